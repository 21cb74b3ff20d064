import { findVatCountry } from '#domain/company-numbers.ts';
import { extractCardDigits } from '#domain/payments/card-number.ts';
import { toMinor } from '#domain/money.ts';
import type { Cart, CartIssue, PayAnswer } from '#generated/schemas.ts';
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Call, Context } from '#server/core/api/handler.ts';
import { invalid, problem } from '#server/core/problems/problem.ts';
import {
  getCartItems,
  isCartReverseCharged,
  selectSavedCart,
  priceCart,
  type PricedCart,
  readItems,
} from '#server/modules/cart/index.ts';
import { countPromoUse, findPromo, type Rates, readRates } from '#server/modules/pricing/index.ts';
import { readShelves, type Shelf, sumCopies } from '#server/modules/catalogue/index.ts';
import { orders, type OrderRow } from '../orders.table.ts';
import { orderLines } from '../shop-orders.table.ts';
import { type OrderPlan, planOrder, type Purchase } from '../plan-order.ts';
import { findPledgeAnswer } from '../pledges/save-card.ts';
import {
  toPayAnswer,
  claimKey,
  getCurrentProvider,
  hashBody,
  hasSource,
  limitDeclines,
  ConcurrentAttemptError,
  type PaymentRow,
  payments,
  toStorableBody,
  type Subject,
} from '#server/modules/payments/index.ts';
import { countBoxCodes, pricePaidBoxes } from './pay-boxes.ts';
import { listBoxCodes, type SoldBox, toSoldBoxes } from '../sold-boxes.ts';
import { reserveAttempt, readNewestAttempt } from './reserve.ts';
import { endWaitingOrder } from './end-waiting-order.ts';
import { type PayStep, closeAttempt, runPayment } from './pay-attempt.ts';
import { inTransaction, type Queryable } from '#server/core/database/database.ts';
import { readRows } from '#server/core/database/selection.ts';

type PayCall = Call<'payCart'>;

/**
 * Pays a cart: reserves its copies, charges the card, and writes order, payment, mail and the emptied cart in one transaction.
 * Can be retried at any point: paying the same cart again resumes and returns its order.
 */
export async function payCart(call: PayCall): Promise<PayAnswer> {
  const { context, body } = call;
  if (body.vat_number && !findVatCountry(body.vat_number))
    throw invalid([{ path: 'vat_number', code: 'vat_number_invalid' }]);
  if (!hasSource(body)) throw invalid([{ path: 'card', code: 'input_required' }]);
  const rates = await readRates(context.db);
  const shelves = await readShelves(context.db);
  return limitDeclines(call, () => runPayment(call, () => beginWithKey(call, { rates, shelves })));
}

/** Begins a payment; with an Idempotency-Key in one transaction with its claim. */
async function beginWithKey(call: PayCall, input: PayInput): Promise<PayStep> {
  const { context, headers } = call;
  if (!headers['idempotency-key']) return beginPayment(context.db, call, input);
  return inTransaction(context.db, async (tx) => {
    const claim = await claimKey(tx, call);
    if (claim.answered) return { answer: claim.answered };
    return beginPayment(tx, call, input);
  });
}

interface PayInput {
  readonly rates: Rates;
  readonly shelves: readonly Shelf[];
}

/** State of a cart's payment. */
interface CartPayment {
  /** The saved cart, unless it has expired. */
  readonly savedCart: Cart | undefined;
  readonly isPlaced: boolean;
  readonly attempts: number;
  readonly isOpen: boolean;
}

