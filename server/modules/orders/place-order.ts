import type { Totals } from '#domain/pricing/totals.ts';
import type { CartLine } from '#server/modules/cart/index.ts';
import { listCopies, planOrder, type Purchase } from './plan-order.ts';
import { writeOrder } from './write-order.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { takeStock } from '#server/modules/catalogue/index.ts';
import type { OrderRow } from './orders.table.ts';

/** Creates a pending order from a priced purchase and takes its copies from stock. Throws 409 when some are out of stock. */
export async function placeOrder(tx: Queryable, purchase: Purchase, totals: Totals<CartLine>): Promise<OrderRow> {
  const plan = planOrder(purchase, totals);
  await takeStock(tx, listCopies(plan));
  return writeOrder(tx, plan, { created_at: purchase.now });
}
