import { toLocalDay } from '#domain/dates.ts';
import { getExchangeRatesOn } from '#domain/pricing/exchange-rates.ts';
import { sum } from '#domain/money.ts';
import { convertPrice } from '#domain/pricing/own-prices.ts';
import { computeCartTotals, type LineTotals, type Totals } from '#domain/pricing/totals.ts';
import { invalid } from '#server/core/problems/problem.ts';
import { type CartLine, isCartReverseCharged, readItems } from '#server/modules/cart/index.ts';
import { findPromo, type PromoCode, type Rates } from '#server/modules/pricing/index.ts';
import type { DraftLine, ManualOrderRow } from './draft-line.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** Terms that the sums depend on besides lines; amounts in minor units. */
export type DraftTerms = Pick<
  ManualOrderRow,
  | 'country_id'
  | 'vat_number'
  | 'currency'
  | 'shipping_type'
  | 'shipping_price'
  | 'discount_percent'
  | 'discount_amount'
  | 'promo_code'
>;

/** A line to price, with its position. Its `price` is the list price with VAT in the draft's currency. */
export interface PositionedLine extends CartLine {
  readonly position: number;
}

/** A draft priced by the rules of carts. */
export interface PricedDraft {
  readonly totals: Totals<PositionedLine>;
  readonly promo: PromoCode | null | undefined;
  readonly linesByPosition: ReadonlyMap<number, LineTotals<PositionedLine>>;
}

interface Pricing<Terms = DraftTerms> {
  readonly terms: Terms;
  readonly lines: readonly DraftLine[];
  readonly rates: Rates;
  /** Time whose rates apply. */
  readonly at: Date;
  /** Whether to read the items `FOR UPDATE`. */
  readonly lock?: boolean;
}

/** Prices a draft, under reverse charge by the rule of carts. Throws 422 for an unknown item. */
export async function priceDraft(db: Queryable, pricing: Pricing): Promise<PricedDraft> {
  const { country_id, vat_number } = pricing.terms;
  const reverse_charge = await isCartReverseCharged(db, country_id, vat_number, pricing.at);
  return priceLines(db, { ...pricing, reverse_charge });
}

/** Lines and terms of a sale whose taxation is known. */
interface LinePricing extends Pricing<Omit<DraftTerms, 'vat_number'>> {
  readonly reverse_charge: boolean;
}

/** Prices lines. Throws 422 for an unknown item. */
export async function priceLines(
  db: Queryable,
  { terms, lines, rates, at, lock, reverse_charge }: LinePricing,
): Promise<PricedDraft> {
  const rows = await readItems(
    db,
    lines.map(({ item_id }) => item_id),
    lock,
  );
  const { currency } = terms;
  const exchange = getExchangeRatesOn(rates.tables.exchange, toLocalDay(at.getTime() / 1000));
  const unknown = lines.flatMap(({ item_id }, position) => (rows.has(item_id) ? [] : [`lines.${position}.item_id`]));
  if (unknown.length > 0) throw invalid(unknown.map((path) => ({ path, code: 'reference_unknown' })));
  const positionedLines = lines.flatMap((line, position): PositionedLine[] => {
    const row = rows.get(line.item_id);
    if (!row) return [];
    const { item_id, quantity, chosen_sizes, discount_percent } = line;
    const listPrice = line.list_price ?? convertPrice(row, currency, exchange);
    const item = { project_id: row.project_id, item_id, quantity, ...(chosen_sizes && { chosen_sizes }) };
    const price = { price: listPrice, currency, agreed_price: line.price, discount_percent };
    return [{ item_id, quantity, weight: row.weight, ...price, item, row, position }];
  });
  const promo = await findPromo(db, terms.promo_code);
  const totals = computeCartTotals<PositionedLine>({
    currency,
    country: terms.country_id,
    reverse_charge,
    now: at,
    shops: [...Map.groupBy(positionedLines, ({ row }) => row.shop_id)].map(([shop_id, shopLines]) => ({
      shop_id,
      shipping_type: terms.shipping_type,
      lines: shopLines,
    })),
    reduction: { percent: terms.discount_percent, amount: terms.discount_amount },
    agreed_shipping: terms.shipping_price,
    ...(promo !== undefined && { promo }),
    tables: rates.tables,
  });
  const linesByPosition = new Map(
    totals.shops.flatMap((shop) => shop.lines.map((line) => [line.line.position, line] as const)),
  );
  return { totals, promo, linesByPosition };
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
export function toDraftSums({ totals, linesByPosition }: PricedDraft) {
  const { items, discount, shipping, vat, vat_rate, total } = totals;
  const items_count = sum([...linesByPosition.values()].map(({ line }) => line.quantity));
  return { items, discount, shipping, vat, vat_rate, total, items_count };
}
