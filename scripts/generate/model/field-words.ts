import type { FieldDefinition } from '../field-definitions.ts';
import type { Diagnostics } from '../diagnostics.ts';
import { isScalar, asList, asObject, getOwn, asText, asTexts } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import { joinPointer } from './pointer.ts';
import type { Schema } from './schema.ts';

/** Properties of a field that follow from keywords alone, without members and enum. */
type Words = Partial<Omit<FieldDefinition, 'items' | 'each' | 'content' | 'data'>>;

/** Words of `x-field` with their property of a field definition. */
const FIELD_WORDS: Readonly<Record<string, (value: Json | undefined) => Words>> = {
  label: (value) => dropUndefined({ label: asText(value) }),
  help: (value) => dropUndefined({ help: asText(value) }),
  widget: () => ({}), // decides the type
  group: (value) => dropUndefined({ group: asText(value) }),
  order: (value) => (typeof value === 'number' ? { order: value } : {}),
  inline: (value) => readFlag('inline', value),
  right: (value) => readFlag('right', value),
  align: (value) => (value === 'left' || value === 'center' || value === 'right' ? { align: value } : {}),
  preview: (value) => dropUndefined({ preview: asText(value) }),
  button: (value) => dropUndefined({ button: asText(value) }),
  rules: (value) => dropUndefined({ validations: asTexts(value) }),
  validate: (value) => dropUndefined({ validate: asText(value) }),
  showIf: (value) => dropUndefined({ showIf: readCondition(asObject(value)) }),
  requiredIf: (value) => dropUndefined({ requiredIf: readCondition(asObject(value)) }),
  compute: (value) => dropUndefined({ compute: asText(value) }),
  inherit: (value) => dropUndefined({ inherit: asText(value) }),
  currency: (value) => dropUndefined({ currency: asText(value) }),
  sortable: (value) => readFlag('sortable', value),
  distinct: (value) => readFlag('distinct', value),
  editInList: (value) => readFlag('editInList', value),
  hidden: (value) => ({ hidden: asTexts(value).filter(isPlace) }),
  roles: (value) => ({ roles: asTexts(value) }),
  multiple: (value) => readFlag('multiple', value),
  withName: (value) => readFlag('withName', value),
  withMime: (value) => readFlag('withMime', value),
  imagePreview: (value) => readFlag('imagePreview', value),
  upload: (value) => readUpload(asObject(value)),
  setting: (value) => dropUndefined({ setting: asText(value) }),
  decimals: (value) => (typeof value === 'number' ? { decimals: value } : {}),
  value: (value) => (isScalar(value) ? { value } : {}),
};

/** Limits of JSON Schema with their property of a field definition. */
const LIMITS = {
  minimum: 'min',
  maximum: 'max',
  exclusiveMinimum: 'exclusiveMin',
  exclusiveMaximum: 'exclusiveMax',
  multipleOf: 'step',
  minLength: 'minLength',
  maxLength: 'maxLength',
  minItems: 'minItems',
  maxItems: 'maxItems',
} as const;

/** Reads the keywords of a property, except its type and members. */
export function readFieldWords(name: string, { words, pointer, types }: Schema, diagnostics: Diagnostics): Words {
  const field: Words = {};
  const fieldWords = asObject(words['x-field']);
  for (const [word, value] of Object.entries(fieldWords)) {
    const readWord = getOwn(FIELD_WORDS, word);
    if (readWord) Object.assign(field, readWord(value));
    else
      diagnostics.error(
        'unknown-word',
        joinPointer(pointer, 'x-field', word),
        `x-field has no word ${word} (property ${name}).`,
      );
  }
  const isWritten = words.readOnly !== true && !types.includes('array') && !types.includes('object');
  if (field.editInList && !isWritten)
    diagnostics.error(
      'not-editable',
      joinPointer(pointer, 'x-field', 'editInList'),
      `${name} cannot be edited in a list.`,
    );
  for (const [keyword, limit] of Object.entries(LIMITS) as [
    keyof typeof LIMITS,
    (typeof LIMITS)[keyof typeof LIMITS],
  ][]) {
    const value = words[keyword];
    if (typeof value === 'number') field[limit] = value;
  }
  const decimals = field.decimals ?? countDecimals(words);
  if (decimals !== undefined && !types.includes('integer')) field.decimals = decimals;
  if (typeof words.pattern === 'string') field.pattern = words.pattern;
  if (words.uniqueItems === true) field.unique = true;
  if (words.format === 'date-time') field.iso = true;
  if (words.default !== undefined) field.defaultValue = words.default;
  return field;
}

// `{field, in}` abbreviates a path and a schema with an enum
function readCondition({ path, schema, field, in: values }: JsonObject): FieldDefinition['showIf'] {
  if (typeof field === 'string') return { path: field, schema: { enum: asList(values) } };
  return typeof path === 'string' ? { path, schema: asObject(schema) } : undefined;
}

// a file that is uploaded beforehand: purpose, media types and maximum bytes
function readUpload({ purpose, accept, maxLength }: JsonObject): Words {
  const kind = dropUndefined({ upload: asText(purpose), accept: asText(accept) });
  return typeof maxLength === 'number' ? { ...kind, maxSize: toMegabytes(maxLength) } : kind;
}

/** Converts bytes to megabytes of 1,048,576 bytes, rounded to three decimals. */
export function toMegabytes(bytes: number): number {
  return Math.round((bytes / 1_048_576) * 1000) / 1000;
}

function isPlace(place: string): place is 'list' | 'form' | 'store' | 'filter' {
  return place === 'list' || place === 'form' || place === 'store' || place === 'filter';
}

// multipleOf: 0.01 means two decimals
function countDecimals({ multipleOf }: JsonObject): number | undefined {
  if (typeof multipleOf !== 'number' || multipleOf >= 1) return undefined;
  const digits = Math.round(-Math.log10(multipleOf));
  return Math.abs(10 ** -digits - multipleOf) < 1e-12 ? digits : undefined;
}

type Flag =
  'inline' | 'right' | 'sortable' | 'distinct' | 'editInList' | 'multiple' | 'withName' | 'withMime' | 'imagePreview';

function readFlag(word: Flag, value: Json | undefined): Words {
  return value === true ? { [word]: true } : {};
}

function dropUndefined<T extends Words>(words: { [K in keyof T]: T[K] | undefined }): Words {
  return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
}
