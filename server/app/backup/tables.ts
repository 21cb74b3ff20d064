// Tables of the database and checksums of their rows.
import type pg from 'pg';
import type { TableContent } from './archive.ts';

const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const quoteNames = (columns: readonly string[]) => columns.map(quoteName).join(', ');

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
  /** Columns that have a sum in the manifest. */
  numeric: string[];
}

/** Reads the tables of a schema with their stored columns, without tables of extensions. */
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

/** Computes row count, sums and checksum of a table. */
export async function measureTable(client: pg.ClientBase, table: TableColumns): Promise<TableContent> {
  const { name, columns, numeric } = table;
  const sums = numeric.map((column, index) => `sum(${quoteName(column)})::text as s${index}`);
  const { rows } = await client.query<Record<string, string | null>>(
    `select count(*) as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as checksum
            ${sums.map((sum) => `, ${sum}`).join('')}
       from (select ${quoteNames(columns)} from public.${quoteName(name)}) t`,
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

/** Describes how a table differs from the backup; undefined when it does not differ. */
export function describeDifference(expected: TableContent, actual: TableContent): string | undefined {
  if (expected.rows !== actual.rows) return `${expected.name} has ${actual.rows} rows instead of ${expected.rows}`;
  for (const [column, sum] of Object.entries(expected.sums))
    if (actual.sums[column] !== sum)
      return `${expected.name}.${column} adds up to ${actual.sums[column] ?? 'nothing'} instead of ${sum ?? 'nothing'}`;
  return expected.checksum === actual.checksum ? undefined : `${expected.name} has other values than the backup`;
}
