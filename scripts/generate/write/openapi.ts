import type { Json, JsonObject } from '../model/json.ts';
import { byText, isObject, objectAt } from '../model/json.ts';
import type { Model } from '../model/model.ts';
import type { OutputFile } from './file.ts';

/** openapi.json: the whole description in one file; components sorted by name, all else as written. */
export function writeOpenApi({ document }: Model): OutputFile {
  const { 'x-schemas': _folder, ...rest } = document;
  const components = Object.entries(objectAt(rest.components)).map(
    ([section, entries]) => [section, sorted(entries)] as const,
  );
  const whole: JsonObject = { ...rest, components: Object.fromEntries(components) };
  return { path: 'openapi.json', text: `${JSON.stringify(whole)}\n` };
}

function sorted(entries: Json | undefined): Json | undefined {
  return isObject(entries) ? Object.fromEntries(Object.entries(entries).sort(([a], [b]) => byText(a, b))) : entries;
}
