import { isStateRequired } from '#domain/addresses/state-countries.ts';
import { isPostalCodeRequired } from '#domain/addresses/postal-codes.ts';
import { createCartId } from '#domain/cart/cart-id.ts';
import type { CustomerDetails } from '#generated/schemas.ts';
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { invalid, notFound, problem } from '#server/core/problems/problem.ts';
import { countPromoUse, type Rates } from '#server/modules/pricing/index.ts';
import { readDraftLines } from './draft-lines.ts';
import { type DraftLine, type ManualOrderRow } from './draft-line.ts';
import { manualOrders } from './manual-orders.table.ts';
import { priceSavedDraft, type PricedDraft } from './price-draft.ts';
import { orders, type OrderRow } from '../orders.table.ts';
import { placeOrder } from '../place-order.ts';
import type { Purchase } from '../plan-order.ts';
import { readNewestAttempt } from '../checkout/reserve.ts';
import { payments } from '#server/modules/payments/index.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';

/**
 * Serialises payment and conversion of a draft. Lock order: the order's row, then the draft's, as in confirming a payment, to
 * avoid deadlocks.
 */
export async function lockDraftPayment(tx: Transaction, id: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`manual order ${id}`}, 0))`);
}

/** Loads the draft `FOR UPDATE`. Throws 404. */
export async function lockDraft(tx: Transaction, id: number): Promise<ManualOrderRow> {
  const [row] = await tx.select().from(manualOrders).where(eq(manualOrders.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

/** Loads the order of a draft `FOR UPDATE` with its newest payment; undefined when there is none. */
export async function findPlacedDraft(tx: Transaction, id: number) {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.manual_order_id, id), ne(orders.status, 'cancelled')))
    .for('update');
  if (!order) return undefined;
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.order_id, order.id), isNull(payments.change_id)))
    .orderBy(desc(payments.id))
    .limit(1);
  return { order, payment };
}

/** Required customer fields of an offer or order. */
const REQUIRED = ['firstname', 'lastname', 'email', 'address', 'city'] as const;

/** The customer of a draft. Throws 422 with the missing fields. */
function toCustomer(row: ManualOrderRow): CustomerDetails {
  const [firstname = '', lastname = '', email = '', address = '', city = ''] = REQUIRED.map(
    (name) => row[name]?.trim() ?? '',
  );
  const missing: string[] = REQUIRED.filter((name) => !row[name]?.trim());
  if (!row.zip_code?.trim() && isPostalCodeRequired(row.country_id)) missing.push('zip_code');
  if (!row.state && isStateRequired(row.country_id)) missing.push('state');
  if (row.shipping_type === 'pickup' && !row.pickup) missing.push('pickup');
  if (missing.length > 0) {
    // the label of "state" elsewhere means status
    const toLabel = (field: string) => (field === 'state' ? 'address_state' : field);
    throw invalid(missing.map((path) => ({ path, code: 'draft_lacks', params: { field: toLabel(path) } })));
  }
  const { phone, company, address2, state, country_id } = row;
  const zip_code = row.zip_code?.trim() ?? '';
  return { firstname, lastname, email, address, zip_code, city, phone, company, address2, state, country_id };
}

/** Throws 409 or 422 when a saved draft is empty, out of stock, not deliverable, or its total has changed. */
function checkSellable(
  row: ManualOrderRow,
  lines: readonly DraftLine[],
  { totals, linesByPosition }: PricedDraft,
): void {
  if (lines.length === 0) throw problem(409, 'draft_empty');
  const stockByItem = new Map([...linesByPosition.values()].map(({ line }) => [line.item_id, line.row.stock]));
  const errors = lines.flatMap(({ item_id, quantity }, position) => {
    const available = stockByItem.get(item_id) ?? 0;
    stockByItem.set(item_id, available - quantity);
    if (available >= quantity) return [];
    const count = Math.max(available, 0);
    const code = count > 0 ? 'out_of_stock' : 'sold_out';
    return [{ path: `lines.${position}.quantity`, code, params: { item_id, available: count, count } }];
  });
  if (errors.length > 0) throw problem(409, 'draft_out_of_stock', { errors });
  if (!totals.deliverable) throw invalid([{ path: 'country_id', code: 'not_deliverable' }]);
  // e.g. an expired promo code or a corrected tariff
  if (totals.total !== row.total) throw problem(409, 'draft_total_changed');
}

/** Customer, lines and sums of a sellable draft. Throws 409 and 422. */
export async function readSellable(tx: Transaction, row: ManualOrderRow, rates: Rates, lock = false) {
  const customer = toCustomer(row);
  const lines = await readDraftLines(tx, row.id);
  const priced = await priceSavedDraft(tx, row, lines, rates, lock);
  checkSellable(row, lines, priced);
  return { customer, lines, priced };
}

/**
 * Creates a pending order from a draft with its saved sums and takes its copies from stock. The draft must be locked. Throws
 * 409 and 422 like `readSellable`.
 */
export async function placeDraft(
  tx: Transaction,
  context: Pick<Context, 'now'>,
  row: ManualOrderRow,
  rates: Rates,
): Promise<OrderRow> {
  const { purchase, totals } = await readPurchase(tx, context, row, rates);
  return placeOrder(tx, purchase, totals);
}

/** The purchase of a draft, with items locked and the promo code counted. Throws like `readSellable`. */
export async function readPurchase(
  tx: Transaction,
  { now }: Pick<Context, 'now'>,
  row: ManualOrderRow,
  rates: Rates,
): Promise<{ purchase: Purchase & { cart_id: string }; totals: PricedDraft['totals'] }> {
  const { customer, priced } = await readSellable(tx, row, rates, true);
  const { promo, totals } = priced;
  const promo_code = promo && !totals.promo_refused ? promo.code : null;
  if (promo && promo_code && !(await countPromoUse(tx, promo.id))) throw problem(409, 'promo_used_up');
  const { user_id, currency, lang, pickup, vat_number } = row;
  const purchase = {
    customer,
    user_id,
    cart_id: createCartId(),
    manual_order_id: row.id,
    currency,
    pickup,
    promo_code,
    vat_number,
  };
  return { purchase: { ...purchase, lang, now: now() }, totals };
}

/** Whether a payment of the offer is in progress. Requires `lockDraftPayment`. */
export const isOfferBeingPaid = async (tx: Queryable, id: number): Promise<boolean> =>
  (await readNewestAttempt(tx, `offer-${id}`))?.status === 'open';
