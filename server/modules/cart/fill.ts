// Rebuilds a client's cart from the database: lines, available stock, parcels.
import { addItem, setQuantity, getShopKey } from '#domain/cart/cart.ts';
import { fromMinor } from '#domain/money.ts';
import { getPriceFor } from '#domain/pricing/own-prices.ts';
import type { LineTotals, PricedLine, PricedShop } from '#domain/pricing/totals.ts';
import { Size } from '#generated/enums.ts';
import type { Cart, CartIssue, CartItem, CartShop } from '#generated/schemas.ts';
import type { SellableItem } from './sellable.ts';

/** A line to price with its item. */
export interface CartLine extends PricedLine {
  readonly item: CartItem;
  readonly row: SellableItem;
}

/** All lines of a cart. */
export function getCartItems(shops: Readonly<Record<string, CartShop>> | undefined): CartItem[] {
  return Object.values(shops ?? {}).flatMap((shop) => shop.items);
}

/**
 * Rebuilds the shops of a cart: merges equal lines, assigns group shipments to their shop (§4), drops unsellable
 * lines and reduces quantities to the stock. Every change is an issue.
 */
export function fillCart(
  empty: Cart,
  sent: Readonly<Record<string, CartShop>>,
  rows: ReadonlyMap<number, SellableItem>,
  sellable: (row: SellableItem) => boolean,
): { cart: Cart; issues: CartIssue[] } {
  const issues: CartIssue[] = [];
  let cart = empty;
  for (const item of getCartItems(sent)) {
    const row = rows.get(item.item_id);
    // offers of other sellers have no price here
    if (!row || row.project_id !== item.project_id || item.marketplace_item_id != null || !sellable(row)) {
      issues.push({ item_id: item.item_id, code: 'unavailable' });
      continue;
    }
    const shipping_type = sent[getShopKey(row.shop_id)]?.shipping_type;
    const shop = { id: row.shop_id, type: row.shop_type, name: row.shop_name, ...(shipping_type && { shipping_type }) };
    cart = addItem(cart, item, shop);
  }
  const remainingStock = new Map([...rows.values()].map(({ item_id, stock }) => [item_id, stock]));
  for (const item of getCartItems(cart.shops)) {
    const available = remainingStock.get(item.item_id) ?? 0;
    const allocated = Math.min(item.quantity, available);
    remainingStock.set(item.item_id, available - allocated);
    if (allocated === item.quantity) continue;
    const code = allocated === 0 ? 'out_of_stock' : 'quantity_reduced';
    issues.push({ item_id: item.item_id, code, available: allocated });
    cart = setQuantity(cart, item, allocated);
  }
  return { cart, issues };
}

/** Converts a filled cart to the input of `computeCartTotals`. */
export function toPricedShops(cart: Cart, rows: ReadonlyMap<number, SellableItem>): PricedShop<CartLine>[] {
  return Object.values(cart.shops).map((shop) => ({
    shop_id: shop.id,
    shipping_type: shop.shipping_type,
    lines: shop.items.flatMap((item) => {
      const row = rows.get(item.item_id);
      return row
        ? [
            {
              item_id: row.item_id,
              quantity: item.quantity,
              ...getPriceFor(row, cart.currency),
              weight: row.weight,
              item,
              row,
            },
          ]
        : [];
    }),
  }));
}

/** Converts a priced line to the wire, with names and price of the database. */
export function toCartItem({ line, price }: LineTotals<CartLine>, currency: Cart['currency']): CartItem {
  const { item, row } = line;
  return {
    ...toSizes(item),
    project_id: row.project_id,
    item_id: row.item_id,
    quantity: item.quantity,
    type: row.type,
    category: row.category,
    name: row.name,
    artist_name: row.artist_name,
    item_name: row.item_name,
    picture: row.picture,
    comment: item.comment ?? null,
    price: fromMinor(price, currency),
    currency,
  };
}

/** The sizes of a line in both forms of §3: `chosen_sizes` and size_XS … size_XXL. */
function toSizes(item: CartItem): Partial<CartItem> {
  const sizes = Size.values.flatMap((size) => {
    const count = item[`size_${size}`];
    return count === undefined ? [] : [[`size_${size}`, count] as const];
  });
  return { ...(item.chosen_sizes && { chosen_sizes: item.chosen_sizes }), ...Object.fromEntries(sizes) };
}

/** Formats sizes, e.g. "M × 1, L × 2"; empty without sizes. */
export function formatChosenSizes(item: CartItem): string {
  const counts = Size.values.map(
    (size) => [size, (item.chosen_sizes?.[size] ?? 0) + (item[`size_${size}`] ?? 0)] as const,
  );
  return counts.flatMap(([size, count]) => (count > 0 ? [`${size} × ${count}`] : [])).join(', ');
}
