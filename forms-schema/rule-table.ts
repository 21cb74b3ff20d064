/**
 * The rule table of §5: validation rules in order, shared by forms and server. Codes are the translation keys
 * `errors.<code>`. Pure.
 */
import { getCurrencyDecimals } from '#domain/money.ts';
import type { FieldDefinition, FieldType } from '#generated/definitions.ts';
import { listAllowedValues } from './choices.ts';
import { InvalidJson, isOfFieldType, parseJsonText } from './content.ts';
import {
  formatLimit,
  getValidator,
  type NamedValidators,
  type Params,
  type RuleViolation,
  type ValidationContext,
} from './validators.ts';
import {
  getFileSize,
  countFractionDigits,
  isDay,
  isEmail,
  isEmpty,
  isLatin,
  isUrl,
  countCharacters,
  toNumber,
} from './predicates.ts';
import { findFileProblem } from './upload/file-value.ts';

type Values = Readonly<Record<string, unknown>>;
export interface Rule {
  /** The code of its violation; absent when `check` returns various codes. */
  readonly code?: string;
  readonly check: (
    value: unknown,
    field: FieldDefinition,
    siblings: Values,
    named: NamedValidators,
    context: ValidationContext,
  ) => RuleViolation | undefined;
}
type IsBroken = (value: unknown, field: FieldDefinition, siblings: Values) => boolean;

type BuildParams = (field: FieldDefinition, siblings: Values, value: unknown) => Params;

/** Creates a rule for values that are not empty. */
function createRule(code: string, isBroken: IsBroken, params?: BuildParams): Rule {
  const check: Rule['check'] = (value, field, siblings) => {
    if (isEmpty(value) || !isBroken(value, field, siblings)) return undefined;
    return params ? { code, params: params(field, siblings, value) } : { code };
  };
  return { code, check };
}

const NUMERIC: ReadonlySet<FieldType> = new Set(['integer', 'number', 'money', 'percent']);
const isNumeric = (field: FieldDefinition): boolean => NUMERIC.has(field.type);
const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

const measureNumber = (value: unknown): number | undefined => (isNaN(toNumber(value)) ? undefined : toNumber(value));
const measureLength = (value: unknown): number | undefined =>
  typeof value === 'string' ? countCharacters(value) : undefined;
const countItems = (value: unknown): number | undefined => (Array.isArray(value) ? value.length : undefined);

const isLess = (measured: number, bound: number): boolean => measured < bound;
const isMore = (measured: number, bound: number): boolean => measured > bound;

/** Creates a rule for a limit of the field, compared with the measured value; texts call the limit `min` or `max`. */
function createLimitRule(
  code: string,
  name: 'min' | 'max' | 'minLength' | 'maxLength' | 'minItems' | 'maxItems' | 'exclusiveMin' | 'exclusiveMax',
  measure: (value: unknown) => number | undefined,
  isBeyond: (measured: number, bound: number) => boolean,
  boundName: 'min' | 'max' = isBeyond === isLess ? 'min' : 'max',
): Rule {
  const isBroken: IsBroken = (value, field) => {
    const [bound, measured] = [field[name], measure(value)];
    return bound !== undefined && measured !== undefined && isBeyond(measured, bound);
  };
  return createRule(code, isBroken, (field) => ({ [boundName]: formatLimit(field, field[name] ?? 0) }));
}

const patterns = new Map<string, RegExp>();
function matchesPattern(value: string, pattern: string): boolean {
  let compiled = patterns.get(pattern);
  if (!compiled) {
    compiled = new RegExp(pattern, 'u');
    patterns.set(pattern, compiled);
  }
  return compiled.test(value);
}

/** Maximum number of fraction digits; undefined when unlimited. For money, that of its currency. */
export function getDecimals(field: FieldDefinition, siblings: Values): number | undefined {
  if (field.decimals !== undefined || field.type !== 'money') return field.decimals;
  const currency = siblings[field.currency ?? 'currency'];
  return typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? getCurrencyDecimals(currency) : 2;
}

const listKeys = (value: unknown): string[] => (typeof value === 'object' && value !== null ? Object.keys(value) : []);

