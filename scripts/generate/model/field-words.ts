import type { FieldDefinition } from '../field-definitions.ts';
import type { Diagnostics } from '../diagnostics.ts';
import { isScalar, listAt, objectAt, ownAt, textAt, textsAt } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import { child } from './pointer.ts';
import type { Schema } from './schema.ts';

/** What words say of a field by themselves: neither its members nor what it chooses from. */
type Words = Partial<Omit<FieldDefinition, 'items' | 'each' | 'content' | 'data'>>;

/** The words of `x-field`, with what each becomes in a field definition. */
const FIELD_WORDS: Readonly<Record<string, (value: Json | undefined) => Words>> = {
  label: (value) => compact({ label: textAt(value) }),
  help: (value) => compact({ help: textAt(value) }),
  widget: () => ({}), // decides the type
  group: (value) => compact({ group: textAt(value) }),
  order: (value) => (typeof value === 'number' ? { order: value } : {}),
  inline: (value) => flag('inline', value),
  right: (value) => flag('right', value),
  align: (value) => (value === 'left' || value === 'center' || value === 'right' ? { align: value } : {}),
  preview: (value) => compact({ preview: textAt(value) }),
  button: (value) => compact({ button: textAt(value) }),
  rules: (value) => compact({ validations: textsAt(value) }),
  validate: (value) => compact({ validate: textAt(value) }),
  showIf: (value) => compact({ showIf: condition(objectAt(value)) }),
  requiredIf: (value) => compact({ requiredIf: condition(objectAt(value)) }),
  compute: (value) => compact({ compute: textAt(value) }),
  inherit: (value) => compact({ inherit: textAt(value) }),
  currency: (value) => compact({ currency: textAt(value) }),
  sortable: (value) => flag('sortable', value),
  distinct: (value) => flag('distinct', value),
  editInList: (value) => flag('editInList', value),
  hidden: (value) => ({ hidden: textsAt(value).filter(isPlace) }),
  roles: (value) => ({ roles: textsAt(value) }),
  multiple: (value) => flag('multiple', value),
  withName: (value) => flag('withName', value),
  withMime: (value) => flag('withMime', value),
  imagePreview: (value) => flag('imagePreview', value),
  upload: (value) => uploaded(objectAt(value)),
  setting: (value) => compact({ setting: textAt(value) }),
  decimals: (value) => (typeof value === 'number' ? { decimals: value } : {}),
  value: (value) => (isScalar(value) ? { value } : {}),
};

/** JSON Schema's limits, with their names in a field definition. */
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

/** What the keywords of a property say about its field, apart from its type and members. */
export function fieldWords(name: string, { words, pointer, types }: Schema, diagnostics: Diagnostics): Words {
  const field: Words = {};
  const described = objectAt(words['x-field']);
  for (const [word, value] of Object.entries(described)) {
    const read = ownAt(FIELD_WORDS, word);
    if (read) Object.assign(field, read(value));
    else
      diagnostics.error(
        'unknown-word',
        child(pointer, 'x-field', word),
        `x-field has no word ${word} (property ${name}).`,
      );
  }
  const isWritten = words.readOnly !== true && !types.includes('array') && !types.includes('object');
  if (field.editInList && !isWritten)
    diagnostics.error('not-editable', child(pointer, 'x-field', 'editInList'), `${name} cannot be edited in a list.`);
  for (const [keyword, limit] of Object.entries(LIMITS) as [
    keyof typeof LIMITS,
    (typeof LIMITS)[keyof typeof LIMITS],
  ][]) {
    const value = words[keyword];
    if (typeof value === 'number') field[limit] = value;
  }
  const decimals = field.decimals ?? decimalsOf(words);
  if (decimals !== undefined && !types.includes('integer')) field.decimals = decimals;
  if (typeof words.pattern === 'string') field.pattern = words.pattern;
  if (words.uniqueItems === true) field.unique = true;
  if (words.format === 'date-time') field.iso = true;
  if (words.default !== undefined) field.defaultValue = words.default;
  return field;
}

// `{field, in}` is short for the path and a schema of these values
function condition({ path, schema, field, in: values }: JsonObject): FieldDefinition['showIf'] {
  if (typeof field === 'string') return { path: field, schema: { enum: listAt(values) } };
  return typeof path === 'string' ? { path, schema: objectAt(schema) } : undefined;
}

// a file that is sent beforehand: what for, of which kinds, and how many bytes at most
function uploaded({ purpose, accept, maxLength }: JsonObject): Words {
  const kind = compact({ upload: textAt(purpose), accept: textAt(accept) });
  return typeof maxLength === 'number' ? { ...kind, maxSize: megabytes(maxLength) } : kind;
}

/** Bytes to megabytes of 1,048,576, at most three digits after the point. */
export function megabytes(bytes: number): number {
  return Math.round((bytes / 1_048_576) * 1000) / 1000;
}

function isPlace(place: string): place is 'list' | 'form' | 'store' | 'filter' {
  return place === 'list' || place === 'form' || place === 'store' || place === 'filter';
}

// multipleOf: 0.01 means two digits after the point
function decimalsOf({ multipleOf }: JsonObject): number | undefined {
  if (typeof multipleOf !== 'number' || multipleOf >= 1) return undefined;
  const digits = Math.round(-Math.log10(multipleOf));
  return Math.abs(10 ** -digits - multipleOf) < 1e-12 ? digits : undefined;
}

type Flag =
  'inline' | 'right' | 'sortable' | 'distinct' | 'editInList' | 'multiple' | 'withName' | 'withMime' | 'imagePreview';

function flag(word: Flag, value: Json | undefined): Words {
  return value === true ? { [word]: true } : {};
}

function compact<T extends Words>(words: { [K in keyof T]: T[K] | undefined }): Words {
  return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
}
