import { and, eq } from 'drizzle-orm';
import type { OrderAddressPreview } from '#generated/schemas.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { batchOrders, dispatchBatches } from './dispatch.table.ts';

/** Statuses of batches after the handover. */
const HANDED_OVER: readonly string[] = ['handed_over', 'shipped'];

/** Reads the live batches that contain parts of an order. */
export async function readOrderBatches(db: Queryable, orderId: number): Promise<OrderAddressPreview['batches']> {
  const { id, number, partner, status: batchStatus } = dispatchBatches;
  const rows = await db
    .selectDistinct({ id, number, partner, status: batchStatus })
    .from(batchOrders)
    .innerJoin(dispatchBatches, eq(id, batchOrders.batch_id))
    .where(and(eq(batchOrders.order_id, orderId), eq(batchOrders.live, true)))
    .orderBy(id);
  return rows.map(({ status, ...batch }) => ({ ...batch, handed_over: HANDED_OVER.includes(status) }));
}
