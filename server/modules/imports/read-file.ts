// First step of a check: stores the rows of the file by column mapping.
import { unwrapCell } from '#domain/imports/cells.ts';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { readRows } from '#server/core/tabular/read-table.ts';
import { TableFault } from '#server/core/tabular/table-fault.ts';
import type { TableRow } from '#server/core/tabular/table-row.ts';
import { createTableSource, loadUpload } from './import-upload.ts';
import { type ImportRecord, importRows } from './imports.table.ts';
import type { ImportHandler } from './kinds/kind.ts';
import { yieldToEventLoop } from '#server/core/process/yield-to-event-loop.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** Rows per insert, which bounds memory. */
const BATCH_SIZE = 500;

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

interface ReadFileOptions {
  importRecord: ImportRecord;
  handler: ImportHandler;
  context: Context;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Reads the whole file and returns the number of rows. Throws TableFault. */
export async function readFile({
  importRecord,
  handler,
  context,
  signal,
  onProgress,
}: ReadFileOptions): Promise<number> {
  const { db } = context;
  const upload = await loadUpload(db, importRecord);
  await db.delete(importRows).where(eq(importRows.import_id, importRecord.id));
  const source = { ...createTableSource(context, upload), onBytes: (bytes: number) => onProgress(bytes / upload.size) };
  const { encoding, delimiter, headings } = importRecord;
  const toRow = createRowReader(importRecord, handler);
  let rows: RawRow[] = [];
  let count = 0;
  for await (const row of readRows(source, { encoding, delimiter, headings })) {
    count++;
    rows.push(toRow(row));
    if (rows.length < BATCH_SIZE) continue;
    signal.throwIfAborted();
    await insertRows(db, importRecord.id, rows);
    rows = [];
    await yieldToEventLoop();
  }
  if (count === 0) throw new TableFault('sheet_empty');
  await insertRows(db, importRecord.id, rows);
  if (handler.grouped) await findLeads(db, importRecord.id);
  return count;
}

/** Converts file rows to table rows; rows can inherit values from the previous one. */
export function createRowReader(importRecord: ImportRecord, handler: ImportHandler): (row: TableRow) => RawRow {
  const { getKey } = handler;
  const { headings, columns } = importRecord;
  const fieldColumns = Object.entries(columns).flatMap(([field, heading]) => {
    const column = heading === null ? -1 : headings.indexOf(heading);
    return column < 0 ? [] : [[field, column] as const];
  });
  let previousValues: Record<string, string> = {};
  return ({ line, cells }) => {
    const entries = fieldColumns.flatMap(([field, column]) => {
      const text = unwrapCell(cells[column] ?? '');
      return text === '' ? [] : [[field, text] as const];
    });
    const rowValues: Record<string, string> = Object.fromEntries(entries);
    const by = handler.inherited?.by;
    const isContinued = by !== undefined && rowValues[by] !== undefined && rowValues[by] === previousValues[by];
    const inheritedFields = isContinued ? (handler.inherited?.fields ?? []) : [];
    const inherited = inheritedFields.flatMap((name) =>
      previousValues[name] ? [[name, previousValues[name]] as const] : [],
    );
    const values = { ...Object.fromEntries(inherited), ...rowValues };
    previousValues = values;
    // rows with only the key of their record are skipped, such as further images of a product
    const isEmpty = Object.keys(rowValues).every((name) => name === by);
    const isRagged = cells.length !== headings.length && cells.slice(headings.length).some(Boolean);
    const params = { cells: cells.length, headings: headings.length };
    return {
      ...{ position: line, cells, values, key: getKey(values, importRecord) },
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

/** Marks the first row of each record as leading; of the records with `keys` only, if given. */
export async function findLeads(db: Queryable, id: number, keys?: readonly string[]): Promise<void> {
  const isSelected = keys ? sql`and key = any(${sql.param(keys)}::text[])` : sql``;
  await db.execute(sql`update import_rows r set lead = (first.position = r.position)
    from (select key, min(position) as position from import_rows
      where import_id = ${id} and status <> 'skipped' ${isSelected} group by key) first
    where r.import_id = ${id} and r.key = first.key and r.lead <> (first.position = r.position) and r.key <> ''`);
}
