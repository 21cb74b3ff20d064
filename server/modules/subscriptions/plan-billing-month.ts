import { planPeriod, isPauseOver } from '#domain/subscriptions/months.ts';
import { and, eq, inArray, lt, lte, notInArray, sql } from 'drizzle-orm';
import type { AuditContext } from '#server/resources/audit/audit.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { plannedCharge } from './box-charge.ts';
import { boxes, type BoxMonthRow, boxPeriods, type BoxRow } from './boxes.table.ts';
import type { Queryable } from '#server/core/database/database.ts';

const OVER = ['cancelled', 'ended'] as const;
/** Rows per statement. */
const BATCH_SIZE = 1000;

/**
 * Creates the period of each due box of a month, once, and ends expired pauses. Existing periods are kept, except skipped ones
 * whose reason (paused, unpaid) no longer applies.
 */
export async function planBillingMonth(
  tx: Queryable,
  auditor: AuditContext,
  { id, month }: BoxMonthRow,
): Promise<number> {
  const found = await tx
    .select()
    .from(boxes)
    .where(and(notInArray(boxes.status, [...OVER]), lte(boxes.first_month, month)))
    .orderBy(boxes.id)
    .for('update');
  const owing = new Set(await findOwingBoxes(tx, month));
  const current: BoxRow[] = [];
  for (const box of found) current.push(await endPause(tx, auditor, box, month));
  const rows = current.flatMap((box) => {
    const due = planPeriod(month, box, owing.has(box.id));
    return due ? [{ box_id: box.id, month_id: id, month, ...due, ...plannedCharge(box) }] : [];
  });
  const reconsidered = sql`${boxPeriods.status} = 'skipped' and ${boxPeriods.skipped_because} in ('paused', 'unpaid')
    and excluded.status = 'planned'`;
  let written = 0;
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    const inserted = await tx
      .insert(boxPeriods)
      .values(rows.slice(start, start + BATCH_SIZE))
      .onConflictDoUpdate({
        target: [boxPeriods.box_id, boxPeriods.month],
        set: { status: 'planned', skipped_because: null, version: sql`${boxPeriods.version} + 1` },
        setWhere: reconsidered,
      })
      .returning({ id: boxPeriods.id });
    written += inserted.length;
  }
  return written;
}

/** Boxes with an unpaid earlier period. */
async function findOwingBoxes(tx: Queryable, month: string): Promise<number[]> {
  const open = and(inArray(boxPeriods.status, ['failed', 'charging']), lt(boxPeriods.month, month));
  const rows = await tx.select({ box_id: boxPeriods.box_id }).from(boxPeriods).where(open);
  return rows.map(({ box_id }) => box_id);
}

async function endPause(tx: Queryable, auditor: AuditContext, box: BoxRow, month: string): Promise<BoxRow> {
  if (box.status !== 'paused' || !isPauseOver(month, box)) return box;
  const [active] = await tx
    .update(boxes)
    .set({ status: 'active', paused_until: null, version: sql`${boxes.version} + 1` })
    .where(eq(boxes.id, box.id))
    .returning();
  if (!active) throw new Error(`box ${box.id} is gone`);
  await auditChange(tx, auditor, 'box', box.id, box, active);
  return active;
}
