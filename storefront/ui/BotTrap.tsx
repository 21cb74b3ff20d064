import { type Ref, useId } from 'react';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './BotTrap.module.css';

/** An input `website` that people do not see. What has it filled in is sent by a robot. */
export function BotTrap({ ref }: { ref?: Ref<HTMLInputElement> }) {
  const { t } = useTexts();
  const id = useId();
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>{t('contact.leave_empty')}</label>
      <input ref={ref} id={id} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
