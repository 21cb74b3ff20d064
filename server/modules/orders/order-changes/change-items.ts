import { formatPostalAddress } from '#domain/addresses/format-address.ts';
import { fromMinor, sum, toMinor } from '#domain/money.ts';
import type { Order, OrderAddress, OrderChangePreview } from '#generated/schemas.ts';
import { eq } from 'drizzle-orm';
import type { AnyCall, Call } from '#server/core/api/handler.ts';
import { invalid, notFound, problem } from '#server/core/problems/problem.ts';
import { createSecret } from '#server/core/authentication/signatures.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { mailPayChange, mailChange } from '../letters/order-change-mails.ts';
import { beginCorrection } from './begin-correction.ts';
import { applyChange } from './apply-change.ts';
import { describeContent } from './describe-content.ts';
import { toChangeLines, type Plan, planChange, checkStock } from './plan-change.ts';
import { type OrderChangeRow, findPendingChange, toWireChangeLine } from './read-changes.ts';
import { readChangeRequest } from './change-request.ts';
import { checkClaim } from '../claims.ts';
import { checkOrderAction } from '../move-order.ts';
import { orders, type OrderRow } from '../orders.table.ts';
import { orderChanges } from '../order-changes.table.ts';
import { answerOrder, lockOrder, incrementOrderVersion, viewOrder } from '../staff-order.ts';
import { claimCall } from '#server/modules/payments/index.ts';
import { checkRefundLimit, getRefundLimitLeft } from '../refunds/refund-limit.ts';
import { readRefundState } from '../refunds/refund-state.ts';
import { settleRefunds } from '../refunds/settle-refund.ts';
import { writeRefunds } from '../refunds/write-refund.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { type Rates, readRates } from '#server/modules/pricing/index.ts';
import { isStoredRefunds } from '../refunds/stored-refunds.ts';
import { checkVersion, requireVersion } from '#server/resources/version.ts';
import { computeExpiry } from '#server/core/settings/durations.ts';

type ChangeCall = Call<'adminChangeOrderItems'>;
/** Calls that change items or address. */
type SettledCall = ChangeCall | Call<'adminChangeOrderAddress'>;

/** A call whose body describes a change without charge. */
type UnchargedCall = AnyCall & {
  readonly body: { readonly address?: OrderAddress; readonly reason?: string; readonly notify?: boolean };
};

/** Previews a change of items. Throws like the change, except for missing copies. */
export async function adminPreviewOrderChange(call: Call<'adminPreviewOrderChange'>): Promise<OrderChangePreview> {
  const { context, params, body, user } = call;
  const rates = await readRates(context.db);
  const at = context.now();
  const [order] = await context.db.select().from(orders).where(eq(orders.id, params.id));
  if (!order) throw notFound();
  checkOrderAction('adminChangeOrderItems', order);
  if (await findPendingChange(context.db, order.id)) throw problem(409, 'change_pending');
  const request = await readChangeRequest(context.db, order, { body, user, rates, at, isPreview: true });
  const plan = await planChange(context.db, order, request, { rates, at });
  const { settlement, addedCopies } = plan;
  const limitLeft = await getRefundLimitLeft({ operation: 'adminChangeOrderItems', user, context }, order);
  const { refundablePayments } = await readRefundState(context.db, order);
  const refundable = sum(refundablePayments.map((payment) => payment.left));
  const addedLines = new Map(addedCopies.map((line, index) => [plan.removedCopies.length + index, line] as const));
  return {
    ...previewSums(order, plan, limitLeft),
    lines: toChangeLines(plan).map((line, index) => {
      const { stock, issue } = addedLines.get(index) ?? {};
      return { ...toWireChangeLine(line, order.currency), ...(stock !== undefined && { stock, issue }) };
    }),
    discount_limit: request.limit,
    refund_left: settlement.refund > refundable ? fromMinor(refundable, order.currency) : null,
  };
}

/** The sums of a preview. `limitLeft` is the caller's remaining refund limit in minor units, if any. */
export function previewSums(
  order: OrderRow,
  { settlement, shipping, old_total, taxation }: Plan,
  limitLeft: number | undefined,
) {
  const money = (minor: number) => fromMinor(minor, order.currency);
  return {
    settlement: settlement.kind,
    old_total: money(old_total),
    new_total: money(old_total + settlement.difference),
    difference: money(settlement.difference),
    vat: money(settlement.vat),
    vat_rate: taxation?.after.vat_rate ?? order.vat_rate,
    shipping: money(shipping),
    refund: money(settlement.refund),
    charge: money(settlement.charge),
    currency: order.currency,
    refund_limit: limitLeft !== undefined && settlement.refund > limitLeft ? money(limitLeft) : null,
  };
}

/**
 * Changes the items of a paid order. Without a charge it is applied at once with stock, sums and refund in one transaction;
 * otherwise it is stored and offered, and the order is unchanged. Throws 412 when the order was changed meanwhile, and
 * 409 when the difference is not that of the preview.
 */
export function adminChangeOrderItems(call: ChangeCall): Promise<Order> {
  const { body, user, context } = call;
  return settleChange(call, async (tx, order, rates) => {
    const at = context.now();
    const request = await readChangeRequest(tx, order, { body, user, rates, at });
    if (request.limit !== null)
      throw invalid([{ path: 'added', code: 'discount_limit', params: { percent: request.limit } }]);
    const plan = await planChange(tx, order, request, { rates, at, lock: true });
    checkStock(plan);
    return plan;
  });
}

