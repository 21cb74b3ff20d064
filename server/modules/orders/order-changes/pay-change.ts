// A change of an order that is paid by its link: however often and at once, there is one charge and one change.
import { newCartId } from '#domain/cart/cart-id.ts';
import { fromMinor, sum, toMinor } from '#domain/money.ts';
import type { CartItem, Offer, OfferPayAnswer } from '#generated/schemas.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Call, Context } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { isOurLink, type OfferToken } from '../manual-orders/offer-link.ts';
import { carryOutPaid, forCustomer } from './carry-out-paid.ts';
import { lockChange, type OrderChangeRow, statedReason } from './read-changes.ts';
import { orders, type OrderRow } from '../orders.table.ts';
import { type ChangeLineRow, orderChanges } from '../order-changes.table.ts';
import { lockOrder } from '../staff-order.ts';
import {
  answerOf,
  cardDigits,
  claimKey,
  forgetAnswers,
  hashOf,
  limitingDeclines,
  paymentProvider,
  type PaymentRow,
  payments,
  type Subject,
} from '#server/modules/payments/index.ts';
import { reserve, newestAttempt } from '../checkout/reserve.ts';
import { lockPayment } from '../checkout/end-waiting-order.ts';
import { type Begun, closeAttempt, pay } from '../checkout/pay-attempt.ts';
import { inTransaction, type Queryable, type Transaction } from '#server/core/database/database.ts';
import { type Rates, readRates } from '#server/modules/pricing/index.ts';
import { toSeconds } from '#server/core/api/wire.ts';
import { silentJobs } from '#server/core/jobs/publish.ts';

async function findChange(db: Queryable, token: OfferToken): Promise<{ order: OrderRow; change: OrderChangeRow }> {
  const [found] = await db
    .select({ order: orders, change: orderChanges })
    .from(orderChanges)
    .innerJoin(orders, eq(orders.id, orderChanges.order_id))
    .where(eq(orderChanges.id, token.id));
  if (!found || !isOurLink(found.change, token)) throw notFound();
  return found;
}

function stateOf({ status, expires_at }: OrderChangeRow, { until }: OfferToken, now: Date): Offer['state'] {
  if (status === 'done') return 'paid';
  if (status === 'expired') return 'expired';
  if (status !== 'pending' || !expires_at || toSeconds(expires_at) !== until) return 'changed';
  return expires_at <= now ? 'expired' : 'open';
}