async function beginPayment(db: Queryable, call: PayCall, { rates, shelves }: PayInput): Promise<PayStep> {
  const { context, body, user } = call;
  const now = context.now();
  const subject: Subject = `cart-${body.cart_id}`;
  const state = await readCartPayment(db, body.cart_id, subject, now);
  const placedOrder = state.isPlaced ? await findPlacedOrder(db, body.cart_id) : undefined;
  if (placedOrder?.order.payment_status === 'paid') return { answer: toPayAnswer(placedOrder.payment) };
  const pledged = state.isPlaced ? await findPledgeAnswer(db, body.cart_id) : undefined;
  if (pledged) return { answer: pledged };
  const { savedCart } = state;
  if (placedOrder) {
    // same cart and card: a repeated call; otherwise the pending payment is replaced
    if (savedCart && (await isSameAttempt(db, savedCart, body, placedOrder)))
      return { answer: toPayAnswer(placedOrder.payment) };
    return { prerequisite: () => endWaitingOrder(context, placedOrder.payment.id, call) };
  }
  const content = { shops: savedCart?.shops, ...(savedCart?.boxes.length && { boxes: savedCart.boxes }) };
  const request_hash = hashBody({ body: toStorableBody(call), user: user?.id, ...content });
  if (state.isOpen) {
    const attempt = await readNewestAttempt(db, subject);
    if (attempt?.status === 'open') {
      if (attempt.request_hash === request_hash) return { attempt };
      return { prerequisite: () => closeAttempt(context, attempt, call) };
    }
    // ended concurrently: read its outcome again
    throw new ConcurrentAttemptError();
  }
  if (!savedCart) throw problem(404, 'cart_not_found');
  // throws before reserving when payments are disabled
  getCurrentProvider(context.config);
  const rows = await readItems(
    db,
    getCartItems(savedCart.shops).map(({ item_id }) => item_id),
  );
  const promo = await findPromo(db, savedCart.promo_code);
  const country = body.customer.country_id;
  const reverse_charge = await isCartReverseCharged(db, country, body.vat_number, now);
  const boxes = await pricePaidBoxes(call, db, savedCart, rates);
  const priced = priceCart({ cart: savedCart, rows, boxes, country, reverse_charge, promo, rates, shelves, user, now });
  try {
    checkPayable(call, savedCart, priced);
  } catch (error) {
    // the missing copies may be reserved by a concurrent call for the same cart
    const { attempts, isPlaced } = await readCartPayment(context.db, body.cart_id, subject, now);
    throw attempts > state.attempts || isPlaced ? new ConcurrentAttemptError() : error;
  }
  const { totals, cart } = priced;
  const soldBoxes = toSoldBoxes(boxes, totals.boxes);
  const request = {
    ...{ subject, previousNumber: state.attempts, request_hash, cart_id: body.cart_id, method: body.method },
    ...{ idempotency_key: call.headers['idempotency-key'], amount: totals.total, currency: cart.currency },
    target: { plan: { ...planOrder({ ...toPurchase(call, priced), boxes: soldBoxes }, totals), ...toPledge(priced) } },
  };
  const codes = { promo_id: cart.promo_code ? promo?.id : undefined, boxes: soldBoxes };
  if (codes.promo_id === undefined && listBoxCodes(soldBoxes).length === 0)
    return { attempt: await reserveAttempt(db, context, request) };
  return { attempt: await runInTransaction(db, context, (tx) => reserveWithCodes(tx, context, codes, request)) };
}

/** The pledge of a plan; nothing for a cart that is charged. */
const toPledge = ({ pledge }: PricedCart): Pick<OrderPlan, 'pledge'> =>
  pledge === undefined || pledge === 'mixed' ? {} : { pledge: { project_id: pledge.item.project_id } };

/** Uses the caller's transaction, or a new one. */
const runInTransaction = <T>(db: Queryable, context: Context, work: (tx: Queryable) => Promise<T>): Promise<T> =>
  db === context.db ? inTransaction(context.db, work) : work(db);

async function reserveWithCodes(
  tx: Queryable,
  context: Context,
  { promo_id, boxes }: { readonly promo_id: number | undefined; readonly boxes: readonly SoldBox[] },
  request: Parameters<typeof reserveAttempt>[2],
) {
  if (promo_id !== undefined && !(await countPromoUse(tx, promo_id))) throw problem(409, 'promo_used_up');
  await countBoxCodes(tx, boxes);
  return reserveAttempt(tx, context, request);
}

/** Reads the state of a cart's payment in one statement, for consistency. */
async function readCartPayment(db: Queryable, cartId: string, subject: Subject, now: Date): Promise<CartPayment> {
  const fields = {
    cart: sql<Cart | null>`(${selectSavedCart(cartId, now)})`,
    placed: sql<boolean>`exists (select from orders where cart_id = ${cartId} and status <> 'cancelled')`,
    attempts: sql<number>`coalesce(max(number), 0)::int`,
    open: sql<boolean>`coalesce(bool_or(status = 'open'), false)`,
  };
  const query = (columns: SQL) => sql`select ${columns} from payment_attempts where subject = ${subject}`;
  const [row] = await readRows(db, fields, query, 'cart_payment_state');
  return {
    savedCart: row?.cart ?? undefined,
    isPlaced: row?.placed ?? false,
    attempts: row?.attempts ?? 0,
    isOpen: row?.open ?? false,
  };
}

