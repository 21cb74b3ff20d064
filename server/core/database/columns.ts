/** Column kinds every table uses, so that ids, times, amounts and versions look the same everywhere. */
import { type SQL, sql } from 'drizzle-orm';
import { customType, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** Identity number; may be given (demo data, imports), else counted by the database. */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** A moment, kept with its time zone; Unix seconds on the wire. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** An amount in the smallest unit of its currency (minor); a decimal number on the wire. */
export const minor = () => integer();

/** Counts the saved versions of a record; the ETag is made of it. */
export const version = () => integer().notNull().default(1);

/**
 * A text computed by the database from other columns, lower case and without accents, for trigram search.
 * `parts` gets a quoting function and returns the columns by their database names.
 */
export function searchText(parts: (column: (name: string) => SQL) => SQL[]) {
  const columns = parts((name) => sql.raw(`coalesce("${name}"::text, '')`));
  const joined = sql.join(columns, sql.raw(` || ' ' || `));
  return text().generatedAlwaysAs(sql`immutable_unaccent(lower(${joined}))`);
}

/** An array of integers, empty rather than null. */
export const integers = customType<{ data: number[]; driverData: number[] | string }>({
  dataType: () => 'integer[]',
  fromDriver: (value) => (Array.isArray(value) ? value : []),
});
