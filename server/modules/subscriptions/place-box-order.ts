import { eq } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { BoxPeriodRow, BoxRow } from './boxes.table.ts';
import { type OrderRow, placeOrder, priceDraft } from '#server/modules/orders/index.ts';
import type { Queryable } from '#server/core/database/database.ts';
import type { Rates } from '#server/modules/pricing/index.ts';

/** Input of the order of a period. */
export interface BoxOrderInput {
  readonly box: BoxRow;
  readonly period: BoxPeriodRow;
  readonly rates: Rates;
}

/**
 * Creates the order of a period and takes its copy from stock: one record at the charged amount with shipping included,
 * 0 for a prepaid month. Throws 409 when it is out of stock.
 */
export async function placeBoxOrder(
  tx: Queryable,
  { now }: Pick<Context, 'now'>,
  { box, period, rates }: BoxOrderInput,
): Promise<OrderRow> {
  const { firstname, lastname, company, address, address2, zip_code, city, state, country_id, phone, email, user_id } =
    box;
  const { item_id, amount, currency } = period;
  if (!address || !city || !country_id || item_id === null)
    throw new Error(`month ${period.id} of a box has no record or no address`);
  const [account] = await tx.select({ lang: users.lang }).from(users).where(eq(users.id, user_id));
  const { totals } = await priceDraft(tx, {
    terms: {
      ...{ country_id, currency, shipping_type: 'standard', shipping_price: 0 },
      ...{ discount_percent: null, discount_amount: null, promo_code: null, vat_number: null },
    },
    lines: [{ item_id, quantity: 1, chosen_sizes: null, price: amount, discount_percent: null, reason: null }],
    rates,
    at: now(),
    lock: true,
  });
  if (totals.total !== amount) throw new Error(`month ${period.id} of a box would cost ${totals.total}, not ${amount}`);
  const destination = { address, address2, zip_code: zip_code ?? '', city, state, country_id };
  const purchase = {
    customer: { firstname, lastname, company, phone, email, ...destination },
    ...{ user_id, cart_id: null, currency, pickup: null, promo_code: null },
    ...{ is_gift: box.giver_id !== null, lang: account?.lang ?? 'en', now: now() },
  };
  return placeOrder(tx, purchase, totals);
}
