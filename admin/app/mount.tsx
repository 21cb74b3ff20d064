import '@fontsource-variable/inter/wght.css';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { printLightScheme } from '#admin/ui/print-light-scheme.ts';
import { readStyleNonce } from '#admin/ui/nonce.ts';

/** Renders an app into `#root`. */
export function mount(app: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element "root".');
  printLightScheme();
  const styles = createCache({ key: 'css', nonce: readStyleNonce() });
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={styles}>{app}</CacheProvider>
    </StrictMode>,
  );
}
