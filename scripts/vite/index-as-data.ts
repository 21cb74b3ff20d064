import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Generated modules that hold one table of plain data. */
const TABLES = [
  { module: '/generated/resource-index.ts', name: 'resourceIndex', file: 'resource-index' },
  { module: '/generated/enum-index.ts', name: 'enums', file: 'enum-index' },
] as const;

/**
 * Vite plugin that lets the index of resources and that of enums come as data beside the script, as the words do: a browser
 * reads them faster, and another resource or enum adds nothing to the script but its name. The page asks for them before the
 * script is there. Stops the build when a generated file has another shape.
 */
export function indexAsData(): Plugin {
  return {
    name: 'index-as-data',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      const table = TABLES.find(({ module }) => id.endsWith(module));
      if (!table) return undefined;
      const { name } = table;
      const written = new RegExp(`export const ${name}\\b[^=]*= \\{[\\s\\S]*?\\n\\}( as const)?;`);
      if (!written.test(code)) throw new Error(`${id} no longer exports ${name}.`);
      const { [name]: value } = (await import(pathToFileURL(id).href)) as Record<string, object>;
      const file = this.emitFile({ type: 'asset', name: `${table.file}.json`, source: JSON.stringify(value) });
      const data = `export const ${name} = await (await fetch(import.meta.ROLLUP_FILE_URL_${file})).json();`;
      return code.replace(written, data);
    },
    transformIndexHtml: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((name) => TABLES.some(({ file }) => name.includes(`${file}-`) && name.endsWith('.json')))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'fetch', crossorigin: true, href: `/admin/${name}` },
        })),
  };
}
