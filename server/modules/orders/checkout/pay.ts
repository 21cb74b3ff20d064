import { toMinor } from '#domain/money.ts';
import type { Cart, CartIssue, PayAnswer } from '#generated/schemas.ts';
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Call, Context } from '#server/core/api/handler.ts';
import { invalid, problem } from '#server/core/problems/problem.ts';
import { itemsOf, keptCart, priceCart, type PricedCart, readItems } from '#server/modules/cart/index.ts';
import { countPromoUse, findPromo, type Rates, readRates } from '#server/modules/pricing/index.ts';
import { readShelves, type Shelf, summed } from '#server/modules/catalogue/index.ts';
import { orders, type OrderRow } from '../orders.table.ts';
import { orderLines } from '../shop-orders.table.ts';
import { planOrder, type Purchase } from '../plan-order.ts';
import {
  answerOf,
  cardDigits,
  claimKey,
  currentProvider,
  hashOf,
  limitingDeclines,
  Overtaken,
  type PaymentRow,
  payments,
  storableBody,
  type Subject,
} from '#server/modules/payments/index.ts';
import { reserve, newestAttempt } from './reserve.ts';
import { endWaitingOrder } from './end-waiting-order.ts';
import { type Begun, closeAttempt, pay } from './pay-attempt.ts';
import { inTransaction, type Queryable } from '#server/core/database/database.ts';
import { readRows } from '#server/core/database/selection.ts';

type PayCall = Call<'payCart'>;

/**
 * Pays a cart: its copies are reserved, the card is charged, and order, payment, mail and the emptied cart are written in one
 * transaction. Whatever goes wrong in between, paying the same cart again continues where it stopped and answers its order.
 */
export async function payCart(call: PayCall): Promise<PayAnswer> {
  const { context, body } = call;
  if (!body.card) throw invalid([{ path: 'card', code: 'input_required' }]);
  const rates = await readRates(context.db);
  const shelves = await readShelves(context.db);
  return limitingDeclines(call, () => pay(call, () => beginKeyed(call, rates, shelves)));
}

/** Looks at the cart and reserves; with an Idempotency-Key both in one transaction with its claim. */
async function beginKeyed(call: PayCall, rates: Rates, shelves: readonly Shelf[]): Promise<Begun> {
  const { context, headers } = call;
  if (!headers['idempotency-key']) return begin(context.db, call, rates, shelves);
  return inTransaction(context.db, async (tx) => {
    const claim = await claimKey(tx, call);
    if (claim.answered) return { answer: claim.answered };
    return begin(tx, call, rates, shelves);
  });
}

/** What is known of a cart's payment. */
interface Known {
  /** The cart as it was last saved, unless that is too long ago. */
  readonly saved: Cart | undefined;
  readonly placed: boolean;
  readonly attempts: number;
  readonly isOpen: boolean;
}

