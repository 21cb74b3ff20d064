// Payment of a change by its link. Concurrent and repeated calls lead to one charge and one change.
import { extractCardDigits } from '#domain/payments/card-number.ts';
import { createCartId } from '#domain/cart/cart-id.ts';
import { isSoldUnderReverseCharge } from '#domain/pricing/reverse-charge.ts';
import { fromMinor, sum, toMinor } from '#domain/money.ts';
import type { CartItem, Offer, OfferPayAnswer } from '#generated/schemas.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Call, Context } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { isLinkValid, type OfferToken } from '../manual-orders/offer-link.ts';
import { applyPaidChange, toCustomerProblem } from './apply-paid-change.ts';
import { lockChange, type OrderChangeRow, getStatedReason } from './read-changes.ts';
import { orders, type OrderRow } from '../orders.table.ts';
import { type ChangeLineRow, orderChanges } from '../order-changes.table.ts';
import { lockOrder } from '../staff-order.ts';
import {
  toPayAnswer,
  claimKey,
  deleteAnswers,
  hashBody,
  limitDeclines,
  getPaymentProvider,
  type PaymentRow,
  payments,
  type Subject,
} from '#server/modules/payments/index.ts';
import { reserveAttempt, readNewestAttempt } from '../checkout/reserve.ts';
import { lockPayment } from '../checkout/end-waiting-order.ts';
import { type PayStep, closeAttempt, runPayment } from '../checkout/pay-attempt.ts';
import { inTransaction, type Queryable, type Transaction } from '#server/core/database/database.ts';
import { type Rates, readRates } from '#server/modules/pricing/index.ts';
import { toSeconds } from '#server/core/api/wire.ts';
import { silentJobs } from '#server/core/jobs/publish.ts';

async function findChange(db: Queryable, token: OfferToken): Promise<{ order: OrderRow; change: OrderChangeRow }> {
  const [row] = await db
    .select({ order: orders, change: orderChanges })
    .from(orderChanges)
    .innerJoin(orders, eq(orders.id, orderChanges.order_id))
    .where(eq(orderChanges.id, token.id));
  if (!row || !isLinkValid(row.change, token)) throw notFound();
  return row;
}

function getChangeState({ status, expires_at }: OrderChangeRow, { until }: OfferToken, now: Date): Offer['state'] {
  if (status === 'done') return 'paid';
  if (status === 'expired') return 'expired';
  if (status !== 'pending' || !expires_at || toSeconds(expires_at) !== until) return 'changed';
  return expires_at <= now ? 'expired' : 'open';
}

/** The change of a link, or its state when it cannot be paid. Throws 404 for an invalid link. */
export async function readChangeOffer({ context }: Call<'getOffer'>, token: OfferToken): Promise<Offer> {
  const { order, change } = await findChange(context.db, token);
  const { number, currency, email, pickup } = order;
  // the address after payment
  const { firstname, lastname, phone, address, zip_code, city, state, country_id } = change.address ?? order;
  const changeState = getChangeState(change, token, context.now());
  if (changeState !== 'open') return { number, state: changeState, currency, is_change: true };
  const money = (minor: number) => fromMinor(minor, currency);
  const addedCopies = change.lines.filter(({ quantity }) => quantity > 0);
  const removedCopies = change.lines.filter(({ quantity }) => quantity < 0);
  const vat_rate = change.vat_rate ?? order.vat_rate;
  const sumAmounts = (lines: readonly ChangeLineRow[]) => Math.abs(sum(lines.map(({ amount }) => amount)));
  return {
    ...{ number, state: changeState, currency, is_change: true, message: getStatedReason(change), pickup },
    expires_at: toSeconds(change.expires_at),
    customer: { firstname, lastname, email, phone, address, zip_code, city, state, country_id },
    lines: addedCopies.map((line) => toItem(line, currency)),
    removed: removedCopies.map((line) => toItem(line, currency)),
    totals: {
      items: money(sumAmounts(addedCopies)),
      discount: money(sumAmounts(removedCopies) + Math.max(0, -change.shipping)),
      shipping: money(Math.max(0, change.shipping)),
      vat: money(change.vat),
      vat_rate,
      reverse_charge: isSoldUnderReverseCharge({ country_id, vat_number: order.vat_number, vat_rate }),
      total: money(change.amount),
      currency,
      country_id,
      shops: [],
    },
  };
}

function toItem(
  { item_id, project_id, quantity, name, artist_name, item_name, picture, amount }: ChangeLineRow,
  currency: OrderRow['currency'],
): CartItem {
  const copies = Math.abs(quantity);
  const names = { name, artist_name: artist_name ?? '', item_name: item_name ?? '', picture };
  const price = fromMinor(Math.round(Math.abs(amount) / copies), currency);
  return { item_id, project_id, quantity: copies, ...names, price, currency };
}

/** Pays and applies a change, like a cart. Throws 409 when the change was modified. */
export async function payChange(call: Call<'payOffer'>, token: OfferToken): Promise<OfferPayAnswer> {
  const { context } = call;
  const rates = await readRates(context.db);
  const { order } = await findChange(context.db, token);
  const answer = await limitDeclines(call, () =>
    runPayment(call, () =>
      inTransaction(context.db, async (tx) => {
        const locked = await lockOrder(tx, order.id);
        const claim = await claimKey(tx, call);
        return claim.answered ? { answer: claim.answered } : beginChangePayment(tx, call, token, locked, rates);
      }),
    ),
  );
  return addCartId(context.db, answer, token.id);
}

