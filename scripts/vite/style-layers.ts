import type { Plugin } from 'vite';

/** Cascade layers by the stylesheets that belong to them, weakest first. Other stylesheets are stronger than all layers. */
const LAYERS = { base: /\/storefront\/app\/theme\/global\.css$/, ui: /\/storefront\/ui\/[^?]*\.css$/ };
const ORDER = `@layer ${Object.keys(LAYERS).join(',')};`;

/**
 * Vite plugin that puts the styles of the document and of shared components in cascade layers, so that a page overrides
 * them whatever the order of the stylesheets: a lazily loaded chunk adds those that it shares with the page once more, at
 * the end of the head.
 */
export function styleLayers(): Plugin {
  return {
    name: 'style-layers',
    enforce: 'pre',
    transform: {
      filter: { id: Object.values(LAYERS) },
      handler(code, id) {
        const layer = Object.entries(LAYERS).find(([, files]) => files.test(id))?.[0];
        return layer && { code: `${ORDER}@layer ${layer}{${code}}`, map: null };
      },
    },
  };
}
