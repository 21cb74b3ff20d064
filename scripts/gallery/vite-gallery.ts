import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';
import { ROOT } from '../setup/root.mjs';

const LOOKS = 'virtual:looks';

/** The forms know no room that uses them; for their gallery the themes of those rooms are handed in. */
function looks(): Plugin {
  const of = (file: string): string => JSON.stringify(join(ROOT, file));
  return {
    name: 'looks',
    resolveId: (id) => (id === LOOKS ? `\0${LOOKS}` : undefined),
    load: (id) =>
      id === `\0${LOOKS}`
        ? `export { theme as shop } from ${of('storefront/app/theme/theme.ts')};
           export { theme as office } from ${of('admin/ui/theme.ts')};`
        : undefined,
  };
}

/** Where a build of the gallery is put. */
const BUILT = join(ROOT, 'build/gallery');

/** How Vite serves and builds the gallery. */
export function galleryConfig(port: number): InlineConfig {
  const nonce = randomBytes(16).toString('base64');
  // what the shop's own pages allow, so that nothing in a form can come to need more
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
    plugins: [looks(), react()],
    server: { host: '127.0.0.1', port, strictPort: true, fs: { allow: [ROOT] } },
    preview: { host: '127.0.0.1', port, strictPort: true, headers: { 'content-security-policy': policy } },
    html: { cspNonce: nonce },
    build: { outDir: BUILT, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 2000 },
  };
}
