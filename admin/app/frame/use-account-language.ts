import { useGetIdentity, useI18nProvider } from 'react-admin';
import { useEffect } from 'react';
import type { Identity } from '#admin/api/auth-provider.ts';
import { getStoredLanguage } from '../i18n.ts';

/** Switches to the account's language (§4), unless one was selected in this browser. */
export function useAccountLanguage(): void {
  const i18n = useI18nProvider();
  const { identity }: { identity?: Identity } = useGetIdentity();
  const lang = identity?.lang;
  useEffect(() => {
    if (lang && !getStoredLanguage() && i18n.getLocale() !== lang) void i18n.changeLocale(lang);
  }, [i18n, lang]);
}
