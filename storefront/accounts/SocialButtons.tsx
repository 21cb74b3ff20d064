import { useEffect, useState } from 'react';
import { SocialProvider } from '#generated/enums/SocialProvider.ts';
import type { SignInProviders } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import { hasPasskeySupport } from './passkey.ts';
import { type Credential, PasskeyButton } from './PasskeyButton.tsx';
import styles from './SignForms.module.css';

interface SocialButtonsProps {
  readonly redirect: string;
  /** without it there is no button for passkeys */
  readonly onPasskey?: ((credential: Credential) => void) | undefined;
}

/** The ways to sign in without a password: passkeys and the configured providers. They need a script. */
export function SocialButtons({ redirect, onPasskey }: SocialButtonsProps) {
  const { t } = useTexts();
  const [providers, setProviders] = useState<Partial<SignInProviders>>({});
  useEffect(() => {
    const controller = new AbortController();
    fetch('/api/auth/providers', { signal: controller.signal })
      .then(async (response) => {
        if (response.ok) setProviders((await response.json()) as SignInProviders);
      })
      // without an answer there are no buttons
      .catch(() => undefined);
    return () => controller.abort();
  }, []);
  const { passkeys } = providers;
  const services = SocialProvider.values.filter((provider) => providers[provider]);
  const hasPasskeys = onPasskey && passkeys && passkeys === location.origin && hasPasskeySupport();
  if (services.length === 0 && !hasPasskeys) return null;
  return (
    <div className={styles.social}>
      <p>{t('sign.or')}</p>
      {hasPasskeys && <PasskeyButton onSigned={onPasskey} />}
      {services.map((provider) => (
        <a key={provider} className={button.secondary} href={`/sign/${provider}?${new URLSearchParams({ redirect })}`}>
          {t('sign.with', { provider: t(`enums.SocialProvider.${provider}`) })}
        </a>
      ))}
    </div>
  );
}
