/** Column types shared by all tables. */
import { type SQL, sql } from 'drizzle-orm';
import { customType, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** Identity column; may be set explicitly (demo data, imports). */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** Timestamp with time zone; Unix seconds on the wire. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** Amount in minor units; a decimal number on the wire. */
export const minor = () => integer();

/** Version of a record, used as ETag. */
export const version = () => integer().notNull().default(1);

/** Lease of the run that processes a row, and its last renewal; null without a lease. See `core/jobs/leases.ts`. */
export const lease = () => ({ lease_id: text(), renewed_at: instant() });

/**
 * Generated column for trigram search: lower case text of other columns without accents. `parts` receives a function
 * from a column name to its text and returns the texts to join.
 */
export function searchText(parts: (column: (name: string) => SQL) => SQL[]) {
  const columns = parts((name) => sql.raw(`coalesce("${name}"::text, '')`));
  const joined = sql.join(columns, sql.raw(` || ' ' || `));
  return text().generatedAlwaysAs(sql`immutable_unaccent(lower(${joined}))`);
}

/** Array of integers; read as empty when null. */
export const integers = customType<{ data: number[]; driverData: number[] | string }>({
  dataType: () => 'integer[]',
  fromDriver: (value) => (Array.isArray(value) ? value : []),
});
