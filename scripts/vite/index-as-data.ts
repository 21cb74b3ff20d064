import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const MODULE = '/generated/resource-index.ts';
const BEGINS = 'export const resourceIndex = {';
const ENDS = '\n} as const;';

/**
 * Vite plugin that lets the index of resources come as data beside the script, as the words do: a browser reads it faster,
 * and another resource adds nothing to the script but its name. The page asks for it before the script is there. Stops the
 * build when the generated file has another shape.
 */
export function indexAsData(): Plugin {
  return {
    name: 'index-as-data',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!id.endsWith(MODULE)) return undefined;
      const [begin, end] = [code.indexOf(BEGINS), code.indexOf(ENDS)];
      if (begin < 0 || end < begin) throw new Error(`${id} has no resourceIndex any more`);
      const { resourceIndex } = (await import(pathToFileURL(id).href)) as { resourceIndex: object };
      const file = this.emitFile({ type: 'asset', name: 'resource-index.json', source: JSON.stringify(resourceIndex) });
      const data = `export const resourceIndex = await (await fetch(import.meta.ROLLUP_FILE_URL_${file})).json();`;
      return code.slice(0, begin) + data + code.slice(end + ENDS.length);
    },
    transformIndexHtml: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((name) => name.includes('resource-index'))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'fetch', crossorigin: true, href: `/admin/${name}` },
        })),
  };
}
