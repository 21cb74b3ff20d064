import { useEffect, useState } from 'react';
import type { SignInProviders } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import styles from './SignForms.module.css';

/** Buttons of the configured providers. Google's page returns to a script, so the buttons need one too. */
export function SocialButtons({ redirect }: { readonly redirect: string }) {
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
  if (!providers.google) return null;
  return (
    <div className={styles.social}>
      <p>{t('sign.or')}</p>
      <a className={button.secondary} href={`/sign/google?${new URLSearchParams({ redirect })}`}>
        {t('sign.with', { provider: 'Google' })}
      </a>
    </div>
  );
}
