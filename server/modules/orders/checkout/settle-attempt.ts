// Settles a charge once as an order or a change, or refunds it when that is no longer possible.
import { eq } from 'drizzle-orm';
import type { PayAnswer } from '#generated/schemas.ts';
import type { Context } from '#server/core/api/handler.ts';
import { Problem, problem } from '#server/core/problems/problem.ts';
import { auditChange, type AuditContext } from '#server/resources/audit/audit.ts';
import { lockDraftPayment } from '../manual-orders/place-draft.ts';
import { applyPaidChange } from '../order-changes/apply-paid-change.ts';
import { lockChange } from '../order-changes/read-changes.ts';
import { takeStock } from '#server/modules/catalogue/index.ts';
import { listCopies } from '../plan-order.ts';
import { completePaidOrder, createPaidStatements, getPaidStatus } from '../settle-order.ts';
import { isPledgeCharge, settlePledgeCharge } from '../pledges/settle-charge.ts';
import { lockOrder } from '../staff-order.ts';
import { writeOrder } from '../write-order.ts';
import {
  type Accepted,
  toPayAnswer,
  disputeCharge,
  endAttempt,
  paymentAttempts,
  getPaymentProvider,
  payments,
  writePayment,
  createPaymentStatement,
} from '#server/modules/payments/index.ts';
import { releaseCopies, toOrderAttempt, type OrderAttempt } from './reserve.ts';
import { refundLateCharge } from '../refunds/refund-late-charge.ts';
import { settleRefund } from '../refunds/settle-refund.ts';
import { inTransaction, getSqlState, SqlState, type Transaction } from '#server/core/database/database.ts';
import { type Rates, readRates } from '#server/modules/pricing/index.ts';

/**
 * Writes the order or change of a charge with its payment in one transaction. Idempotent. When it is no longer possible, the
 * charge is refunded, both are recorded, and 409 is thrown.
 */
export async function settleAttempt(
  context: Context,
  attempt: OrderAttempt,
  charged: Accepted,
  auditor: AuditContext,
): Promise<PayAnswer> {
  const rates = await readRates(context.db);
  try {
    return await inTransaction(context.db, (tx) => settleCharge(tx, context, { attempt, charged, auditor, rates }));
  } catch (error) {
    if (!isPermanentError(error)) throw error;
    context.log.warn({ err: error, attempt: attempt.id }, 'a payment could not be settled and is refunded');
    await refundCharge(context, attempt, charged, auditor);
    throw error instanceof Problem && error.code === 'payment_refunded'
      ? error
      : problem(409, 'payment_refunded', { cause: error });
  }
}

/** Whether a retry would fail too, e.g. because copies are sold or another order exists. */
function isPermanentError(error: unknown): boolean {
  if (error instanceof Problem) return error.status >= 400 && error.status < 500;
  const state = getSqlState(error);
  return state === SqlState.unique || state === SqlState.foreignKey || state === SqlState.check;
}

interface SettleInput {
  readonly attempt: OrderAttempt;
  readonly charged: Accepted;
  readonly auditor: AuditContext;
  readonly rates: Rates;
}

async function settleCharge(tx: Transaction, context: Context, input: SettleInput): Promise<PayAnswer> {
  const { attempt, charged } = input;
  const { amount, currency, method, provider, order_id, change_id } = attempt;
  // lock order: order first, then the payment of its draft
  const isPledge = isPledgeCharge(attempt);
  if (change_id !== null || isPledge) await lockOrder(tx, order_id);
  const draftId = attempt.plan?.order.manual_order_id;
  if (draftId) await lockDraftPayment(tx, draftId);
  const answer: PayAnswer = { status: charged.status, payment_id: charged.id, order_id, client_secret: null };
  if (!(await endAttempt(tx, attempt, { status: 'settled', ended_at: context.now() })))
    if (!(await reserveCopiesAgain(tx, context, attempt))) return readSettledAnswer(tx, attempt, charged);
  const paymentFields = { order_id, amount, currency, method, provider };
  if (change_id !== null) {
    await settleChange(tx, context, input, change_id);
    await writePayment(tx, context, charged, { ...paymentFields, change_id });
    return answer;
  }
  const payment = createPaymentStatement(tx, context, charged, paymentFields);
  if (isPledge) await settlePledgeCharge(tx, context, { order_id, charged, payment });
  else await settleOrder(tx, context, input, payment);
  await disputeCharge(tx, context, charged);
  return answer;
}

