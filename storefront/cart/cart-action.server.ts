import { addItem, removeItem, setQuantity, setShipping } from '#domain/cart/cart.ts';
import { isCountry } from '#domain/countries.ts';
import { ShippingType } from '#generated/enums.ts';
import type { Cart, CartCalculation, CartItem, Problem } from '#generated/schemas.ts';
import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { problemOf } from '#storefront/app/api/problem-of.ts';
import { optional } from '#storefront/app/api/page.ts';
import { parseObject } from '#storefront/app/visit/read-body.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';
import { currentCart, loadCart, saveCart } from './cart.server.ts';

/** What became of a change: the cart as it is now (undefined when empty), and what was refused. */
export interface CartAnswer {
  readonly calculation: CartCalculation | undefined;
  readonly problem?: Problem;
}

/** A whole number out of a form field, undefined for anything else. */
function whole(form: FormData, name: string): number | undefined {
  const text = form.get(name);
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** The line a form speaks of. */
function lineOf(cart: Cart, form: FormData): CartItem | undefined {
  const lines = Object.values(cart.shops).flatMap((shop) => shop.items);
  return lines.find((line) => line.item_id === whole(form, 'item_id') && line.project_id === whole(form, 'project_id'));
}

type Change = (cart: Cart, form: FormData, visit: Visit) => Cart | Promise<Cart>;

/** Every change a cart form can ask for, by its `intent`. */
const CHANGES: Readonly<Record<string, Change>> = {
  /** project_id, item_id, quantity (1): another copy of an item */
  async add(cart, form, { api, currency }) {
    const [id, item_id] = [whole(form, 'project_id'), whole(form, 'item_id')];
    if (!id || !item_id) return cart;
    const path = { path: { id } };
    const [project, shipment] = await Promise.all([
      unwrap(api.GET('/projects/{id}', { params: { ...path, query: { currency } } })),
      optional(api.GET('/projects/{id}/group-shipment', { params: path }), null),
    ]);
    const item: CartItem = { project_id: id, item_id, quantity: whole(form, 'quantity') ?? 1, name: project.name };
    return addItem(cart, item, { id: project.shop_id }, shipment);
  },
  /** project_id, item_id, quantity: so many copies; 0 removes the line */
  quantity(cart, form) {
    const [line, quantity] = [lineOf(cart, form), whole(form, 'quantity')];
    return line && quantity !== undefined ? setQuantity(cart, line, quantity) : cart;
  },
  remove(cart, form) {
    const line = lineOf(cart, form);
    return line ? removeItem(cart, line) : cart;
  },
  /** shop_id, shipping_type: how a shop's parcel travels */
  shipping(cart, form) {
    const type = ShippingType.values.find((value) => value === form.get('shipping_type'));
    const shop = whole(form, 'shop_id');
    return shop && type ? setShipping(cart, shop, type) : cart;
  },
  country(cart, form) {
    const country_id = form.get('country_id');
    return isCountry(country_id) ? { ...cart, customer: { ...cart.customer, country_id } } : cart;
  },
  /** customer: JSON of what is known so far, for shipping, VAT and the payment page */
  customer(cart, form) {
    const sent: object = parseObject(form.get('customer'));
    return { ...cart, customer: { ...cart.customer, ...sent } };
  },
  /** promo_code: empty takes it off */
  promo(cart, form) {
    return {
      ...cart,
      promo_code:
        String(form.get('promo_code') ?? '')
          .trim()
          .slice(0, 40) || null,
    };
  },
};

/** Does what a cart form asks for. A refusal leaves the cart as it was and says why. */
export async function changeCart(form: FormData, visit: Visit): Promise<CartAnswer> {
  const intent = String(form.get('intent'));
  const change = Object.hasOwn(CHANGES, intent) ? CHANGES[intent] : undefined;
  if (!change) return { calculation: await loadCart(visit) };
  const before = await currentCart(visit);
  try {
    return { calculation: await saveCart(visit, await change(before, form, visit)) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { calculation: await loadCart(visit), problem: problemOf(error) };
  }
}
