import type { AuthenticatorSetup as Setup } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './AuthenticatorSetup.module.css';

/** The QR code and the recovery codes of an authenticator app that is set up. */
export function AuthenticatorSetup({ setup_key, qr, recovery_codes }: Setup) {
  const { t } = useTexts();
  return (
    <div className={styles.setup}>
      <p>{t('account.codes_scan')}</p>
      <img
        className={styles.qr}
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={t('account.codes_qr')}
        width={176}
        height={176}
      />
      <p>
        {t('account.codes_key')} <code className={styles.key}>{setup_key.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <p>{t('account.codes_recovery')}</p>
      <ul className={styles.codes}>
        {recovery_codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>{t('account.codes_first')}</p>
    </div>
  );
}
