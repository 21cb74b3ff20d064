import { and, eq } from 'drizzle-orm';
import type { OrderAddressPreview } from '#generated/schemas.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { batchOrders, dispatchBatches } from './dispatch.table.ts';

/** Statuses of batches that a partner has. */
const HANDED_OVER: readonly string[] = ['handed_over', 'shipped'];

/** The live batches that contain parts of an order. */
export async function batchesOfOrder(db: Queryable, orderId: number): Promise<OrderAddressPreview['batches']> {
  const { id, number, partner, status } = dispatchBatches;
  const rows = await db
    .selectDistinct({ id, number, partner, status })
    .from(batchOrders)
    .innerJoin(dispatchBatches, eq(id, batchOrders.batch_id))
    .where(and(eq(batchOrders.order_id, orderId), eq(batchOrders.live, true)))
    .orderBy(id);
  return rows.map(({ status: stands, ...batch }) => ({ ...batch, handed_over: HANDED_OVER.includes(stands) }));
}
