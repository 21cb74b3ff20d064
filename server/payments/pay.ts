import { toMinor } from '#domain/money.ts';
import type { PaymentMethod } from '#generated/enums.ts';
import type { Cart, CartIssue, PayAnswer } from '#generated/schemas.ts';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { countAttempt } from '#server/accounts/attempts.ts';
import type { AnyCall, Call, Context } from '#server/api/handler.ts';
import { invalid, Problem, problem } from '#server/api/problem.ts';
import { itemsOf } from '#server/cart/fill.ts';
import { priceCart, type PricedCart } from '#server/cart/price-cart.ts';
import { findPromo, countPromoUse } from '#server/cart/promo-codes.ts';
import { findCart, lockCart } from '#server/cart/saved-carts.ts';
import { readItems } from '#server/cart/sellable.ts';
import { readShelves, type Shelf } from '#server/catalogue/shelves.ts';
import { openDispute } from '#server/disputes/open-dispute.ts';
import { orderLines, orders } from '#server/orders/orders.table.ts';
import { placeOrder, summed, type OrderRow, type Purchase } from '#server/orders/place-order.ts';
import { releaseOrder, settleOrder } from '#server/orders/settle-order.ts';
import { cardDigits } from '#server/payments/card-number.ts';
import { declined } from '#server/payments/decline.ts';
import { claimKey } from '#server/payments/idempotency.ts';
import { payments } from '#server/payments/payments.table.ts';
import { type Accepted, currentProvider, paymentProvider } from '#server/payments/provider.ts';
import { inTransaction, type Transaction } from '#server/platform/database.ts';
import { readRates, type Rates } from '#server/rates/rates.ts';

type PayCall = Call<'payCart'>;
export type PaymentRow = typeof payments.$inferSelect;

/**
 * Pays a cart: order, payment, stock, code, mail and the emptied cart are written in one transaction, so all of it
 * happens or nothing. Whatever goes wrong after the commit, paying the same cart again finds the order and answers it.
 */
export async function payCart(call: PayCall): Promise<PayAnswer> {
  const { context, body } = call;
  if (!body.card) throw invalid([{ path: 'card', code: 'input_required' }]);
  // read before the transaction: within it a second connection must not be needed
  const rates = await readRates(context.db);
  const shelves = await readShelves(context.db);
  return countingDeclines(call, () =>
    inTransaction(context.db, async (tx) => {
      await lockCart(tx, body.cart_id);
      const claim = await claimKey(tx, call);
      if (claim.answered) return claim.answered;
      const answer = await payOnce(tx, call, rates, shelves);
      await claim.keep(answer);
      return answer;
    }),
  );
}

/** Limits how many cards may be declined for one address; whatever else comes of a payment does not count. */
export async function countingDeclines<Answer>(
  { context, ip }: Pick<AnyCall, 'context' | 'ip'>,
  pay: () => Promise<Answer>,
): Promise<Answer> {
  const attempt = await countAttempt(context.db, { kind: 'payment', who: ip });
  try {
    const answer = await pay();
    await attempt.succeeded();
    return answer;
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'payment_declined')) await attempt.succeeded();
    throw error;
  }
}

async function payOnce(tx: Transaction, call: PayCall, rates: Rates, shelves: readonly Shelf[]): Promise<PayAnswer> {
  const { context, body, user } = call;
  const now = context.now();
  const placed = await findPlaced(tx, body.cart_id);
  if (placed?.order.payment_status === 'paid') return answerOf(placed.payment);
  const { saved } = await findCart(tx, body.cart_id, now);
  if (placed) {
    // the same cart and card: a repeated call. Anything else: she thought better of it while the bank asked.
    if (saved && (await isSameAttempt(tx, saved, body, placed))) return answerOf(placed.payment);
    await paymentProvider(placed.payment.provider).cancel(placed.payment.provider_id);
    await releaseOrder(tx, placed.order, { status: 'cancelled' });
  }
  if (!saved) throw problem(404, 'cart_not_found');
  const rows = await readItems(
    tx,
    itemsOf(saved.shops).map(({ item_id }) => item_id),
    true,
  );
  const promo = await findPromo(tx, saved.promo_code);
  const priced = priceCart({ cart: saved, rows, country: body.customer.country_id, promo, rates, shelves, user, now });
  refuseUnpayable(call, saved, priced);
  if (promo && priced.cart.promo_code && !(await countPromoUse(tx, promo.id))) throw problem(409, 'promo_used_up');
  const order = await placeOrder(tx, purchaseOf(call, priced), priced.totals);
  const payment = await charge(tx, context, order, { ...body, method: body.method });
  if (payment.status === 'paid') await settleOrder(tx, context, order);
  return answerOf(payment);
}

function purchaseOf({ body, user, lang, context }: PayCall, { cart }: PricedCart): Purchase {
  return {
    customer: body.customer,
    user_id: user?.id,
    cart_id: cart.id,
    currency: cart.currency,
    pickup: pickupOf(body),
    promo_code: cart.promo_code,
    origin: body.origin,
    is_gift: body.is_gift,
    lang: body.lang ?? lang,
    comment: body.comment,
    now: context.now(),
  };
}

/** Where the customer collects her parcels, if she does. */
function pickupOf({ pickup, customer }: PayCall['body']) {
  return pickup ?? customer.pickup ?? null;
}

