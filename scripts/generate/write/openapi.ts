import type { Json, JsonObject } from '../model/json.ts';
import { compareText, isObject, asObject } from '../model/json.ts';
import type { Model } from '../model/model.ts';
import type { OutputFile } from './file.ts';

/** openapi.json: the bundled description with components sorted by name. */
export function writeOpenApi({ document }: Model): OutputFile {
  const { 'x-schemas': _folder, ...rest } = document;
  const components = Object.entries(asObject(rest.components)).map(
    ([section, entries]) => [section, sortKeys(entries)] as const,
  );
  const sortedDocument: JsonObject = { ...rest, components: Object.fromEntries(components) };
  return { path: 'openapi.json', text: `${JSON.stringify(sortedDocument)}\n` };
}

function sortKeys(entries: Json | undefined): Json | undefined {
  return isObject(entries)
    ? Object.fromEntries(Object.entries(entries).sort(([a], [b]) => compareText(a, b)))
    : entries;
}
