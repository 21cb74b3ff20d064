import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type Theme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { office, shop } from 'virtual:looks';
import type { Address } from './address.ts';
import { mirrored } from './mirrored.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
const LOOKS = { shop, office };
const CACHES = {
  ltr: createCache({ key: 'css', nonce }),
  rtl: createCache({ key: 'rtl', nonce, stylisPlugins: [mirrored] }),
};

const SIZED = [
  'MuiTextField',
  'MuiFormControl',
  'MuiButton',
  'MuiIconButton',
  'MuiCheckbox',
  'MuiRadio',
  'MuiSwitch',
  'MuiChip',
] as const;

/** A theme's own components, small. */
const compact = (components: Theme['components'] = {}): Theme['components'] => ({
  ...components,
  ...Object.fromEntries(
    SIZED.map((name) => {
      const own = components[name];
      return [name, { ...own, defaultProps: { ...own?.defaultProps, size: 'small' } }];
    }),
  ),
});

/** Whoever wants nothing to move sees other colours at once. */
const CALM = { '@media (prefers-reduced-motion: reduce)': { '*': { transition: 'none !important' } } };

function Scheme({ scheme }: Pick<Address, 'scheme'>) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(scheme), [scheme, setMode]);
  return null;
}

/** How everything inside looks: theme, colours, direction, density and size of the text. */
export function Look({ address, children }: { address: Address; children: ReactNode }) {
  const { language, scheme, look, dir, density, text } = address;
  const theme = useMemo(() => {
    const { components, ...base } = LOOKS[look];
    return { ...base, direction: dir, components: density === 'compact' ? compact(components) : components };
  }, [look, dir, density]);
  useLayoutEffect(() => {
    const { documentElement: page } = document;
    page.lang = language;
    page.dir = dir;
    page.style.fontSize = text === '100' ? '' : `${text}%`;
  }, [language, dir, text]);
  return (
    <CacheProvider key={dir} value={CACHES[dir]}>
      <ThemeProvider theme={theme} defaultMode={scheme} storageManager={null} noSsr>
        <CssBaseline enableColorScheme />
        <GlobalStyles styles={CALM} />
        <Scheme scheme={scheme} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
