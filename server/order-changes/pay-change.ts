// A change of an order that is paid by its link: however often and at once, there is one charge and one change.
import { newCartId } from '#domain/cart-id.ts';
import { fromMinor, sum, toMinor } from '#domain/money.ts';
import type { CartItem, Offer, OfferPayAnswer } from '#generated/schemas.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Call } from '#server/api/handler.ts';
import { notFound, problem } from '#server/api/problem.ts';
import { isOurLink, type OfferToken } from '#server/manual-orders/offer-link.ts';
import { carryOutPaid, forCustomer } from '#server/order-changes/carry-out-paid.ts';
import { lockChange, type OrderChangeRow } from '#server/order-changes/read-changes.ts';
import { type ChangeLineRow, orderChanges, orders } from '#server/orders/orders.table.ts';
import type { OrderRow } from '#server/orders/place-order.ts';
import { lockOrder } from '#server/orders/staff-order.ts';
import { cardDigits } from '#server/payments/card-number.ts';
import { claimKey } from '#server/payments/idempotency.ts';
import { answerOf, chargeCard, countingDeclines, type PaymentRow, writePayment } from '#server/payments/pay.ts';
import { payments } from '#server/payments/payments.table.ts';
import { type Accepted, paymentProvider } from '#server/payments/provider.ts';
import { inTransaction, type Queryable, type Transaction } from '#server/platform/database.ts';
import { readRates, type Rates } from '#server/rates/rates.ts';
import { toSeconds } from '#server/resource/wire.ts';

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
  const { number, currency, country_id, firstname, lastname, email, phone, address, zip_code, city, pickup } = order;
  const state = stateOf(change, token, context.now());
  if (state !== 'open') return { number, state, currency, is_change: true };
  const money = (minor: number) => fromMinor(minor, currency);
  const coming = change.lines.filter(({ quantity }) => quantity > 0);
  const leaving = change.lines.filter(({ quantity }) => quantity < 0);
  const worth = (lines: readonly ChangeLineRow[]) => Math.abs(sum(lines.map(({ amount }) => amount)));
  return {
    ...{ number, state, currency, is_change: true, message: change.reason, pickup },
    expires_at: toSeconds(change.expires_at),
    customer: { firstname, lastname, email, phone, address, zip_code, city, country_id },
    lines: coming.map((line) => toItem(line, currency)),
    removed: leaving.map((line) => toItem(line, currency)),
    totals: {
      items: money(worth(coming)),
      discount: money(worth(leaving) + Math.max(0, -change.shipping)),
      shipping: money(Math.max(0, change.shipping)),
      vat: money(change.vat),
      vat_rate: order.vat_rate,
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

/** Pays for a change and carries it out in one transaction. Throws 409 when it is no longer what the customer saw. */
export async function payChange(call: Call<'payOffer'>, token: OfferToken): Promise<OfferPayAnswer> {
  const { context } = call;
  const rates = await readRates(context.db);
  const { order } = await findChange(context.db, token);
  return countingDeclines(call, () =>
    inTransaction(context.db, async (tx) => {
      const locked = await lockOrder(tx, order.id);
      const claim = await claimKey(tx, call);
      if (claim.answered) return withAttempt(tx, claim.answered, token.id);
      const answer = answerOf(await payOnce(tx, call, token, locked, rates));
      await claim.keep(answer);
      return withAttempt(tx, answer, token.id);
    }),
  );
}

async function payOnce(
  tx: Transaction,
  call: Call<'payOffer'>,
  token: OfferToken,
  order: OrderRow,
  rates: Rates,
): Promise<PaymentRow> {
  const { context, body } = call;
  const change = await lockChange(tx, order.id, token.id);
  const known = await livePayment(tx, change.id);
  if (known?.status === 'paid') return known;
  const state = stateOf(change, token, context.now());
  if (state === 'expired') throw problem(409, 'offer_expired');
  if (state !== 'open') throw problem(409, 'offer_changed');
  if (toMinor(body.expected_total, change.currency) !== change.amount)
    throw problem(409, 'offer_changed', { members: { total: fromMinor(change.amount, change.currency) } });
  if (known) {
    // the same card: a repeated call. Another one: she thought better of it while the bank asked.
    if (cardDigits(body.card?.number ?? '').slice(-4) === known.card_last4) return known;
    await giveUp(tx, known, 'cancelled');
  }
  await tx.update(orderChanges).set({ cart_id: newCartId() }).where(eq(orderChanges.id, change.id));
  const facts = { order_id: order.id, change_id: change.id, amount: change.amount, currency: change.currency } as const;
  let outcome: Accepted | undefined;
  const isDone = await orUndone(tx, async (inner) => {
    await carryOutPaid(inner, context, call, { order, change, rates }).catch((error: unknown) => {
      throw forCustomer(error);
    });
    // charged last, when everything else is written: a refusal undoes it all
    outcome = await chargeCard(
      context,
      { amount: change.amount, currency: change.currency },
      { ...body, method: 'card' },
    );
    return outcome.status === 'paid';
  });
  if (!outcome || isDone !== (outcome.status === 'paid')) throw new Error('a payment without an outcome');
  return writePayment(tx, context, outcome, { ...facts, method: 'card' });
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

/** Ends an attempt to pay that came to nothing; the change can be paid anew. */
export async function giveUp(
  tx: Transaction,
  payment: PaymentRow,
  status: 'cancelled' | 'not_paid',
  failure_code?: string,
): Promise<void> {
  if (status === 'cancelled') await paymentProvider(payment.provider).cancel(payment.provider_id);
  await tx
    .update(payments)
    .set({ status, ...(failure_code && { failure_code }), version: sql`${payments.version} + 1` })
    .where(eq(payments.id, payment.id));
}

/** With what confirming the payment asks for. */
async function withAttempt(
  tx: Transaction,
  answer: Omit<OfferPayAnswer, 'cart_id'>,
  id: number,
): Promise<OfferPayAnswer> {
  const [change] = await tx.select({ cart_id: orderChanges.cart_id }).from(orderChanges).where(eq(orderChanges.id, id));
  if (!change?.cart_id) throw problem(409, 'offer_changed');
  return { ...answer, cart_id: change.cart_id };
}
