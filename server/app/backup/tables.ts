// Reads the tables of the database and checksums of their rows.
import type pg from 'pg';
import type { TableContent } from './archive.ts';

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const columnList = (columns: readonly string[]) => columns.map(quote).join(', ');

/** Makes the text format of values independent of server and role settings. */
const TEXT_SETTINGS = `set timezone to 'UTC'; set datestyle to 'ISO, MDY'; set intervalstyle to 'postgres';
  set extra_float_digits to 1; set bytea_output to 'hex'; set statement_timeout to 0; set lock_timeout to '30s';
  set idle_in_transaction_session_timeout to 0`;

/** Prepares a session for COPY of a backup. */
export async function fixTextFormat(client: pg.ClientBase): Promise<void> {
  await client.query(TEXT_SETTINGS);
}

interface TableColumns {
  name: string;
  columns: string[];
  /** Columns with sums. */
  numeric: string[];
}

/** The tables of a schema with their stored columns, without tables of extensions. */
export async function readTables(client: pg.ClientBase, schema: string, only?: string): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns>(
    `select c.relname as name,
            array_agg(a.attname::text order by a.attnum) as columns,
            coalesce(array_agg(a.attname::text order by a.attnum) filter (where a.atttypid = any($2::regtype[])), '{}') as numeric
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p') and ($3::text is null or c.relname = $3)
        and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
      group by c.relname order by c.relname`,
    [schema, ['smallint', 'integer', 'bigint', 'numeric'], only ?? null],
  );
  return rows;
}

/** Counts and sums of one table's rows. */
export async function measureTable(client: pg.ClientBase, table: TableColumns): Promise<TableContent> {
  const { name, columns, numeric } = table;
  const sums = numeric.map((column, index) => `sum(${quote(column)})::text as s${index}`);
  const { rows } = await client.query<Record<string, string | null>>(
    `select count(*) as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as checksum
            ${sums.map((sum) => `, ${sum}`).join('')}
       from (select ${columnList(columns)} from public.${quote(name)}) t`,
  );
  const row = rows[0] ?? {};
  return {
    name,
    columns,
    rows: Number(row['rows']),
    checksum: row['checksum'] ?? '0',
    sums: Object.fromEntries(numeric.map((column, index) => [column, row[`s${index}`] ?? null])),
  };
}

/** Describes how a table differs from the backup; undefined when it does not. */
export function difference(wanted: TableContent, found: TableContent): string | undefined {
  if (wanted.rows !== found.rows) return `${wanted.name} has ${found.rows} rows instead of ${wanted.rows}`;
  for (const [column, sum] of Object.entries(wanted.sums))
    if (found.sums[column] !== sum)
      return `${wanted.name}.${column} adds up to ${found.sums[column] ?? 'nothing'} instead of ${sum ?? 'nothing'}`;
  return wanted.checksum === found.checksum ? undefined : `${wanted.name} has other values than the backup`;
}
