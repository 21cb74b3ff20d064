import { Form } from 'react-router';
import type { SocialProvider } from '#generated/enums/SocialProvider.ts';
import type { UserIdentity } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import styles from './SecurityPage.module.css';

interface IdentitySectionProps {
  readonly identities: readonly UserIdentity[];
  /** services that can be connected */
  readonly connectable: readonly SocialProvider[];
  /** whether the last form of the page has disconnected one */
  readonly isRemoved: boolean;
}

/** The services that sign in to the account, and those that can be connected. Works without JavaScript up to the service. */
export function IdentitySection({ identities, connectable, isRemoved }: IdentitySectionProps) {
  const { t, path, date } = useTexts();
  if (identities.length === 0 && connectable.length === 0 && !isRemoved) return null;
  const getName = (provider: SocialProvider) => t(`enums.SocialProvider.${provider}`);
  const query = new URLSearchParams({ redirect: path('/my-account/security'), connect: '1' });
  return (
    <section className={styles.section}>
      <h2 id="identities">{t('account.identities')}</h2>
      <p>{t('account.identities_hint')}</p>
      {isRemoved && <Notice kind="success" title={t('account.identity_removed')} />}
      <ul className={styles.sessions} aria-labelledby="identities">
        {identities.map(({ provider, created_at }) => (
          <li key={provider}>
            <div>
              <p className={styles.name}>
                <strong>{getName(provider)}</strong>
              </p>
              <p className={styles.facts}>{t('account.identity_on', { date: date(created_at) })}</p>
            </div>
            <Form method="post">
              <input type="hidden" name="provider" value={provider} />
              <button
                className={button.quiet}
                name="intent"
                value="identity_remove"
                aria-label={t('account.identity_remove_of', { provider: getName(provider) })}
              >
                {t('account.identity_remove')}
              </button>
            </Form>
          </li>
        ))}
        {connectable.map((provider) => (
          <li key={provider}>
            <p className={styles.name}>
              <strong>{getName(provider)}</strong>
            </p>
            <a
              className={button.quiet}
              href={`/sign/${provider}?${query}`}
              aria-label={t('account.identity_connect_of', { provider: getName(provider) })}
            >
              {t('account.identity_connect')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
