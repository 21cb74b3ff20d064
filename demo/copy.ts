import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PgTable } from 'drizzle-orm/pg-core';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** Value of a column: a Date is a timestamp, an array an integer[], an object JSON. */
export type CopyValue = string | number | boolean | Date | null | undefined | readonly (number | string)[] | object;
export type CopyRow = Readonly<Record<string, CopyValue>>;

/**
 * Writes rows by COPY. The columns are those of the first row, named as in the table.
 * Throws when the table lacks one of them.
 */
export async function copyRows(client: pg.ClientBase, table: PgTable, rows: readonly CopyRow[]): Promise<void> {
  const [firstRow] = rows;
  if (!firstRow) return;
  const tableColumns = getTableColumns(table);
  const columns = Object.keys(firstRow);
  const unknownColumn = columns.find((column) => !(column in tableColumns));
  if (unknownColumn) throw new Error(`${getTableName(table)} has no column ${unknownColumn}`);
  const columnList = columns.map((column) => `"${column}"`).join(', ');
  const encodeRows = function* () {
    for (const row of rows) yield `${columns.map((column) => encode(row[column])).join('\t')}\n`;
  };
  const copy = copyFrom(`COPY "${getTableName(table)}" (${columnList}) FROM STDIN`);
  await pipeline(Readable.from(encodeRows()), client.query(copy));
}

/** A value in COPY's text format: tab, newline and backslash are escaped, null is \N. */
function encode(value: CopyValue): string {
  if (value === null || value === undefined) return '\\N';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.join(',')}}`;
  if (typeof value === 'object') return escape(JSON.stringify(value));
  return typeof value === 'string' ? escape(value) : String(value);
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escape = (text: string) => text.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character);
