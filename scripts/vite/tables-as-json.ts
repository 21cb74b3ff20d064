import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Generated modules that export plain data and nothing else. */
const TABLES = ['resource-table', 'enum-index', 'operation-roles'] as const;

const findTable = (id: string) => TABLES.find((table) => id.endsWith(`/generated/${table}.ts`));

/**
 * Vite plugin that emits the values of generated tables as JSON files, which the built page preloads and its modules fetch.
 * JSON is read faster than the same data as a script, and the script does not grow with each resource, enum or operation.
 */
export function tablesAsJson(): Plugin {
  return {
    name: 'tables-as-json',
    apply: 'build',
    async load(id) {
      const table = findTable(id);
      if (!table) return undefined;
      const values = Object.entries((await import(pathToFileURL(id).href)) as Record<string, unknown>);
      return values
        .map(([name, value]) => {
          const file = this.emitFile({ type: 'asset', name: `${table}.json`, source: JSON.stringify(value) });
          return `export const ${name} = await (await fetch(import.meta.ROLLUP_FILE_URL_${file})).json();`;
        })
        .join('\n');
    },
    transformIndexHtml: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => file.endsWith('.json') && TABLES.some((table) => basename(file).startsWith(`${table}-`)))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'fetch', crossorigin: true, href: `/admin/${file}` },
        })),
  };
}
