/**
 * Build:  npx react-router build storefront      (writes build/storefront/client and build/storefront/server/index.js)
 * Dev:    createServer({ configFile: 'storefront/vite.config.ts', server: { middlewareMode: true }, appType: 'custom' })
 *         and `ssrLoadModule('/server.ts')`, which exports the same `handle` as the built server bundle.
 */
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Rolldown } from 'vite';
import { keepStylesheetOrder } from '../scripts/vite/keep-stylesheet-order.ts';
import { trimShopWords } from '../scripts/vite/shop-words.ts';
import { themeStylesheet } from './app/theme/theme-stylesheet.ts';

/** The module graph while chunks are formed. */
type ChunkGraph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** The entries whose static imports nearly all pages load: the root, the grid of records, and what pages may override. */
const LOADED_BY_ALL_PAGES = /\/storefront\/(?:app\/root|ui\/(?:Grid|Field\.module|Notice\.module))\.(?:tsx|css)/;

/** Modules by whether all pages load them; undecided ones, which import each other, count as not loaded. */
const decided = new Map<string, boolean>();

/** Whether nearly all pages load a module of this repository. */
function isLoadedByAllPages(id: string, graph: ChunkGraph): boolean {
  // generated modules are split by what is used of them
  if (id.includes('/node_modules/') || id.includes('/generated/')) return false;
  if (LOADED_BY_ALL_PAGES.test(id)) return true;
  const known = decided.get(id);
  if (known !== undefined) return known;
  decided.set(id, false);
  const isLoaded = graph.getModuleInfo(id)?.importers.some((importer) => isLoadedByAllPages(importer, graph)) ?? false;
  decided.set(id, isLoaded);
  return isLoaded;
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  // the admin's Vite has its own cache folder
  cacheDir: '../.cache/vite-storefront',
  // discovered after the first page is served, which would reload it
  optimizeDeps: { include: ['isbot', 'mmdb-lib', 'openapi-fetch'] },
  // /assets is used by media (flags)
  build: { assetsDir: 'static', assetsInlineLimit: 0, emptyOutDir: true },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            entryFileNames: 'static/[name]-[hash].js',
            chunkFileNames: 'static/[name]-[hash].js',
            // one file per group compresses better than dozens of small ones; only pages with a form load MUI
            codeSplitting: {
              groups: [
                { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 3 },
                {
                  name: 'forms',
                  test: /\/node_modules\/(@mui|@emotion|react-hook-form)\//,
                  minShareCount: 9,
                  priority: 2,
                },
                {
                  name: (id, graph) => (isLoadedByAllPages(id, graph) ? 'frame' : null),
                  debugName: 'frame',
                  priority: 1,
                },
                // more pages share the parts of a list than need them
                { name: 'shared', test: /\/(storefront|domain)\//, minShareCount: 14 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: 'server.ts' } },
      // React is bundled, so that its production build is used regardless of the server's NODE_ENV
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        resolve: { noExternal: true },
      }),
    },
  },
  plugins: [themeStylesheet(), trimShopWords(), keepStylesheetOrder('frame'), reactRouter()],
}));
