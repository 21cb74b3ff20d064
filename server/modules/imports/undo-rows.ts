import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { auditBatch, type AuditedChange } from '#server/resources/audit/audit.ts';
import { importQueue, type LeasedImport } from './import-queue.ts';
import { type ImportRowRecord, importRows } from './imports.table.ts';
import type { ImportHandler, UndoableRecord, UndoResult, WriteContext } from './kinds/kind.ts';
import { inTransaction, SqlState, getSqlState, type Transaction } from '#server/core/database/database.ts';

/** Records per transaction. */
const BATCH_SIZE = 100;

/** Clears the notes of rows whose undo failed, so that it is retried. */
export async function clearUndoFailures({ db }: Pick<Context, 'db'>, id: number): Promise<void> {
  const isImported = and(eq(importRows.import_id, id), eq(importRows.status, 'imported'));
  await db.update(importRows).set({ note: null }).where(isImported);
}

/** Undoes the next records, last first. Returns the number of processed rows, 0 when done. */
export function undoNextBatch(
  leased: LeasedImport,
  context: Context,
  handler: ImportHandler,
  who: WriteContext['who'],
): Promise<number> {
  return inTransaction(context.db, async (tx) => {
    await importQueue.lock(tx, leased);
    const isRemaining = and(
      eq(importRows.import_id, leased.id),
      eq(importRows.status, 'imported'),
      eq(importRows.lead, true),
      isNull(importRows.note),
    );
    const rows = await tx
      .select()
      .from(importRows)
      .where(isRemaining)
      .orderBy(desc(importRows.position))
      .limit(BATCH_SIZE);
    const changes: AuditedChange[] = [];
    const rowsByCode = new Map<string, ImportRowRecord[]>();
    const undoneRows: ImportRowRecord[] = [];
    const results = await undoInSavepoint(tx, rows, handler, { one: leased, context, who });
    for (const [index, row] of rows.entries()) {
      const result = results[index] ?? { code: 'not_found' };
      if ('code' in result) rowsByCode.set(result.code, [...(rowsByCode.get(result.code) ?? []), row]);
      else {
        undoneRows.push(row);
        changes.push(result);
      }
    }
    await updateRecordRows(tx, undoneRows, handler, { status: 'undone' });
    for (const [note, keptRows] of rowsByCode) await updateRecordRows(tx, keptRows, handler, { note });
    await auditBatch(tx, who, changes);
    return rows.length;
  });
}

/** Undoes records in one savepoint; after a foreign key violation one by one, so that only referenced ones are kept. */
async function undoInSavepoint(
  tx: Transaction,
  rows: readonly ImportRowRecord[],
  handler: ImportHandler,
  writeContext: WriteContext,
): Promise<readonly UndoResult[]> {
  const undoable = rows.map(({ id, record_id, before, after }): UndoableRecord => {
    return { row_id: id, record_id: record_id ?? 0, before, after: after ?? {} };
  });
  try {
    return await tx.transaction((savepoint) => handler.undo(savepoint, undoable, writeContext));
  } catch (error) {
    if (getSqlState(error) !== SqlState.foreignKey) throw error;
    if (rows.length === 1) return [{ code: 'in_use' }];
    const results: UndoResult[] = [];
    for (const row of rows) results.push(...(await undoInSavepoint(tx, [row], handler, writeContext)));
    return results;
  }
}

/** Updates leading rows together with the other imported rows of their records. */
async function updateRecordRows(
  tx: Transaction,
  rows: readonly ImportRowRecord[],
  { grouped }: ImportHandler,
  values: Partial<Pick<ImportRowRecord, 'status' | 'note'>>,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const ids = rows.map(({ id }) => id);
  await tx.update(importRows).set(values).where(inArray(importRows.id, ids));
  if (!grouped) return;
  const keys = rows.map(({ key }) => key);
  const isOther = and(
    eq(importRows.import_id, first.import_id),
    inArray(importRows.key, keys),
    eq(importRows.lead, false),
  );
  await tx
    .update(importRows)
    .set(values)
    .where(and(isOther, eq(importRows.status, 'imported')));
}
