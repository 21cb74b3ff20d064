import type { FieldError } from '#generated/schemas.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { Problem } from '#server/core/problems/problem.ts';
import { toProblem } from '#server/core/problems/to-problem.ts';
import { auditBatch } from '#server/resources/audit/audit.ts';
import { judged, note, readUnits, type RowUnit, unitsOf } from './check-rows.ts';
import { type LeasedImport, importQueue } from './import-queue.ts';
import { importRows } from './imports.table.ts';
import type { ImportWork, Outcome, Work } from './kinds/kind.ts';
import { isInterruption } from '#server/core/jobs/leases.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';

/** Records per transaction. */
const BATCH = 200;

/**
 * Writes the next records with audit entries and marks their rows in the same transaction, so that interruptions lose
 * or repeat nothing. Returns the number of processed rows, 0 when done.
 */
export async function writeNext(
  leased: LeasedImport,
  context: Context,
  work: ImportWork,
  who: Work['who'],
): Promise<number> {
  const { db } = context;
  const ready = and(
    eq(importRows.import_id, leased.id),
    eq(importRows.status, 'valid'),
    eq(importRows.lead, true),
    inArray(importRows.effect, ['new', 'changed']),
  );
  const leads = await db.select().from(importRows).where(ready).orderBy(asc(importRows.position)).limit(BATCH);
  const units = await unitsOf(db, leads, work);
  const write = (some: readonly RowUnit[]) =>
    inTransaction(db, async (tx) => {
      await importQueue.lock(tx, leased);
      await writeUnits(tx, some, work, { one: leased, context, who });
    });
  try {
    if (units.length > 0) await write(units);
  } catch (error) {
    if (isInterruption(error)) throw error;
    // an unexpected error of one record does not block the others
    for (const unit of units) await write([unit]).catch((fault: unknown) => refuse(fault, unit, context));
  }
  return units.flat().length;
}

async function refuse(error: unknown, unit: RowUnit, { db, log }: Context): Promise<void> {
  if (isInterruption(error)) throw error;
  const { code, options } = toProblem(error);
  if (!(error instanceof Problem))
    log.error({ err: error, row: unit[0].id }, 'a row of an import could not be written');
  const told = options.errors?.map(({ path, code: reason, params }) => ({
    path,
    code: reason,
    ...(params && { params }),
  }));
  const errors: FieldError[] = told && told.length > 0 ? told : [{ path: '', code }];
  await note(db, judged(unit, new Map([[unit[0].id, errors]]), undefined));
}

/** Writes the records of rows with audit entries and stores the results. */
export async function writeUnits(
  tx: Transaction,
  units: readonly RowUnit[],
  work: ImportWork,
  asked: Work,
): Promise<void> {
  const { faults, right } = readUnits(units, asked.one, work);
  const outcomes = right.length > 0 ? await work.write(tx, right, asked) : [];
  const byLead = new Map(right.map(([{ id }], index) => [id, outcomes[index]]));
  const written = outcomes.flatMap((outcome) => outcome.written ?? []);
  await auditBatch(tx, asked.who, written.map(work.told));
  const isWritten = ([lead]: RowUnit): boolean => byLead.get(lead.id)?.written !== undefined;
  await note(
    tx,
    units.filter((unit) => !isWritten(unit)).flatMap((unit) => judged(unit, faults, byLead.get(unit[0].id)?.verdict)),
  );
  await noteWritten(tx, units.filter(isWritten), byLead);
}

async function noteWritten(
  tx: Transaction,
  units: readonly RowUnit[],
  byLead: ReadonlyMap<number, Outcome | undefined>,
): Promise<void> {
  const rows = units.flatMap((unit) => {
    const outcome = byLead.get(unit[0].id);
    const { record_id, before, after } = outcome?.written ?? {};
    return unit.map(({ id, lead }) => ({ id, record_id, ...(lead && { before, after }) }));
  });
  await tx.execute(sql`update import_rows r set status = 'imported', record_id = now.record_id, before = now.before,
      after = now.after, note = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as now (id integer, record_id integer, before jsonb, after jsonb)
    where r.id = now.id`);
}
