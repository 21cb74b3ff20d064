// First step of a check: stores the rows of the file by column mapping.
import { unwrapCell } from '#domain/imports/cells.ts';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { readRows } from '#server/core/tabular/read-table.ts';
import { TableFault } from '#server/core/tabular/table-fault.ts';
import type { TableRow } from '#server/core/tabular/table-row.ts';
import { uploadedTable, uploadOf } from './import-upload.ts';
import { type ImportRecord, importRows } from './imports.table.ts';
import type { ImportWork } from './kinds/kind.ts';
import { yieldToEventLoop } from '#server/core/process/yield-to-event-loop.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** Rows per insert, which bounds memory. */
const STRETCH = 500;

/** A row to insert. */
interface RawRow {
  position: number;
  key: string;
  status: 'to_check' | 'skipped';
  cells: readonly string[];
  values: Record<string, string>;
  errors: { path: string; code: string; params?: Record<string, number> }[];
  note: string | null;
}

interface Reading {
  one: ImportRecord;
  work: ImportWork;
  context: Context;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Reads the whole file and returns the number of rows. Throws TableFault. */
export async function readFile({ one, work, context, signal, onProgress }: Reading): Promise<number> {
  const { db } = context;
  const upload = await uploadOf(db, one);
  await db.delete(importRows).where(eq(importRows.import_id, one.id));
  const source = { ...uploadedTable(context, upload), onBytes: (bytes: number) => onProgress(bytes / upload.size) };
  const { encoding, delimiter, headings } = one;
  const toRow = rowReader(one, work);
  let rows: RawRow[] = [];
  let count = 0;
  for await (const row of readRows(source, { encoding, delimiter, headings })) {
    count++;
    rows.push(toRow(row));
    if (rows.length < STRETCH) continue;
    signal.throwIfAborted();
    await insertRows(db, one.id, rows);
    rows = [];
    await yieldToEventLoop();
  }
  if (count === 0) throw new TableFault('sheet_empty');
  await insertRows(db, one.id, rows);
  if (work.grouped) await findLeads(db, one.id);
  return count;
}

/** Converts file rows to table rows; rows can inherit values from the previous one. */
export function rowReader(one: ImportRecord, { keyOf, carried }: ImportWork): (row: TableRow) => RawRow {
  const { headings, columns } = one;
  const places = Object.entries(columns).flatMap(([field, heading]) => {
    const place = heading === null ? -1 : headings.indexOf(heading);
    return place < 0 ? [] : [[field, place] as const];
  });
  let above: Record<string, string> = {};
  return ({ line, cells }) => {
    const said = places.flatMap(([field, place]) => {
      const text = unwrapCell(cells[place] ?? '');
      return text === '' ? [] : [[field, text] as const];
    });
    const own: Record<string, string> = Object.fromEntries(said);
    const by = carried?.by;
    const follows = by !== undefined && own[by] !== undefined && own[by] === above[by];
    const inherited = follows
      ? (carried?.fields ?? []).flatMap((name) => (above[name] ? [[name, above[name]] as const] : []))
      : [];
    const values = { ...Object.fromEntries(inherited), ...own };
    above = values;
    // rows with only a key are skipped, such as further images of a product
    const isEmpty = Object.keys(own).every((name) => name === by);
    const isRagged = cells.length !== headings.length && cells.slice(headings.length).some(Boolean);
    const params = { cells: cells.length, headings: headings.length };
    return {
      ...{ position: line, cells, values, key: keyOf(values, one) },
      status: isEmpty ? 'skipped' : 'to_check',
      note: isEmpty ? 'import_row_empty' : null,
      errors: isRagged ? [{ path: '', code: 'import_row_ragged', params }] : [],
    };
  };
}

/** Inserts rows in one statement. */
export async function insertRows(db: Queryable, id: number, rows: readonly RawRow[]): Promise<void> {
  if (rows.length === 0) return;
  // PostgreSQL cannot store NUL characters
  const text = JSON.stringify(rows).replaceAll('\\u0000', '');
  await db.execute(sql`insert into import_rows (import_id, position, key, status, cells, "values", errors, note)
    select ${id}, position, key, status, cells, "values", errors, note from jsonb_to_recordset(${text}::jsonb)
      as row (position integer, key text, status text, cells jsonb, "values" jsonb, errors jsonb, note text)`);
}

/** Marks the first row of each record as leading, optionally for some keys. */
export async function findLeads(db: Queryable, id: number, only?: readonly string[]): Promise<void> {
  const which = only ? sql`and key = any(${sql.param(only)}::text[])` : sql``;
  await db.execute(sql`update import_rows r set lead = (first.position = r.position)
    from (select key, min(position) as position from import_rows where import_id = ${id} and status <> 'skipped' ${which} group by key) first
    where r.import_id = ${id} and r.key = first.key and r.lead <> (first.position = r.position) and r.key <> ''`);
}
