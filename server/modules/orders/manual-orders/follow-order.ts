// An order that was made of a draft takes the draft with it, however it is paid or given up.
import { and, eq, sql } from 'drizzle-orm';
import { announceChange } from '#server/core/live/announce-change.ts';
import { manualOrders } from './manual-orders.table.ts';
import type { OrderRow } from '../orders.table.ts';
import type { Queryable } from '#server/core/database/database.ts';

const nextVersion = { version: sql`${manualOrders.version} + 1` };

/** The draft of a paid order is paid too. */
export async function draftPaid(tx: Queryable, { id, manual_order_id, paid_at }: OrderRow): Promise<void> {
  if (manual_order_id === null) return;
  await tx
    .update(manualOrders)
    .set({ status: 'paid', order_id: id, paid_at, ...nextVersion })
    .where(eq(manualOrders.id, manual_order_id));
  await announceChange(tx, { resource: 'orders-manual', id: manual_order_id, action: 'update' });
}

/** A draft that waited for the money of an order is cancelled with it; an offer whose payment failed stays an offer. */
export async function draftReleased(tx: Queryable, { manual_order_id }: OrderRow): Promise<void> {
  if (manual_order_id === null) return;
  await tx
    .update(manualOrders)
    .set({ status: 'cancelled', ...nextVersion })
    .where(and(eq(manualOrders.id, manual_order_id), eq(manualOrders.status, 'converted')));
  await announceChange(tx, { resource: 'orders-manual', id: manual_order_id, action: 'update' });
}
