import { type SQLWrapper, sql } from 'drizzle-orm';
import { changeMessage } from '#server/changes/announce-change.ts';
import { orderLines, orders, shopOrders } from '#server/orders/orders.table.ts';
import type { OrderRow } from '#server/orders/place-order.ts';
import type { OrderPlan } from '#server/orders/plan-order.ts';
import type { Queryable } from '#server/platform/database.ts';
import { runTogether } from '#server/platform/run-together.ts';

type Values = Partial<typeof orders.$inferInsert> & { created_at: Date };

/**
 * Writes the rows of a planned order; `values` stand over those of the plan. Copies are the caller's. `also` are statements
 * about the order that are written in the same round trip as its parts and lines.
 */
export async function writeOrder(
  tx: Queryable,
  plan: OrderPlan,
  values: Values,
  also: Readonly<Record<string, SQLWrapper | undefined>> = {},
): Promise<OrderRow> {
  const [order] = await tx
    .insert(orders)
    .values({ ...plan.order, ...values })
    .returning();
  if (!order) throw new Error('The database did not answer the order.');
  const order_id = order.id;
  const isCancelled = order.status === 'cancelled';
  const parts = tx
    .insert(shopOrders)
    .values(
      plan.parts.map((part) => ({ ...part.values, ...(isCancelled && { status: 'cancelled' as const }), order_id })),
    )
    .returning({ id: shopOrders.id, shop_id: shopOrders.shop_id });
  const lines = tx.insert(orderLines).values(
    plan.parts.flatMap((part) =>
      part.lines.map((line) => ({
        ...{ ...line, order_id, shop_order_id: sql`(select id from parts where shop_id = ${part.values.shop_id})` },
        ...(isCancelled && { cancelled: line.quantity }),
      })),
    ),
  );
  await runTogether(
    tx,
    { parts, lines, ...also },
    changeMessage({ resource: 'orders', id: order.id, action: 'create' }),
  );
  return order;
}
