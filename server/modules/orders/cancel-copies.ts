import type { Context } from '#server/core/api/handler.ts';
import { sum } from '#domain/money.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { followParts } from './follow-parts.ts';
import { readLooseLines, type LooseLine } from './loose-lines.ts';
import { orders, type OrderRow } from './orders.table.ts';
import { shipmentLines, shipments } from './shipments.table.ts';
import { orderLines } from './shop-orders.table.ts';
import { countSold, returnStock } from '#server/modules/catalogue/index.ts';
import type { Transaction } from '#server/core/database/database.ts';

/** Copies of a line. */
export interface CopiesOf {
  readonly order_line_id: number;
  readonly quantity: number;
  /**
   * How many copies of the line are given back with these, those before included. Of a line of which copies have left,
   * those come back first; without it only copies that are still here are meant.
   */
  readonly upTo?: number;
}

interface Way {
  /** Whether the copies can be sold again. */
  readonly restock: boolean;
}

/**
 * Takes copies out of an order: those that have not left are cancelled, and with `restock` all go back into stock. A
 * part of which nothing is left is cancelled, one of which the rest has left is sent, and the order follows its parts. The
 * order must be locked.
 */
export async function cancelCopies(
  tx: Transaction,
  context: Pick<Context, 'now' | 'jobs'>,
  order: OrderRow,
  copies: readonly CopiesOf[],
  { restock }: Way,
): Promise<OrderRow> {
  if (copies.length === 0) return order;
  const taken = (await readLooseLines(tx, order.id)).flatMap((line) => {
    const own = copies.filter(({ order_line_id }) => order_line_id === line.id);
    return own.length > 0 ? [{ ...line, ...countsOf(line, own) }] : [];
  });
  const cancelled = taken.filter((line) => line.gone > 0);
  for (const { id, gone } of cancelled) {
    await tx
      .update(orderLines)
      .set({ cancelled: sql`${orderLines.cancelled} + ${gone}` })
      .where(eq(orderLines.id, id));
  }
  await takeApart(
    tx,
    order,
    cancelled.filter(({ gone, loose, waiting }) => gone > loose - waiting).map(({ id }) => id),
  );
  const back = taken.map(({ item_id, project_id, back: quantity }) => ({ item_id, project_id, quantity }));
  if (restock) await returnStock(tx, back);
  await countSold(tx, context, back, -1);
  if (cancelled.length > 0) return followParts(tx, order, context.now());
  const [moved] = await tx
    .update(orders)
    .set({ version: sql`${orders.version} + 1` })
    .where(eq(orders.id, order.id))
    .returning();
  if (!moved) throw new Error(`order ${order.id} is gone`);
  return moved;
}

/** How many copies of a line are cancelled, and how many are the shop's again: what was cancelled before is already. */
function countsOf({ quantity, cancelled, left, loose }: LooseLine, own: readonly CopiesOf[]) {
  const wanted = sum(own.map((copies) => copies.quantity));
  const upTo = own[0]?.upTo;
  if (upTo === undefined) return { gone: Math.min(wanted, loose), back: Math.min(wanted, loose) };
  const back = Math.min(wanted, Math.max(0, Math.min(upTo, quantity) - cancelled));
  return { gone: Math.max(0, Math.min(upTo - left - cancelled, back, loose)), back };
}

/** A parcel that waits in the house with cancelled copies in it is packed anew. */
async function takeApart(tx: Transaction, order: OrderRow, lineIds: readonly number[]): Promise<void> {
  if (lineIds.length === 0) return;
  const touched = tx
    .select({ id: shipmentLines.shipment_id })
    .from(shipmentLines)
    .where(inArray(shipmentLines.order_line_id, [...lineIds]));
  await tx
    .update(shipments)
    .set({ status: 'cancelled' })
    .where(
      and(eq(shipments.order_id, order.id), eq(shipments.status, 'in_preparation'), inArray(shipments.id, touched)),
    );
}
