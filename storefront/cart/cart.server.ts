import { isCartEmpty, newCart } from '#domain/cart/cart.ts';
import { isCountry } from '#domain/countries.ts';
import { COOKIES } from '#domain/cookies.ts';
import type { Cart, CartCalculateRequest, CartCalculation } from '#generated/schemas.ts';
import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';

function calculate({ api }: Visit, body: CartCalculateRequest): Promise<CartCalculation> {
  return unwrap(api.POST('/cart/calculate', { body }));
}

/**
 * The visitor's cart at today's prices in her currency; undefined when she has none, or hers has expired, is empty or
 * became an order. Throws an ApiError when the API fails.
 */
export async function loadCart(visit: Visit): Promise<CartCalculation | undefined> {
  if (!visit.cartId) return undefined;
  try {
    const calculation = await calculate(visit, { id: visit.cartId, currency: visit.currency });
    return calculation.cart.order_id || isCartEmpty(calculation.cart) ? undefined : calculation;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** The number on the cart button; 0 when the API does not say, since no page should fail over it. */
export async function cartCountOf(visit: Visit): Promise<number> {
  try {
    return (await loadCart(visit))?.cart.count ?? 0;
  } catch {
    return 0;
  }
}

/** Where a new visitor's parcel probably goes: her account's country, else the one of her address. */
async function likelyCountry(visit: Visit): Promise<Cart['customer']> {
  const country = (await visit.user())?.country_id ?? visit.country;
  return isCountry(country) ? { country_id: country } : null;
}

/** The cart to change: the visitor's own, or a new one under a new id. */
export async function currentCart(visit: Visit): Promise<Cart> {
  const known = await loadCart(visit);
  return known?.cart ?? { ...newCart(visit.currency), customer: await likelyCountry(visit) };
}

/**
 * Saves a changed cart and keeps its cookie for a day; an empty one is forgotten. Gives back the cart as the server
 * prices it, undefined when nothing is left in it. Throws an ApiError, e.g. 422 for a code that does not count.
 */
export async function saveCart(visit: Visit, cart: Cart): Promise<CartCalculation | undefined> {
  if (isCartEmpty(cart)) {
    await unwrap(visit.api.DELETE('/cart', { params: { query: { id: cart.id } } }));
    visit.cookies.delete(COOKIES.cart);
    return undefined;
  }
  const { id, shops, boxes, promo_code, customer } = cart;
  const calculation = await calculate(visit, {
    id,
    shops,
    boxes,
    currency: visit.currency,
    promo_code: promo_code ?? null,
    customer: customer ?? null,
    save: true,
    is_gift: false,
  });
  visit.cookies.set(COOKIES.cart, id);
  return calculation;
}
