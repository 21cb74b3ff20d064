// Parses the cells of a row by field definitions and validates them with the forms' rules.
import {
  isFormula,
  parseBoolean,
  parseDay,
  parseTimestamp,
  parseNumber,
  unwrapCell,
  type CellFormat,
} from '#domain/imports/cells.ts';
import { translateValue } from '#domain/imports/translate-value.ts';
import { checkFields } from '#forms-schema/rules.ts';
import { shopValidators } from '#forms-schema/shop-validators.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import type { FieldError } from '#generated/schemas.ts';
import { choiceOf } from '#server/modules/pricing/index.ts';

/** Texts and parsed values of a row by field. */
export type Texts = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, unknown>>;

type Fields = readonly FieldDefinition[];
type Read = { readonly value: unknown } | { readonly code: string };

const NUMBERS: readonly FieldDefinition['type'][] = ['integer', 'number', 'percent', 'money'];
/** A number shortened by a spreadsheet. */
const SHORTENED = /^\d([.,]\d+)?E\+?\d+$/i;
/** Fields with codes, compared by digits and letters. */
const CODES = new Set(['barcode']);

function read(field: FieldDefinition, text: string, writing: CellFormat): Read {
  const { name, type } = field;
  if (isFormula(text)) return { code: 'formula_cell' };
  if (field.data) return { value: choiceOf(translateValue(name, text), field) };
  if (NUMBERS.includes(type)) {
    const number = parseNumber(text, writing.decimal);
    if (number === undefined) return { code: type === 'integer' ? 'input_must_integer' : 'input_must_number' };
    return { value: number };
  }
  if (type === 'switch' || type === 'checkbox') {
    const answer = parseBoolean(text);
    return answer === undefined ? { code: 'input_not_allowed' } : { value: answer };
  }
  if (type === 'date' || type === 'datetime') {
    const day = type === 'date' ? parseDay(text, writing.dates) : parseTimestamp(text, writing.dates);
    return day === undefined ? { code: 'date_invalid' } : { value: day };
  }
  if (CODES.has(name)) {
    if (SHORTENED.test(text)) return { code: 'number_shortened' };
    return { value: /^[\d\s-]+$/.test(text) ? text.replace(/[\s-]/g, '') : text };
  }
  return { value: text };
}

/** Parsed values without empty ones, and errors. */
export function readValues(
  fields: Fields,
  texts: Texts,
  writing: CellFormat,
): { values: Values; errors: FieldError[] } {
  const values: Record<string, unknown> = {};
  const unread: FieldError[] = [];
  for (const field of fields) {
    const text = unwrapCell(texts[field.name] ?? '');
    if (text === '') continue;
    const found = read(field, text, writing);
    if ('value' in found) values[field.name] = found.value;
    else unread.push({ path: field.name, code: found.code });
  }
  const known = new Set(unread.map(({ path }) => path));
  const broken = checkFields(fields, values, { named: shopValidators })
    .filter(({ path }) => !known.has(path))
    .map(({ path, code, params }) => ({ path, code, ...(params && { params }) }));
  return { values, errors: [...unread, ...broken] };
}
