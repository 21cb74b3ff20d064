import { CartFields } from '#generated/fields/Cart.ts';
import { CartItemFields } from '#generated/fields/CartItem.ts';
import type { Cart, CartBox, CartItem, CartShop, GroupShipment } from '#generated/schemas.ts';
import { createCartId } from './cart-id.ts';

/** Maximum quantity of a line, from the description. A function, so that bundlers can drop it. */
export const getMaxQuantity = (): number => CartItemFields.find((field) => field.name === 'quantity')?.max ?? Infinity;

/** The key of a shop in a cart (§3). */
export function getShopKey(shopId: number): `s_${number}` {
  return `s_${shopId}`;
}

/** Creates an empty cart with a new id. */
export function createCart(currency: Cart['currency']): Cart {
  return { id: createCartId(), count: 0, currency, promo_code: null, shops: {}, boxes: [] };
}

/** Number of copies and boxes in a cart, shown on the cart button. */
export function countCartItems(cart: Pick<Cart, 'shops' | 'boxes'>): number {
  const copies = Object.values(cart.shops).flatMap((shop) => shop.items.map((item) => item.quantity));
  return copies.reduce((total, quantity) => total + quantity, 0) + cart.boxes.length;
}

/** Whether a cart has neither items nor boxes. */
export function isCartEmpty(cart: Pick<Cart, 'shops' | 'boxes'>): boolean {
  return countCartItems(cart) === 0;
}

/** Whether a cart can be priced: recalculation is skipped while no currency is set (§4). */
export function canCalculate(cart: Partial<Pick<Cart, 'currency'>>): boolean {
  return Boolean(cart.currency);
}

/** A canonical text of the chosen sizes, from `chosen_sizes` and the size_* fields. */
function formatSizes(item: CartItem): string {
  const chosenSizes = Object.entries(item.chosen_sizes ?? {}).map(([size, count]) => [`size_${size}`, count] as const);
  const sizeFields = Object.entries(item).filter(([key]) => key.startsWith('size_'));
  const sizes = [...chosenSizes, ...sizeFields].filter(([, count]) => Number(count) > 0);
  return JSON.stringify(sizes.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whether two lines can be merged: same project, item and sizes (§4), and the same seller. */
function isSameItem(a: CartItem, b: CartItem): boolean {
  return (
    a.project_id === b.project_id &&
    a.item_id === b.item_id &&
    (a.marketplace_item_id ?? null) === (b.marketplace_item_id ?? null) &&
    formatSizes(a) === formatSizes(b)
  );
}

/** Replaces the shops. Shops without items are removed; an empty cart loses its promo code and order (§4). */
function replaceShops(cart: Cart, shops: readonly CartShop[]): Cart {
  const filledShops = shops.filter((shop) => shop.items.length > 0).map((shop) => [getShopKey(shop.id), shop] as const);
  return updateCount({ ...cart, shops: Object.fromEntries(filledShops) });
}

function updateCount(cart: Cart): Cart {
  const count = countCartItems(cart);
  return count > 0 ? { ...cart, count } : { ...cart, count, promo_code: null, order_id: null };
}

function changeItem(cart: Cart, item: CartItem, change: (line: CartItem) => CartItem[]): Cart {
  const shops = Object.values(cart.shops).map((shop) => ({
    ...shop,
    items: shop.items.flatMap((line) => (isSameItem(line, item) ? change(line) : [line])),
  }));
  return replaceShops(cart, shops);
}

const clampQuantity = (quantity: number): number => Math.min(Math.max(Math.trunc(quantity), 0), getMaxQuantity());

/**
 * Adds an item (§4) and returns the new cart. An existing line with the same project, item and sizes gets more copies; an item
 * whose project shares a group shipment joins that shipment's shop; otherwise it is added to its own shop. The quantity is
 * limited to the maximum of the description.
 */
export function addItem(
  cart: Cart,
  item: CartItem,
  shop: Omit<CartShop, 'items'>,
  shipment?: GroupShipment | null,
): Cart {
  if (clampQuantity(item.quantity) === 0) return cart;
  const isInCart = Object.values(cart.shops).some(({ items }) => items.some((line) => isSameItem(line, item)));
  if (isInCart) {
    return changeItem(cart, item, (line) => [{ ...line, quantity: clampQuantity(line.quantity + item.quantity) }]);
  }
  const shopId = shipment?.group != null && shipment.project_id === item.project_id ? shipment.shop_id : shop.id;
  const newShop = shopId === shop.id ? shop : { id: shopId };
  const target: CartShop = cart.shops[getShopKey(shopId)] ?? { ...newShop, items: [] };
  const newLine = { ...item, quantity: clampQuantity(item.quantity) };
  const shops = { ...cart.shops, [getShopKey(shopId)]: { ...target, items: [...target.items, newLine] } };
  return replaceShops(cart, Object.values(shops));
}

/** Sets the quantity of a line; 0 removes it. */
export function setQuantity(cart: Cart, item: CartItem, quantity: number): Cart {
  const copies = clampQuantity(quantity);
  return changeItem(cart, item, (line) => (copies === 0 ? [] : [{ ...line, quantity: copies }]));
}

/** Removes a line, and its shop when that becomes empty (§4). */
export function removeItem(cart: Cart, item: CartItem): Cart {
  return setQuantity(cart, item, 0);
}

/** Maximum number of boxes in a cart, from the description. */
const getMaxBoxes = (): number => CartFields.find((field) => field.name === 'boxes')?.maxItems ?? Infinity;

/** Adds a box; a full cart is unchanged. */
export function addBox(cart: Cart, box: CartBox): Cart {
  return cart.boxes.length < getMaxBoxes() ? updateCount({ ...cart, boxes: [...cart.boxes, box] }) : cart;
}

/** Removes a box by its index. */
export function removeBox(cart: Cart, index: number): Cart {
  return updateCount({ ...cart, boxes: cart.boxes.filter((_box, place) => place !== index) });
}

/** Sets the shipping type of a shop. */
export function setShipping(cart: Cart, shopId: number, type: CartShop['shipping_type']): Cart {
  const shops = Object.values(cart.shops);
  return replaceShops(
    cart,
    shops.map((shop) => (shop.id === shopId ? { ...shop, shipping_type: type } : shop)),
  );
}
