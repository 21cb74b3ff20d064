import type { ShippingType } from '#generated/enums.ts';
import { toLocalDay } from '#domain/dates.ts';
import { getExchangeRatesOn, type ExchangeRateRow } from './exchange-rates.ts';
import { allocate, convert, computePercentage, sum } from '#domain/money.ts';
import { computePromoDiscount, type PromoRefusal, type PromoRow } from './promo.ts';
import { listShippingChoices, type ShippingChoice, type ShippingRateRow } from './shipping.ts';
import { getVatRateOn, computeContainedVat, removeVat, type VatRow } from './vat.ts';

/** A line to price: unit price with VAT, and unit weight in grams. */
export interface PricedLine {
  readonly item_id: number;
  readonly quantity: number;
  /** minor in `currency` */
  readonly price: number;
  readonly currency: string;
  readonly weight: number;
  /** replaces `price`; minor in the currency of the total */
  readonly agreed_price?: number | null;
  /** discount of this line in per cent, applied first */
  readonly discount_percent?: number | null;
}

/** A discount on all items, applied before a promo code: per cent, else an amount in minor units of the total's currency. */
export interface Reduction {
  readonly percent?: number | null;
  readonly amount?: number | null;
}

/** The lines of one shop. */
export interface PricedShop<Line extends PricedLine = PricedLine> {
  readonly shop_id: number;
  /** requested shipping type; the cheapest home delivery when absent or not offered */
  readonly shipping_type?: ShippingType | null;
  readonly lines: readonly Line[];
}

/** Everything the totals depend on, as plain rows. */
export interface TotalsInput<Line extends PricedLine = PricedLine> {
  /** of the cart; all results are minor amounts in it */
  readonly currency: string;
  /** destination, ISO 3166 alpha-2 */
  readonly country: string;
  /** whether a company owes the VAT itself: prices are then without VAT */
  readonly reverse_charge?: boolean;
  /** time whose rates apply, by the shop's calendar */
  readonly now: Date;
  readonly shops: readonly PricedShop<Line>[];
  /** subscriptions, minor with VAT; neither shipped nor reduced by codes */
  readonly boxes?: readonly { readonly price: number; readonly currency: string }[];
  readonly reduction?: Reduction;
  /** replaces the tariffs for all parcels, minor in `currency`; any requested shipping type is then allowed */
  readonly agreed_shipping?: number | null;
  /** row of the typed promo code; null when it is unknown, absent without a code */
  readonly promo?: PromoRow | null;
  readonly tables: {
    readonly vat: readonly VatRow[];
    readonly exchange: readonly ExchangeRateRow[];
    readonly shipping: readonly ShippingRateRow[];
  };
}

/** A priced line; all amounts minor in the cart's currency. */
export interface LineTotals<Line extends PricedLine = PricedLine> {
  readonly line: Line;
  /** unit price in the shop; `price` unless another one is agreed */
  readonly list_price: number;
  /** unit price */
  readonly price: number;
  readonly items: number;
  readonly discount: number;
  /** part of the discount from the promo code */
  readonly by_code: number;
  /** contained in items − discount */
  readonly vat: number;
  readonly total: number;
}

/** Sums of a shop: total = items − discount + shipping; vat is contained in it. */
export interface ShopSums<Line extends PricedLine = PricedLine> {
  readonly shop_id: number;
  readonly lines: readonly LineTotals<Line>[];
  readonly items: number;
  readonly discount: number;
  readonly shipping: number;
  readonly vat: number;
  readonly total: number;
  /** undefined when the country is not deliverable */
  readonly shipping_type: ShippingType | undefined;
  readonly options: readonly ShippingChoice[];
}

/** Sums of a cart: total = items − discount + shipping; `items` includes boxes; vat is contained in the total. */
export interface Totals<Line extends PricedLine = PricedLine> {
  readonly currency: string;
  readonly country: string;
  /** per cent; 0 under reverse charge */
  readonly vat_rate: number;
  readonly reverse_charge: boolean;
  readonly items: number;
  readonly discount: number;
  readonly shipping: number;
  readonly vat: number;
  readonly total: number;
  readonly shops: readonly ShopSums<Line>[];
  readonly boxes: readonly number[];
  readonly promo_refused: PromoRefusal | undefined;
  /** false when a shop cannot ship to the country */
  readonly deliverable: boolean;
}

/**
 * Prices a cart. Prices include VAT at the rate of the destination (§9), 0 outside the EU; under reverse charge those of the
 * shop are reduced by the VAT of the destination. Agreed prices replace those of the shop and stay as agreed. The discounts of
 * each line, of all items and of the promo code apply one after another and are distributed over the lines, so that VAT is
 * rounded by line. Throws a RangeError when an exchange rate is missing.
 */
