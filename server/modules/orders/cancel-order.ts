import { sum } from '#domain/money.ts';
import { eq } from 'drizzle-orm';
import { computePaidByLine, countRefundedCopies, computeRefundValue } from '#domain/payments/refunds.ts';
import type { CancelOrderRequest, Order, UserOrder } from '#generated/schemas.ts';
import type { AnyCall, Call } from '#server/core/api/handler.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { returnPromo } from '#server/modules/pricing/index.ts';
import { mailCancelled } from './letters/refund-mails.ts';
import { withdrawPendingChange } from './order-changes/read-changes.ts';
import { cancelCopies } from './cancel-copies.ts';
import { type CancellableLine, readCancellableLines } from './cancellable-lines.ts';
import { recomputeOrderStatus } from './recompute-order-status.ts';
import { listOpenBoxes, type SoldBox } from './sold-boxes.ts';
import { checkOrderAction, readParts, type ShopOrderRow } from './move-order.ts';
import { orders, type OrderRow } from './orders.table.ts';
import { checkPledgeNotCharged, withdrawOrderPledge } from './pledges/withdraw-pledge.ts';
import { releaseOrder } from './settle-order.ts';
import { answerOrder, lockOrder } from './staff-order.ts';
import { listProcessingPayments, withdrawPayments } from './checkout/end-waiting-order.ts';
import { claimCall } from '#server/modules/payments/index.ts';
import { checkRefundLimit } from './refunds/refund-limit.ts';
import { readRefundState, type RefundState } from './refunds/refund-state.ts';
import { settleRefunds } from './refunds/settle-refund.ts';
import { isStoredRefunds } from './refunds/stored-refunds.ts';
import { type RefundCall, writeRefunds } from './refunds/write-refund.ts';
import { isCancellable } from './user-order.ts';
import { readUserOrder } from './user-orders.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { transitionNotAllowed } from '#server/resources/check-action.ts';

/** What is cancelled and why; the whole order without `shop_order_id`. */
type Cancellation = CancelOrderRequest;

/**
 * Cancels the unshipped copies of an order or of one shop's part: returns them to stock and refunds them. The whole order is
 * cancelled with its boxes. The cancellation remains when the provider declines the refund, which can be retried.
 */
export async function adminCancelOrder(call: Call<'adminCancelOrder'>): Promise<Order> {
  const { context, params, body } = call;
  const cancellation = await inTransaction(context.db, async (tx) => {
    const claim = await claimCall(tx, call, { ...params, ...body }, isStoredRefunds);
    if (claim.answered) return { refundIds: claim.answered.refund_ids, processingPayments: [] };
    const before = await lockOrder(tx, params.id);
    checkOrderAction(call.operation, before);
    const processingPayments = before.payment_status === 'paid' ? [] : await listProcessingPayments(tx, before.id);
    const refund_ids =
      before.payment_status === 'paid'
        ? await cancelPaid(tx, call, before, body)
        : await cancelUnpaid(tx, call, before, body);
    await claim.keep({ refund_ids });
    return { refundIds: refund_ids, processingPayments };
  });
  await settleRefunds(call, cancellation.refundIds);
  if (!context.isPreview) await withdrawPayments(context, cancellation.processingPayments, call);
  return answerOrder(call, await inTransaction(context.db, (tx) => lockOrder(tx, params.id)));
}

/**
 * Cancels an order of the caller (§7 DELETE user/orders/{id}): returns all copies to stock, ends its boxes and
 * refunds them. Throws 404 for the order of another and 409 for one that cannot be cancelled. A cancelled order is returned as it is.
 */
export async function cancelUserOrder(call: Call<'cancelUserOrder'>): Promise<UserOrder> {
  const { context, params, user } = call;
  const refundIds = await inTransaction(context.db, async (tx) => {
    const before = await lockOrder(tx, params.id);
    if (before.user_id !== requireAccount(user).id) throw notFound();
    if (before.status === 'cancelled') return [];
    if (before.status === 'pledged') {
      await withdrawOrderPledge(tx, call, before);
      return [];
    }
    const parts = await readParts(tx, before.id);
    // the obstacles of boxes are read under their locks
    if (!isCancellable(before, parts, undefined)) throw problem(409, 'order_not_cancellable');
    return cancelPaid(tx, call, before, { reason: 'withdrawal' });
  });
  await settleRefunds(call, refundIds);
  return readUserOrder(context.db, params.id);
}

/** Cancels an unpaid order as a whole. */
async function cancelUnpaid(
  tx: Transaction,
  call: AnyCall,
  before: OrderRow,
  { reason, comment, notify = true }: Cancellation,
): Promise<number[]> {
  await checkPledgeNotCharged(tx, before);
  const after = await releaseOrder(tx, before, { status: 'cancelled', at: call.context.now() });
  await auditChange(tx, call, 'orders', before.id, before, { ...after, reason, comment });
  if (notify) await mailCancelled(tx, call.context, after, { amount: 0, copies: [], comment });
  return [];
}

/**
 * Cancels the unshipped copies of a paid order, of one shop's part, or of one project, and writes their refunds. The whole
 * order is cancelled with its boxes; throws 409 with a `BoxObstacle`. Call `settleRefund` for the returned ids after the commit.
 */
