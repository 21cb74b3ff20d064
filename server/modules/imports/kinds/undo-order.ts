import { OrderFields } from '#generated/fields/Order.ts';
import { asc, inArray, sql } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { UndoableRecord, UndoResult } from './kind.ts';
import { orders } from '#server/modules/orders/index.ts';
import { payments } from '#server/modules/payments/index.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { toWire } from '#server/core/api/wire.ts';

/** Deletes imported orders, except those changed or paid since. */
export async function undoOrders(tx: Transaction, rows: readonly UndoableRecord[]): Promise<UndoResult[]> {
  const ids = rows.map(({ record_id }) => record_id);
  const orderRows = await tx.select().from(orders).where(inArray(orders.id, ids)).orderBy(asc(orders.id)).for('update');
  const paymentRows = await tx.select({ id: payments.order_id }).from(payments).where(inArray(payments.order_id, ids));
  const byId = new Map(orderRows.map((order) => [order.id, order]));
  const chargedIds = new Set(paymentRows.map(({ id }) => id));
  const results = rows.map(({ record_id, after }): UndoResult => {
    const { version, ...written } = after;
    const order = byId.get(record_id);
    if (!order || order.import_number !== written.import_number) return { code: 'not_found' };
    if (order.version !== version) return { code: 'changed_since' };
    if (chargedIds.has(record_id)) return { code: 'in_use' };
    return { resource: 'orders', record_id, before: toWire(OrderFields, written), after: null };
  });
  const undoneOrders = results.flatMap((result) => ('code' in result ? [] : (byId.get(result.record_id) ?? [])));
  if (undoneOrders.length === 0) return results;
  await tx.delete(orders).where(
    inArray(
      orders.id,
      undoneOrders.map(({ id }) => id),
    ),
  );
  const buyerIds = undoneOrders.flatMap(({ user_id, payment_status }) =>
    payment_status === 'paid' ? (user_id ?? []) : [],
  );
  await tx.execute(sql`update ${users} set orders_count = greatest(orders_count - counted.orders, 0)
    from (select id, count(*)::int as orders from unnest(${sql.param(buyerIds)}::int[]) as account (id)
      group by id) counted
    where ${users.id} = counted.id`);
  return results;
}
