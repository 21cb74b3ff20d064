import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { auditBatch, type AuditedChange } from '#server/resources/audit/audit.ts';
import { importQueue, type LeasedImport } from './import-queue.ts';
import { type ImportRowRecord, importRows } from './imports.table.ts';
import type { ImportWork, Undoable, Undone, Work } from './kinds/kind.ts';
import { inTransaction, SqlState, getSqlState, type Transaction } from '#server/core/database/database.ts';

/** Records per transaction. */
const BATCH = 100;

/** Resets failed rows, so that they are tried again. */
export async function forgetRefusals({ db }: Pick<Context, 'db'>, id: number): Promise<void> {
  const isKept = and(eq(importRows.import_id, id), eq(importRows.status, 'imported'));
  await db.update(importRows).set({ note: null }).where(isKept);
}

/** Undoes the next records, last first. Returns the number of processed rows, 0 when done. */
export function undoNext(leased: LeasedImport, context: Context, work: ImportWork, who: Work['who']): Promise<number> {
  return inTransaction(context.db, async (tx) => {
    await importQueue.lock(tx, leased);
    const isLeft = and(
      eq(importRows.import_id, leased.id),
      eq(importRows.status, 'imported'),
      eq(importRows.lead, true),
      isNull(importRows.note),
    );
    const rows = await tx.select().from(importRows).where(isLeft).orderBy(desc(importRows.position)).limit(BATCH);
    const told: AuditedChange[] = [];
    const refused = new Map<string, ImportRowRecord[]>();
    const undone: ImportRowRecord[] = [];
    const results = await undoTogether(tx, rows, work, { one: leased, context, who });
    for (const [index, row] of rows.entries()) {
      const done = results[index] ?? { code: 'not_found' };
      if ('code' in done) refused.set(done.code, [...(refused.get(done.code) ?? []), row]);
      else {
        undone.push(row);
        told.push(done);
      }
    }
    await noteRows(tx, undone, work, { status: 'undone' });
    for (const [note, kept] of refused) await noteRows(tx, kept, work, { note });
    await auditBatch(tx, who, told);
    return rows.length;
  });
}

/** Undoes records in one savepoint; on a constraint violation one by one, so that referenced records are kept. */
async function undoTogether(
  tx: Transaction,
  rows: readonly ImportRowRecord[],
  work: ImportWork,
  asked: Work,
): Promise<readonly Undone[]> {
  const undoable = rows.map(({ id, record_id, before, after }): Undoable => {
    return { row_id: id, record_id: record_id ?? 0, before, after: after ?? {} };
  });
  try {
    return await tx.transaction((savepoint) => work.undo(savepoint, undoable, asked));
  } catch (error) {
    if (getSqlState(error) !== SqlState.foreignKey) throw error;
    if (rows.length === 1) return [{ code: 'in_use' }];
    const done: Undone[] = [];
    for (const row of rows) done.push(...(await undoTogether(tx, [row], work, asked)));
    return done;
  }
}

/** Stores the results for all rows of the records. */
async function noteRows(
  tx: Transaction,
  rows: readonly ImportRowRecord[],
  { grouped }: ImportWork,
  values: Partial<Pick<ImportRowRecord, 'status' | 'note'>>,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const ids = rows.map(({ id }) => id);
  await tx.update(importRows).set(values).where(inArray(importRows.id, ids));
  if (!grouped) return;
  const keys = rows.map(({ key }) => key);
  const others = and(
    eq(importRows.import_id, first.import_id),
    inArray(importRows.key, keys),
    eq(importRows.lead, false),
  );
  await tx
    .update(importRows)
    .set(values)
    .where(and(others, eq(importRows.status, 'imported')));
}
