import { OrderFields } from '#generated/fields/Order.ts';
import { asc, inArray, sql } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { Undoable, Undone } from './kind.ts';
import { orders } from '#server/modules/orders/index.ts';
import { payments } from '#server/modules/payments/index.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { toWire } from '#server/core/api/wire.ts';

/** Deletes imported orders, except those changed since. */
export async function undoOrders(tx: Transaction, rows: readonly Undoable[]): Promise<Undone[]> {
  const ids = rows.map(({ record_id }) => record_id);
  const found = await tx.select().from(orders).where(inArray(orders.id, ids)).orderBy(asc(orders.id)).for('update');
  const paid = await tx.select({ id: payments.order_id }).from(payments).where(inArray(payments.order_id, ids));
  const byId = new Map(found.map((order) => [order.id, order]));
  const charged = new Set(paid.map(({ id }) => id));
  const done = rows.map(({ record_id, after }): Undone => {
    const { version, ...written } = after;
    const order = byId.get(record_id);
    if (!order || order.import_number !== written.import_number) return { code: 'not_found' };
    if (order.version !== version) return { code: 'changed_since' };
    if (charged.has(record_id)) return { code: 'in_use' };
    return { resource: 'orders', record_id, before: toWire(OrderFields, written), after: null };
  });
  const gone = done.flatMap((one) => ('code' in one ? [] : (byId.get(one.record_id) ?? [])));
  if (gone.length === 0) return done;
  await tx.delete(orders).where(
    inArray(
      orders.id,
      gone.map(({ id }) => id),
    ),
  );
  const buyers = gone.flatMap(({ user_id, payment_status }) => (payment_status === 'paid' ? (user_id ?? []) : []));
  await tx.execute(sql`update ${users} set orders_count = greatest(orders_count - counted.orders, 0)
    from (select id, count(*)::int as orders from unnest(${sql.param(buyers)}::int[]) as account (id) group by id) counted
    where ${users.id} = counted.id`);
  return done;
}
