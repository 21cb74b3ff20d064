import { PaymentProvider } from '#generated/enums.ts';
import type { Confirmation } from '#generated/schemas.ts';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Call } from '#server/api/handler.ts';
import { notFound, problem } from '#server/api/problem.ts';
import { lockCart } from '#server/cart/saved-carts.ts';
import { confirmChange, type Confirmed } from '#server/order-changes/confirm-change.ts';
import { orderChanges, orders } from '#server/orders/orders.table.ts';
import type { OrderRow } from '#server/orders/place-order.ts';
import { releaseOrder, settleOrder } from '#server/orders/settle-order.ts';
import { readShopOrders } from '#server/orders/shop-orders.ts';
import { toUserOrder } from '#server/orders/user-order.ts';
import { declined } from '#server/payments/decline.ts';
import { payments } from '#server/payments/payments.table.ts';
import { paymentProvider } from '#server/payments/provider.ts';
import { inTransaction, type Transaction } from '#server/platform/database.ts';
import { readRates, type Rates } from '#server/rates/rates.ts';

type ConfirmCall = Call<'confirmCart'>;
type PaymentRow = typeof payments.$inferSelect;

/**
 * Finishes a payment that waited for 3-D Secure, or tells the outcome of one that is finished; may be called any number
 * of times by who knows the cart's id and the payment's. When the bank says no the order is given up (402) and the cart
 * can be paid anew; 409 while it has not answered.
 */
export async function confirmCart(call: ConfirmCall): Promise<Confirmation> {
  const { context, body } = call;
  const rates = await readRates(context.db);
  const outcome = await inTransaction(context.db, async (tx) => {
    await lockCart(tx, body.cart_id);
    return finish(tx, call, await find(tx, body), rates);
  });
  // refused only here, because the transaction that gives the order up has to be kept
  if ('problem' in outcome) throw outcome.problem;
  if ('refused' in outcome) throw declined(outcome.refused);
  const { order } = outcome;
  const shopOrders = await readShopOrders(context.db, [order.id]);
  return { order: toUserOrder(order, shopOrders.get(order.id) ?? []), cart_cleared: true };
}

async function find(
  tx: Transaction,
  { cart_id, payment_id }: ConfirmCall['body'],
): Promise<{ order: OrderRow; payment: PaymentRow }> {
  const [found] = await tx
    .select({ order: orders, payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    // the index on a provider's numbers begins with the provider
    .where(
      and(
        inArray(payments.provider, [...PaymentProvider.values]),
        eq(payments.provider_id, payment_id),
        // what a change of an order costs is an attempt of its own
        or(
          and(isNull(payments.change_id), eq(orders.cart_id, cart_id)),
          inArray(
            payments.change_id,
            tx.select({ id: orderChanges.id }).from(orderChanges).where(eq(orderChanges.cart_id, cart_id)),
          ),
        ),
      ),
    )
    .for('update');
  if (!found) throw notFound();
  return found;
}

async function finish(
  tx: Transaction,
  call: ConfirmCall,
  { order, payment }: { order: OrderRow; payment: PaymentRow },
  rates: Rates,
): Promise<Confirmed> {
  const { context, body } = call;
  if (payment.change_id !== null)
    return confirmChange(tx, call, { order, payment, changeId: payment.change_id, rates });
  if (payment.status === 'paid') return { order };
  if (payment.status === 'not_paid' || payment.status === 'cancelled') return { refused: 'authentication_failed' };
  const result = await paymentProvider(payment.provider).complete(payment.provider_id, body.authentication);
  if (result.status === 'requires_action') throw problem(409, 'payment_pending');
  if (result.status === 'declined') {
    await releaseOrder(tx, order, { status: 'not_paid', code: result.code });
    return { refused: result.code };
  }
  await tx
    .update(payments)
    .set({ status: 'paid', paid_at: context.now(), version: sql`${payments.version} + 1` })
    .where(eq(payments.id, payment.id));
  return { order: await settleOrder(tx, context, order) };
}
