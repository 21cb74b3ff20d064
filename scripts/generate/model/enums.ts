import type { Diagnostics } from '../diagnostics.ts';
import { isObject, asObject, getOwn, asText, asTexts } from './json.ts';
import type { JsonObject } from './json.ts';
import { joinPointer } from './pointer.ts';
import type { Schema } from './schema.ts';

export interface EnumModel {
  name: string;
  values: readonly (string | number)[];
  /** Values may be added at run time (`x-open`). */
  open: boolean;
  /** Names for numbers, from x-enum-varnames. */
  names?: Readonly<Record<string, string>>;
  /** Source of labels other than translations: `intl-region`, `intl-currency`, `intl-language`. */
  labels?: string;
  colors?: Readonly<Record<string, string>>;
  /** Allowed next values by value. */
  transitions?: Readonly<Record<string, readonly string[]>>;
  data?: Readonly<Record<string, JsonObject>>;
}

/** Reads the named schemas that are enums of strings or numbers. */
export function readEnums(schemas: ReadonlyMap<string, Schema>, diagnostics: Diagnostics): Map<string, EnumModel> {
  const enums = new Map<string, EnumModel>();
  for (const [name, schema] of schemas) {
    if (isEnum(schema)) enums.set(name, readEnum(name, schema, diagnostics));
  }
  return enums;
}

export function isEnum({ ref, values, constant }: Schema): boolean {
  if (ref !== undefined || !values || values.length === 0 || constant) return false;
  return values.every((value) => typeof value === 'string' || typeof value === 'number');
}

function readEnum(name: string, schema: Schema, diagnostics: Diagnostics): EnumModel {
  const { words, pointer } = schema;
  const values = (schema.values ?? []).filter((value) => typeof value === 'string' || typeof value === 'number');
  const knownValues = new Set(values.map(String));
  const checkValue = (word: string, value: string): void => {
    if (!knownValues.has(value))
      diagnostics.error('unknown-value', joinPointer(pointer, word, value), `${name} has no value ${value}.`);
  };
  const model: EnumModel = { name, values, open: words['x-open'] === true };
  const varnames = asTexts(words['x-enum-varnames']);
  if (varnames.length === values.length && typeof values[0] === 'number') {
    model.names = Object.fromEntries(values.map((value, index) => [String(value), varnames[index] ?? '']));
  }
  const labels = asText(words['x-labels']);
  if (labels !== undefined) model.labels = labels;
  if (isObject(words['x-colors'])) {
    const colors = Object.entries(words['x-colors']).map(([value, color]) => [value, asText(color) ?? ''] as const);
    for (const [value] of colors) checkValue('x-colors', value);
    model.colors = Object.fromEntries(colors);
  }
  if (isObject(words['x-transitions'])) {
    const table = words['x-transitions'];
    for (const [from, nextValues] of Object.entries(table))
      for (const value of [from, ...asTexts(nextValues)]) checkValue('x-transitions', value);
    model.transitions = Object.fromEntries(
      values.map((value) => [String(value), asTexts(getOwn(table, String(value)))]),
    );
  }
  if (isObject(words['x-data'])) {
    const data = Object.entries(words['x-data']).map(([value, facts]) => [value, asObject(facts)] as const);
    for (const [value] of data) checkValue('x-data', value);
    model.data = Object.fromEntries(data);
  }
  return model;
}
