import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type Theme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { office, shop } from 'virtual:looks';
import type { Address } from './address.ts';
import { mirrorPlugin } from './mirror-plugin.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
const THEMES = { shop, office };
const CACHES = {
  ltr: createCache({ key: 'css', nonce }),
  rtl: createCache({ key: 'rtl', nonce, stylisPlugins: [mirrorPlugin] }),
};

const SIZED_COMPONENTS = [
  'MuiTextField',
  'MuiFormControl',
  'MuiButton',
  'MuiIconButton',
  'MuiCheckbox',
  'MuiRadio',
  'MuiSwitch',
  'MuiChip',
] as const;

/** Sets the small size on the components of a theme. */
const setSmallSizes = (components: Theme['components'] = {}): Theme['components'] => ({
  ...components,
  ...Object.fromEntries(
    SIZED_COMPONENTS.map((name) => {
      const component = components[name];
      return [name, { ...component, defaultProps: { ...component?.defaultProps, size: 'small' } }];
    }),
  ),
});

/** Disables transitions for users who prefer reduced motion. */
const REDUCED_MOTION = { '@media (prefers-reduced-motion: reduce)': { '*': { transition: 'none !important' } } };

function ColorSchemeSwitch({ scheme }: Pick<Address, 'scheme'>) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(scheme), [scheme, setMode]);
  return null;
}

/** Applies theme, colour scheme, direction, density and text size. */
export function GalleryTheme({ address, children }: { address: Address; children: ReactNode }) {
  const { language, scheme, look, dir, density, text } = address;
  const theme = useMemo(() => {
    const { components, ...base } = THEMES[look];
    return { ...base, direction: dir, components: density === 'compact' ? setSmallSizes(components) : components };
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
        <GlobalStyles styles={REDUCED_MOTION} />
        <ColorSchemeSwitch scheme={scheme} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
