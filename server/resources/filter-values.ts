import { monthStart, secondsAgo } from '#domain/dates.ts';
import type { FieldDefinition, FieldType } from '#generated/definitions.ts';
import { closedValues } from '#forms-schema/choices.ts';
import { isDay } from '#forms-schema/predicates.ts';
import { badRequest } from '#server/core/problems/problem.ts';

/** How the values of a field are compared. */
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

/** How a field's values are compared; a list of numbers (genres) as whole numbers. */
export function comparisonOf(field: FieldDefinition): Comparison {
  const isNumeric = closedValues(field)?.every((value) => typeof value === 'number') ?? false;
  return isNumeric ? 'integer' : (COMPARISONS[field.type] ?? 'text');
}

const LARGEST = 2_147_483_647;
const isWhole = (value: unknown): value is number => Number.isInteger(value) && Math.abs(Number(value)) <= LARGEST;

const TESTS: Readonly<Record<Comparison, { fits(value: unknown): boolean; words: string }>> = {
  integer: { fits: isWhole, words: 'a whole number' },
  number: { fits: Number.isFinite, words: 'a number' },
  money: { fits: (value) => typeof value === 'number' && Math.abs(value) < 1e9, words: 'an amount' },
  moment: {
    fits: (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 253_402_300_800,
    words: 'Unix seconds, or a time before now like -P3D, -PT6H or -P1M',
  },
  date: { fits: (value) => typeof value === 'string' && isDay(value), words: 'a day like 2026-10-02' },
  boolean: { fits: (value) => typeof value === 'boolean', words: 'true or false' },
  text: {
    fits: (value) => typeof value === 'string' && value.length <= 1000 && !value.includes('\0'),
    words: 'a text',
  },
};

export type FilterValue = string | number | boolean;

/** The minute that times before now are counted from, in seconds: within it, a list asked again is the same. */
const minuteOf = (now: Date): number => Math.floor(now.getTime() / 60_000) * 60;

/** Who asks for a list, and when. */
export interface Asker {
  readonly now: Date;
  readonly user: { readonly id: number } | undefined;
}

/** The word for the account that asks, where a filter wants an account: a view of one's own work is the same for all. */
const ME = 'me';

/** A value of a filter, checked by the type of its field. Throws 400 with what it must be. */
export function filterValue(key: string, field: FieldDefinition, given: unknown, { now, user }: Asker): FilterValue {
  const comparison = comparisonOf(field);
  const { fits, words } = TESTS[comparison];
  const ago = comparison === 'moment' ? secondsAgo(given) : undefined;
  const self = given === ME && field.ref?.resource === 'user' ? user?.id : undefined;
  const month = comparison === 'moment' ? monthStart(given, now.getTime() / 1000) : undefined;
  const value = self ?? (ago === undefined ? (month ?? given) : minuteOf(now) - ago);
  if (!isScalar(value) || !fits(value)) throw badRequest(`The filter ${key} must be ${words}.`);
  const allowed = closedValues(field);
  if (allowed && !allowed.some((one) => one === value))
    throw badRequest(`The filter ${key} must be one of ${allowed.join(', ')}.`);
  return value;
}

/** Several values of a filter. Throws 400 when it is no list of them. */
export function filterValues(key: string, field: FieldDefinition, values: unknown, by: Asker): FilterValue[] {
  if (!Array.isArray(values) || values.length > 1000)
    throw badRequest(`The filter ${key} must be a list of at most 1000 values.`);
  return values.map((value) => filterValue(key, field, value, by));
}

function isScalar(value: unknown): value is FilterValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
