import type { FieldType, FilterOperator } from '../field-definitions.ts';
import { getOwn } from './json.ts';
import type { Schema } from './schema.ts';

const TEXT: readonly FilterOperator[] = ['eq', 'neq', 'contains', 'empty'];
const NUMBER: readonly FilterOperator[] = ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'];
const CHOICE: readonly FilterOperator[] = ['eq', 'neq', 'in', 'empty'];
const LIST: readonly FilterOperator[] = ['contains', 'empty'];
const NONE: readonly FilterOperator[] = [];

/** Filter operators by field type. */
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

export function getOperators(type: FieldType): readonly FilterOperator[] {
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

/** Texts of at least this maximum length are edited in a textarea. */
const AREA_LENGTH = 1000;

/** Returns the field type of a scalar schema without enum or reference; undefined for other schemas. */
export function findScalarType({ types, words }: Schema): FieldType | undefined {
  const format = typeof words.format === 'string' ? words.format : '';
  const [type, ...otherTypes] = types;
  if (type === undefined || types.includes('object') || types.includes('array')) return undefined;
  if (otherTypes.length > 0)
    return types.every((typeName) => typeName === 'integer' || typeName === 'number') ? 'number' : 'text';
  if (type === 'boolean') return 'checkbox';
  if (type === 'integer' && format === 'unix-time') return 'datetime';
  if (type === 'integer' || type === 'number') {
    return format === 'money' || format === 'percent' ? format : type;
  }
  const mediaType = typeof words.contentMediaType === 'string' ? words.contentMediaType : '';
  const describedType = getOwn(STRING_FORMATS, format) ?? getOwn(MEDIA_TYPES, mediaType);
  if (describedType) return describedType;
  return typeof words.maxLength === 'number' && words.maxLength >= AREA_LENGTH ? 'textarea' : 'text';
}

/** `image/png,image/jpeg` -> image, `audio/*` -> audio, anything else -> file */
export function getFileType(accept: string | undefined): FieldType {
  const kinds = (accept ?? '').split(',').map((kind) => kind.trim().split('/')[0]);
  if (kinds.every((kind) => kind === 'image')) return 'image';
  return kinds.every((kind) => kind === 'audio') ? 'audio' : 'file';
}
