import type { Plugin } from 'vite';

const HELPER = /vite\/preload-helper\.js$/;
const KNOWN = 'preloadedHrefs.styles.add(link.href)';

/**
 * Vite plugin that keeps a lazily loaded chunk from adding the stylesheet `name` a second time. React Router ends its
 * address with `#`, so that Vite does not find it; added again at the end of the head, it overrides the styles of pages.
 * Only for a stylesheet of the root route, which is never removed.
 */
export function keepStylesheetOrder(name: string): Plugin {
  return {
    name: 'keep-stylesheet-order',
    apply: 'build',
    transform: {
      filter: { id: HELPER },
      handler(code) {
        if (!code.includes(KNOWN)) throw new Error('The preload helper of Vite has changed.');
        const href = `link.href.replace(/(\\/${name}-[^/]*)#$/, '$1')`;
        return { code: code.replace(KNOWN, () => `preloadedHrefs.styles.add(${href})`), map: null };
      },
    },
  };
}
