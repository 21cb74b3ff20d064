import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { tablesAsJson } from '../scripts/vite/tables-as-json.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Calls without side effects: their unused results are left out. */
const PURE = ['styled', 'forwardRef', 'memo', 'createContext', 'createSvgIcon', 'createSelector', 'fastMemo'];

/** What lists and records are made of, which is named beforehand; what a single screen adds, by that screen's own file. */
const VIEW = /\/Resource(List|Show|Edit|Create)-/;

/** The back office is a plain single-page app under /admin; built with `vite build -c admin/vite.config.ts`. */
export default defineConfig({
  root: here('.'),
  base: '/admin/',
  cacheDir: here('../node_modules/.vite-admin'),
  // the same functions at a third of the size; the charts bring them anyway
  resolve: { alias: [{ find: /^lodash\/(\w+)\.js$/, replacement: 'es-toolkit/compat/$1' }] },
  plugins: [react(), tablesAsJson()],
  build: {
    outDir: here('../build/admin'),
    emptyOutDir: true,
    target: 'es2023',
    // the size of every page is checked by e2e/page-weight.spec.ts, not by a warning
    chunkSizeWarningLimit: 2000,
    // of every screen, the names would be a fiftieth of what the first page loads
    modulePreload: {
      resolveDependencies: (file, dependencies, { hostId }) =>
        hostId.includes('/frame-') && !VIEW.test(file) ? [] : dependencies,
    },
    rolldownOptions: {
      treeshake: {
        manualPureFunctions: [...PURE, ...PURE.map((name) => `React.${name}`)],
        propertyReadSideEffects: false,
        unknownGlobalSideEffects: false,
      },
      output: {
        // What several screens share is one file for each of these, which compresses better than a hundred small ones. A higher
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
