import { createCartId } from '#domain/cart/cart-id.ts';
import { DEFAULT_CURRENCY } from '#domain/currencies.ts';
import { normalisePromoCode } from '#domain/pricing/promo.ts';
import type { Cart, CartCalculateRequest, CartCalculation } from '#generated/schemas.ts';
import type { Call, Handlers } from '#server/core/api/handler.ts';
import { invalid, problem } from '#server/core/problems/problem.ts';
import { estimateShipping } from './estimate-shipping.ts';
import { getCartItems } from './fill.ts';
import { priceCart, toCalculation } from './price-cart.ts';
import { priceBoxes } from './price-boxes.ts';
import { isCartReverseCharged } from './reverse-charge.ts';
import { listRelatedToCart } from './related.ts';
import { findPromo, promoCodesResource, readRates } from '#server/modules/pricing/index.ts';
import { emptyCart, findCart, removeCart, saveCart, type CartState } from './saved-carts.ts';
import { readItems } from './sellable.ts';
import { readShelves } from '#server/modules/catalogue/index.ts';

/**
 * Prices a cart at current prices, stock and rates; changes are issues. An id alone loads the saved cart or throws
 * 404. A cart that became an order is empty and has its id. A newly entered invalid promo code throws 422; one that
 * expired is dropped.
 */
async function calculateCart(call: Call<'calculateCart'>): Promise<CartCalculation> {
  const { context, body, user } = call;
  const { db } = context;
  const now = context.now();
  const state = await findCart(db, body.id ?? '', now);
  if (!state.saved && !state.order_id && !body.shops && !body.boxes) throw problem(404, 'cart_not_found');
  const cart = mergeCart(call, state);

  const country = cart.customer?.country_id ?? undefined;
  const [rows, promo, rates, shelves, reverse_charge] = await Promise.all([
    readItems(
      db,
      getCartItems(cart.shops).map(({ item_id }) => item_id),
    ),
    findPromo(db, cart.promo_code),
    readRates(db),
    readShelves(db),
    isCartReverseCharged(db, country, cart.vat_number, now),
  ]);
  const savedBoxes = state.saved?.boxes ?? [];
  const boxes = await priceBoxes(call, { db, boxes: cart.boxes, savedBoxes, currency: cart.currency, rates });
  const priced = priceCart({ cart, rows, boxes, country, reverse_charge, promo, rates, shelves, user, now });
  const { promo_refused } = priced.totals;
  if (promo_refused && isNewCode(body, state.saved)) throw invalid([{ path: 'promo_code', code: promo_refused }]);
  if (body.save && !state.order_id) await saveCart(db, priced.cart, now);
  return toCalculation(priced, country, state.held_minutes);
}

/** Merges the sent cart over the saved one. */
function mergeCart({ body, user }: Call<'calculateCart'>, { saved, order_id }: CartState): Cart {
  const base = saved ?? emptyCart(body.id ?? createCartId(), user?.currency ?? DEFAULT_CURRENCY);
  const currency = body.currency ?? base.currency;
  if (order_id) return { ...emptyCart(base.id, currency), order_id };
  return {
    ...base,
    currency,
    shops: collectAt(body.pickup, body.shops ?? base.shops),
    boxes: body.boxes ?? base.boxes,
    promo_code: body.promo_code === undefined ? base.promo_code : body.promo_code,
    customer: body.customer === undefined ? base.customer : body.customer,
    pickup: body.pickup === undefined ? base.pickup : body.pickup,
    is_gift: body.is_gift ?? base.is_gift,
    gift_message: body.gift_message === undefined ? base.gift_message : body.gift_message,
    vat_number: body.vat_number === undefined ? base.vat_number : body.vat_number,
  };
}

/** Collects the parcels at the pick-up point, except those with a shipping type of their own. */
function collectAt(pickup: Cart['pickup'], shops: Cart['shops']): Cart['shops'] {
  if (!pickup) return shops;
  return Object.fromEntries(
    Object.entries(shops).map(([key, shop]) => [key, { ...shop, shipping_type: shop.shipping_type ?? 'pickup' }]),
  );
}

function isNewCode({ promo_code }: CartCalculateRequest, saved: Cart | undefined): boolean {
  return Boolean(promo_code?.trim()) && normalisePromoCode(promo_code ?? '') !== saved?.promo_code;
}

/** Deletes a cart; succeeds when there is none. */
async function deleteCart({ context, query }: Call<'deleteCart'>): Promise<undefined> {
  await removeCart(context.db, query.id);
}

export const cartHandlers = {
  calculateCart,
  deleteCart,
  estimateShipping,
  listRelatedToCart,
  ...promoCodesResource.handlers,
} as const satisfies Partial<Handlers>;
