// What the provider took becomes an order or a change, once; or goes back where that is not possible any more.
import { eq } from 'drizzle-orm';
import type { PayAnswer } from '#generated/schemas.ts';
import type { Context } from '#server/core/api/handler.ts';
import { Problem, problem } from '#server/core/problems/problem.ts';
import { auditChange, type AuditContext } from '#server/resources/audit/audit.ts';
import { lockMoney } from '../manual-orders/place-draft.ts';
import { carryOutPaid } from '../order-changes/carry-out-paid.ts';
import { lockChange } from '../order-changes/read-changes.ts';
import { takeStock } from '#server/modules/catalogue/index.ts';
import { copiesOf } from '../plan-order.ts';
import { followPaid, paidStatements } from '../settle-order.ts';
import { lockOrder } from '../staff-order.ts';
import { writeOrder } from '../write-order.ts';
import {
  type Accepted,
  answerOf,
  disputeCharge,
  endAttempt,
  paymentAttempts,
  paymentProvider,
  payments,
  writePayment,
  writingPayment,
} from '#server/modules/payments/index.ts';
import { giveBack, orderAttempt, type OrderAttempt } from './reserve.ts';
import { refundLateCharge } from '../refunds/refund-late-charge.ts';
import { settleRefund } from '../refunds/settle-refund.ts';
import { inTransaction, getSqlState, SqlState, type Transaction } from '#server/core/database/database.ts';
import { type Rates, readRates } from '#server/modules/pricing/index.ts';

/**
 * Writes what a charge pays for, in one transaction with its payment and all that follows; called again, it answers the same.
 * Where the order or change is not possible any more the money goes back, a record of both stays, and 409 is thrown.
 */
export async function settleAttempt(
  context: Context,
  attempt: OrderAttempt,
  charged: Accepted,
  auditor: AuditContext,
): Promise<PayAnswer> {
  const rates = await readRates(context.db);
  try {
    return await inTransaction(context.db, (tx) => settle(tx, context, { attempt, charged, auditor, rates }));
  } catch (error) {
    if (!isImpossible(error)) throw error;
    context.log.warn({ err: error, attempt: attempt.id }, 'a payment could not be settled; its money goes back');
    await giveMoneyBack(context, attempt, charged, auditor);
    throw error instanceof Problem && error.code === 'payment_refunded'
      ? error
      : problem(409, 'payment_refunded', { cause: error });
  }
}

/** Whether trying again would end the same: copies or change are gone, or another order has taken the place. */
function isImpossible(error: unknown): boolean {
  if (error instanceof Problem) return error.status >= 400 && error.status < 500;
  const state = getSqlState(error);
  return state === SqlState.unique || state === SqlState.foreignKey || state === SqlState.check;
}

interface Settling {
  readonly attempt: OrderAttempt;
  readonly charged: Accepted;
  readonly auditor: AuditContext;
  readonly rates: Rates;
}

async function settle(tx: Transaction, context: Context, settling: Settling): Promise<PayAnswer> {
  const { attempt, charged } = settling;
  const { amount, currency, method, provider, order_id, change_id } = attempt;
  // everybody locks an order first, and who is at the money of a draft waits for the others who are
  if (change_id !== null) await lockOrder(tx, order_id);
  const draft = attempt.plan?.order.manual_order_id;
  if (draft) await lockMoney(tx, draft);
  const status = charged.status === 'paid' ? 'paid' : 'processing';
  const answer = answerOf({ status, provider, provider_id: charged.id, order_id });
  if (!(await endAttempt(tx, attempt, { status: 'settled', ended_at: context.now() })))
    if (!(await reopen(tx, context, attempt))) return answerWritten(tx, attempt, charged);
  const facts = { order_id, amount, currency, method };
  if (change_id !== null) {
    await settleChange(tx, context, settling, change_id);
    await writePayment(tx, context, charged, { ...facts, change_id });
    return answer;
  }
  await settleOrder(tx, context, settling, writingPayment(tx, context, charged, facts));
  await disputeCharge(tx, context, charged);
  return answer;
}

/** The answer that was written when the attempt was settled, or what has come of its payment since. */
async function answerWritten(tx: Transaction, { id, provider }: OrderAttempt, charged: Accepted): Promise<PayAnswer> {
  const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  if (attempt?.status !== 'settled') throw problem(409, 'payment_refunded');
  const [payment] = await tx.select().from(payments).where(eq(payments.provider_id, charged.id));
  if (!payment || payment.provider !== provider) throw problem(409, 'payment_refunded');
  if (payment.status === 'paid' || payment.status === 'processing') return answerOf(payment);
  throw problem(409, 'payment_pending');
}

