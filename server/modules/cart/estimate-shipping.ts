import { toLocalDay } from '#domain/dates.ts';
import { fromMinor } from '#domain/money.ts';
import { convertPrice } from '#domain/pricing/own-prices.ts';
import { listShippingChoices } from '#domain/pricing/shipping.ts';
import type { ShippingEstimate } from '#generated/schemas.ts';
import type { Call } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { readPriceView, readShelves } from '#server/modules/catalogue/index.ts';
import { readRates } from '#server/modules/pricing/index.ts';
import { isSellable, readItems } from './sellable.ts';

/** Shipping of one copy of an item, alone in its parcel, to a country. Throws 404 for an item that is not for sale. */
export async function estimateShipping(call: Call<'estimateShipping'>): Promise<ShippingEstimate> {
  const { context, params, query, user } = call;
  const now = context.now();
  const [rows, rates, shelves, { currency, exchange }] = await Promise.all([
    readItems(context.reads, [params.id]),
    readRates(context.db),
    readShelves(context.db),
    readPriceView(call, query.currency),
  ]);
  const item = rows.get(params.id);
  if (!item || !isSellable(item, user, shelves, now)) throw notFound();
  const options = listShippingChoices(
    rates.tables.shipping,
    { country: query.country_id, day: toLocalDay(now.getTime() / 1000) },
    { weight: item.weight, value: convertPrice(item, currency, exchange) },
    currency,
    exchange,
  );
  return {
    item_id: params.id,
    country_id: query.country_id,
    currency,
    options: options.map((option) => ({ ...option, price: fromMinor(option.price, currency) })),
  };
}
