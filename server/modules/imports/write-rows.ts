import type { FieldError } from '#generated/schemas.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { Problem } from '#server/core/problems/problem.ts';
import { toProblem } from '#server/core/problems/to-problem.ts';
import { auditBatch } from '#server/resources/audit/audit.ts';
import { readUnits, type RowUnit, storeResults, toRowResults, loadUnits } from './check-rows.ts';
import { type LeasedImport, importQueue } from './import-queue.ts';
import { importRows } from './imports.table.ts';
import type { ImportHandler, Outcome, WriteContext } from './kinds/kind.ts';
import { isInterruption } from '#server/core/jobs/leases.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';

/** Records per transaction. */
const BATCH_SIZE = 200;

/**
 * Writes the next records with audit entries and marks their rows in the same transaction, so that interruptions lose
 * or repeat nothing. Returns the number of processed rows, 0 when done.
 */
export async function writeNextBatch(
  leased: LeasedImport,
  context: Context,
  handler: ImportHandler,
  who: WriteContext['who'],
): Promise<number> {
  const { db } = context;
  const isReady = and(
    eq(importRows.import_id, leased.id),
    eq(importRows.status, 'valid'),
    eq(importRows.lead, true),
    inArray(importRows.effect, ['new', 'changed']),
  );
  const leads = await db.select().from(importRows).where(isReady).orderBy(asc(importRows.position)).limit(BATCH_SIZE);
  const units = await loadUnits(db, leads, handler);
  const write = (batch: readonly RowUnit[]) =>
    inTransaction(db, async (tx) => {
      await importQueue.lock(tx, leased);
      await writeUnits(tx, batch, handler, { one: leased, context, who });
    });
  try {
    if (units.length > 0) await write(units);
  } catch (error) {
    if (isInterruption(error)) throw error;
    // after an error the records are written one by one, so that only the failing ones are refused
    for (const unit of units) await write([unit]).catch((fault: unknown) => recordError(fault, unit, context));
  }
  return units.flat().length;
}

/** Stores the error of a unit that could not be written. Rethrows interruptions. */
async function recordError(error: unknown, unit: RowUnit, { db, log }: Context): Promise<void> {
  if (isInterruption(error)) throw error;
  const { code, options } = toProblem(error);
  if (!(error instanceof Problem))
    log.error({ err: error, row: unit[0].id }, 'a row of an import could not be written');
  const fieldErrors = options.errors?.map(({ path, code: reason, params }) => ({
    path,
    code: reason,
    ...(params && { params }),
  }));
  const errors: FieldError[] = fieldErrors && fieldErrors.length > 0 ? fieldErrors : [{ path: '', code }];
  await storeResults(db, toRowResults(unit, new Map([[unit[0].id, errors]]), undefined));
}

/** Writes the records of rows with audit entries and stores the results. */
export async function writeUnits(
  tx: Transaction,
  units: readonly RowUnit[],
  handler: ImportHandler,
  writeContext: WriteContext,
): Promise<void> {
  const { errorsByRow, validUnits } = readUnits(units, writeContext.one, handler);
  const outcomes = validUnits.length > 0 ? await handler.write(tx, validUnits, writeContext) : [];
  const outcomesByLead = new Map(validUnits.map(([{ id }], index) => [id, outcomes[index]]));
  const writtenRecords = outcomes.flatMap((outcome) => outcome.written ?? []);
  await auditBatch(tx, writeContext.who, writtenRecords.map(handler.toAuditedChange));
  const isWritten = ([lead]: RowUnit): boolean => outcomesByLead.get(lead.id)?.written !== undefined;
  await storeResults(
    tx,
    units
      .filter((unit) => !isWritten(unit))
      .flatMap((unit) => toRowResults(unit, errorsByRow, outcomesByLead.get(unit[0].id)?.verdict)),
  );
  await storeWrittenRecords(tx, units.filter(isWritten), outcomesByLead);
}

/** Marks the rows of written records as imported, with previous and written values. */
async function storeWrittenRecords(
  tx: Transaction,
  units: readonly RowUnit[],
  outcomesByLead: ReadonlyMap<number, Outcome | undefined>,
): Promise<void> {
  const rows = units.flatMap((unit) => {
    const outcome = outcomesByLead.get(unit[0].id);
    const { record_id, before, after } = outcome?.written ?? {};
    return unit.map(({ id, lead }) => ({ id, record_id, ...(lead && { before, after }) }));
  });
  await tx.execute(sql`update import_rows r set status = 'imported', record_id = result.record_id,
      before = result.before, after = result.after, note = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as result (id integer, record_id integer, before jsonb, after jsonb)
    where r.id = result.id`);
}
