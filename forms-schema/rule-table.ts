/**
 * The rule table of §5: what makes a value wrong, in order, for forms and for the server's door alike.
 * Codes are the translation keys `errors.<code>`. Pure: no React, no input or output.
 */
import { currencyDecimals } from '#domain/money.ts';
import type { FieldDefinition, FieldType } from '#generated/definitions.ts';
import { closedValues } from './choices.ts';
import { contentOf, isOfKind } from './content.ts';
import { limitText } from './limit-text.ts';
import {
  fileSize,
  fractionDigits,
  isDay,
  isEmail,
  isEmpty,
  isLatin,
  isUrl,
  textLength,
  toNumber,
} from './predicates.ts';
import { unreadyFile } from './upload/file-value.ts';
import { type Facts, type NamedValidators, type Params, validatorNamed, type Verdict } from './validators.ts';
import { UnreadJson } from './unread-json.ts';

type Values = Readonly<Record<string, unknown>>;
export interface Rule {
  /** The code it gives; a rule without one brings errors of its own. */
  readonly code?: string;
  readonly check: (
    value: unknown,
    field: FieldDefinition,
    siblings: Values,
    named: NamedValidators,
    facts: Facts,
  ) => Verdict | undefined;
}
type Broken = (value: unknown, field: FieldDefinition, siblings: Values) => boolean;

type ParamsOf = (field: FieldDefinition, siblings: Values, value: unknown) => Params;

/** A rule about values that were given. */
function rule(code: string, broken: Broken, params?: ParamsOf): Rule {
  const check: Rule['check'] = (value, field, siblings) => {
    if (isEmpty(value) || !broken(value, field, siblings)) return undefined;
    return params ? { code, params: params(field, siblings, value) } : { code };
  };
  return { code, check };
}

const NUMERIC: ReadonlySet<FieldType> = new Set(['integer', 'number', 'money', 'percent']);
const isNumeric = (field: FieldDefinition): boolean => NUMERIC.has(field.type);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const size = (value: unknown): number | undefined => (isNaN(toNumber(value)) ? undefined : toNumber(value));
const length = (value: unknown): number | undefined => (typeof value === 'string' ? textLength(value) : undefined);
const count = (value: unknown): number | undefined => (Array.isArray(value) ? value.length : undefined);

const isLess = (measured: number, bound: number): boolean => measured < bound;
const isMore = (measured: number, bound: number): boolean => measured > bound;

/** A rule about a limit that the field may have, given what is measured of the value; texts call the limit min or max. */
function limit(
  code: string,
  name: 'min' | 'max' | 'minLength' | 'maxLength' | 'minItems' | 'maxItems' | 'exclusiveMin' | 'exclusiveMax',
  measure: (value: unknown) => number | undefined,
  isBeyond: (measured: number, bound: number) => boolean,
  called: 'min' | 'max' = isBeyond === isLess ? 'min' : 'max',
): Rule {
  const broken: Broken = (value, field) => {
    const [bound, measured] = [field[name], measure(value)];
    return bound !== undefined && measured !== undefined && isBeyond(measured, bound);
  };
  return rule(code, broken, (field) => ({ [called]: limitText(field, field[name] ?? 0) }));
}

const patterns = new Map<string, RegExp>();
function fits(value: string, pattern: string): boolean {
  let compiled = patterns.get(pattern);
  if (!compiled) {
    compiled = new RegExp(pattern, 'u');
    patterns.set(pattern, compiled);
  }
  return compiled.test(value);
}

/** How many digits after the point a number may have, undefined when any. Money takes those of its currency. */
export function decimalsOf(field: FieldDefinition, siblings: Values): number | undefined {
  if (field.decimals !== undefined || field.type !== 'money') return field.decimals;
  const currency = siblings[field.currency ?? 'currency'];
  return typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currencyDecimals(currency) : 2;
}

const keysOf = (value: unknown): string[] => (typeof value === 'object' && value !== null ? Object.keys(value) : []);

