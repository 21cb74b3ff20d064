import { OrderFields } from '#generated/fields/Order.ts';
import { and, eq, sql } from 'drizzle-orm';
import { users } from '#server/accounts/accounts.table.ts';
import type { AuditedChange } from '#server/audit/audit.ts';
import type { Undoable } from '#server/imports/kinds/kind.ts';
import { orders } from '#server/orders/orders.table.ts';
import { payments } from '#server/payments/payments.table.ts';
import type { Transaction } from '#server/platform/database.ts';
import { toWire } from '#server/resource/wire.ts';

/** Deletes an order that was taken over, unless somebody worked on it since. */
export async function undoOrder(
  tx: Transaction,
  { record_id, after }: Undoable,
): Promise<{ code: string } | AuditedChange> {
  const { version, ...written } = after;
  const isOwn = and(eq(orders.id, record_id), eq(orders.import_number, String(written.import_number)));
  const [order] = await tx.select().from(orders).where(isOwn).for('update');
  if (!order) return { code: 'not_found' };
  if (order.version !== version) return { code: 'changed_since' };
  if ((await tx.$count(payments, eq(payments.order_id, record_id))) > 0) return { code: 'in_use' };
  await tx.delete(orders).where(eq(orders.id, record_id));
  if (order.user_id !== null && order.payment_status === 'paid') {
    await tx
      .update(users)
      .set({ orders_count: sql`greatest(${users.orders_count} - 1, 0)` })
      .where(eq(users.id, order.user_id));
  }
  return { resource: 'orders', record_id, before: toWire(OrderFields, written), after: null };
}
