import { PaymentProvider } from '#generated/enums.ts';
import type { Confirmation } from '#generated/schemas.ts';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import { confirmChange } from '../order-changes/confirm-change.ts';
import { orders, type OrderRow } from '../orders.table.ts';
import { orderChanges } from '../order-changes.table.ts';
import { confirmPledge } from '../pledges/confirm-pledge.ts';
import { readOrderStandings } from '../order-standings.ts';
import { readShopOrders } from '../shop-orders.ts';
import { toUserOrder } from '../user-order.ts';
import {
  type DeclineCode,
  declinedProblem,
  getPaymentProvider,
  type PaymentRow,
  payments,
} from '#server/modules/payments/index.ts';
import { finishProcessingPayment } from './end-waiting-order.ts';
import type { Database } from '#server/core/database/database.ts';

type ConfirmCall = Call<'confirmCart'>;

/**
 * Completes a payment after 3-D Secure or the page of a bank, or returns the outcome of a finished one. Idempotent; authorised by
 * the ids of cart and payment. The order is not paid yet while the bank processes the payment. Throws 402 when the payment fails:
 * the order is cancelled and the cart can be paid again. Throws 409 while the customer's part is missing.
 */
export async function confirmCart(call: ConfirmCall): Promise<Confirmation> {
  const { context, body } = call;
  const paid = await findPayment(context.db, body);
  const order = paid ? await confirmPayment(call, paid) : await confirmPledge(call);
  const [shopOrders, standings] = await Promise.all([
    readShopOrders(context.db, [order.id]),
    readOrderStandings(context.db, context, [order]),
  ]);
  const view = toUserOrder(order, shopOrders.get(order.id) ?? [], standings.get(order.id));
  return { order: view, cart_cleared: true };
}

const confirmPayment = (call: ConfirmCall, { order, payment }: PaidOrder): Promise<OrderRow> =>
  payment.change_id === null
    ? finishPayment(call, order, payment)
    : confirmChange(call, { payment, changeId: payment.change_id });

interface PaidOrder {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
}

/** Prepared queries by database; building one takes 0.5 ms. */
const queries = new WeakMap<Database, ReturnType<typeof prepareFind>>();

function prepareFind(db: Database) {
  const cartId = sql.placeholder('cart_id');
  return (
    db
      .select({ order: orders, payment: payments })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.order_id))
      // the index begins with the provider
      .where(
        and(
          inArray(payments.provider, [...PaymentProvider.values]),
          eq(payments.provider_id, sql.placeholder('payment_id')),
          // the payment of a change belongs to the cart id of the change
          or(
            and(isNull(payments.change_id), eq(orders.cart_id, cartId)),
            inArray(
              payments.change_id,
              db.select({ id: orderChanges.id }).from(orderChanges).where(eq(orderChanges.cart_id, cartId)),
            ),
          ),
        ),
      )
      .prepare('find_payment_of_cart')
  );
}

async function findPayment(db: Database, { cart_id, payment_id }: ConfirmCall['body']): Promise<PaidOrder | undefined> {
  const query = queries.get(db) ?? prepareFind(db);
  queries.set(db, query);
  const [row] = await query.execute({ cart_id, payment_id });
  return row;
}

/** The code of a payment that was not made; cards fail by 3-D Secure. */
const getFailure = ({ method }: PaymentRow): DeclineCode =>
  method === 'card' ? 'authentication_failed' : 'payment_not_completed';

async function finishPayment(call: ConfirmCall, order: OrderRow, payment: PaymentRow): Promise<OrderRow> {
  const { context, body } = call;
  if (payment.status === 'paid') return order;
  if (payment.status !== 'processing') throw declinedProblem(getFailure(payment));
  const provider = getPaymentProvider(payment.provider);
  const result = await provider.complete(payment.provider_id, body.authentication, context);
  if (result.status === 'requires_action') throw problem(409, 'payment_pending');
  if (result.status === 'processing') return order;
  const code = result.status === 'declined' ? result.code : undefined;
  const outcome = code ? ({ status: 'not_paid', code } as const) : 'paid';
  const updated = await finishProcessingPayment(context, payment, outcome, call);
  if (updated.payment.status !== 'paid') throw declinedProblem(code ?? getFailure(payment));
  return updated.order;
}
