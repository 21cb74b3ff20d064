import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { auditChange, type AuditContext } from '#server/resources/audit/audit.ts';
import { boxes, type BoxRow } from './boxes.table.ts';
import { readSetting } from '#server/core/settings/settings.ts';
import type { Transaction } from '#server/core/database/database.ts';

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
  const [rewardedBox] = await tx
    .update(boxes)
    .set({ sponsor_rewarded_at: now() })
    .where(and(eq(boxes.id, box.id), isNull(boxes.sponsor_rewarded_at)))
    .returning({ id: boxes.id });
  if (!rewardedBox) return;
  const months = await readSetting(tx, 'box_sponsor_months');
  const [after] = await tx
    .update(boxes)
    .set({ paid_months: sql`${boxes.paid_months} + ${months}::int`, version: sql`${boxes.version} + 1` })
    .where(eq(boxes.id, sponsorBox.id))
    .returning();
  if (after) await auditChange(tx, auditor, 'box', sponsorBox.id, sponsorBox, { ...after, sponsor_of: box.id });
}
