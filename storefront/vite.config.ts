/**
 * Build:  npx react-router build storefront      (writes build/storefront/client and build/storefront/server/index.js)
 * Dev:    createServer({ configFile: 'storefront/vite.config.ts', server: { middlewareMode: true }, appType: 'custom' })
 *         and `ssrLoadModule('/server.ts')`, which exports the same `handle` as the built server bundle.
 */
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Rolldown } from 'vite';
import { createClassNames } from '../scripts/vite/class-names.ts';
import { compressFiles } from '../scripts/vite/compress-files.ts';
import { styleLayers } from '../scripts/vite/style-layers.ts';
import { trimShopWords } from '../scripts/vite/shop-words.ts';
import { themeStylesheet } from './app/theme/theme-stylesheet.ts';

/** The module graph while chunks are formed. */
type ChunkGraph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Modules that load together, by the modules that load them. */
const PARTS = {
  // what all pages load: the root, and what the cart shares with the grid
  frame:
    /\/storefront\/(?:app\/root\.tsx|app\/meta\/page-meta\.ts|ui\/(?:Cover\.tsx|Disc\.tsx|Field\.module\.css|Notice\.module\.css))|\/domain\/catalogue\/project-links\.ts/,
  grid: /\/storefront\/ui\/Grid\.tsx/,
  list: /\/storefront\/catalogue\/ListPage\.tsx/,
  engine: /\/storefront\/ui\/StorefrontForms\.tsx|\/forms-schema\/(?:SchemaForm|SubmitButton)\.tsx/,
};

/** Modules that most pages load, with a form or without. */
const SHARED =
  /\/storefront\/(?:cart\/skip-cart-forms|ui\/(?:page-icons|Notice)|app\/api\/(?:catch-failures|describe-problem))\.tsx?$/;

/** Makes a chunk group of the modules of this repository that the part's entries import statically. */
function createPartGroup(name: keyof typeof PARTS, priority: number) {
  // modules by whether an entry loads them; undecided ones, which import each other, count as not loaded
  const decided = new Map<string, boolean>();
  const isLoaded = (id: string, graph: ChunkGraph): boolean => {
    // generated modules are split by what is used of them
    if (id.includes('/node_modules/') || id.includes('/generated/')) return false;
    if (PARTS[name].test(id)) return true;
    const known = decided.get(id);
    if (known !== undefined) return known;
    decided.set(id, false);
    const loaded = graph.getModuleInfo(id)?.importers.some((importer) => isLoaded(importer, graph)) ?? false;
    decided.set(id, loaded);
    return loaded;
  };
  return {
    name: (id: string, graph: ChunkGraph) => (isLoaded(id, graph) ? name : null),
    debugName: name,
    priority,
  };
}

const REACT_ROUTER = fileURLToPath(new URL('../node_modules/react-router/dist/production', import.meta.url));

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  // the admin's Vite has its own cache folder
  cacheDir: '../.cache/vite-storefront',
  // the production build, which React Router's exports do not select
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: `${REACT_ROUTER}/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${REACT_ROUTER}/dom-export.mjs` },
    ],
  },
  css: { modules: { generateScopedName: createClassNames() } },
  // discovered after the first page is served, which would reload it
  optimizeDeps: { include: ['isbot', 'mmdb-lib', 'openapi-fetch'] },
  // /assets is used by media (flags)
  build: { assetsDir: 'static', assetsInlineLimit: 0, emptyOutDir: true },
  environments: {
    client: {
      build: {
        target: 'es2023',
        // a chunk does not list the scripts of the parts it may load, which are found by importing them
        modulePreload: { resolveDependencies: () => [] },
        rollupOptions: {
          treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
          output: {
            entryFileNames: 'static/[name]-[hash].js',
            chunkFileNames: 'static/[name]-[hash].js',
            // one file per group compresses better than dozens of small ones; only pages with a form load MUI
            codeSplitting: {
              groups: [
                { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 5 },
                {
                  name: 'forms',
                  test: /\/node_modules\/(@mui|@emotion|react-hook-form)\//,
                  minShareCount: 9,
                  priority: 4,
                },
                // only pages that take cards load Stripe's form, with a package that MUI lists too
                { name: 'stripe', test: /\/node_modules\/(@stripe|prop-types)\//, priority: 5 },
                { name: 'account-routes', test: /\/domain\/account-routes\.ts/, priority: 4 },
                createPartGroup('frame', 3),
                createPartGroup('grid', 2),
                // named, because what most pages share by count is what forms share
                { name: 'shared', test: SHARED, priority: 1 },
                createPartGroup('list', 0),
                createPartGroup('engine', 0),
                // cart, drawer and payment share most of these
                { name: 'cart', test: /\/(storefront\/cart|domain\/cart)\//, minShareCount: 2 },
                // the pages that take cards share most of these
                {
                  name: 'payments',
                  test: /\/storefront\/payments\/[^/]+\.tsx?$|\/generated\/fields\/Card\.ts/,
                  minShareCount: 2,
                },
                {
                  name: 'countries',
                  test: /\/domain\/countries\.ts|\/generated\/enums\/(choices\/)?Country\.ts/,
                  priority: 1,
                },
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
  plugins: [themeStylesheet(), styleLayers(), trimShopWords(), reactRouter(), compressFiles()],
}));
