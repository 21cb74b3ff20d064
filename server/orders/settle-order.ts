// How an order ends its payment: paid, or given up with its copies back in stock.
import type { PaymentStatus } from '#generated/enums.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { users } from '#server/accounts/accounts.table.ts';
import type { Context } from '#server/api/handler.ts';
import { emptyCart, savingCart } from '#server/cart/saved-carts.ts';
import { KEEP_COPIES } from '#server/catalogue/refresh-copies.ts';
import { announceChange } from '#server/changes/announce-change.ts';
import { returnPromo } from '#server/cart/promo-codes.ts';
import { ISSUE_INVOICES } from '#server/invoices/issue-waiting.ts';
import { mailOrderConfirmation } from '#server/mail/order-mails.ts';
import { draftPaid, draftReleased } from '#server/manual-orders/follow-order.ts';
import { orderLines, orders, shopOrders } from '#server/orders/orders.table.ts';
import { type Copies, notingCopies, returnStock, type OrderRow } from '#server/orders/place-order.ts';
import { forgetAnswers } from '#server/payments/idempotency.ts';
import { payments } from '#server/payments/payments.table.ts';
import type { Queryable } from '#server/platform/database.ts';
import { runTogether, type Statements } from '#server/platform/run-together.ts';

/**
 * Marks a pending order as paid, in the transaction that wrote or changed its payment: counts what was sold, empties
 * the cart it came from and asks for the confirmation mail unless told not to. Pre-orders are charged now and wait as `preorder`.
 */
export async function settleOrder(
  tx: Queryable,
  context: Context,
  order: OrderRow,
  { notify = true }: { notify?: boolean } = {},
): Promise<OrderRow> {
  const now = context.now();
  const parts = await tx
    .select({ status: shopOrders.status })
    .from(shopOrders)
    .where(eq(shopOrders.order_id, order.id));
  const [paid] = await tx
    .update(orders)
    .set({
      status: parts.some(({ status }) => status === 'preorder') ? 'preorder' : 'paid',
      payment_status: 'paid',
      paid_at: now,
      version: sql`${orders.version} + 1`,
    })
    .where(eq(orders.id, order.id))
    .returning();
  if (!paid) throw new Error(`order ${order.id} is gone`);
  await announceChange(tx, { resource: 'orders', id: order.id, action: 'update' });
  await followPaid(tx, context, paid, { notify, copies: await linesOf(tx, order.id) });
  return paid;
}

/** The statements that follow from a paid order: sold copies, the account's orders, the emptied cart. */
function paidStatements(
  tx: Queryable,
  { id, user_id, cart_id, currency }: Pick<OrderRow, 'id' | 'user_id' | 'cart_id' | 'currency'>,
  copies: readonly Copies[],
  now: Date,
): Statements {
  const account =
    user_id === null
      ? undefined
      : tx
          .update(users)
          .set({ orders_count: sql`${users.orders_count} + 1` })
          .where(eq(users.id, user_id));
  const cart = cart_id ? savingCart(tx, { ...emptyCart(cart_id, currency), order_id: id }, now) : undefined;
  return { sold: notingCopies(copies, 1), account, cart };
}

/**
 * Writes what follows from an order that is written as paid: its draft is paid, its invoice and, unless told not to, its mail are
 * asked for.
 */
export async function followPaid(
  tx: Queryable,
  context: Context,
  paid: OrderRow,
  { notify, copies }: { notify: boolean; copies: readonly Copies[] },
): Promise<void> {
  await draftPaid(tx, paid);
  // numbers are given one after the other: nobody who pays waits for that
  await context.jobs.send(ISSUE_INVOICES, {}, { tx });
  await context.jobs.send(KEEP_COPIES, {}, { tx });
  const statements = paidStatements(tx, paid, copies, context.now());
  if (notify) await mailOrderConfirmation(tx, context, paid, statements);
  else await runTogether(tx, statements);
}

async function linesOf(tx: Queryable, orderId: number) {
  const { item_id, project_id, quantity } = orderLines;
  return tx.select({ item_id, project_id, quantity }).from(orderLines).where(eq(orderLines.order_id, orderId));
}

/** How the payment of an order that is given up ended. */
export interface Failure {
  readonly status: Extract<PaymentStatus, 'not_paid' | 'cancelled'>;
  readonly code?: string;
}

/**
 * Cancels a pending order: its copies go back into stock, its code can be used again, its cart can be paid anew. The
 * order's row must be locked by the caller.
 */
export async function releaseOrder(tx: Queryable, order: OrderRow, { status, code }: Failure): Promise<OrderRow> {
  const [cancelled] = await tx
    .update(orders)
    .set({ status: 'cancelled', payment_status: status, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, order.id))
    .returning();
  if (!cancelled) throw new Error(`order ${order.id} is gone`);
  await tx.update(shopOrders).set({ status: 'cancelled' }).where(eq(shopOrders.order_id, order.id));
  await tx
    .update(payments)
    .set({ status, ...(code && { failure_code: code }), version: sql`${payments.version} + 1` })
    .where(and(eq(payments.order_id, order.id), inArray(payments.status, ['pending', 'processing'])));
  await returnStock(tx, await linesOf(tx, order.id));
  if (order.promo_code) await returnPromo(tx, order.promo_code);
  await announceChange(tx, { resource: 'orders', id: order.id, action: 'update' });
  await draftReleased(tx, cancelled);
  await forgetAnswers(tx, order.id);
  return cancelled;
}
