import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { auditChange, type AuditContext } from '#server/resources/audit/audit.ts';
import { boxes, type BoxRow } from './boxes.table.ts';
import { readSetting } from '#server/core/settings/settings.ts';
import type { Transaction } from '#server/core/database/database.ts';

/** Gives the sponsor of a box free months after its first payment, once. */
export async function rewardSponsor(
  tx: Transaction,
  { now }: Pick<Context, 'now'>,
  auditor: AuditContext,
  box: BoxRow,
): Promise<void> {
  if (box.sponsor_id === null || box.sponsor_rewarded_at !== null || box.sponsor_id === box.user_id) return;
  const [own] = await tx
    .select()
    .from(boxes)
    .where(and(eq(boxes.user_id, box.sponsor_id), inArray(boxes.status, ['active', 'paused', 'past_due'])))
    .orderBy(asc(boxes.id))
    .limit(1)
    .for('update');
  if (!own) return;
  const [marked] = await tx
    .update(boxes)
    .set({ sponsor_rewarded_at: now() })
    .where(and(eq(boxes.id, box.id), isNull(boxes.sponsor_rewarded_at)))
    .returning({ id: boxes.id });
  if (!marked) return;
  const months = await readSetting(tx, 'box_sponsor_months');
  const [after] = await tx
    .update(boxes)
    .set({ paid_months: sql`${boxes.paid_months} + ${months}::int`, version: sql`${boxes.version} + 1` })
    .where(eq(boxes.id, own.id))
    .returning();
  if (after) await auditChange(tx, auditor, 'box', own.id, own, { ...after, sponsor_of: box.id });
}
