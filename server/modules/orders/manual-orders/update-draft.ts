// Updates drafts when their order is paid or cancelled.
import { and, eq } from 'drizzle-orm';
import { announceChange } from '#server/core/live/announce-change.ts';
import { manualOrders } from './manual-orders.table.ts';
import { nextVersion } from './save-draft.ts';
import type { OrderRow } from '../orders.table.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** Marks the draft of a paid order as paid. */
export async function markDraftPaid(tx: Queryable, { id, manual_order_id, paid_at }: OrderRow): Promise<void> {
  if (manual_order_id === null) return;
  await tx
    .update(manualOrders)
    .set({ status: 'paid', order_id: id, paid_at, ...nextVersion })
    .where(eq(manualOrders.id, manual_order_id));
  await announceChange(tx, { resource: 'orders-manual', id: manual_order_id, action: 'update' });
}

/** Cancels a converted draft with its order; an offer whose payment failed stays open. */
export async function cancelConvertedDraft(tx: Queryable, { manual_order_id }: OrderRow): Promise<void> {
  if (manual_order_id === null) return;
  await tx
    .update(manualOrders)
    .set({ status: 'cancelled', ...nextVersion })
    .where(and(eq(manualOrders.id, manual_order_id), eq(manualOrders.status, 'converted')));
  await announceChange(tx, { resource: 'orders-manual', id: manual_order_id, action: 'update' });
}
