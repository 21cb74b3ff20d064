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
import { parseChoice } from '#server/modules/pricing/index.ts';

/** Texts of a row by field. */
export type Texts = Readonly<Record<string, string>>;
/** Parsed values of a row by field. */
export type Values = Readonly<Record<string, unknown>>;

type Fields = readonly FieldDefinition[];
type ParsedCell = { readonly value: unknown } | { readonly code: string };

const NUMBERS: readonly FieldDefinition['type'][] = ['integer', 'number', 'percent', 'money'];
/** A number shortened by a spreadsheet, such as 3.76E+12. */
const SHORTENED = /^\d([.,]\d+)?E\+?\d+$/i;
/** Fields with codes, whose separators are removed. */
const CODE_FIELDS = new Set(['barcode']);

function parseCell(field: FieldDefinition, text: string, format: CellFormat): ParsedCell {
  const { name, type } = field;
  if (isFormula(text)) return { code: 'formula_cell' };
  if (field.data) return { value: parseChoice(translateValue(name, text), field) };
  if (NUMBERS.includes(type)) {
    const number = parseNumber(text, format.decimal);
    if (number === undefined) return { code: type === 'integer' ? 'input_must_integer' : 'input_must_number' };
    return { value: number };
  }
  if (type === 'switch' || type === 'checkbox') {
    const value = parseBoolean(text);
    return value === undefined ? { code: 'input_not_allowed' } : { value };
  }
  if (type === 'date' || type === 'datetime') {
    const day = type === 'date' ? parseDay(text, format.dates) : parseTimestamp(text, format.dates);
    return day === undefined ? { code: 'date_invalid' } : { value: day };
  }
  if (CODE_FIELDS.has(name)) {
    if (SHORTENED.test(text)) return { code: 'number_shortened' };
    return { value: /^[\d\s-]+$/.test(text) ? text.replace(/[\s-]/g, '') : text };
  }
  return { value: text };
}

/** Parses and validates texts by field. Empty ones have no value. */
export function readValues(fields: Fields, texts: Texts, format: CellFormat): { values: Values; errors: FieldError[] } {
  const values: Record<string, unknown> = {};
  const parseErrors: FieldError[] = [];
  for (const field of fields) {
    const text = unwrapCell(texts[field.name] ?? '');
    if (text === '') continue;
    const cell = parseCell(field, text, format);
    if ('value' in cell) values[field.name] = cell.value;
    else parseErrors.push({ path: field.name, code: cell.code });
  }
  const failedFields = new Set(parseErrors.map(({ path }) => path));
  const ruleErrors = checkFields(fields, values, { named: shopValidators })
    .filter(({ path }) => !failedFields.has(path))
    .map(({ path, code, params }) => ({ path, code, ...(params && { params }) }));
  return { values, errors: [...parseErrors, ...ruleErrors] };
}
