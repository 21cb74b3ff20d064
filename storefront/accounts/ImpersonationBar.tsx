import { Form } from 'react-router';
import { SHOP_TIME_ZONE } from '#domain/dates.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './ImpersonationBar.module.css';

interface Props {
  /** the customer's name */
  readonly name: string;
  /** Unix seconds */
  readonly until: number;
}

/** Shows on every page that a staff member views the shop as a customer, with a button that ends the session. */
export function ImpersonationBar({ name, until }: Props) {
  const { t, path, locale } = useTexts();
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: SHOP_TIME_ZONE }).format(until * 1000);
  return (
    <aside className={styles.bar} aria-label={t('impersonation.label')}>
      <p>
        <strong>{t('impersonation.as', { name })}</strong> {t('impersonation.read_only', { time })}
      </p>
      <Form method="post" action={path('/logout')} reloadDocument>
        <button>{t('impersonation.end')}</button>
      </Form>
    </aside>
  );
}
