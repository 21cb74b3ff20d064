import { and, eq, lte, notExists, sql } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { announceChange } from '#server/core/live/announce-change.ts';
import { manualOrders } from './manual-orders.table.ts';
import { nextVersion } from './save-draft.ts';
import { orders } from '../orders.table.ts';
import { inTransaction } from '#server/core/database/database.ts';
import type { Worker } from '#server/core/jobs/worker.ts';

/** Marks expired offers. Runs every ten minutes; links are checked when they are used. */
export const expireOffers: Worker = {
  name: 'expire-offers',
  schedule: '*/10 * * * *',
  run: (_data, context) => markExpiredOffers(context),
};

/** Marks expired offers without a processing payment. */
export async function markExpiredOffers({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    const processingOrder = tx
      .select({ one: sql`1` })
      .from(orders)
      .where(and(eq(orders.manual_order_id, manualOrders.id), eq(orders.payment_status, 'processing')));
    const expired = await tx
      .update(manualOrders)
      .set({ status: 'expired', ...nextVersion })
      .where(and(eq(manualOrders.status, 'offered'), lte(manualOrders.expires_at, now()), notExists(processingOrder)))
      .returning({ id: manualOrders.id });
    for (const { id } of expired) await announceChange(tx, { resource: 'orders-manual', id, action: 'update' });
  });
}
