// Conversion between tables and the wire: amounts (minor units ↔ decimals) and timestamps (Date ↔ Unix seconds).
import { fromMinor, toMinor } from '#domain/money.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import type { Currency } from '#generated/enums.ts';

export type Row = Readonly<Record<string, unknown>>;
type Fields = readonly FieldDefinition[];

/** Converts a Date, or the text of a `timestamptz`, to Unix seconds. */
export function toSeconds(moment: Date | string): number;
export function toSeconds(moment: Date | string | null): number | null;
export function toSeconds(moment: Date | string | null): number | null {
  if (moment === null) return null;
  return Math.floor((moment instanceof Date ? moment.getTime() : Date.parse(moment)) / 1000);
}

/** Converts the amounts `names` of a row from minor units of `currency` to decimals. */
export function withAmounts<Source extends object, Name extends keyof Source>(
  row: Source & Record<Name, number>,
  currency: Currency,
  names: readonly Name[],
): Source {
  return { ...row, ...Object.fromEntries(names.map((name) => [name, fromMinor(row[name], currency)])) };
}

/** Converts Unix seconds to a Date. */
export function fromSeconds(seconds: number): Date;
export function fromSeconds(seconds: number | null): Date | null;
export function fromSeconds(seconds: number | null): Date | null {
  return seconds === null ? null : new Date(seconds * 1000);
}

type Convert = (value: unknown, row: Row) => unknown;

/** Returns the ISO code in the currency field of an amount. Throws without one. */
function getCurrency(field: FieldDefinition, row: Row): string {
  const currency = row[field.currency ?? 'currency'];
  if (typeof currency !== 'string') throw new Error(`The amount ${field.name} has no currency beside it.`);
  return currency;
}

const isMoment = (field: FieldDefinition): boolean => field.type === 'datetime' && !field.iso;

function toWireConverter(field: FieldDefinition): Convert | undefined {
  if (field.type === 'money')
    return (value, row) => (typeof value === 'number' ? fromMinor(value, getCurrency(field, row)) : value);
  if (isMoment(field))
    return (value) => (value instanceof Date || typeof value === 'string' ? toSeconds(value) : value);
  return undefined;
}

function toColumnConverter(field: FieldDefinition): Convert | undefined {
  if (field.type === 'money')
    return (value, row) => (typeof value === 'number' ? toMinor(value, getCurrency(field, row)) : value);
  if (isMoment(field)) return (value) => (typeof value === 'number' ? fromSeconds(value) : value);
  return undefined;
}

const wireConverters = new WeakMap<Fields, readonly (readonly [string, Convert | undefined])[]>();

/** Converts the described fields of a row to wire format. An amount needs its currency in the same row. */
export function toWire(fields: Fields, row: Row): Record<string, unknown> {
  let converters = wireConverters.get(fields);
  if (!converters)
    wireConverters.set(fields, (converters = fields.map((field) => [field.name, toWireConverter(field)] as const)));
  const wire: Record<string, unknown> = {};
  for (const [name, convert] of converters) {
    const value = row[name];
    if (value !== undefined) wire[name] = convert ? convert(value, row) : value;
  }
  return wire;
}

/**
 * Converts wire fields to columns. The currency of an amount is read from `record` (the resulting record). Undescribed
 * fields are dropped.
 */
export function toColumns(fields: Fields, wire: Row, record: Row = wire): Record<string, unknown> {
  const columns: Record<string, unknown> = {};
  for (const field of fields) {
    const value = wire[field.name];
    if (value !== undefined) columns[field.name] = toColumnConverter(field)?.(value, record) ?? value;
  }
  return columns;
}