/** The order a cart has become, with its newest payment; its row stays as it is until the transaction ends. */
async function findPlaced(
  tx: Transaction,
  cartId: string,
): Promise<{ order: OrderRow; payment: PaymentRow } | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.cart_id, cartId), ne(orders.status, 'cancelled')))
    .for('update');
  if (!order) return undefined;
  // what staff offered is paid by its link alone
  if (order.manual_order_id !== null) throw problem(404, 'cart_not_found');
  const rows = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.order_id, order.id), isNull(payments.change_id)))
    .orderBy(payments.id);
  const payment = rows.at(-1);
  return payment && { order, payment };
}

async function isSameAttempt(
  tx: Transaction,
  saved: Cart,
  { card }: PayCall['body'],
  { order, payment }: { order: OrderRow; payment: PaymentRow },
): Promise<boolean> {
  if (cardDigits(card?.number ?? '').slice(-4) !== payment.card_last4) return false;
  const { item_id, project_id, quantity } = orderLines;
  const lines = await tx
    .select({ item_id, project_id, quantity })
    .from(orderLines)
    .where(eq(orderLines.order_id, order.id));
  const text = (copies: ReadonlyMap<number, number>) => JSON.stringify([...copies].sort(([a], [b]) => a - b));
  return text(summed(itemsOf(saved.shops), 'item_id')) === text(summed(lines, 'item_id'));
}

/** Refuses a cart that is not what the customer saw, or cannot be sent to her. */
function refuseUnpayable({ body }: PayCall, saved: Cart, { cart, totals, issues }: PricedCart): void {
  const short = issues.filter(({ code }) => code === 'out_of_stock' || code === 'quantity_reduced');
  const gone = issues.filter(({ code }) => code === 'unavailable');
  const lineError = (code: string, { item_id, available = 0 }: CartIssue) => ({
    path: `items.${item_id}`,
    code,
    params: { item_id, available, count: available },
  });
  const errors = [
    ...short.map((issue) => lineError(issue.available ? 'out_of_stock' : 'sold_out', issue)),
    ...gone.map((issue) => lineError('unavailable', issue)),
  ];
  if (short.length > 0) {
    const count = Math.min(...short.map(({ available = 0 }) => available));
    throw problem(409, 'out_of_stock', { errors, ...(count > 0 && { detailParams: { count } }) });
  }
  if (gone.length > 0) throw problem(409, 'unavailable', { errors });
  if (cart.count === 0) throw problem(409, 'cart_empty');
  if (!totals.deliverable) throw invalid([{ path: 'customer.country_id', code: 'not_deliverable' }]);
  const collected = totals.shops.some(({ shipping_type }) => shipping_type === 'pickup');
  if (collected && !pickupOf(body)) throw invalid([{ path: 'pickup', code: 'pickup_required' }]);
  const { expected_total } = body;
  const differs = expected_total !== undefined && toMinor(expected_total, cart.currency) !== totals.total;
  // a code that has ceased to count makes the cart dearer than the customer was told
  if (differs || (saved.promo_code && totals.promo_refused)) throw problem(409, 'total_changed');
}

/** What an order is paid with. */
interface Means extends Pick<PayCall['body'], 'card' | 'payment_method'> {
  readonly method: PaymentMethod;
}

/** Charges the card last, when everything else is written: a refusal undoes it all. */
export async function charge(tx: Transaction, context: Context, order: OrderRow, means: Means): Promise<PaymentRow> {
  const outcome = await chargeCard(context, { amount: order.total, currency: order.currency }, means);
  const payment = await writePayment(tx, context, outcome, {
    ...{ order_id: order.id, amount: order.total, currency: order.currency, method: means.method },
  });
  if (payment.status !== 'paid')
    await tx.update(orders).set({ payment_status: 'processing' }).where(eq(orders.id, order.id));
  return payment;
}

/** Asks the provider for the money. Throws 402 when the card is declined. */
export async function chargeCard(
  { config, now }: Pick<Context, 'config' | 'now'>,
  amount: Pick<PaymentRow, 'amount' | 'currency'>,
  { card, payment_method }: Means,
): Promise<Accepted> {
  const outcome = await currentProvider(config).charge({ ...amount, card, paymentMethod: payment_method, now: now() });
  if (outcome.status === 'declined') throw declined(outcome.code);
  return outcome;
}

/** Writes down what the provider answered, and opens the dispute it tells of. */
export async function writePayment(
  tx: Transaction,
  { config, now }: Pick<Context, 'config' | 'now'>,
  outcome: Accepted,
  facts: Pick<PaymentRow, 'order_id' | 'amount' | 'currency' | 'method'> & { change_id?: number },
): Promise<PaymentRow> {
  const at = now();
  const paid = outcome.status === 'paid';
  const [payment] = await tx
    .insert(payments)
    .values({
      ...facts,
      status: paid ? 'paid' : 'processing',
      provider: currentProvider(config).name,
      provider_id: outcome.id,
      card_brand: outcome.card.brand,
      card_last4: outcome.card.last4,
      created_at: at,
      paid_at: paid ? at : null,
    })
    .returning();
  if (!payment) throw new Error('The database did not answer the payment.');
  if (outcome.dispute) await openDispute(tx, payment, outcome.dispute, at);
  return payment;
}

/** A payment as whoever makes it is told of it. */
export function answerOf({ status, provider, provider_id, order_id }: PaymentRow): PayAnswer {
  const paid = status === 'paid';
  return {
    status: paid ? 'paid' : 'requires_action',
    payment_id: provider_id,
    order_id,
    client_secret: paid ? null : paymentProvider(provider).clientSecret(provider_id),
  };
}
