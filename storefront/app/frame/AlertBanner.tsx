import { Form } from 'react-router';
import type { Alert } from '#generated/schemas.ts';
import { useTexts } from '../locale/texts.tsx';
import { Icon } from '#storefront/ui/Icon.tsx';
import button from '#storefront/ui/button.module.css';
import styles from './AlertBanner.module.css';
import { PREFERENCES_PATH } from './preferences.ts';

/** An alert above the header, in French or English. Dismissing it is stored for 40 days (§9). */
export function AlertBanner({ alert }: { alert: Alert }) {
  const { t, language, path } = useTexts();
  const [text, link] = language === 'fr' ? [alert.text_fr, alert.link_fr] : [alert.text_en, alert.link_en];
  return (
    <aside className={styles.banner} aria-label={t('alert.label')}>
      {link ? <a href={link}>{text}</a> : <p>{text}</p>}
      <Form method="post" action={path(PREFERENCES_PATH)} replace preventScrollReset>
        <input type="hidden" name="return_to" value={path('/')} />
        <button name="alert" value={alert.id} className={button.round} aria-label={t('alert.dismiss')}>
          <Icon name="close" size={18} />
        </button>
      </Form>
    </aside>
  );
}
