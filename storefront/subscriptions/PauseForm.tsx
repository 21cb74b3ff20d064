import { Form, useNavigation } from 'react-router';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import field from '#storefront/ui/Field.module.css';
import styles from './BoxPage.module.css';
import type { NamedMonth } from './boxes.server.ts';

/** Pauses a box until a month, or without end. */
export function PauseForm({ id, pauses }: { readonly id: number; readonly pauses: readonly NamedMonth[] }) {
  const { t } = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <details className={styles.change}>
      <summary>{t('my_box.pause')}</summary>
      <Form method="post" preventScrollReset className={styles.form}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="intent" value="pause" />
        <label className={field.field}>
          <span>{t('my_box.until')}</span>
          <select className={field.input} name="until">
            {pauses.map(({ month, name }) => (
              <option key={month} value={month}>
                {name}
              </option>
            ))}
            <option value="">{t('my_box.until_resumed')}</option>
          </select>
        </label>
        <button className={button.secondary} disabled={isBusy}>
          {t('my_box.pause_now')}
        </button>
      </Form>
    </details>
  );
}