function isNotAllowed(value: unknown, field: FieldDefinition): boolean {
  if (field.value !== undefined) return value !== field.value;
  const allowed = listAllowedValues(field);
  if (!allowed) return false;
  const entries: readonly unknown[] = Array.isArray(value) ? value : field.type === 'sizes' ? listKeys(value) : [value];
  return entries.some((entry) => !allowed.some((allowedValue) => allowedValue === entry));
}

/** All rules in order; the first violation is the field's error. The first seven are those of §5. */
export const RULES: readonly Rule[] = [
  {
    code: 'input_required',
    check: (value, field) => (field.required && isEmpty(value) ? { code: 'input_required' } : undefined),
  },
  createRule('input_must_integer', (value, { type }) => type === 'integer' && !Number.isInteger(toNumber(value))),
  createRule('input_must_number', (value, field) => isNumeric(field) && Number.isNaN(toNumber(value))),
  createRule(
    'email_invalid',
    (value, { type, validations }) =>
      (type === 'email' || validations?.includes('isEmail') === true) && !isEmail(toText(value)),
  ),
  createRule(
    'latin_invalid',
    (value, { validations }) => validations?.includes('latin') === true && !isLatin(toText(value)),
  ),
  {
    check: (value, field, siblings, named, context) =>
      field.validate === undefined ? undefined : getValidator(field.validate, named)(value, field, siblings, context),
  },
  createRule(
    'file_max_size',
    (value, { maxSize }) => maxSize !== undefined && getFileSize(value) > maxSize * 1_048_576,
    ({ maxSize = 0 }) => ({ max: maxSize }),
  ),
  // a rejected or unfinished upload
  { check: findFileProblem },
  createRule(
    'input_json',
    (value, { content }) => content !== undefined && !isOfFieldType(parseJsonText(value), content),
  ),
  createRule('json_invalid', (value) => value instanceof InvalidJson),
  createRule('duration_invalid', (value, { type }) => type === 'duration' && !Number.isInteger(value)),
  createRule('url_invalid', (value, { type }) => type === 'url' && !isUrl(toText(value))),
  createRule('date_invalid', (value, { type, iso }) => {
    if (type === 'date') return !isDay(toText(value));
    if (type !== 'datetime') return false;
    return iso ? Number.isNaN(Date.parse(toText(value))) : !Number.isInteger(toNumber(value));
  }),
  createLimitRule('input_min', 'min', measureNumber, isLess),
  createLimitRule('input_max', 'max', measureNumber, isMore),
  createLimitRule('input_above', 'exclusiveMin', measureNumber, (value, min) => value <= min, 'min'),
  createLimitRule('input_below', 'exclusiveMax', measureNumber, (value, max) => value >= max, 'max'),
  createRule(
    'input_decimals',
    (value, field, siblings) =>
      isNumeric(field) && countFractionDigits(toNumber(value)) > (getDecimals(field, siblings) ?? 100),
    (field, siblings) => ({ max: getDecimals(field, siblings) ?? 0 }),
  ),
  createRule(
    'input_step',
    (value, { step, decimals }) => step !== undefined && decimals === undefined && !isMultiple(toNumber(value), step),
    ({ step = 1 }) => ({ step }),
  ),
  createLimitRule('input_min_length', 'minLength', measureLength, isLess),
  createLimitRule('input_max_length', 'maxLength', measureLength, isMore),
  createLimitRule('input_min_items', 'minItems', countItems, isLess),
  createLimitRule('input_max_items', 'maxItems', countItems, isMore),
  createRule(
    'input_unique',
    (value, { unique }) => unique === true && Array.isArray(value) && new Set(value).size < value.length,
  ),
  createRule(
    'input_pattern',
    (value, { pattern }) => pattern !== undefined && typeof value === 'string' && !matchesPattern(value, pattern),
  ),
  createRule('input_not_allowed', isNotAllowed),
];

/** Codes of the table; validation functions and the server add others. */
export const ERROR_CODES: readonly string[] = RULES.flatMap(({ code }) => code ?? []);

function isMultiple(value: number, step: number): boolean {
  const times = value / step;
  return Number.isNaN(times) || Math.abs(times - Math.round(times)) < 1e-9;
}
