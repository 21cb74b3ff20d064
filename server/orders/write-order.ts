import { type SQLWrapper, sql } from 'drizzle-orm';
import { newRecordMessage } from '#server/changes/announce-change.ts';
import { orderLines, orders, shopOrders } from '#server/orders/orders.table.ts';
import type { OrderRow } from '#server/orders/place-order.ts';
import type { OrderPlan } from '#server/orders/plan-order.ts';
import type { Queryable } from '#server/platform/database.ts';

type Values = Partial<typeof orders.$inferInsert> & { created_at: Date };

/**
 * Writes the rows of a planned order in one round trip; `values` stand over those of the plan. Copies are the caller's. `also`
 * are statements about the order that are written with it.
 */
export async function writeOrder(
  tx: Queryable,
  plan: OrderPlan,
  values: Values,
  also: Readonly<Record<string, SQLWrapper | undefined>> = {},
): Promise<OrderRow> {
  const isCancelled = values.status === 'cancelled';
  const placed = tx.$with('placed').as(
    tx
      .insert(orders)
      .values({ ...plan.order, ...values })
      .returning(),
  );
  const order_id = sql`(select id from placed)`;
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
  const told = tx
    .$with('told', { sent: sql`sent`.as('sent') })
    .as(sql`${newRecordMessage('orders', sql`placed.id`)} as sent from placed`);
  const others = Object.entries({ parts, lines, ...also }).flatMap(([name, statement]) =>
    statement ? tx.$with(name, {}).as(statement.getSQL()) : [],
  );
  const [row] = await tx
    .with(placed, ...others, told)
    .select()
    .from(placed)
    .crossJoin(told);
  if (!row) throw new Error('The database did not answer the order.');
  return row.placed;
}
