import { dayOf } from '#domain/dates.ts';
import { exchangeRatesOn } from '#domain/pricing/exchange-rates.ts';
import { sum } from '#domain/money.ts';
import { convertPrice } from '#domain/pricing/own-prices.ts';
import { computeCartTotals, type LineTotals, type Totals } from '#domain/pricing/totals.ts';
import { invalid } from '#server/core/problems/problem.ts';
import { type CartLine, readItems } from '#server/modules/cart/index.ts';
import { findPromo, type PromoCode, type Rates } from '#server/modules/pricing/index.ts';
import type { DraftLine, ManualOrderRow } from './draft-line.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** Terms that the sums depend on besides lines; amounts in minor units. */
export type DraftTerms = Pick<
  ManualOrderRow,
  'country_id' | 'currency' | 'shipping_type' | 'shipping_price' | 'discount_percent' | 'discount_amount' | 'promo_code'
>;

/** A line to price with its index and its list price in minor units. */
export interface PlacedLine extends CartLine {
  readonly place: number;
  readonly list: number;
}

/** A draft priced by the rules of carts. */
export interface PricedDraft {
  readonly totals: Totals<PlacedLine>;
  readonly promo: PromoCode | null | undefined;
  readonly byPlace: ReadonlyMap<number, LineTotals<PlacedLine>>;
}

interface Pricing {
  readonly terms: DraftTerms;
  readonly lines: readonly DraftLine[];
  readonly rates: Rates;
  /** time whose rates apply */
  readonly at: Date;
  /** reads the items `FOR UPDATE` */
  readonly lock?: boolean;
}

/** Prices a draft. Throws 422 for an unknown item. */
export async function priceDraft(db: Queryable, { terms, lines, rates, at, lock }: Pricing): Promise<PricedDraft> {
  const rows = await readItems(
    db,
    lines.map(({ item_id }) => item_id),
    lock,
  );
  const { currency } = terms;
  const exchange = exchangeRatesOn(rates.tables.exchange, dayOf(at.getTime() / 1000));
  const unknown = lines.flatMap(({ item_id }, place) => (rows.has(item_id) ? [] : [`lines.${place}.item_id`]));
  if (unknown.length > 0) throw invalid(unknown.map((path) => ({ path, code: 'reference_unknown' })));
  const placed = lines.flatMap((line, place): PlacedLine[] => {
    const row = rows.get(line.item_id);
    if (!row) return [];
    const { item_id, quantity, chosen_sizes, discount_percent } = line;
    const list = line.list_price ?? convertPrice(row, currency, exchange);
    const item = { project_id: row.project_id, item_id, quantity, ...(chosen_sizes && { chosen_sizes }) };
    const price = { price: list, currency, agreed_price: line.price, discount_percent };
    return [{ item_id, quantity, weight: row.weight, ...price, item, row, place, list }];
  });
  const promo = await findPromo(db, terms.promo_code);
  const totals = computeCartTotals<PlacedLine>({
    currency,
    country: terms.country_id,
    now: at,
    shops: [...Map.groupBy(placed, ({ row }) => row.shop_id)].map(([shop_id, own]) => ({
      shop_id,
      shipping_type: terms.shipping_type,
      lines: own,
    })),
    reduction: { percent: terms.discount_percent, amount: terms.discount_amount },
    agreed_shipping: terms.shipping_price,
    ...(promo !== undefined && { promo }),
    tables: rates.tables,
  });
  const byPlace = new Map(totals.shops.flatMap((shop) => shop.lines.map((line) => [line.line.place, line] as const)));
  return { totals, promo, byPlace };
}

/** Prices a saved draft at its saved prices and rates. */
export function priceSavedDraft(
  db: Queryable,
  row: ManualOrderRow,
  lines: readonly DraftLine[],
  rates: Rates,
  lock = false,
): Promise<PricedDraft> {
  return priceDraft(db, { terms: row, lines, rates, at: row.priced_at, lock });
}

/** The sum columns of a draft. */
export function toDraftSums({ totals, byPlace }: PricedDraft) {
  const { items, discount, shipping, vat, vat_rate, total } = totals;
  const items_count = sum([...byPlace.values()].map(({ line }) => line.quantity));
  return { items, discount, shipping, vat, vat_rate, total, items_count };
}
