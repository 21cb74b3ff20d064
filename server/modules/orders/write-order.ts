import { type SQLWrapper, sql } from 'drizzle-orm';
import { buildNewRecordMessage } from '#server/core/live/announce-change.ts';
import { orders, type OrderRow } from './orders.table.ts';
import { orderLines, shopOrders } from './shop-orders.table.ts';
import type { OrderPlan } from './plan-order.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { decodeRow } from '#server/core/database/decode-row.ts';
import { runStatements } from '#server/core/database/run-statements.ts';

type Values = Partial<typeof orders.$inferInsert> & { created_at: Date };

/**
 * Writes the rows of a planned order in one round trip, with `extraStatements`; `values` override the plan. The caller
 * reserves the copies.
 */
export async function writeOrder(
  tx: Queryable,
  plan: OrderPlan,
  values: Values,
  extraStatements: Readonly<Record<string, SQLWrapper | undefined>> = {},
): Promise<OrderRow> {
  const isCancelled = values.status === 'cancelled';
  const orderInsert = tx.insert(orders).values({ ...plan.order, ...values });
  const order_id = sql`(select id from placed)`;
  const parts = () =>
    tx
      .insert(shopOrders)
      .values(
        plan.parts.map((part) => ({ ...part.values, ...(isCancelled && { status: 'cancelled' as const }), order_id })),
      )
      .returning({ id: shopOrders.id, shop_id: shopOrders.shop_id });
  const lines = () =>
    tx.insert(orderLines).values(
      plan.parts.flatMap((part) =>
        part.lines.map((line) => ({
          ...{ ...line, order_id, shop_order_id: sql`(select id from parts where shop_id = ${part.values.shop_id})` },
          ...(isCancelled && { cancelled: line.quantity }),
        })),
      ),
    );
  const hasParts = plan.parts.length > 0;
  const [row] = await runStatements(
    tx,
    // `.returning()` and a typed SELECT of 50 columns cost 0.9 ms of query building
    {
      placed: sql`${orderInsert.getSQL()} returning *`,
      ...(hasParts && { parts: parts(), lines: lines() }),
      ...extraStatements,
    },
    sql`select placed.*, (${buildNewRecordMessage('orders', sql`placed.id`)}) from placed`,
  );
  if (!row) throw new Error('The database did not return the order.');
  return decodeRow(orders, row);
}
