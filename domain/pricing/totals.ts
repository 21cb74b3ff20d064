import type { ShippingType } from '#generated/enums.ts';
import { dayOf } from '#domain/dates.ts';
import { exchangeRatesOn, type ExchangeRateRow } from './exchange-rates.ts';
import { allocate, convert, percentOf, sum } from '#domain/money.ts';
import { promoDiscount, type PromoRefusal, type PromoRow } from './promo.ts';
import { shippingChoices, type ShippingChoice, type ShippingRateRow } from './shipping.ts';
import { rateOn, vatContained, type VatRow } from './vat.ts';

/** One line to price: the price of one as it is shown, VAT included, and the weight of one in grams. */
export interface PricedLine {
  readonly item_id: number;
  readonly quantity: number;
  /** minor in `currency` */
  readonly price: number;
  readonly currency: string;
  readonly weight: number;
  /** agreed instead of `price`, minor in the currency of the total */
  readonly agreed_price?: number | null;
  /** per cent taken off this line before anything else */
  readonly discount_percent?: number | null;
}

/** Taken off all goods before a code counts: per cent of them, else an amount, minor in the currency of the total. */
export interface Reduction {
  readonly percent?: number | null;
  readonly amount?: number | null;
}

/** What one shop sends. */
export interface PricedShop<Line extends PricedLine = PricedLine> {
  readonly shop_id: number;
  /** requested shipping type; the cheapest home delivery when absent or not offered */
  readonly shipping_type?: ShippingType | null;
  readonly lines: readonly Line[];
}

/** Everything a total depends on, as plain rows; the server feeds its tables. */
export interface TotalsInput<Line extends PricedLine = PricedLine> {
  /** of the cart; all results are minor amounts in it */
  readonly currency: string;
  /** destination, ISO 3166 alpha-2 */
  readonly country: string;
  /** the moment whose rates apply, by the shop's calendar */
  readonly now: Date;
  readonly shops: readonly PricedShop<Line>[];
  /** subscriptions, minor with VAT; nothing is shipped and no code reduces them */
  readonly boxes?: readonly { readonly price: number; readonly currency: string }[];
  readonly reduction?: Reduction;
  /** agreed for all parcels instead of the tariffs, minor in `currency`; then how each travels is as wished */
  readonly agreed_shipping?: number | null;
  /** the code the customer typed was found as this row; null when it was not; absent when there is no code */
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
  /** price of one */
  readonly price: number;
  readonly items: number;
  readonly discount: number;
  /** what of the discount a code gave */
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
  /** undefined when nothing can be sent to the country */
  readonly shipping_type: ShippingType | undefined;
  readonly options: readonly ShippingChoice[];
}

/** Sums of a cart: total = items − discount + shipping; `items` holds the boxes too; vat is contained in the total. */
export interface Totals<Line extends PricedLine = PricedLine> {
  readonly currency: string;
  readonly country: string;
  /** per cent */
  readonly vat_rate: number;
  readonly items: number;
  readonly discount: number;
  readonly shipping: number;
  readonly vat: number;
  readonly total: number;
  readonly shops: readonly ShopSums<Line>[];
  readonly boxes: readonly number[];
  readonly promo_refused: PromoRefusal | undefined;
  /** false when some shop cannot send to the country */
  readonly deliverable: boolean;
}

/**
 * Prices a cart. The price shown is the price paid everywhere; how much VAT it contains is the destination's rate (§9),
 * nothing outside the EU. Agreed prices count instead of those of the shop; then each line's own reduction, the one of all
 * goods and the code are taken off, each of what is left. They are spread over the lines, so that each has its own VAT,
 * rounded by line.
 * Throws a RangeError when an exchange rate is missing.
 */