export async function cancelPaid(
  tx: Transaction,
  call: RefundCall,
  before: OrderRow,
  { reason, comment, notify = true, shop_order_id, project_id }: Cancellation & { readonly project_id?: number },
): Promise<number[]> {
  const allParts = await readParts(tx, before.id);
  const parts = shop_order_id == null ? allParts : allParts.filter(({ id }) => id === shop_order_id);
  const isWhole = shop_order_id == null && project_id === undefined;
  const boxes = isWhole ? listOpenBoxes(before) : [];
  if (parts.length === 0 && boxes.length === 0) throw notFound();
  const allLines = await readCancellableLines(tx, before.id);
  const lines = allLines.filter(
    (line) =>
      line.cancellable > 0 &&
      parts.some(({ id }) => id === line.shop_order_id) &&
      (project_id === undefined || line.project_id === project_id),
  );
  if (lines.length === 0 && boxes.length === 0)
    throw transitionNotAllowed(parts[0]?.status ?? before.status, 'cancelled');
  if (boxes.length > 0) await call.context.extensions.cancelOrderBoxes(tx, call, before);
  const state = await readRefundState(tx, before);
  const refund = computeRefund(state, allParts, allLines, lines, { cancelled: boxes, open: listOpenBoxes(before) });
  await checkRefundLimit(call, before, refund.amount, tx);
  const details = { reason, comment, restocked: true, spread: true };
  const refundRows = refund.amount > 0 ? await writeRefunds(tx, call, before, { ...details, ...refund }) : [];
  const copies = lines.map(({ id, cancellable }) => ({ order_line_id: id, quantity: cancellable }));
  const refund_id = refundRows[0]?.id;
  const order = boxes.length > 0 ? await markBoxesCancelled(tx, before, refund_id) : before;
  const after =
    copies.length > 0
      ? await cancelCopies(tx, call.context, order, copies, { restock: true })
      : await recomputeOrderStatus(tx, order, call.context.now(), { force: true });
  if (after.status === 'cancelled') {
    if (after.promo_code) await returnPromo(tx, after.promo_code);
    // a pending change no longer applies
    await withdrawPendingChange(tx, before.id, call.context.now());
  }
  await auditChange(tx, call, 'orders', before.id, before, { ...after, shop_order_id, reason, comment, refund_id });
  if (notify) await mailCancelled(tx, call.context, after, { amount: refund.amount, copies, boxes, comment });
  return refundRows.map(({ id }) => id);
}

/** Marks all boxes of an order as cancelled, with the refund that includes them. */
async function markBoxesCancelled(tx: Transaction, order: OrderRow, refund_id: number | undefined): Promise<OrderRow> {
  const boxes = order.boxes.map((box) => ({ ...box, cancelled: box.cancelled ?? { refund_id: refund_id ?? null } }));
  const [after] = await tx.update(orders).set({ boxes }).where(eq(orders.id, order.id)).returning();
  if (!after) throw new Error(`order ${order.id} is gone`);
  return after;
}

/** The refund for cancelled copies and boxes: all payments when nothing was or will be shipped. */
function computeRefund(
  { sold, given, refundablePayments }: RefundState,
  parts: readonly ShopOrderRow[],
  allLines: readonly CancellableLine[],
  lines: readonly CancellableLine[],
  boxes: { readonly cancelled: readonly SoldBox[]; readonly open: readonly SoldBox[] },
) {
  const refundable = sum(refundablePayments.map((payment) => payment.left));
  const paid = computePaidByLine(sold.parts);
  const refundLines = lines.flatMap(({ id, quantity, cancellable }) => {
    const before = countRefundedCopies(given, id);
    const copies = Math.min(cancellable, quantity - before);
    const value = computeRefundValue(paid.get(id) ?? 0, quantity, before, copies);
    return copies > 0 ? [{ order_line_id: id, quantity: copies, value }] : [];
  });
  const endedIds = new Set(lines.filter((line) => line.shipped === 0).map(({ id }) => id));
  const isRemaining = ({ id, quantity, cancelled }: CancellableLine) => !endedIds.has(id) && cancelled < quantity;
  const isWithoutCopies = !allLines.some(isRemaining);
  const isWholeOrder = isWithoutCopies && boxes.cancelled.length === boxes.open.length;
  const remainingPartIds = new Set(allLines.filter(isRemaining).map((line) => line.shop_order_id));
  const affectedPartIds = new Set(lines.map((line) => line.shop_order_id));
  const shippingOfParts = sum(
    parts.filter(({ id }) => affectedPartIds.has(id) && !remainingPartIds.has(id)).map((part) => part.shipping),
  );
  const shippingLeft = sold.shipping - sum(given.map((refund) => refund.shipping));
  const shipping = Math.max(0, Math.min(isWithoutCopies ? shippingLeft : shippingOfParts, shippingLeft));
  const boxesValue = sum(boxes.cancelled.map(({ total }) => total));
  const value = sum(refundLines.map((line) => line.value)) + boxesValue + shipping;
  return {
    lines: refundLines.map(({ order_line_id, quantity }) => ({ order_line_id, quantity })),
    shipping,
    amount: isWholeOrder ? refundable : Math.min(value, refundable),
  };
}
