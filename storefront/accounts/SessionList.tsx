import { Form } from 'react-router';
import type { Session } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import styles from './SecurityPage.module.css';

/** A session with the name of its country. */
export interface ListedSession extends Omit<Session, 'country_id'> {
  readonly country: string | null;
}

/** The devices that are signed in, each with a button to sign it out. */
export function SessionList({ sessions }: { readonly sessions: readonly ListedSession[] }) {
  const { t, date } = useTexts();
  return (
    <ul className={styles.sessions}>
      {sessions.map(({ id, browser, system, country, created_at, last_used_at, current }) => {
        const device = [browser, system].filter(Boolean).join(', ') || t('account.unknown_device');
        return (
          <li key={id}>
            <div>
              <p>
                <strong>{device}</strong>
                {current && <span className={styles.current}>{t('account.this_device')}</span>}
              </p>
              <p className={styles.facts}>
                {[
                  country,
                  t('account.signed_in_on', { date: date(created_at) }),
                  last_used_at && t('account.last_used_on', { date: date(last_used_at) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {!current && (
              <Form method="post">
                <input type="hidden" name="intent" value="sessions" />
                <button
                  className={button.quiet}
                  name="session"
                  value={id}
                  aria-label={t('account.end_session_of', { device })}
                >
                  {t('account.end_session')}
                </button>
              </Form>
            )}
          </li>
        );
      })}
    </ul>
  );
}