/** The answer of a settled attempt by the current state of its payment. */
async function readSettledAnswer(
  tx: Transaction,
  { id, provider }: OrderAttempt,
  charged: Accepted,
): Promise<PayAnswer> {
  const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  if (attempt?.status !== 'settled') throw problem(409, 'payment_refunded');
  const [payment] = await tx.select().from(payments).where(eq(payments.provider_id, charged.id));
  if (!payment || payment.provider !== provider) throw problem(409, 'payment_refunded');
  if (payment.status === 'paid' || payment.status === 'processing') return toPayAnswer(payment);
  throw problem(409, 'payment_pending');
}

/** Reserves the copies of a released attempt again. Throws 409 when they are sold. */
async function reserveCopiesAgain(tx: Transaction, { now }: Context, { id, plan }: OrderAttempt): Promise<boolean> {
  const [row] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for('update');
  if (row?.status !== 'released' && row?.status !== 'declined') return false;
  const copies = plan && listCopies(plan);
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
  { attempt: { plan, order_id, created_at }, charged }: SettleInput,
  payment: ReturnType<typeof createPaymentStatement>,
): Promise<void> {
  if (!plan) throw new Error(`the attempt to pay order ${order_id} has no plan`);
  const now = context.now();
  const isPaid = charged.status === 'paid';
  const partStatuses = plan.parts.map(({ values }) => values.status ?? 'pending');
  const state = isPaid
    ? ({ status: getPaidStatus(partStatuses), payment_status: 'paid', paid_at: now } as const)
    : ({ payment_status: 'processing' } as const);
  const { email, user_id = null, cart_id = null, currency } = plan.order;
  const buyer = { id: order_id, email, user_id, cart_id, currency };
  const statements = isPaid ? createPaidStatements(tx, context, buyer, { notify: true, copies: listCopies(plan) }) : {};
  const order = await writeOrder(tx, plan, { id: order_id, created_at, ...state }, { payment, ...statements });
  if (isPaid) await completePaidOrder(tx, context, order);
}

async function settleChange(
  tx: Transaction,
  context: Context,
  { attempt: { order_id }, charged, auditor, rates }: SettleInput,
  change_id: number,
): Promise<void> {
  if (charged.status !== 'paid') return;
  const change = await lockChange(tx, order_id, change_id);
  if (change.status !== 'pending') throw problem(409, 'offer_changed');
  await applyPaidChange(tx, context, auditor, { order: await lockOrder(tx, order_id), change, rates });
}

/**
 * Refunds a charge whose order or change is not possible. Payment and refund are recorded with a cancelled order, or the order
 * of the change, so that staff sees both.
 */
async function refundCharge(
  context: Context,
  attempt: OrderAttempt,
  charged: Accepted,
  auditor: AuditContext,
): Promise<void> {
  const state =
    charged.status === 'paid' ? 'paid' : await getPaymentProvider(attempt.provider).cancel(charged.id, context);
  // neither refundable nor cancellable yet: the job tries again
  if (state === 'processing') throw problem(409, 'payment_pending');
  if (state === 'cancelled') {
    await inTransaction(context.db, async (tx) => void (await endAttemptAs(tx, context, attempt, 'released')));
    return;
  }
  const id = await inTransaction(context.db, async (tx) => {
    if (!(await endAttemptAs(tx, context, attempt, 'refunded'))) return undefined;
    return writeRefund(tx, context, attempt, { ...charged, status: 'paid' }, auditor);
  });
  if (id !== undefined) await settleRefund(context, id, auditor);
}

async function endAttemptAs(
  tx: Transaction,
  { now }: Context,
  { id }: OrderAttempt,
  status: 'released' | 'refunded',
): Promise<boolean> {
  const [row] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for('update');
  if (!row || row.status === 'settled' || row.status === 'refunded') return false;
  if (row.status === 'open') await releaseCopies(tx, toOrderAttempt(row));
  await tx
    .update(paymentAttempts)
    .set({ status, failure_code: 'not_possible', ended_at: now() })
    .where(eq(paymentAttempts.id, id));
  return true;
}

async function writeRefund(
  tx: Transaction,
  context: Context,
  { plan, order_id, change_id, created_at, amount, currency, method, provider }: OrderAttempt,
  charged: Accepted,
  auditor: AuditContext,
): Promise<number> {
  const now = context.now();
  const state = { status: 'cancelled', payment_status: 'paid', paid_at: now } as const;
  const order = plan
    ? await writeOrder(tx, plan, { id: order_id, created_at, ...state })
    : await lockOrder(tx, order_id);
  if (plan) await auditChange(tx, auditor, 'orders', order.id, undefined, order);
  const payment = await writePayment(tx, context, charged, { order_id, change_id, amount, currency, method, provider });
  return refundLateCharge(tx, context, auditor, { order, payment });
}
