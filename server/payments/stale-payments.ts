import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Context } from '#server/api/handler.ts';
import { orders } from '#server/orders/orders.table.ts';
import { releaseOrder } from '#server/orders/settle-order.ts';
import { payments } from '#server/payments/payments.table.ts';
import { paymentProvider } from '#server/payments/provider.ts';
import { inTransaction } from '#server/platform/database.ts';
import type { Worker } from '#server/platform/jobs.ts';
import { readTerm } from '#server/settings/terms.ts';

/** Every five minutes, gives up orders that have waited too long for 3-D Secure. */
export const releaseStale: Worker = {
  name: 'release-stale-payments',
  schedule: '*/5 * * * *',
  run: (_data, context) => releaseStalePayments(context),
};

/** Gives up orders whose payment has been under way for longer than copies are held, each in a transaction of its own. */
export async function releaseStalePayments({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const limit = new Date(now().getTime() - (await readTerm(db, 'payment_held_minutes')));
  // an order that no cart became was written by staff, who will see to it themselves
  const stale = and(
    isNotNull(orders.cart_id),
    eq(orders.status, 'pending'),
    eq(payments.status, 'processing'),
    lt(payments.created_at, limit),
  );
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(payments, eq(payments.order_id, orders.id))
    .where(stale);
  for (const { id } of found) {
    await inTransaction(db, async (tx) => {
      // asked again under the lock: she may have confirmed, or another process been faster
      const [row] = await tx
        .select({ order: orders, payment: payments })
        .from(orders)
        .innerJoin(payments, eq(payments.order_id, orders.id))
        .where(and(stale, eq(orders.id, id)))
        .for('update');
      if (!row) return;
      await paymentProvider(row.payment.provider).cancel(row.payment.provider_id);
      await releaseOrder(tx, row.order, { status: 'cancelled' });
    });
  }
}
