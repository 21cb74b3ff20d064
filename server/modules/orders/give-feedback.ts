import { and, eq, or, sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { inTransaction } from '#server/core/database/database.ts';
import { announceChange } from '#server/core/live/announce-change.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { payments } from '#server/modules/payments/index.ts';
import { orders } from './orders.table.ts';
import { pledges } from './pledges/pledges.table.ts';

/**
 * Stores what a buyer says of the purchase; a later feedback replaces it. Authorised by the ids of cart and payment, like
 * the confirmation. Throws 404 for others.
 */
export async function giveFeedback({ context, body }: Call<'giveFeedback'>): Promise<undefined> {
  const { cart_id, payment_id, rating, comment } = body;
  await inTransaction(context.db, async (tx) => {
    const isPaid = sql`exists (select from ${payments} where ${payments.order_id} = ${orders.id}
      and ${payments.provider_id} = ${payment_id} and ${payments.status} = 'paid')`;
    const isPledged = sql`exists (select from ${pledges} where ${pledges.order_id} = ${orders.id}
      and ${pledges.payment_key} = ${payment_id})`;
    const [order] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.cart_id, cart_id), or(isPaid, isPledged)));
    if (!order) throw notFound();
    await tx
      .update(orders)
      .set({ rating, feedback: comment?.trim() || null, feedback_at: context.now() })
      .where(eq(orders.id, order.id));
    await announceChange(tx, { resource: 'orders', id: order.id, action: 'update' });
  });
}
