import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import { useMemo, useState, type ReactNode } from 'react';
import { FormsProvider, type Forms } from '#forms-schema/context.tsx';
import { shopValidators } from '#forms-schema/shop-validators.ts';
import type { UploadTransport } from '#forms-schema/upload/transport.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { theme } from '#storefront/app/theme/theme.ts';
import { useNonce } from '#storefront/app/visit/nonce.ts';

const KEY = 'mui';

/** Made as soon as this file is loaded, which takes the styles over that came with the page before React looks at them. */
const browserCache =
  typeof document === 'undefined'
    ? undefined
    : createCache({ key: KEY, nonce: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce });

interface FormsFrameProps {
  /** where chosen files are sent; without it they go with the form */
  readonly transport?: UploadTransport;
  readonly children: ReactNode;
}

/**
 * Stands around everything made of MUI: the form engine in the visitor's language, and MUI's styles, which come with the
 * page and carry its nonce. The theme's variables are in the page's stylesheet already, so the plain theme provider does.
 */
export function FormsFrame({ transport, children }: FormsFrameProps) {
  const { t, locale } = useTexts();
  const nonce = useNonce();
  const [cache] = useState(() => browserCache ?? createCache({ key: KEY, ...(nonce && { nonce }) }));
  const forms = useMemo<Forms>(
    () => ({
      t: (key, { defaultValue, ...values } = {}) => t.maybe(key, wordsOf(values)) ?? String(defaultValue ?? key),
      locale,
      transport,
      rules: { validators: shopValidators },
    }),
    [t, locale, transport],
  );
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <FormsProvider value={forms}>{children}</FormsProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}

/** What can stand in a text. */
function wordsOf(values: Readonly<Record<string, unknown>>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]),
  );
}
