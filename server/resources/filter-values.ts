import { parseMonthStart } from '#domain/calendar.ts';
import { parseSecondsAgo } from '#domain/dates.ts';
import type { FieldDefinition, FieldType } from '#generated/definitions.ts';
import { listAllowedValues } from '#forms-schema/choices.ts';
import { isDay } from '#forms-schema/predicates.ts';
import { badRequest } from '#server/core/problems/problem.ts';

/** Type by which the values of a field are compared. */
export type Comparison = 'integer' | 'number' | 'money' | 'moment' | 'date' | 'boolean' | 'text';

const COMPARISONS: Readonly<Partial<Record<FieldType, Comparison>>> = {
  integer: 'integer',
  reference: 'integer',
  references: 'integer',
  number: 'number',
  percent: 'number',
  duration: 'integer',
  money: 'money',
  datetime: 'moment',
  date: 'date',
  switch: 'boolean',
  checkbox: 'boolean',
};

/** The comparison of a field; numeric enums (genres) compare as integers. */
export function getComparison(field: FieldDefinition): Comparison {
  const isNumeric = listAllowedValues(field)?.every((value) => typeof value === 'number') ?? false;
  return isNumeric ? 'integer' : (COMPARISONS[field.type] ?? 'text');
}

const MAX_INT32 = 2_147_483_647;
const isInt32 = (value: unknown): value is number => Number.isInteger(value) && Math.abs(Number(value)) <= MAX_INT32;

const TESTS: Readonly<Record<Comparison, { isValid(value: unknown): boolean; expected: string }>> = {
  integer: { isValid: isInt32, expected: 'a whole number' },
  number: { isValid: Number.isFinite, expected: 'a number' },
  money: { isValid: (value) => typeof value === 'number' && Math.abs(value) < 1e9, expected: 'an amount' },
  moment: {
    isValid: (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 253_402_300_800,
    expected: 'Unix seconds, or a time before now like -P3D, -PT6H or -P1M',
  },
  date: { isValid: (value) => typeof value === 'string' && isDay(value), expected: 'a day like 2026-10-02' },
  boolean: { isValid: (value) => typeof value === 'boolean', expected: 'true or false' },
  text: {
    isValid: (value) => typeof value === 'string' && value.length <= 1000 && !value.includes('\0'),
    expected: 'a text',
  },
};

export type FilterValue = string | number | boolean;

/** Base of relative times, in Unix seconds. Rounded to the minute so that repeated queries share a cache entry. */
const toStartOfMinute = (now: Date): number => Math.floor(now.getTime() / 60_000) * 60;

/** Account and time that filter values are resolved against. */
export interface FilterContext {
  readonly now: Date;
  readonly user: { readonly id: number } | undefined;
}

/** Filter value for the id of the calling account, so that a saved view works for every user. */
const ME = 'me';

/** Validates a filter value by the type of its field and resolves relative values. Throws 400. */
export function parseFilterValue(
  key: string,
  field: FieldDefinition,
  input: unknown,
  { now, user }: FilterContext,
): FilterValue {
  const comparison = getComparison(field);
  const { isValid, expected } = TESTS[comparison];
  const secondsAgo = comparison === 'moment' ? parseSecondsAgo(input) : undefined;
  const accountId = input === ME && field.ref?.resource === 'user' ? user?.id : undefined;
  const monthStart = comparison === 'moment' ? parseMonthStart(input, now.getTime() / 1000) : undefined;
  const value = accountId ?? (secondsAgo === undefined ? (monthStart ?? input) : toStartOfMinute(now) - secondsAgo);
  if (!isScalar(value) || !isValid(value)) throw badRequest(`The filter ${key} must be ${expected}.`);
  const allowed = listAllowedValues(field);
  if (allowed && !allowed.some((option) => option === value))
    throw badRequest(`The filter ${key} must be one of ${allowed.join(', ')}.`);
  return value;
}

/** Validates a list of filter values. Throws 400. */
export function parseFilterValues(
  key: string,
  field: FieldDefinition,
  values: unknown,
  by: FilterContext,
): FilterValue[] {
  if (!Array.isArray(values) || values.length > 1000)
    throw badRequest(`The filter ${key} must be a list of at most 1000 values.`);
  return values.map((value) => parseFilterValue(key, field, value, by));
}

function isScalar(value: unknown): value is FilterValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