function isForeign(value: unknown, field: FieldDefinition): boolean {
  if (field.value !== undefined) return value !== field.value;
  const allowed = closedValues(field);
  if (!allowed) return false;
  const given: readonly unknown[] = Array.isArray(value) ? value : field.type === 'sizes' ? keysOf(value) : [value];
  return given.some((one) => !allowed.some((other) => other === one));
}

/** All rules in order; the first broken one is the field's error. The first seven are §5's. */
export const RULES: readonly Rule[] = [
  {
    code: 'input_required',
    check: (value, field) => (field.required && isEmpty(value) ? { code: 'input_required' } : undefined),
  },
  rule('input_must_integer', (value, { type }) => type === 'integer' && !Number.isInteger(toNumber(value))),
  rule('input_must_number', (value, field) => isNumeric(field) && Number.isNaN(toNumber(value))),
  rule(
    'email_invalid',
    (value, { type, validations }) =>
      (type === 'email' || validations?.includes('isEmail') === true) && !isEmail(text(value)),
  ),
  rule('latin_invalid', (value, { validations }) => validations?.includes('latin') === true && !isLatin(text(value))),
  {
    check: (value, field, siblings, named, facts) =>
      field.validate === undefined ? undefined : validatorNamed(field.validate, named)(value, field, siblings, facts),
  },
  rule(
    'file_max_size',
    (value, { maxSize }) => maxSize !== undefined && fileSize(value) > maxSize * 1_048_576,
    ({ maxSize = 0 }) => ({ max: maxSize }),
  ),
  // a file that is refused, or still on its way
  { check: unreadyFile },
  rule('input_json', (value, { content }) => content !== undefined && !isOfKind(contentOf(value), content)),
  rule('json_invalid', (value) => value instanceof UnreadJson),
  rule('duration_invalid', (value, { type }) => type === 'duration' && !Number.isInteger(value)),
  rule('url_invalid', (value, { type }) => type === 'url' && !isUrl(text(value))),
  rule('date_invalid', (value, { type, iso }) => {
    if (type === 'date') return !isDay(text(value));
    if (type !== 'datetime') return false;
    return iso ? Number.isNaN(Date.parse(text(value))) : !Number.isInteger(toNumber(value));
  }),
  limit('input_min', 'min', size, isLess),
  limit('input_max', 'max', size, isMore),
  limit('input_above', 'exclusiveMin', size, (value, min) => value <= min, 'min'),
  limit('input_below', 'exclusiveMax', size, (value, max) => value >= max, 'max'),
  rule(
    'input_decimals',
    (value, field, siblings) =>
      isNumeric(field) && fractionDigits(toNumber(value)) > (decimalsOf(field, siblings) ?? 100),
    (field, siblings) => ({ max: decimalsOf(field, siblings) ?? 0 }),
  ),
  rule(
    'input_step',
    (value, { step, decimals }) => step !== undefined && decimals === undefined && !isMultiple(toNumber(value), step),
    ({ step = 1 }) => ({ step }),
  ),
  limit('input_min_length', 'minLength', length, isLess),
  limit('input_max_length', 'maxLength', length, isMore),
  limit('input_min_items', 'minItems', count, isLess),
  limit('input_max_items', 'maxItems', count, isMore),
  rule(
    'input_unique',
    (value, { unique }) => unique === true && Array.isArray(value) && new Set(value).size < value.length,
  ),
  rule(
    'input_pattern',
    (value, { pattern }) => pattern !== undefined && typeof value === 'string' && !fits(value, pattern),
  ),
  rule('input_not_allowed', isForeign),
];

/** Every code the table itself gives; validation functions and the server add their own. */
export const ERROR_CODES: readonly string[] = RULES.flatMap(({ code }) => code ?? []);

function isMultiple(value: number, step: number): boolean {
  const times = value / step;
  return Number.isNaN(times) || Math.abs(times - Math.round(times)) < 1e-9;
}
