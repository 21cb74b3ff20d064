import { sum, toMinor } from '#domain/money.ts';
import type { Currency } from '#generated/enums.ts';
import type { FoundItem } from './find-items.ts';
import type { ReadRow } from './kind.ts';

/** A line of an imported order, minor amounts. */
export interface ImportedLine {
  readonly item: FoundItem;
  readonly quantity: number;
  readonly price: number;
  readonly total: number;
}

/** Sums of an order or shop order, minor amounts. */
export interface Sums {
  readonly items: number;
  readonly discount: number;
  readonly shipping: number;
  readonly vat: number;
  readonly total: number;
}

const amount = (value: unknown, currency: Currency): number | undefined =>
  typeof value === 'number' ? toMinor(value, currency) : undefined;

/** Builds a line from a unit or line price. */
export function lineOf({ values }: ReadRow, item: FoundItem, currency: Currency): ImportedLine {
  const quantity = Number(values.quantity);
  const all = amount(values.line_total, currency);
  const price = amount(values.price, currency) ?? Math.round((all ?? 0) / quantity);
  return { item, quantity, price, total: price * quantity };
}

/** The sums of an order. A total of the file takes precedence; differences are rounding or other payments. */
export function orderSums({ values }: ReadRow, lines: readonly ImportedLine[], currency: Currency): Sums {
  const items = sum(lines.map(({ total }) => total));
  const shipping = amount(values.shipping, currency) ?? 0;
  const discount = Math.min(amount(values.discount, currency) ?? 0, items);
  const total = amount(values.total, currency) ?? items - discount + shipping;
  return { items, shipping, discount, total, vat: Math.min(amount(values.vat, currency) ?? 0, total) };
}

/** Splits the sums by shop: discount and VAT by goods, without rounding loss; shipping goes to the first shop. */
export function sumsByShop(whole: Sums, lines: readonly ImportedLine[]): Map<number, Sums> {
  const shops = [...Map.groupBy(lines, ({ item }) => item.shop_id)];
  let goods = 0;
  const shareUntil = (part: number, of: number): number =>
    whole.items > 0 ? Math.round((of * part) / whole.items) : 0;
  return new Map(
    shops.map(([shop, own], index) => {
      const items = sum(own.map(({ total }) => total));
      const [from, to] = [goods, (goods += items)];
      const isLast = index === shops.length - 1;
      const share = (of: number): number =>
        (isLast ? of : shareUntil(to, of)) - (index === 0 ? 0 : shareUntil(from, of));
      const shipping = index === 0 ? whole.shipping : 0;
      const discount = share(whole.discount);
      const rest = whole.total - (whole.items - whole.discount + whole.shipping);
      const total = items - discount + shipping + (index === 0 ? rest : 0);
      return [shop, { items, discount, shipping, vat: share(whole.vat), total }];
    }),
  );
}
