import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';
import { ROOT } from '../setup/root.mjs';

const LOOKS = 'virtual:looks';

/** Provides the themes of storefront and back office, which the forms must not import. */
function provideThemes(): Plugin {
  const quotePath = (file: string): string => JSON.stringify(join(ROOT, file));
  return {
    name: 'looks',
    resolveId: (id) => (id === LOOKS ? `\0${LOOKS}` : undefined),
    load: (id) =>
      id === `\0${LOOKS}`
        ? `export { theme as shop } from ${quotePath('storefront/app/theme/theme.ts')};
           export { theme as office } from ${quotePath('admin/ui/theme.ts')};`
        : undefined,
  };
}

/** Output folder of a build. */
const BUILT = join(ROOT, 'build/gallery');

/** Creates the Vite configuration that serves and builds the gallery. */
export function createGalleryConfig(port: number): InlineConfig {
  const nonce = randomBytes(16).toString('base64');
  // the policy of the shop's pages
  const policy = [
    "default-src 'none'",
    `script-src 'self'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ');
  return {
    configFile: false,
    root: join(ROOT, 'forms-schema/gallery'),
    cacheDir: join(ROOT, '.cache/vite-gallery'),
    logLevel: 'warn',
    plugins: [provideThemes(), react()],
    server: { host: '127.0.0.1', port, strictPort: true, fs: { allow: [ROOT] } },
    preview: { host: '127.0.0.1', port, strictPort: true, headers: { 'content-security-policy': policy } },
    html: { cspNonce: nonce },
    build: { outDir: BUILT, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 2000 },
  };
}
