import { CartItemFields } from '#generated/fields/CartItem.ts';
import type { Cart, CartItem, CartShop, GroupShipment } from '#generated/schemas.ts';
import { newCartId } from './cart-id.ts';

/** The most copies one line may hold, as the description says. A function, so that pages that count nothing leave it out. */
export const maxQuantity = (): number => CartItemFields.find((field) => field.name === 'quantity')?.max ?? Infinity;

/** The key of a shop in a cart (§3). */
export function shopKey(shopId: number): `s_${number}` {
  return `s_${shopId}`;
}

/** A cart with nothing in it, under a new id. */
export function newCart(currency: Cart['currency']): Cart {
  return { id: newCartId(), count: 0, currency, promo_code: null, shops: {}, boxes: [] };
}

/** Copies and boxes in a cart: the number on the cart button. */
export function cartCount(cart: Pick<Cart, 'shops' | 'boxes'>): number {
  const copies = Object.values(cart.shops).flatMap((shop) => shop.items.map((item) => item.quantity));
  return copies.reduce((total, quantity) => total + quantity, 0) + cart.boxes.length;
}

/** Whether neither items nor boxes are left. */
export function isCartEmpty(cart: Pick<Cart, 'shops' | 'boxes'>): boolean {
  return cartCount(cart) === 0;
}

/** Whether a cart can be priced: recalculation is skipped while no currency is set (§4). */
export function canCalculate(cart: Partial<Pick<Cart, 'currency'>>): boolean {
  return Boolean(cart.currency);
}

/** Chosen sizes with a quantity, from `chosen_sizes` and the size_* fields, in a fixed order. */
function sizesOf(item: CartItem): string {
  const chosen = Object.entries(item.chosen_sizes ?? {}).map(([size, count]) => [`size_${size}`, count] as const);
  const single = Object.entries(item).filter(([key]) => key.startsWith('size_'));
  const sizes = [...chosen, ...single].filter(([, count]) => Number(count) > 0);
  return JSON.stringify(sizes.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whether two lines are one: same project, item and sizes (§4), and from the same seller. */
export function isSameItem(a: CartItem, b: CartItem): boolean {
  return (
    a.project_id === b.project_id &&
    a.item_id === b.item_id &&
    (a.marketplace_item_id ?? null) === (b.marketplace_item_id ?? null) &&
    sizesOf(a) === sizesOf(b)
  );
}

/** With new shops; those without items are gone, and a cart with nothing left is cleared of its code and order too (§4). */
function withShops(cart: Cart, shops: readonly CartShop[]): Cart {
  const kept = shops.filter((shop) => shop.items.length > 0).map((shop) => [shopKey(shop.id), shop] as const);
  return counted({ ...cart, shops: Object.fromEntries(kept) });
}

function counted(cart: Cart): Cart {
  const count = cartCount(cart);
  return count > 0 ? { ...cart, count } : { ...cart, count, promo_code: null, order_id: null };
}

function changeItem(cart: Cart, item: CartItem, change: (found: CartItem) => CartItem[]): Cart {
  const shops = Object.values(cart.shops).map((shop) => ({
    ...shop,
    items: shop.items.flatMap((other) => (isSameItem(other, item) ? change(other) : [other])),
  }));
  return withShops(cart, shops);
}

const limited = (quantity: number): number => Math.min(Math.max(Math.trunc(quantity), 0), maxQuantity());

/**
 * Adds an item (§4): a line with the same project, item and sizes gets more copies, wherever it is in the cart; an item
 * whose project shares a group shipment joins that shipment's shop; otherwise it goes to its own shop. The quantity
 * stays within what the description allows. The cart passed in is left as it is.
 */
export function addItem(
  cart: Cart,
  item: CartItem,
  shop: Omit<CartShop, 'items'>,
  shipment?: GroupShipment | null,
): Cart {
  if (limited(item.quantity) === 0) return cart;
  const known = Object.values(cart.shops).some(({ items }) => items.some((other) => isSameItem(other, item)));
  if (known) {
    return changeItem(cart, item, (found) => [{ ...found, quantity: limited(found.quantity + item.quantity) }]);
  }
  const joined = shipment?.group != null && shipment.project_id === item.project_id ? shipment.shop_id : shop.id;
  const own = joined === shop.id ? shop : { id: joined };
  const target: CartShop = cart.shops[shopKey(joined)] ?? { ...own, items: [] };
  const line = { ...item, quantity: limited(item.quantity) };
  const shops = { ...cart.shops, [shopKey(joined)]: { ...target, items: [...target.items, line] } };
  return withShops(cart, Object.values(shops));
}

/** Sets the copies of a line; none removes it. */
export function setQuantity(cart: Cart, item: CartItem, quantity: number): Cart {
  const copies = limited(quantity);
  return changeItem(cart, item, (found) => (copies === 0 ? [] : [{ ...found, quantity: copies }]));
}

/** Removes a line; the last item of a shop removes the shop (§4). */
export function removeItem(cart: Cart, item: CartItem): Cart {
  return setQuantity(cart, item, 0);
}

/** Removes a box by its place. */
export function removeBox(cart: Cart, index: number): Cart {
  return counted({ ...cart, boxes: cart.boxes.filter((_box, place) => place !== index) });
}

/** How a shop's parcel shall travel. */
export function setShipping(cart: Cart, shopId: number, type: CartShop['shipping_type']): Cart {
  const shops = Object.values(cart.shops);
  return withShops(
    cart,
    shops.map((shop) => (shop.id === shopId ? { ...shop, shipping_type: type } : shop)),
  );
}
