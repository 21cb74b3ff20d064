import { isCartEmpty, createCart } from '#domain/cart/cart.ts';
import { isCountry } from '#domain/countries.ts';
import { COOKIES } from '#domain/cookies.ts';
import type { Cart, CartCalculateRequest, CartCalculation } from '#generated/schemas.ts';
import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { loadLookOfShops } from '#storefront/shops/white-label.server.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';

function calculate({ api }: Visit, body: CartCalculateRequest): Promise<CartCalculation> {
  return unwrap(api.POST('/cart/calculate', { body }));
}

/**
 * Loads the visitor's cart at current prices. Returns undefined when there is none, or it has expired, is empty or
 * became an order. Throws ApiError when the API fails.
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

/** Loads the theme of the white-label shop that a cart belongs to; undefined for others. */
export async function loadCartLook(visit: Visit, calculation: CartCalculation | undefined) {
  const { shops = {}, boxes = [] } = calculation?.cart ?? {};
  return boxes.length > 0
    ? undefined
    : loadLookOfShops(
        visit,
        Object.values(shops).map(({ id }) => id),
      );
}

/** Loads the number of copies for the cart button; 0 when the API fails. */
export async function loadCartCount(visit: Visit): Promise<number> {
  try {
    return (await loadCart(visit))?.cart.count ?? 0;
  } catch {
    return 0;
  }
}

/** The likely destination of a new cart: the account's country, else the one by geolocation. */
async function guessCountry(visit: Visit): Promise<Cart['customer']> {
  const country = (await visit.user())?.country_id ?? visit.country;
  return isCountry(country) ? { country_id: country } : null;
}

/** Loads the visitor's cart, or creates one with a new id. */
export async function loadOrCreateCart(visit: Visit): Promise<Cart> {
  const calculation = await loadCart(visit);
  return calculation?.cart ?? { ...createCart(visit.currency), customer: await guessCountry(visit) };
}

/**
 * Saves a cart and renews its cookie for a day; an empty cart loses its cookie. Returns the priced cart, undefined
 * when empty. Throws ApiError, e.g. 422 for an invalid promo code.
 */
export async function saveCart(visit: Visit, cart: Cart): Promise<CartCalculation | undefined> {
  if (isCartEmpty(cart)) {
    await unwrap(visit.api.DELETE('/cart', { params: { query: { id: cart.id } } }));
    visit.cookies.delete(COOKIES.cart);
    return undefined;
  }
  const { id, shops, boxes, promo_code, customer, pickup, is_gift = false, gift_message, vat_number } = cart;
  const calculation = await calculate(visit, {
    ...{ id, shops, boxes, is_gift },
    currency: visit.currency,
    promo_code: promo_code ?? null,
    customer: customer ?? null,
    pickup: pickup ?? null,
    gift_message: gift_message ?? null,
    vat_number: vat_number ?? null,
    save: true,
  });
  visit.cookies.set(COOKIES.cart, id);
  return calculation;
}
