import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressFiles } from '../scripts/vite/compress-files.ts';
import { tablesAsJson } from '../scripts/vite/tables-as-json.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Pure functions, whose unused calls are removed. */
const PURE = ['styled', 'forwardRef', 'memo', 'createContext', 'createSvgIcon', 'createSelector', 'fastMemo'];

/** Entry chunks of lists and records, which are preloaded. */
const VIEW = /\/Resource(List|Show|Edit|Create)-/;

/** The back office is a single-page app under /admin; build it with `vite build -c admin/vite.config.ts`. */
export default defineConfig({
  root: here('.'),
  base: '/admin/',
  cacheDir: here('../node_modules/.vite-admin'),
  // a third of the size, and already a dependency of the charts
  resolve: { alias: [{ find: /^lodash\/(\w+)\.js$/, replacement: 'es-toolkit/compat/$1' }] },
  plugins: [react(), tablesAsJson(), compressFiles()],
  build: {
    outDir: here('../build/admin'),
    emptyOutDir: true,
    target: 'es2023',
    // e2e/page-weight.spec.ts checks the sizes
    chunkSizeWarningLimit: 2000,
    // the names of the scripts of all screens and dialogs would be a fiftieth of what the first page loads
    modulePreload: {
      resolveDependencies: (file, dependencies) => (VIEW.test(file) ? dependencies : []),
    },
    rolldownOptions: {
      treeshake: {
        manualPureFunctions: [...PURE, ...PURE.map((name) => `React.${name}`)],
        propertyReadSideEffects: false,
        unknownGlobalSideEffects: false,
      },
      output: {
        // Code shared by screens is one file for each of these, which compresses better than a hundred small ones. A higher
        // `minShareCount` makes the list larger and the sign-in smaller.
        codeSplitting: {
          groups: [
            { name: 'frame', tags: ['$initial'], priority: 2 },
            {
              name: 'mui',
              test: /\/node_modules\/@mui\/(material|utils|icons-material)\//,
              minShareCount: 5,
              priority: 1,
            },
            { name: 'fields', test: /\/generated\/(enums|fields)\//, minShareCount: 8, priority: 1 },
            { name: 'list', test: /\/admin\/resource\/(list|filters|views|actions)\//, minShareCount: 4 },
          ],
        },
      },
    },
  },
});