/** Settles the plan of `readPlan` for a locked order. Throws 412 and 409 like `adminChangeOrderItems`. */
export async function settleChange(
  call: SettledCall,
  readPlan: (tx: Transaction, order: OrderRow, rates: Rates) => Promise<Plan>,
): Promise<Order> {
  const { context, params, body } = call;
  const rates = await readRates(context.db);
  const ids = await inTransaction(context.db, async (tx) => {
    const claim = await claimCall(tx, call, { ...params, ...body }, isStoredRefunds);
    if (claim.answered) return claim.answered.refund_ids;
    const before = await lockOrder(tx, params.id);
    await checkVersion(before, requireVersion(call), () => viewOrder(context, before, tx));
    checkOrderAction(call.operation, before);
    await checkClaim(tx, call, before);
    if (await findPendingChange(tx, before.id)) throw problem(409, 'change_pending');
    if (body.currency !== before.currency) throw invalid([{ path: 'currency', code: 'input_not_allowed' }]);
    const plan = await readPlan(tx, before, rates);
    const { refund, charge } = plan.settlement;
    const [shownRefund, shownCharge] = [body.refund, body.charge].map((amount) => toMinor(amount, before.currency));
    if (shownRefund !== refund || shownCharge !== charge) throw problem(409, 'change_differs');
    if (refund > 0) await checkRefundLimit(call, before, refund, tx);
    const refund_ids =
      charge > 0 ? await sendOffer(tx, call, before, plan) : await applyUncharged(tx, call, before, plan);
    await claim.keep({ refund_ids });
    return refund_ids;
  });
  await settleRefunds(call, ids);
  return answerOrder(call, await inTransaction(context.db, (tx) => lockOrder(tx, params.id)));
}

/** Default reason of a change of address. */
const formatNewAddress = ({ address }: UnchargedCall['body']): string =>
  address ? formatPostalAddress(address).join(', ') : '';

async function writeChange(
  tx: Transaction,
  { context, user, body }: UnchargedCall,
  order: OrderRow,
  plan: Plan,
  values: Partial<typeof orderChanges.$inferInsert> = {},
): Promise<OrderChangeRow> {
  const { settlement, shipping, old_total, taxation } = plan;
  const [row] = await tx
    .insert(orderChanges)
    .values({
      ...{
        order_id: order.id,
        currency: order.currency,
        reason: body.reason?.trim() || formatNewAddress(body),
        notify: body.notify ?? true,
      },
      ...{ old_total, new_total: old_total + settlement.difference, amount: settlement.difference },
      ...{ vat: settlement.vat, shipping, lines: toChangeLines(plan) },
      ...(body.address && { address: body.address, vat_rate: taxation?.after.vat_rate }),
      created_by: user?.id,
      created_at: context.now(),
      ...values,
    })
    .returning();
  if (!row) throw new Error('The database did not return the change.');
  return row;
}

/** Mails the pay link; the order is unchanged until it is paid. */
async function sendOffer(tx: Transaction, call: SettledCall, before: OrderRow, plan: Plan): Promise<number[]> {
  const { context, body } = call;
  const expires_at = await computeExpiry(tx, 'pay_link_days', context.now(), body.days);
  const change = await writeChange(tx, call, before, plan, { secret: createSecret(), expires_at });
  const after = await incrementOrderVersion(tx, before.id);
  const details = { change_id: change.id, refund_ids: undefined, charge: fromMinor(change.amount, before.currency) };
  await auditChange(tx, call, 'orders', before.id, before, { ...after, ...details, reason: body.reason });
  if (change.notify) await mailPayChange(tx, context, after, change);
  return [];
}

/** Applies a change without charge and writes its refund. */
export async function applyUncharged(
  tx: Transaction,
  call: UnchargedCall,
  before: OrderRow,
  plan: Plan,
): Promise<number[]> {
  const { context, body } = call;
  const { settlement, removedCopies, shipping } = plan;
  const lines = removedCopies.map(({ line, quantity }) => ({ order_line_id: line.id, quantity }));
  const change = await writeChange(tx, call, before, plan);
  const correction = await beginCorrection(tx, context, call, before, plan);
  const refundRows =
    settlement.refund > 0
      ? await writeRefunds(tx, call, correction.order, {
          ...{
            change_id: change.id,
            reason: 'change',
            comment: body.reason ?? null,
            restocked: lines.length > 0,
            spread: true,
          },
          ...{ lines, shipping: Math.max(0, -shipping), amount: settlement.refund },
        })
      : [];
  const contentBefore = await describeContent(tx, before.id);
  const changedOrder = await applyChange(tx, context, correction.order, change.id, plan, change.address);
  const { after, documents } = await correction.finish(changedOrder, change.id);
  const details = { lines: await describeContent(tx, before.id), change_id: change.id, reason: body.reason };
  await auditChange(tx, call, 'orders', before.id, { ...before, lines: contentBefore }, { ...after, ...details });
  if (change.notify) await mailChange(tx, context, after, { change, before, documents });
  return refundRows.map(({ id }) => id);
}