async function beginChangePayment(
  tx: Transaction,
  call: Call<'payOffer'>,
  token: OfferToken,
  order: OrderRow,
  rates: Rates,
): Promise<PayStep> {
  const { context, body } = call;
  const subject: Subject = `change-${token.id}`;
  const change = await lockChange(tx, order.id, token.id);
  const payment = await findLivePayment(tx, change.id);
  if (payment?.status === 'paid') return { answer: toPayAnswer(payment) };
  const state = getChangeState(change, token, context.now());
  if (state === 'expired') throw problem(409, 'offer_expired');
  if (state !== 'open') throw problem(409, 'offer_changed');
  if (toMinor(body.expected_total, change.currency) !== change.amount)
    throw problem(409, 'offer_changed', { members: { total: fromMinor(change.amount, change.currency) } });
  const last4 = extractCardDigits(body.card?.number ?? '').slice(-4);
  if (payment) {
    // same card: a repeated call; otherwise the pending payment is replaced
    if (body.card && last4 === payment.card_last4) return { answer: toPayAnswer(payment) };
    return { prerequisite: () => endChangePayment(context, payment.id, 'cancelled') };
  }
  const request_hash = hashBody({ last4, change: change.id, payment_method: body.payment_method ?? undefined });
  const newest = await readNewestAttempt(tx, subject);
  if (newest?.status === 'open') {
    if (newest.request_hash === request_hash) return { attempt: newest };
    return { prerequisite: () => closeAttempt(context, newest, call) };
  }
  await checkApplicable(tx, context, call, { order, change, rates });
  const cart_id = createCartId();
  await tx.update(orderChanges).set({ cart_id }).where(eq(orderChanges.id, change.id));
  const attempt = await reserveAttempt(tx, context, {
    ...{ subject, previousNumber: newest?.number ?? 0, request_hash, cart_id, method: 'card' },
    ...{ idempotency_key: call.headers['idempotency-key'], amount: change.amount, currency: change.currency },
    target: { order_id: order.id, change_id: change.id },
  });
  return { attempt };
}

/** Applies a change and rolls it back, to detect problems before charging. Throws 409. */
export async function checkApplicable(
  tx: Transaction,
  context: Context,
  call: Call<'payOffer'> | Call<'confirmCart'>,
  input: Parameters<typeof applyPaidChange>[3],
): Promise<void> {
  // jobs of the trial run are discarded
  const silentContext = { ...context, jobs: silentJobs };
  await runOrRollBack(tx, async (inner) => {
    await applyPaidChange(inner, silentContext, call, input).catch((error: unknown) => {
      throw toCustomerProblem(error);
    });
    return false;
  });
}

/** The paid or processing payment of a change. */
async function findLivePayment(tx: Transaction, changeId: number): Promise<PaymentRow | undefined> {
  const rows = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.change_id, changeId), inArray(payments.status, ['paid', 'processing'])))
    .orderBy(payments.id)
    .for('update');
  return rows.find(({ status }) => status === 'paid') ?? rows.at(-1);
}

/** Thrown to roll back to a savepoint. */
class RollbackError extends Error {}

/** Runs `work` in a savepoint and rolls back to it when it returns false. */
async function runOrRollBack(tx: Transaction, work: (inner: Transaction) => Promise<boolean>): Promise<boolean> {
  try {
    await tx.transaction(async (inner) => {
      if (!(await work(inner))) throw new RollbackError();
    });
    return true;
  } catch (error) {
    if (error instanceof RollbackError) return false;
    throw error;
  }
}

/**
 * Cancels an unfinished payment of a change, which can then be paid again. Throws 409 when it was paid meanwhile; the
 * payment is then left for confirmation.
 */
export async function endChangePayment(
  context: Context,
  paymentId: number,
  status: 'cancelled' | 'not_paid',
  failure_code?: string,
): Promise<void> {
  const [storedPayment] = await context.db.select().from(payments).where(eq(payments.id, paymentId));
  if (storedPayment?.status !== 'processing') return;
  if (status === 'cancelled') {
    const outcome = await getPaymentProvider(storedPayment.provider).cancel(storedPayment.provider_id, context);
    if (outcome !== 'cancelled') throw problem(409, 'payment_pending');
  }
  await inTransaction(context.db, async (tx) => {
    await lockOrder(tx, storedPayment.order_id);
    const payment = await lockPayment(tx, paymentId);
    if (payment.status !== 'processing') return;
    await tx
      .update(payments)
      .set({ status, ...(failure_code && { failure_code }), version: sql`${payments.version} + 1` })
      .where(eq(payments.id, paymentId));
    await deleteAnswers(tx, storedPayment.order_id);
  });
}

/** Adds the cart id that `confirmCart` needs. */
async function addCartId(tx: Queryable, answer: Omit<OfferPayAnswer, 'cart_id'>, id: number): Promise<OfferPayAnswer> {
  const [change] = await tx.select({ cart_id: orderChanges.cart_id }).from(orderChanges).where(eq(orderChanges.id, id));
  if (!change?.cart_id) throw problem(409, 'offer_changed');
  return { ...answer, cart_id: change.cart_id };
}
