// Selections: declare the select list of a query and the type of its rows together.
import type { SQL } from 'drizzle-orm';
import { Column, type GetColumnData, getTableColumns, is, sql } from 'drizzle-orm';
import { PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';
import { dialect } from './dialect.ts';
import { executeQuery } from './prepared.ts';

/** Columns and typed expressions (`sql<number>`) by field name. */
export type Selection = Readonly<Record<string, PgColumn | SQL>>;

type Field<Source> = Source extends PgColumn ? GetColumnData<Source> : Source extends SQL<infer Type> ? Type : never;

/** A row of a selection. */
export type RowOf<Fields extends Selection> = { -readonly [Name in keyof Fields]: Field<Fields[Name]> };

/** Type of a value in JSON: timestamps are text. */
type Json<Value> = Value extends Date ? string : Value;
type JsonOf<Fields extends Selection> = { -readonly [Name in keyof Fields]: Json<Field<Fields[Name]>> };

/**
 * Runs a query with the select list of a selection and returns its rows. Columns are decoded by their type; expressions
 * are as the driver reads them, so counts and sums need a cast (`::int`, `::float8`). The query selects only that list.
 * With a name, or one computed from its text, it is a prepared statement (see `executePrepared`).
 *
 *     const rows = await readRows(db, { id: o.id, copies: sql<number>`sum(l.quantity)::int` }, (columns) => sql`
 *       select ${columns} from orders o join order_lines l on l.order_id = o.id group by o.id`);
 */
export async function readRows<Fields extends Selection>(
  db: Queryable,
  selection: Fields,
  query: (columns: SQL) => SQL,
  name?: string | ((text: string) => string | undefined),
): Promise<RowOf<Fields>[]> {
  const builtQuery = dialect.sqlToQuery(query(buildSelectList(selection)));
  const statementName = typeof name === 'function' ? name(builtQuery.sql) : name;
  const { rows } = await executeQuery<Record<string, unknown>>(db, builtQuery, statementName);
  const decodedColumns = listDecodedColumns(selection);
  for (const row of rows) {
    for (const [key, column] of decodedColumns) {
      if (row[key] !== null) row[key] = column.mapFromDriverValue(row[key]);
    }
  }
  return rows as RowOf<Fields>[];
}

/** Columns by selection whose values differ from those of the driver. */
const decodedColumnLists = new WeakMap<Selection, readonly (readonly [string, PgColumn])[]>();

/** Lists the columns to decode, once for each selection: the query builder would look at every cell of every row. */
function listDecodedColumns(selection: Selection): readonly (readonly [string, PgColumn])[] {
  const knownList = decodedColumnLists.get(selection);
  if (knownList) return knownList;
  const list = Object.entries(selection).flatMap(([key, field]) =>
    is(field, PgColumn) && field.mapFromDriverValue !== Column.prototype.mapFromDriverValue
      ? [[key, field] as const]
      : [],
  );
  decodedColumnLists.set(selection, list);
  return list;
}

/** Select lists by selection; those without parameters are text. */
const selectLists = new WeakMap<Selection, SQL>();

/**
 * Builds `expression as "name", …`, in the order of the selection. A constant selection is built once: building the text
 * of thirty columns takes as long as the query.
 */
function buildSelectList(selection: Selection): SQL {
  const builtList = selectLists.get(selection);
  if (builtList) return builtList;
  const columns = Object.entries(selection).map(([name, field]) => sql`${field} as ${sql.identifier(name)}`);
  const list = sql.join(columns, sql`, `);
  const { sql: text, params } = dialect.sqlToQuery(list);
  const reusedList = params.length > 0 ? list : sql.raw(text);
  selectLists.set(selection, reusedList);
  return reusedList;
}

/** Builds one JSON object of a selection; for the rows of a subquery see `buildJsonRows`. */
function buildJsonObject<Fields extends Selection>(selection: Fields): SQL<JsonOf<Fields>> {
  const pairs = Object.entries(selection).map(([name, field]) => sql`${sql.raw(`'${name}'`)}, ${field}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

/** Builds a subquery of one JSON array of rows, empty rather than null; `from` follows its select list. */
export function buildJsonRows<Fields extends Selection>(
  selection: Fields,
  from: SQL,
  order: SQL,
): SQL<JsonOf<Fields>[]> {
  return sql`(select coalesce(json_agg(${buildJsonObject(selection)} order by ${order}), '[]') ${from})`;
}

type Seconds<Moment> = Moment extends PgColumn
  ? null extends GetColumnData<Moment>
    ? number | null
    : number
  : number | null;

/** Converts a timestamp to Unix seconds, rounded down. */
export function seconds<Moment extends PgColumn | SQL>(moment: Moment): SQL<Seconds<Moment>> {
  return sql`floor(extract(epoch from ${moment}))::int`;
}

/** Selects columns of a table by name. */
export function columnsOf<Table extends PgTable, Name extends keyof Table['_']['columns'] & string>(
  table: Table,
  ...names: readonly Name[]
): Pick<Table['_']['columns'], Name> {
  const columns = getTableColumns(table);
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as Pick<Table['_']['columns'], Name>;
}