function toPurchase({ body, user, lang, context }: PayCall, { cart }: PricedCart): Purchase {
  return {
    customer: body.customer,
    user_id: user?.id,
    cart_id: cart.id,
    currency: cart.currency,
    pickup: getPickup(body, cart),
    promo_code: cart.promo_code,
    origin: body.origin,
    is_gift: body.is_gift,
    gift_message: body.is_gift ? body.gift_message : null,
    vat_number: body.vat_number,
    lang: body.lang ?? lang,
    comment: body.comment,
    now: context.now(),
  };
}

/** The pick-up point, if any: the one sent, else that of a cart whose parcels are collected. */
function getPickup({ pickup, customer }: PayCall['body'], cart: Cart) {
  const isCollected = Object.values(cart.shops).some(({ shipping_type }) => shipping_type === 'pickup');
  return pickup ?? customer.pickup ?? (isCollected ? cart.pickup : undefined) ?? null;
}

/** The order of a cart with its newest payment. */
async function findPlacedOrder(
  db: Queryable,
  cartId: string,
): Promise<{ order: OrderRow; payment: PaymentRow } | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.cart_id, cartId), ne(orders.status, 'cancelled')));
  if (!order) return undefined;
  // offers are paid by their link only
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
  savedCart: Cart,
  { card }: PayCall['body'],
  { order, payment }: { order: OrderRow; payment: PaymentRow },
): Promise<boolean> {
  // a token is used once; its repeated calls have an Idempotency-Key
  if (!card || extractCardDigits(card.number).slice(-4) !== payment.card_last4) return false;
  const { item_id, project_id, quantity } = orderLines;
  const lines = await db
    .select({ item_id, project_id, quantity })
    .from(orderLines)
    .where(eq(orderLines.order_id, order.id));
  const serialise = (copies: ReadonlyMap<number, number>) => JSON.stringify([...copies].sort(([a], [b]) => a - b));
  const serialiseBoxes = (boxes: readonly { type: string; periodicity: string; gift?: unknown }[]) =>
    JSON.stringify(boxes.map(({ type, periodicity, gift }) => [type, periodicity, gift ?? null]));
  if (serialiseBoxes(savedCart.boxes) !== serialiseBoxes(order.boxes)) return false;
  return serialise(sumCopies(getCartItems(savedCart.shops), 'item_id')) === serialise(sumCopies(lines, 'item_id'));
}

/** Throws when the cart has changed, is out of stock or cannot be delivered. */
function checkPayable({ body }: PayCall, savedCart: Cart, { cart, totals, issues, pledge }: PricedCart): void {
  const shortages = issues.filter(({ code }) => code === 'out_of_stock' || code === 'quantity_reduced');
  const unavailable = issues.filter(({ code }) => code === 'unavailable');
  const lineError = (code: string, { item_id, available = 0 }: CartIssue) => ({
    path: `items.${item_id}`,
    code,
    params: { item_id, available, count: available },
  });
  const errors = [
    ...shortages.map((issue) => lineError(issue.available ? 'out_of_stock' : 'sold_out', issue)),
    ...unavailable.map((issue) => lineError('unavailable', issue)),
  ];
  if (shortages.length > 0) {
    const count = Math.min(...shortages.map(({ available = 0 }) => available));
    throw problem(409, 'out_of_stock', { errors, ...(count > 0 && { detailParams: { count } }) });
  }
  if (unavailable.length > 0) throw problem(409, 'unavailable', { errors });
  if (cart.count === 0) throw problem(409, 'cart_empty');
  if (pledge === 'mixed') throw problem(422, 'pledge_separately');
  if (!totals.deliverable) throw invalid([{ path: 'customer.country_id', code: 'not_deliverable' }]);
  const isPickup = totals.shops.some(({ shipping_type }) => shipping_type === 'pickup');
  if (isPickup && !getPickup(body, cart)) throw invalid([{ path: 'pickup', code: 'pickup_required' }]);
  const { expected_total } = body;
  const isTotalDifferent = expected_total !== undefined && toMinor(expected_total, cart.currency) !== totals.total;
  // an expired promo code raises the total
  if (isTotalDifferent || (savedCart.promo_code && totals.promo_refused)) throw problem(409, 'total_changed');
}
