import { announceChange } from '#server/core/live/announce-change.ts';
import { disputes } from './disputes.table.ts';
import type { payments } from './payments.table.ts';
import type { DisputeNotice } from './payment-provider.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** Records a dispute of a payment. Idempotent. */
export async function openDispute(
  tx: Queryable,
  { id, order_id, amount, currency }: typeof payments.$inferSelect,
  { id: provider_id, reason, due }: DisputeNotice,
  now: Date,
): Promise<void> {
  const [dispute] = await tx
    .insert(disputes)
    .values({ order_id, payment_id: id, reason, amount, currency, provider_id, due_at: due, created_at: now })
    .onConflictDoNothing()
    .returning({ id: disputes.id });
  if (dispute) await announceChange(tx, { resource: 'disputes', id: dispute.id, action: 'create' });
}
