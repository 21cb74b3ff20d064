import { fromMinor } from '#domain/money.ts';
import { type CartPledge, findCartPledge, getCampaignState } from '#domain/orders/pledges.ts';
import { computeCartTotals, type Totals } from '#domain/pricing/totals.ts';
import { getShopKey } from '#domain/cart/cart.ts';
import type { Cart, CartCalculation, CartIssue, CartShop, CartTotals } from '#generated/schemas.ts';
import type { Country } from '#generated/enums.ts';
import type { Account } from '#server/core/api/handler.ts';
import { fillCart, getCartItems, toCartItem, toPricedShops, type CartLine } from './fill.ts';
import type { PricedBox } from './price-boxes.ts';
import type { PromoCode, Rates } from '#server/modules/pricing/index.ts';
import { toSeconds } from '#server/core/api/wire.ts';
import { isSellable, type SellableItem } from './sellable.ts';
import type { Shelf } from '#server/modules/catalogue/index.ts';

/** Inputs of a cart's price. */
export interface PricingInput {
  /** Sent by the client; its names and prices are only compared. */
  readonly cart: Cart;
  readonly rows: ReadonlyMap<number, SellableItem>;
  /** Undefined when the destination is unknown: no shipping and no VAT. */
  readonly country: Country | undefined;
  readonly reverse_charge: boolean;
  readonly boxes: readonly PricedBox[];
  readonly promo: PromoCode | null | undefined;
  readonly rates: Rates;
  readonly shelves: readonly Shelf[];
  readonly user: Account | undefined;
  readonly now: Date;
}

/** A priced cart. */
export interface PricedCart {
  readonly cart: Cart;
  readonly totals: Totals<CartLine>;
  readonly issues: CartIssue[];
  readonly boxes: readonly PricedBox[];
  readonly pledge: CartPledge<SellableItem>;
}

/** Prices a cart. Amounts of `totals` are in minor units of the cart's currency. */
export function priceCart(input: PricingInput): PricedCart {
  const { cart: sent, rows, boxes, country, reverse_charge, promo, rates, shelves, user, now } = input;
  const sellable = (row: SellableItem) => isSellable(row, user, shelves, now);
  const { cart, issues } = fillCart(
    { ...sent, count: boxes.length, shops: {}, boxes: boxes.map(({ box }) => box) },
    sent.shops,
    rows,
    sellable,
  );
  const totals = computeCartTotals<CartLine>({
    currency: cart.currency,
    country: country ?? '',
    reverse_charge,
    now,
    shops: toPricedShops(cart, rows),
    boxes: boxes.map(({ total }) => ({ price: total, currency: cart.currency })),
    ...(promo !== undefined && { promo }),
    tables: rates.tables,
  });
  const shops = totals.shops.map((sums): [string, CartShop] => {
    const { shipping_type: _, ...shop } = cart.shops[getShopKey(sums.shop_id)] ?? { id: sums.shop_id };
    const items = sums.lines.map((line) => toCartItem(line, cart.currency));
    return [
      getShopKey(sums.shop_id),
      { ...shop, ...(sums.shipping_type && { shipping_type: sums.shipping_type }), items },
    ];
  });
  const promo_code = promo && !totals.promo_refused ? promo.code : null;
  const priced = { ...cart, promo_code: cart.count > 0 ? promo_code : null, shops: Object.fromEntries(shops) };
  // without VAT, every price differs from the list price that was sent
  const priceChanges = reverse_charge ? [] : findPriceChanges(sent, priced);
  const soldRows = totals.shops.flatMap(({ lines }) => lines.map(({ line }) => line.row));
  const pledge = findCartPledge(soldRows, boxes.length, now);
  const mixed = pledge === 'mixed' ? findMixedItems(soldRows, now) : [];
  return { cart: priced, totals, boxes, pledge, issues: [...issues, ...priceChanges, ...mixed] };
}

/** The pledged items of a cart that mixes them with others. */
function findMixedItems(rows: readonly SellableItem[], now: Date): CartIssue[] {
  const pledged = rows.filter((row) => getCampaignState(row, now) === 'open');
  return [...new Set(pledged.map(({ item_id }) => item_id))].map((item_id) => ({ item_id, code: 'pledge_separately' }));
}

/** Finds lines whose price differs from the sent one in the same currency. */
function findPriceChanges(sent: Cart, priced: Cart): CartIssue[] {
  const sentPrices = new Map(
    getCartItems(sent.shops)
      .filter(({ currency }) => currency === priced.currency)
      .map((item) => [item.item_id, item.price]),
  );
  return getCartItems(priced.shops).flatMap(({ item_id, price }): CartIssue[] => {
    const sentPrice = sentPrices.get(item_id);
    return sentPrice === undefined || sentPrice === price ? [] : [{ item_id, code: 'price_changed' }];
  });
}

/** Converts a priced cart to the wire. */
export function toCalculation(
  { cart, totals, issues, pledge }: PricedCart,
  country: Country | undefined,
  held_minutes: number,
): CartCalculation {
  const pledged = pledge === undefined || pledge === 'mixed' ? null : pledge.item;
  return {
    ...{ cart, totals: toCartTotals(totals, cart.currency, country), issues, held_minutes },
    pledge: pledged && { project_id: pledged.project_id, ends_at: pledged.ends_at && toSeconds(pledged.ends_at) },
  };
}

/** Converts the totals of a cart to the wire. */
export function toCartTotals(
  totals: Totals<CartLine>,
  currency: Cart['currency'],
  country: Country | undefined,
): CartTotals {
  const toAmount = (minor: number) => fromMinor(minor, currency);
  const toSums = ({
    items,
    discount,
    shipping,
    vat,
    total,
  }: Pick<Totals, 'items' | 'discount' | 'shipping' | 'vat' | 'total'>) => ({
    items: toAmount(items),
    discount: toAmount(discount),
    shipping: toAmount(shipping),
    vat: toAmount(vat),
    total: toAmount(total),
  });
  return {
    ...toSums(totals),
    vat_rate: totals.vat_rate,
    reverse_charge: totals.reverse_charge,
    currency,
    country_id: country ?? null,
    shops: totals.shops.map((shop) => ({
      shop_id: shop.shop_id,
      ...toSums(shop),
      options: shop.options.map((option) => ({ ...option, price: toAmount(option.price) })),
    })),
  };
}
