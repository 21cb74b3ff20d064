import { and, asc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { auditChange, type AuditContext } from '#server/resources/audit/audit.ts';
import { repricePlanned } from './boxes.resource.ts';
import { boxes, boxPeriods, type BoxRow } from './boxes.table.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import type { Worker } from '#server/core/jobs/worker.ts';
import { readSetting } from '#server/core/settings/settings.ts';

/** Adds free months to a box of the sponsor, once, after the first payment of the sponsored box. */
export async function rewardSponsor(
  tx: Transaction,
  { now }: Pick<Context, 'now'>,
  auditor: AuditContext,
  box: BoxRow,
): Promise<void> {
  if (box.sponsor_id === null || box.sponsor_rewarded_at !== null || box.sponsor_id === box.user_id) return;
  const [sponsorBox] = await tx
    .select()
    .from(boxes)
    .where(and(eq(boxes.user_id, box.sponsor_id), inArray(boxes.status, ['active', 'paused', 'past_due'])))
    .orderBy(asc(boxes.id))
    .limit(1)
    .for('update');
  if (!sponsorBox) return;
  const months = await readSetting(tx, 'box_sponsor_months');
  const [rewardedBox] = await tx
    .update(boxes)
    .set({ sponsor_rewarded_at: now(), rewarded_box_id: sponsorBox.id, rewarded_months: months })
    .where(and(eq(boxes.id, box.id), isNull(boxes.sponsor_rewarded_at)))
    .returning({ id: boxes.id });
  if (!rewardedBox) return;
  const [after] = await tx
    .update(boxes)
    .set({ paid_months: sql`${boxes.paid_months} + ${months}::int`, version: sql`${boxes.version} + 1` })
    .where(eq(boxes.id, sponsorBox.id))
    .returning();
  if (after) await auditChange(tx, auditor, 'box', sponsorBox.id, sponsorBox, { ...after, sponsor_of: box.id });
}

/** Name of the job that takes back the reward for a box that was cancelled with its order. */
export const TAKE_BACK_REWARD = 'take-back-reward';

/** Runs once for each cancelled box. A job, so that the transaction of the cancellation locks no box of another account. */
export const takeBackRewards: Worker<{ box_id: number }> = {
  name: TAKE_BACK_REWARD,
  run: ({ box_id }, context) => inTransaction(context.db, (tx) => takeBackReward(tx, box_id)),
};

/**
 * Takes back the free months that a sponsor got for a box, unless they were used: free months are used before the sponsor is
 * charged again. A box that does not renew keeps them, as it would end without them.
 */
export async function takeBackReward(tx: Transaction, boxId: number): Promise<void> {
  const [box] = await tx.select().from(boxes).where(eq(boxes.id, boxId)).for('update');
  if (!box?.sponsor_rewarded_at || box.rewarded_box_id === null || !box.rewarded_months) return;
  const { sponsor_rewarded_at, rewarded_box_id, rewarded_months } = box;
  const [before] = await tx.select().from(boxes).where(eq(boxes.id, rewarded_box_id)).for('update');
  if (!before?.renews || before.status === 'ended' || before.status === 'cancelled') return;
  const isChargedSince = and(
    eq(boxPeriods.box_id, before.id),
    eq(boxPeriods.status, 'ordered'),
    gte(boxPeriods.pays, 1),
    gte(boxPeriods.settled_at, sponsor_rewarded_at),
  );
  if (before.paid_months < rewarded_months || (await tx.$count(boxPeriods, isChargedSince)) > 0) return;
  const auditor: AuditContext = { operation: 'cancelUserOrder', user: undefined, requestId: `box-${box.id}` };
  const [after] = await tx
    .update(boxes)
    .set({ paid_months: before.paid_months - rewarded_months, version: sql`${boxes.version} + 1` })
    .where(eq(boxes.id, before.id))
    .returning();
  if (!after) return;
  await repricePlanned(tx, after);
  await auditChange(tx, auditor, 'box', before.id, before, { ...after, sponsor_of: box.id });
  await tx
    .update(boxes)
    .set({ sponsor_rewarded_at: null, rewarded_box_id: null, rewarded_months: null })
    .where(eq(boxes.id, box.id));
}
