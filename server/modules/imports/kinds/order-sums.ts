import { sum, toMinor } from '#domain/money.ts';
import type { Currency } from '#generated/enums.ts';
import type { MatchedItem } from './find-items.ts';
import type { ParsedRow } from './kind.ts';

/** A line of an imported order; amounts in minor units. */
export interface ImportedLine {
  readonly item: MatchedItem;
  readonly quantity: number;
  readonly price: number;
  readonly total: number;
}

/** Sums of an order or shop order, in minor units. */
export interface Sums {
  readonly items: number;
  readonly discount: number;
  readonly shipping: number;
  readonly vat: number;
  readonly total: number;
}

const toAmount = (value: unknown, currency: Currency): number | undefined =>
  typeof value === 'number' ? toMinor(value, currency) : undefined;

/** Builds a line from a unit or line price. */
export function toImportedLine({ values }: ParsedRow, item: MatchedItem, currency: Currency): ImportedLine {
  const quantity = Number(values.quantity);
  const lineTotal = toAmount(values.line_total, currency);
  const price = toAmount(values.price, currency) ?? Math.round((lineTotal ?? 0) / quantity);
  return { item, quantity, price, total: price * quantity };
}

/** Computes the sums of an order. A total in the file takes precedence; a difference is rounding or another payment. */
export function computeOrderSums({ values }: ParsedRow, lines: readonly ImportedLine[], currency: Currency): Sums {
  const items = sum(lines.map(({ total }) => total));
  const shipping = toAmount(values.shipping, currency) ?? 0;
  const discount = Math.min(toAmount(values.discount, currency) ?? 0, items);
  const total = toAmount(values.total, currency) ?? items - discount + shipping;
  return { items, shipping, discount, total, vat: Math.min(toAmount(values.vat, currency) ?? 0, total) };
}

/** Splits the sums by shop id: discount and VAT by goods, without rounding loss; shipping goes to the first shop. */
export function splitSumsByShop(orderTotals: Sums, lines: readonly ImportedLine[]): Map<number, Sums> {
  const shops = [...Map.groupBy(lines, ({ item }) => item.shop_id)];
  let goods = 0;
  const computeShareUntil = (part: number, amount: number): number =>
    orderTotals.items > 0 ? Math.round((amount * part) / orderTotals.items) : 0;
  return new Map(
    shops.map(([shop, shopLines], index) => {
      const items = sum(shopLines.map(({ total }) => total));
      const [from, to] = [goods, (goods += items)];
      const isLast = index === shops.length - 1;
      const computeShare = (amount: number): number =>
        (isLast ? amount : computeShareUntil(to, amount)) - (index === 0 ? 0 : computeShareUntil(from, amount));
      const shipping = index === 0 ? orderTotals.shipping : 0;
      const discount = computeShare(orderTotals.discount);
      const difference = orderTotals.total - (orderTotals.items - orderTotals.discount + orderTotals.shipping);
      const total = items - discount + shipping + (index === 0 ? difference : 0);
      return [shop, { items, discount, shipping, vat: computeShare(orderTotals.vat), total }];
    }),
  );
}
