// One declaration of a read's selection: its SQL and the type of its rows.
import type { SQL } from 'drizzle-orm';
import { type GetColumnData, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';
import { dialect } from './dialect.ts';

/** Columns and typed expressions (`sql<number>`) by the names of the fields they become. */
export type Selection = Readonly<Record<string, PgColumn | SQL>>;

type Field<Of> = Of extends PgColumn ? GetColumnData<Of> : Of extends SQL<infer Type> ? Type : never;

/** A row of a selection. */
export type RowOf<Of extends Selection> = { -readonly [Name in keyof Of]: Field<Of[Name]> };

/** As JSON has it: the database writes moments as text. */
type Json<Value> = Value extends Date ? string : Value;
type JsonOf<Of extends Selection> = { -readonly [Name in keyof Of]: Json<Field<Of[Name]>> };

/**
 * Runs a query around the select list of a selection and returns its rows, decoded by their columns. The query selects the
 * list and nothing else. With a name, or one computed from its text, it is a prepared statement; see `executePrepared` for
 * what may be one.
 *
 *     const rows = await readRows(db, { id: o.id, copies: sql<number>`sum(l.quantity)::int` }, (columns) => sql`
 *       select ${columns} from orders o join order_lines l on l.order_id = o.id group by o.id`);
 */
export async function readRows<Of extends Selection>(
  db: Queryable,
  selection: Of,
  query: (columns: SQL) => SQL,
  name?: string | ((text: string) => string | undefined),
): Promise<RowOf<Of>[]> {
  const fields = Object.entries(selection).map(([key, field]) => ({ path: [key], field }));
  const built = dialect.sqlToQuery(query(selectList(selection)));
  const prepared = db._.session.prepareQuery<{ execute: RowOf<Of>[]; all: unknown; values: unknown }>(
    built,
    fields,
    typeof name === 'function' ? name(built.sql) : name,
    true,
  );
  return prepared.execute();
}

/** `expression as "name", …`, in the order of the selection. */
function selectList(selection: Selection): SQL {
  const columns = Object.entries(selection).map(([name, field]) => sql`${field} as ${sql.identifier(name)}`);
  return sql.join(columns, sql`, `);
}

/** A selection as one JSON object; for the rows of a subquery see `jsonRows`. */
export function jsonObject<Of extends Selection>(selection: Of): SQL<JsonOf<Of>> {
  const pairs = Object.entries(selection).map(([name, field]) => sql`${sql.raw(`'${name}'`)}, ${field}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

/** The rows of a subquery as one JSON array, empty rather than null; `from` is what follows its select list. */
export function jsonRows<Of extends Selection>(selection: Of, from: SQL, order: SQL): SQL<JsonOf<Of>[]> {
  return sql`(select coalesce(json_agg(${jsonObject(selection)} order by ${order}), '[]') ${from})`;
}

type Seconds<Of> = Of extends PgColumn ? (null extends GetColumnData<Of> ? number | null : number) : number | null;

/** A moment as Unix seconds, rounded down. */
export function seconds<Of extends PgColumn | SQL>(moment: Of): SQL<Seconds<Of>> {
  return sql`floor(extract(epoch from ${moment}))::int`;
}

/** Some columns of a table as a selection. */
export function columnsOf<Of extends PgTable, Name extends keyof Of['_']['columns'] & string>(
  table: Of,
  ...names: readonly Name[]
): Pick<Of['_']['columns'], Name> {
  const columns = getTableColumns(table);
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as Pick<Of['_']['columns'], Name>;
}
