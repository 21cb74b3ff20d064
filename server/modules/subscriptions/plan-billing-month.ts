import { planPeriod, isPauseOver } from '#domain/subscriptions/months.ts';
import { and, eq, inArray, lt, lte, notInArray, sql } from 'drizzle-orm';
import type { AuditContext } from '#server/resources/audit/audit.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { computePlannedCharge } from './box-charge.ts';
import { boxes, type BoxMonthRow, boxPeriods, type BoxRow } from './boxes.table.ts';
import type { Queryable } from '#server/core/database/database.ts';

const ENDED_STATUSES = ['cancelled', 'ended'] as const;
/** Rows per statement. */
const BATCH_SIZE = 1000;

/**
 * Creates the period of each due box of a month, once, and ends expired pauses. Existing periods are kept, except
 * skipped ones whose reason (paused, unpaid) no longer applies. Returns the number of periods created or planned again.
 */
export async function planBillingMonth(
  tx: Queryable,
  auditor: AuditContext,
  { id, month }: BoxMonthRow,
): Promise<number> {
  const boxRows = await tx
    .select()
    .from(boxes)
    .where(and(notInArray(boxes.status, [...ENDED_STATUSES]), lte(boxes.first_month, month)))
    .orderBy(boxes.id)
    .for('update');
  const owingBoxIds = new Set(await findOwingBoxes(tx, month));
  const updatedBoxes: BoxRow[] = [];
  for (const box of boxRows) updatedBoxes.push(await endPause(tx, auditor, box, month));
  const rows = updatedBoxes.flatMap((box) => {
    const due = planPeriod(month, box, owingBoxIds.has(box.id));
    return due ? [{ box_id: box.id, month_id: id, month, ...due, ...computePlannedCharge(box) }] : [];
  });
  const isPlannedAgain = sql`${boxPeriods.status} = 'skipped' and ${boxPeriods.skipped_because} in ('paused', 'unpaid')
    and excluded.status = 'planned'`;
  let writtenCount = 0;
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    const inserted = await tx
      .insert(boxPeriods)
      .values(rows.slice(start, start + BATCH_SIZE))
      .onConflictDoUpdate({
        target: [boxPeriods.box_id, boxPeriods.month],
        set: { status: 'planned', skipped_because: null, version: sql`${boxPeriods.version} + 1` },
        setWhere: isPlannedAgain,
      })
      .returning({ id: boxPeriods.id });
    writtenCount += inserted.length;
  }
  return writtenCount;
}

/** Reads the ids of boxes with an unpaid earlier period. */
async function findOwingBoxes(tx: Queryable, month: string): Promise<number[]> {
  const isUnpaid = and(inArray(boxPeriods.status, ['failed', 'charging']), lt(boxPeriods.month, month));
  const rows = await tx.select({ box_id: boxPeriods.box_id }).from(boxPeriods).where(isUnpaid);
  return rows.map(({ box_id }) => box_id);
}

/** Resumes a box whose pause ends by the month; returns the current box. */
async function endPause(tx: Queryable, auditor: AuditContext, box: BoxRow, month: string): Promise<BoxRow> {
  if (box.status !== 'paused' || !isPauseOver(month, box)) return box;
  const [after] = await tx
    .update(boxes)
    .set({ status: 'active', paused_until: null, version: sql`${boxes.version} + 1` })
    .where(eq(boxes.id, box.id))
    .returning();
  if (!after) throw new Error(`box ${box.id} is gone`);
  await auditChange(tx, auditor, 'box', box.id, box, after);
  return after;
}
