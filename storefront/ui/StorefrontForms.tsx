import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import { useMemo, useState, type ReactNode } from 'react';
import { FormsProvider, type FormsContextValue } from '#forms-schema/context.tsx';
import { shopValidators } from '#forms-schema/shop-validators.ts';
import type { UploadTransport } from '#forms-schema/upload/transport.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { theme } from '#storefront/app/theme/theme.ts';
import { useNonce } from '#storefront/app/visit/nonce.ts';

const KEY = 'mui';

/** Created at module load, so that the server's styles are adopted before hydration. */
const browserCache =
  typeof document === 'undefined'
    ? undefined
    : createCache({ key: KEY, nonce: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce });

interface StorefrontFormsProps {
  /** transport of uploads; without it files are posted with the form */
  readonly transport?: UploadTransport;
  readonly children: ReactNode;
}

/**
 * Provides the form engine in the visitor's language and MUI's styles with the page's nonce. The theme's variables
 * are in the stylesheet already, so the plain theme provider is enough.
 */
export function StorefrontForms({ transport, children }: StorefrontFormsProps) {
  const { t, locale } = useTexts();
  const nonce = useNonce();
  const [cache] = useState(() => browserCache ?? createCache({ key: KEY, ...(nonce && { nonce }) }));
  const forms = useMemo<FormsContextValue>(
    () => ({
      t: (key, { defaultValue, ...values } = {}) =>
        t.maybe(key, toMessageValues(values)) ?? String(defaultValue ?? key),
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

/** Converts values to message placeholders. */
function toMessageValues(values: Readonly<Record<string, unknown>>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]),
  );
}
