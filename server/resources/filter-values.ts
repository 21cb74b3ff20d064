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
export function comparisonOf(field: FieldDefinition): Comparison {
  const isNumeric = listAllowedValues(field)?.every((value) => typeof value === 'number') ?? false;
  return isNumeric ? 'integer' : (COMPARISONS[field.type] ?? 'text');
}

const LARGEST = 2_147_483_647;
const isWhole = (value: unknown): value is number => Number.isInteger(value) && Math.abs(Number(value)) <= LARGEST;

const TESTS: Readonly<Record<Comparison, { fits(value: unknown): boolean; expected: string }>> = {
  integer: { fits: isWhole, expected: 'a whole number' },
  number: { fits: Number.isFinite, expected: 'a number' },
  money: { fits: (value) => typeof value === 'number' && Math.abs(value) < 1e9, expected: 'an amount' },
  moment: {
    fits: (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 253_402_300_800,
    expected: 'Unix seconds, or a time before now like -P3D, -PT6H or -P1M',
  },
  date: { fits: (value) => typeof value === 'string' && isDay(value), expected: 'a day like 2026-10-02' },
  boolean: { fits: (value) => typeof value === 'boolean', expected: 'true or false' },
  text: {
    fits: (value) => typeof value === 'string' && value.length <= 1000 && !value.includes('\0'),
    expected: 'a text',
  },
};

export type FilterValue = string | number | boolean;

/** Base of relative times, in Unix seconds. Rounded to the minute so that repeated queries share a cache entry. */
const startOfMinute = (now: Date): number => Math.floor(now.getTime() / 60_000) * 60;

/** Account and time that filter values are resolved against. */
export interface FilterContext {
  readonly now: Date;
  readonly user: { readonly id: number } | undefined;
}

/** Filter value that stands for the calling account, so that a saved view works for every user. */
const ME = 'me';

/** Validates a filter value by the type of its field and resolves relative values. Throws 400. */
export function parseFilterValue(
  key: string,
  field: FieldDefinition,
  input: unknown,
  { now, user }: FilterContext,
): FilterValue {
  const comparison = comparisonOf(field);
  const { fits, expected: words } = TESTS[comparison];
  const ago = comparison === 'moment' ? parseSecondsAgo(input) : undefined;
  const self = input === ME && field.ref?.resource === 'user' ? user?.id : undefined;
  const month = comparison === 'moment' ? parseMonthStart(input, now.getTime() / 1000) : undefined;
  const value = self ?? (ago === undefined ? (month ?? input) : startOfMinute(now) - ago);
  if (!isScalar(value) || !fits(value)) throw badRequest(`The filter ${key} must be ${words}.`);
  const allowed = listAllowedValues(field);
  if (allowed && !allowed.some((one) => one === value))
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
