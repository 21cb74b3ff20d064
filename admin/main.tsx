import '@fontsource-variable/inter/wght.css';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { styleNonce } from './frame/nonce.ts';
import { createWords } from './i18n.ts';

const root = document.getElementById('root');
if (root) {
  const translator = await createWords();
  const styles = createCache({ key: 'css', nonce: styleNonce() });
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={styles}>
        <App translator={translator} />
      </CacheProvider>
    </StrictMode>,
  );
}
