import type { FieldType, FilterOperator } from '../field-definitions.ts';
import { ownAt } from './json.ts';
import type { Schema } from './schema.ts';

const TEXT: readonly FilterOperator[] = ['eq', 'neq', 'contains', 'empty'];
const NUMBER: readonly FilterOperator[] = ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'];
const CHOICE: readonly FilterOperator[] = ['eq', 'neq', 'in', 'empty'];
const LIST: readonly FilterOperator[] = ['contains', 'empty'];
const NONE: readonly FilterOperator[] = [];

/** Every field type with the operators its filter has. */
const OPERATORS: Readonly<Record<FieldType, readonly FilterOperator[]>> = {
  text: TEXT,
  textarea: TEXT,
  email: TEXT,
  tel: TEXT,
  url: TEXT,
  color: TEXT,
  'rich-text': TEXT,
  integer: NUMBER,
  number: NUMBER,
  money: NUMBER,
  percent: NUMBER,
  duration: NUMBER,
  date: NUMBER,
  datetime: NUMBER,
  select: CHOICE,
  radio: CHOICE,
  country: CHOICE,
  language: CHOICE,
  currency: CHOICE,
  checkbox: ['eq'],
  switch: ['eq'],
  reference: ['eq', 'in', 'empty'],
  references: LIST,
  'multi-select': LIST,
  chips: LIST,
  discs: NONE,
  password: NONE,
  sizes: NONE,
  tracklist: NONE,
  address: NONE,
  file: NONE,
  image: NONE,
  audio: NONE,
  group: NONE,
  array: NONE,
  json: NONE,
};

export function isFieldType(name: string): name is FieldType {
  return Object.hasOwn(OPERATORS, name);
}

export function operatorsOf(type: FieldType): readonly FilterOperator[] {
  return OPERATORS[type];
}

const STRING_FORMATS: Readonly<Record<string, FieldType>> = {
  date: 'date',
  'date-time': 'datetime',
  email: 'email',
  'idn-email': 'email',
  password: 'password',
  tel: 'tel',
  phone: 'tel',
  uri: 'url',
  url: 'url',
  iri: 'url',
  'uri-reference': 'url',
  color: 'color',
  html: 'rich-text',
  textarea: 'textarea',
  markdown: 'textarea',
};

const MEDIA_TYPES: Readonly<Record<string, FieldType>> = { 'text/html': 'rich-text', 'text/markdown': 'textarea' };

/** From this length on a text is edited in an area instead of a line. */
const AREA_LENGTH = 1000;

/** Field type of a schema of a single value without enum or reference; undefined when it is none. */
export function scalarType({ types, words }: Schema): FieldType | undefined {
  const format = typeof words.format === 'string' ? words.format : '';
  const [type, ...others] = types;
  if (type === undefined || types.includes('object') || types.includes('array')) return undefined;
  if (others.length > 0) return types.every((each) => each === 'integer' || each === 'number') ? 'number' : 'text';
  if (type === 'boolean') return 'checkbox';
  if (type === 'integer' && format === 'unix-time') return 'datetime';
  if (type === 'integer' || type === 'number') {
    return format === 'money' || format === 'percent' ? format : type;
  }
  const mediaType = typeof words.contentMediaType === 'string' ? words.contentMediaType : '';
  const known = ownAt(STRING_FORMATS, format) ?? ownAt(MEDIA_TYPES, mediaType);
  if (known) return known;
  return typeof words.maxLength === 'number' && words.maxLength >= AREA_LENGTH ? 'textarea' : 'text';
}

/** `image/png,image/jpeg` -> image, `audio/*` -> audio, anything else -> file */
export function fileType(accept: string | undefined): FieldType {
  const kinds = (accept ?? '').split(',').map((kind) => kind.trim().split('/')[0]);
  if (kinds.every((kind) => kind === 'image')) return 'image';
  return kinds.every((kind) => kind === 'audio') ? 'audio' : 'file';
}