/** Takes the copies of an attempt again that was released before its charge came. Throws 409 when they are gone. */
async function reopen(tx: Transaction, { now }: Context, { id, plan }: OrderAttempt): Promise<boolean> {
  const [row] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for('update');
  if (row?.status !== 'released' && row?.status !== 'declined') return false;
  const copies = plan && copiesOf(plan);
  if (copies) await takeStock(tx, copies);
  await tx
    .update(paymentAttempts)
    .set({ status: 'settled', plan: null, failure_code: null, ended_at: now() })
    .where(eq(paymentAttempts.id, id));
  return true;
}

async function settleOrder(
  tx: Transaction,
  context: Context,
  { attempt: { plan, order_id, created_at }, charged }: Settling,
  payment: ReturnType<typeof writingPayment>,
): Promise<void> {
  if (!plan) throw new Error(`the attempt to pay order ${order_id} has no plan`);
  const now = context.now();
  const isPaid = charged.status === 'paid';
  const isPreorder = plan.parts.some(({ values }) => values.status === 'preorder');
  const state = isPaid
    ? ({ status: isPreorder ? 'preorder' : 'paid', payment_status: 'paid', paid_at: now } as const)
    : ({ payment_status: 'processing' } as const);
  const { email, user_id = null, cart_id = null, currency } = plan.order;
  const buyer = { id: order_id, email, user_id, cart_id, currency };
  const follows = isPaid ? paidStatements(tx, context, buyer, { notify: true, copies: copiesOf(plan) }) : {};
  const order = await writeOrder(tx, plan, { id: order_id, created_at, ...state }, { payment, ...follows });
  if (isPaid) await followPaid(tx, context, order);
}

async function settleChange(
  tx: Transaction,
  context: Context,
  { attempt: { order_id }, charged, auditor, rates }: Settling,
  change_id: number,
): Promise<void> {
  if (charged.status !== 'paid') return;
  const change = await lockChange(tx, order_id, change_id);
  if (change.status !== 'pending') throw problem(409, 'offer_changed');
  await carryOutPaid(tx, context, auditor, { order: await lockOrder(tx, order_id), change, rates });
}

/**
 * Gives back what was charged for something that cannot be had any more. The payment stays with a cancelled order, or the
 * order of the change, and its refund is asked for as any other, so staff sees both in their lists.
 */
async function giveMoneyBack(
  context: Context,
  attempt: OrderAttempt,
  charged: Accepted,
  auditor: AuditContext,
): Promise<void> {
  const isUnpaid = charged.status !== 'paid';
  if (isUnpaid && (await paymentProvider(attempt.provider).cancel(charged.id, context)) === 'cancelled') {
    await inTransaction(context.db, async (tx) => void (await end(tx, context, attempt, 'released')));
    return;
  }
  const id = await inTransaction(context.db, async (tx) => {
    if (!(await end(tx, context, attempt, 'refunded'))) return undefined;
    return writeRefund(tx, context, attempt, { ...charged, status: 'paid' }, auditor);
  });
  if (id !== undefined) await settleRefund(context, id, auditor);
}

async function end(
  tx: Transaction,
  { now }: Context,
  { id }: OrderAttempt,
  status: 'released' | 'refunded',
): Promise<boolean> {
  const [row] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for('update');
  if (!row || row.status === 'settled' || row.status === 'refunded') return false;
  if (row.status === 'open') await giveBack(tx, orderAttempt(row));
  await tx
    .update(paymentAttempts)
    .set({ status, failure_code: 'not_possible', ended_at: now() })
    .where(eq(paymentAttempts.id, id));
  return true;
}

async function writeRefund(
  tx: Transaction,
  context: Context,
  { plan, order_id, change_id, created_at, amount, currency, method }: OrderAttempt,
  charged: Accepted,
  auditor: AuditContext,
): Promise<number> {
  const now = context.now();
  const paid = { status: 'cancelled', payment_status: 'paid', paid_at: now } as const;
  const order = plan
    ? await writeOrder(tx, plan, { id: order_id, created_at, ...paid })
    : await lockOrder(tx, order_id);
  if (plan) await auditChange(tx, auditor, 'orders', order.id, undefined, order);
  const payment = await writePayment(tx, context, charged, { order_id, change_id, amount, currency, method });
  return refundLateCharge(tx, context, auditor, { order, payment });
}