/** What a customer who holds the link pays for, or what became of it. 404 for a link that is not ours. */
export async function readChangeOffer({ context }: Call<'getOffer'>, token: OfferToken): Promise<Offer> {
  const { order, change } = await findChange(context.db, token);
  const { number, currency, email, pickup } = order;
  // where it goes once it is paid
  const { firstname, lastname, phone, address, zip_code, city, state, country_id } = change.address ?? order;
  const offered = stateOf(change, token, context.now());
  if (offered !== 'open') return { number, state: offered, currency, is_change: true };
  const money = (minor: number) => fromMinor(minor, currency);
  const coming = change.lines.filter(({ quantity }) => quantity > 0);
  const leaving = change.lines.filter(({ quantity }) => quantity < 0);
  const worth = (lines: readonly ChangeLineRow[]) => Math.abs(sum(lines.map(({ amount }) => amount)));
  return {
    ...{ number, state: offered, currency, is_change: true, message: statedReason(change), pickup },
    expires_at: toSeconds(change.expires_at),
    customer: { firstname, lastname, email, phone, address, zip_code, city, state, country_id },
    lines: coming.map((line) => toItem(line, currency)),
    removed: leaving.map((line) => toItem(line, currency)),
    totals: {
      items: money(worth(coming)),
      discount: money(worth(leaving) + Math.max(0, -change.shipping)),
      shipping: money(Math.max(0, change.shipping)),
      vat: money(change.vat),
      vat_rate: change.vat_rate ?? order.vat_rate,
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
  const what = { name, artist_name: artist_name ?? '', item_name: item_name ?? '', picture };
  const price = fromMinor(Math.round(Math.abs(amount) / copies), currency);
  return { item_id, project_id, quantity: copies, ...what, price, currency };
}

/** Pays for a change and carries it out by the way of carts. Throws 409 when it is no longer what the customer saw. */
export async function payChange(call: Call<'payOffer'>, token: OfferToken): Promise<OfferPayAnswer> {
  const { context } = call;
  const rates = await readRates(context.db);
  const { order } = await findChange(context.db, token);
  const answer = await limitingDeclines(call, () =>
    pay(call, () =>
      inTransaction(context.db, async (tx) => {
        const locked = await lockOrder(tx, order.id);
        const claim = await claimKey(tx, call);
        return claim.answered ? { answer: claim.answered } : begin(tx, call, token, locked, rates);
      }),
    ),
  );
  return withAttempt(context.db, answer, token.id);
}

async function begin(
  tx: Transaction,
  call: Call<'payOffer'>,
  token: OfferToken,
  order: OrderRow,
  rates: Rates,
): Promise<Begun> {
  const { context, body } = call;
  const subject: Subject = `change-${token.id}`;
  const change = await lockChange(tx, order.id, token.id);
  const known = await livePayment(tx, change.id);
  if (known?.status === 'paid') return { answer: answerOf(known) };
  const state = stateOf(change, token, context.now());
  if (state === 'expired') throw problem(409, 'offer_expired');
  if (state !== 'open') throw problem(409, 'offer_changed');
  if (toMinor(body.expected_total, change.currency) !== change.amount)
    throw problem(409, 'offer_changed', { members: { total: fromMinor(change.amount, change.currency) } });
  const last4 = cardDigits(body.card?.number ?? '').slice(-4);
  if (known) {
    // the same card: a repeated call. Another one replaces the payment that waits for the bank.
    if (last4 === known.card_last4) return { answer: answerOf(known) };
    return { first: () => endChangePayment(context, known.id, 'cancelled') };
  }
  const request_hash = hashOf({ last4, change: change.id });
  const newest = await newestAttempt(tx, subject);
  if (newest?.status === 'open') {
    if (newest.request_hash === request_hash) return { attempt: newest };
    return { first: () => closeAttempt(context, newest, call) };
  }
  await checkPossible(tx, context, call, { order, change, rates });
  const cart_id = newCartId();
  await tx.update(orderChanges).set({ cart_id }).where(eq(orderChanges.id, change.id));
  const attempt = await reserve(tx, context, {
    ...{ subject, after: newest?.number ?? 0, request_hash, cart_id, method: 'card' },
    ...{ idempotency_key: call.headers['idempotency-key'], amount: change.amount, currency: change.currency },
    of: { order_id: order.id, change_id: change.id },
  });
  return { attempt };
}

/** Carries a change out and takes it back, so that what is in the way is known before a card is charged. Throws 409. */
export async function checkPossible(
  tx: Transaction,
  context: Context,
  call: Call<'payOffer'> | Call<'confirmCart'>,
  wanted: Parameters<typeof carryOutPaid>[3],
): Promise<void> {
  // asking for jobs and mails is no part of the try
  const silent = { ...context, jobs: silentJobs };
  await orUndone(tx, async (inner) => {
    await carryOutPaid(inner, silent, call, wanted).catch((error: unknown) => {
      throw forCustomer(error);
    });
    return false;
  });
}

/** The payment of a change that came, or that a bank is being asked about. */
async function livePayment(tx: Transaction, changeId: number): Promise<PaymentRow | undefined> {
  const rows = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.change_id, changeId), inArray(payments.status, ['paid', 'processing'])))
    .orderBy(payments.id)
    .for('update');
  return rows.find(({ status }) => status === 'paid') ?? rows.at(-1);
}

/** Thrown to take back what was written since a point of a transaction, and no more. */
class Undone extends Error {}

/** Keeps what `work` writes where it answers true; else takes it back, and only that. */
export async function orUndone(tx: Transaction, work: (inner: Transaction) => Promise<boolean>): Promise<boolean> {
  try {
    await tx.transaction(async (inner) => {
      if (!(await work(inner))) throw new Undone();
    });
    return true;
  } catch (error) {
    if (error instanceof Undone) return false;
    throw error;
  }
}

/**
 * Ends a payment of a change that came to nothing; the change can be paid anew. One that the provider was paid meanwhile is
 * left to be confirmed.
 */
export async function endChangePayment(
  context: Context,
  paymentId: number,
  status: 'cancelled' | 'not_paid',
  failure_code?: string,
): Promise<void> {
  const [known] = await context.db.select().from(payments).where(eq(payments.id, paymentId));
  if (known?.status !== 'processing') return;
  if (status === 'cancelled') {
    const outcome = await paymentProvider(known.provider).cancel(known.provider_id, context);
    if (outcome === 'paid') throw problem(409, 'payment_pending');
  }
  await inTransaction(context.db, async (tx) => {
    await lockOrder(tx, known.order_id);
    const payment = await lockPayment(tx, paymentId);
    if (payment.status !== 'processing') return;
    await tx
      .update(payments)
      .set({ status, ...(failure_code && { failure_code }), version: sql`${payments.version} + 1` })
      .where(eq(payments.id, paymentId));
    await forgetAnswers(tx, known.order_id);
  });
}

/** With what confirming the payment asks for. */
async function withAttempt(
  tx: Queryable,
  answer: Omit<OfferPayAnswer, 'cart_id'>,
  id: number,
): Promise<OfferPayAnswer> {
  const [change] = await tx.select({ cart_id: orderChanges.cart_id }).from(orderChanges).where(eq(orderChanges.id, id));
  if (!change?.cart_id) throw problem(409, 'offer_changed');
  return { ...answer, cart_id: change.cart_id };
}