async function begin(db: Queryable, call: PayCall, rates: Rates, shelves: readonly Shelf[]): Promise<Begun> {
  const { context, body, user } = call;
  const now = context.now();
  const subject: Subject = `cart-${body.cart_id}`;
  const known = await readKnown(db, body.cart_id, subject, now);
  const placed = known.placed ? await findPlaced(db, body.cart_id) : undefined;
  if (placed?.order.payment_status === 'paid') return { answer: answerOf(placed.payment) };
  const { saved } = known;
  if (placed) {
    // the same cart and card: a repeated call. Anything else replaces the payment that waits for the bank.
    if (saved && (await isSameAttempt(db, saved, body, placed))) return { answer: answerOf(placed.payment) };
    return { first: () => endWaitingOrder(context, placed.payment.id, call) };
  }
  const request_hash = hashOf({ body: storableBody(call), user: user?.id, shops: saved?.shops });
  if (known.isOpen) {
    const attempt = await newestAttempt(db, subject);
    if (attempt?.status === 'open') {
      if (attempt.request_hash === request_hash) return { attempt };
      return { first: () => closeAttempt(context, attempt, call) };
    }
    // it has ended since: what came of it is to be read anew
    throw new Overtaken();
  }
  if (!saved) throw problem(404, 'cart_not_found');
  // a shop that takes no payments refuses before it reserves
  currentProvider(context.config);
  const rows = await readItems(
    db,
    itemsOf(saved.shops).map(({ item_id }) => item_id),
  );
  const promo = await findPromo(db, saved.promo_code);
  const priced = priceCart({ cart: saved, rows, country: body.customer.country_id, promo, rates, shelves, user, now });
  try {
    refuseUnpayable(call, saved, priced);
  } catch (error) {
    // the last copies may be those that another call has reserved for this very cart
    const { attempts, placed: isPlaced } = await readKnown(context.db, body.cart_id, subject, now);
    throw attempts > known.attempts || isPlaced ? new Overtaken() : error;
  }
  const { totals, cart } = priced;
  const wish = {
    ...{ subject, after: known.attempts, request_hash, cart_id: body.cart_id, method: body.method },
    ...{ idempotency_key: call.headers['idempotency-key'], amount: totals.total, currency: cart.currency },
    of: { plan: planOrder(purchaseOf(call, priced), totals) },
  };
  if (!promo || !cart.promo_code) return { attempt: await reserve(db, context, wish) };
  return { attempt: await inOwn(db, context, (tx) => reserveWithPromo(tx, context, promo.id, wish)) };
}

/** Within the caller's transaction, where it has one. */
const inOwn = <T>(db: Queryable, context: Context, work: (tx: Queryable) => Promise<T>): Promise<T> =>
  db === context.db ? inTransaction(context.db, work) : work(db);

async function reserveWithPromo(tx: Queryable, context: Context, promoId: number, wish: Parameters<typeof reserve>[2]) {
  if (!(await countPromoUse(tx, promoId))) throw problem(409, 'promo_used_up');
  return reserve(tx, context, wish);
}

/** In one statement, so that it is all of one moment. */
async function readKnown(db: Queryable, cartId: string, subject: Subject, now: Date): Promise<Known> {
  const known = {
    cart: sql<Cart | null>`(${keptCart(cartId, now)})`,
    placed: sql<boolean>`exists (select from orders where cart_id = ${cartId} and status <> 'cancelled')`,
    attempts: sql<number>`coalesce(max(number), 0)::int`,
    open: sql<boolean>`coalesce(bool_or(status = 'open'), false)`,
  };
  const query = (columns: SQL) => sql`select ${columns} from payment_attempts where subject = ${subject}`;
  const [row] = await readRows(db, known, query, 'cart_payment_state');
  return {
    saved: row?.cart ?? undefined,
    placed: row?.placed ?? false,
    attempts: row?.attempts ?? 0,
    isOpen: row?.open ?? false,
  };
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

/** The order a cart has become, with its newest payment. */
async function findPlaced(
  db: Queryable,
  cartId: string,
): Promise<{ order: OrderRow; payment: PaymentRow } | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.cart_id, cartId), ne(orders.status, 'cancelled')));
  if (!order) return undefined;
  // what staff offered is paid by its link alone
  if (order.manual_order_id !== null) throw problem(404, 'cart_not_found');
  const rows = await db
    .select()
    .from(payments)
    .where(and(eq(payments.order_id, order.id), isNull(payments.change_id)))
    .orderBy(payments.id);
  const payment = rows.at(-1);
  return payment && { order, payment };
}

async function isSameAttempt(
  db: Queryable,
  saved: Cart,
  { card }: PayCall['body'],
  { order, payment }: { order: OrderRow; payment: PaymentRow },
): Promise<boolean> {
  if (cardDigits(card?.number ?? '').slice(-4) !== payment.card_last4) return false;
  const { item_id, project_id, quantity } = orderLines;
  const lines = await db
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