export function cartTotals<Line extends PricedLine>(input: TotalsInput<Line>): Totals<Line> {
  const { currency, country, now, tables, promo } = input;
  const day = dayOf(now.getTime() / 1000);
  const exchange = exchangeRatesOn(tables.exchange, day);
  const rate = rateOn(tables.vat, country, day);
  const pay = (price: number, from: string): number => convert(price, from, currency, exchange);

  const priced = input.shops.flatMap(({ lines }) =>
    lines.map((line) => {
      const price = line.agreed_price ?? pay(line.price, line.currency);
      const amount = price * line.quantity;
      return { line, price, amount, own: percentOf(amount, line.discount_percent ?? 0) };
    }),
  );
  const afterOwn = priced.map(({ amount, own }) => amount - own);
  const reductions = allocate(reductionOf(input.reduction, sum(afterOwn)), afterOwn);
  const afterAll = afterOwn.map((amount, index) => amount - (reductions[index] ?? 0));
  const code = promo === undefined ? { discount: 0 } : promoDiscount(promo, sum(afterAll), now, currency, exchange);
  const byCode = allocate('discount' in code ? code.discount : 0, afterAll);
  const lineTotals = priced.map(({ line, price, amount }, index): LineTotals<Line> => {
    const by_code = byCode[index] ?? 0;
    const paid = (afterAll[index] ?? 0) - by_code;
    return { line, price, items: amount, discount: amount - paid, by_code, vat: vatContained(paid, rate), total: paid };
  });

  let next = 0;
  const parcels = input.shops.map((shop) => {
    const lines = lineTotals.slice(next, (next += shop.lines.length));
    const goods = total(lines, 'total');
    const parcel = { weight: weightOf(shop.lines), value: goods };
    const options = shippingChoices(tables.shipping, { country, day }, parcel, currency, exchange);
    return { shop, lines, goods, options, chosen: chooseOption(options, shop.shipping_type) };
  });
  const agreed = input.agreed_shipping ?? undefined;
  const tariff = parcels.map(({ chosen }) => chosen?.price ?? 0);
  const shippings = agreed === undefined ? tariff : allocate(agreed, tariff);
  const shops = parcels.map(({ shop, lines, goods, options, chosen }, index): ShopSums<Line> => {
    const shipping = shippings[index] ?? 0;
    return {
      shop_id: shop.shop_id,
      lines,
      items: total(lines, 'items'),
      discount: total(lines, 'discount'),
      shipping,
      vat: total(lines, 'vat') + vatContained(shipping, rate),
      total: goods + shipping,
      shipping_type: (agreed === undefined ? undefined : shop.shipping_type) ?? chosen?.type,
      options,
    };
  });

  const boxes = (input.boxes ?? []).map((box) => pay(box.price, box.currency));
  return {
    currency,
    country,
    vat_rate: rate,
    items: total(shops, 'items') + sum(boxes),
    discount: total(shops, 'discount'),
    shipping: total(shops, 'shipping'),
    vat: total(shops, 'vat') + sum(boxes.map((price) => vatContained(price, rate))),
    total: total(shops, 'total') + sum(boxes),
    shops,
    boxes,
    promo_refused: 'refused' in code ? code.refused : undefined,
    deliverable: agreed !== undefined || shops.every(({ options }) => options.length > 0),
  };
}

function total<Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key): number {
  return sum(rows.map((row) => row[key]));
}

/** Never more than the goods are worth. */
function reductionOf({ percent, amount }: Reduction = {}, goods: number): number {
  return Math.min(percent ? percentOf(goods, percent) : (amount ?? 0), goods);
}

function weightOf(lines: readonly PricedLine[]): number {
  return sum(lines.map(({ weight, quantity }) => weight * quantity));
}

/**
 * How a parcel travels: as wished where that is offered, else the cheapest way to the door. Collecting it somewhere needs a
 * place that only the customer can name, so it is never chosen for her.
 */
export function chooseOption(
  options: readonly ShippingChoice[],
  wish: ShippingType | null | undefined,
): ShippingChoice | undefined {
  return options.find(({ type }) => type === wish) ?? options.find(({ type }) => type !== 'pickup') ?? options[0];
}
