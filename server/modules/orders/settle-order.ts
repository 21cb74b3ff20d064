// Ends the payment of an order: marks it as paid, or cancels it and returns its copies.
import type { PaymentStatus } from '#generated/enums.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { Context } from '#server/core/api/handler.ts';
import { emptyCart, buildSaveCart } from '#server/modules/cart/index.ts';
import { announceChange } from '#server/core/live/announce-change.ts';
import { returnPromo } from '#server/modules/pricing/index.ts';
import { SEND_MAILS } from '#server/core/mail/mail.ts';
import { insertConfirmation } from './letters/order-mails.ts';
import { markDraftPaid, cancelConvertedDraft } from './manual-orders/update-draft.ts';
import { orders, type OrderRow } from './orders.table.ts';
import { orderLines, shopOrders } from './shop-orders.table.ts';
import { returnBoxCodes } from './sold-boxes.ts';
import { endPledge } from './pledges/pledge-state.ts';
import { type Copies, buildCopiesNote, returnStock } from '#server/modules/catalogue/index.ts';
import { deleteAnswers, payments } from '#server/modules/payments/index.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { runStatements, type Statements } from '#server/core/database/run-statements.ts';

/**
 * Marks a pending or pledged order as paid, in the transaction of its payment: counts the sold copies, empties the cart and queues the
 * confirmation mail by default. Pre-orders get the status `preorder`.
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
  const [paidOrder] = await tx
    .update(orders)
    .set({
      status: getPaidStatus(parts.map(({ status }) => status)),
      payment_status: 'paid',
      paid_at: now,
      version: sql`${orders.version} + 1`,
    })
    .where(eq(orders.id, order.id))
    .returning();
  if (!paidOrder) throw new Error(`order ${order.id} is gone`);
  await announceChange(tx, { resource: 'orders', id: order.id, action: 'update' });
  const isPledge = order.status === 'pledged';
  if (isPledge) await endPledge(tx, order.id, 'paid', now);
  // the copies of a pledge were counted, and its cart emptied, when it was made
  const copies = isPledge ? [] : await readCopies(tx, order.id);
  const buyer = isPledge ? { ...paidOrder, cart_id: null } : paidOrder;
  await runStatements(tx, createPaidStatements(tx, context, buyer, { notify, copies }));
  await completePaidOrder(tx, context, paidOrder);
  return paidOrder;
}

/** The status of a paid order by those of its parts; an order of boxes only has none, and nothing to ship. */
export function getPaidStatus(parts: readonly string[]): 'paid' | 'preorder' | 'completed' {
  if (parts.length === 0) return 'completed';
  return parts.includes('preorder') ? 'preorder' : 'paid';
}

/** Input of `createPaidStatements`; `notify` queues the confirmation mail. */
export interface PaidOptions {
  readonly notify: boolean;
  readonly copies: readonly Copies[];
}

/** Statements to run with a paid order: sold copies, the account's order count, the emptied cart, the confirmation. */
export function createPaidStatements(
  tx: Queryable,
  context: Pick<Context, 'now'>,
  order: Pick<OrderRow, 'id' | 'email' | 'user_id' | 'cart_id' | 'currency'>,
  { notify, copies }: PaidOptions,
): Statements {
  const { id, user_id, cart_id, currency } = order;
  const account =
    user_id === null
      ? undefined
      : tx
          .update(users)
          .set({ orders_count: sql`${users.orders_count} + 1` })
          .where(eq(users.id, user_id));
  const cart = cart_id
    ? buildSaveCart(tx, { ...emptyCart(cart_id, currency), order_id: id }, context.now())
    : undefined;
  const letter = notify ? insertConfirmation(tx, context, order) : undefined;
  return { sold: copies.length > 0 ? buildCopiesNote(copies, 1) : undefined, account, cart, letter };
}

/** Runs after `createPaidStatements`: marks the draft as paid, publishes `order.paid` and queues the mails. */
export async function completePaidOrder(
  tx: Queryable,
  { jobs }: Pick<Context, 'jobs'>,
  order: OrderRow,
): Promise<void> {
  await markDraftPaid(tx, order);
  await jobs.publish('order.paid', { order_id: order.id }, { tx });
  if (order.boxes.length > 0) await jobs.publish('order.boxes_paid', { order_id: order.id }, { tx });
  await jobs.send(SEND_MAILS, {}, { tx });
}

async function readCopies(tx: Queryable, orderId: number) {
  const { item_id, project_id, quantity } = orderLines;
  return tx.select({ item_id, project_id, quantity }).from(orderLines).where(eq(orderLines.order_id, orderId));
}

/** Outcome of the payment of a cancelled order. */
export interface Failure {
  readonly status: Extract<PaymentStatus, 'not_paid' | 'cancelled'>;
  readonly code?: string;
  readonly at: Date;
}

/** Cancels a pending or pledged order: returns its copies to stock, releases promo code and cart. It must be locked. */
export async function releaseOrder(tx: Queryable, order: OrderRow, { status, code, at }: Failure): Promise<OrderRow> {
  const [cancelledOrder] = await tx
    .update(orders)
    .set({ status: 'cancelled', payment_status: status, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, order.id))
    .returning();
  if (!cancelledOrder) throw new Error(`order ${order.id} is gone`);
  await tx.update(shopOrders).set({ status: 'cancelled' }).where(eq(shopOrders.order_id, order.id));
  await tx
    .update(payments)
    .set({ status, ...(code && { failure_code: code }), version: sql`${payments.version} + 1` })
    .where(and(eq(payments.order_id, order.id), inArray(payments.status, ['pending', 'processing'])));
  const copies = await readCopies(tx, order.id);
  await returnStock(tx, copies);
  if (order.status === 'pledged') {
    await tx.execute(buildCopiesNote(copies, -1));
    await endPledge(tx, order.id, 'ended', at);
  }
  if (order.promo_code) await returnPromo(tx, order.promo_code);
  await returnBoxCodes(tx, order.boxes);
  await announceChange(tx, { resource: 'orders', id: order.id, action: 'update' });
  await cancelConvertedDraft(tx, cancelledOrder);
  await deleteAnswers(tx, order.id);
  return cancelledOrder;
}