export function computeCartTotals<Line extends PricedLine>(input: TotalsInput<Line>): Totals<Line> {
  const { currency, country, now, tables, promo, reverse_charge = false } = input;
  const day = toLocalDay(now.getTime() / 1000);
  const exchange = getExchangeRatesOn(tables.exchange, day);
  const rateOfDay = getVatRateOn(tables.vat, country, day);
  const rate = reverse_charge ? 0 : rateOfDay;
  const toPrice = (gross: number): number => (reverse_charge ? removeVat(gross, rateOfDay) : gross);
  const toCurrency = (price: number, from: string): number => toPrice(convert(price, from, currency, exchange));

  const priced = input.shops.flatMap(({ lines }) =>
    lines.map((line) => {
      const list_price = toCurrency(line.price, line.currency);
      const price = line.agreed_price ?? list_price;
      const amount = price * line.quantity;
      return { line, list_price, price, amount, lineDiscount: computePercentage(amount, line.discount_percent ?? 0) };
    }),
  );
  const afterLineDiscounts = priced.map(({ amount, lineDiscount }) => amount - lineDiscount);
  const reductions = allocate(computeReduction(input.reduction, sum(afterLineDiscounts)), afterLineDiscounts);
  const afterReductions = afterLineDiscounts.map((amount, index) => amount - (reductions[index] ?? 0));
  const code =
    promo === undefined ? { discount: 0 } : computePromoDiscount(promo, sum(afterReductions), now, currency, exchange);
  const byCode = allocate('discount' in code ? code.discount : 0, afterReductions);
  const lineTotals = priced.map(({ line, list_price, price, amount }, index): LineTotals<Line> => {
    const by_code = byCode[index] ?? 0;
    const total = (afterReductions[index] ?? 0) - by_code;
    const sums = { items: amount, discount: amount - total, by_code, vat: computeContainedVat(total, rate), total };
    return { line, list_price, price, ...sums };
  });

  let nextLine = 0;
  const parcels = input.shops.map((shop) => {
    const lines = lineTotals.slice(nextLine, (nextLine += shop.lines.length));
    const goods = sumKey(lines, 'total');
    const parcel = { weight: sumWeight(shop.lines), value: goods };
    const choices = listShippingChoices(tables.shipping, { country, day }, parcel, currency, exchange);
    const options = choices.map((choice) => ({ ...choice, price: toPrice(choice.price) }));
    return { shop, lines, goods, options, chosen: chooseShipping(options, shop.shipping_type) };
  });
  const agreed = input.agreed_shipping ?? undefined;
  const tariffPrices = parcels.map(({ chosen }) => chosen?.price ?? 0);
  const shippings = agreed === undefined ? tariffPrices : allocate(agreed, tariffPrices);
  const shops = parcels.map(({ shop, lines, goods, options, chosen }, index): ShopSums<Line> => {
    const shipping = shippings[index] ?? 0;
    return {
      shop_id: shop.shop_id,
      lines,
      items: sumKey(lines, 'items'),
      discount: sumKey(lines, 'discount'),
      shipping,
      vat: sumKey(lines, 'vat') + computeContainedVat(shipping, rate),
      total: goods + shipping,
      shipping_type: (agreed === undefined ? undefined : shop.shipping_type) ?? chosen?.type,
      options,
    };
  });

  const boxes = (input.boxes ?? []).map((box) => toCurrency(box.price, box.currency));
  return {
    currency,
    country,
    vat_rate: rate,
    reverse_charge,
    items: sumKey(shops, 'items') + sum(boxes),
    discount: sumKey(shops, 'discount'),
    shipping: sumKey(shops, 'shipping'),
    vat: sumKey(shops, 'vat') + sum(boxes.map((price) => computeContainedVat(price, rate))),
    total: sumKey(shops, 'total') + sum(boxes),
    shops,
    boxes,
    promo_refused: 'refused' in code ? code.refused : undefined,
    deliverable: agreed !== undefined || shops.every(({ options }) => options.length > 0),
  };
}

function sumKey<Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key): number {
  return sum(rows.map((row) => row[key]));
}

/** The amount of a reduction, at most the value of the items. */
function computeReduction({ percent, amount }: Reduction = {}, goods: number): number {
  return Math.min(percent ? computePercentage(goods, percent) : (amount ?? 0), goods);
}

function sumWeight(lines: readonly PricedLine[]): number {
  return sum(lines.map(({ weight, quantity }) => weight * quantity));
}

/**
 * Chooses a shipping type: the requested one when available, else the cheapest home delivery. Pick-up is never a default, because
 * the customer has to name a pick-up point.
 */
export function chooseShipping(
  options: readonly ShippingChoice[],
  requested: ShippingType | null | undefined,
): ShippingChoice | undefined {
  return options.find(({ type }) => type === requested) ?? options.find(({ type }) => type !== 'pickup') ?? options[0];
}
