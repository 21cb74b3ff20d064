import { addBox, addItem, removeBox, removeItem, setQuantity, setShipping } from '#domain/cart/cart.ts';
import { isCountry } from '#domain/countries.ts';
import { BoxPeriodicity, BoxType, ShippingType } from '#generated/enums.ts';
import type { Cart, CartCalculation, CartItem, PickupAddress, Problem } from '#generated/schemas.ts';
import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { toProblem } from '#storefront/app/api/to-problem.ts';
import { loadOptional } from '#storefront/app/api/load.ts';
import { parseObject } from '#storefront/app/visit/read-body.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';
import { loadOrCreateCart, loadCart, saveCart } from './cart.server.ts';

/** The result of a cart change: the current cart (undefined when empty) and the problem, if any. */
export interface CartAnswer {
  readonly calculation: CartCalculation | undefined;
  readonly problem?: Problem;
  /** whether the change failed on the way, so that the cart is as before */
  readonly failed?: boolean;
}

/** Reads an integer from a form field; undefined for anything else. */
function readInteger(form: FormData, name: string): number | undefined {
  const text = form.get(name);
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** Finds the line of a form's project and item. */
function findLine(cart: Cart, form: FormData): CartItem | undefined {
  const lines = Object.values(cart.shops).flatMap((shop) => shop.items);
  return lines.find(
    (line) => line.item_id === readInteger(form, 'item_id') && line.project_id === readInteger(form, 'project_id'),
  );
}

type Change = (cart: Cart, form: FormData, visit: Visit) => Cart | Promise<Cart>;

/** Cart changes by the form's `intent`. */
const CHANGES: Readonly<Record<string, Change>> = {
  /** project_id, item_id, quantity (1): adds copies of an item */
  async add(cart, form, { api, currency }) {
    const [id, item_id] = [readInteger(form, 'project_id'), readInteger(form, 'item_id')];
    if (!id || !item_id) return cart;
    const path = { path: { id } };
    const [project, shipment] = await Promise.all([
      unwrap(api.GET('/projects/{id}', { params: { ...path, query: { currency } } })),
      loadOptional(api.GET('/projects/{id}/group-shipment', { params: path }), null),
    ]);
    const item: CartItem = {
      project_id: id,
      item_id,
      quantity: readInteger(form, 'quantity') ?? 1,
      name: project.name,
    };
    return addItem(cart, item, { id: project.shop_id }, shipment);
  },
  /** project_id, item_id, quantity: sets the quantity; 0 removes the line */
  quantity(cart, form) {
    const [line, quantity] = [findLine(cart, form), readInteger(form, 'quantity')];
    return line && quantity !== undefined ? setQuantity(cart, line, quantity) : cart;
  },
  remove(cart, form) {
    const line = findLine(cart, form);
    return line ? removeItem(cart, line) : cart;
  },
  /** plan ('vinyl:monthly'), for ('self' or 'gift'), gift_to, gift_message, sponsor, box_code: adds a box */
  add_box(cart, form) {
    const read = (name: string, length: number) =>
      String(form.get(name) ?? '')
        .trim()
        .slice(0, length);
    const [type, periodicity] = read('plan', 40).split(':');
    const plan = {
      type: BoxType.values.find((value) => value === type),
      periodicity: BoxPeriodicity.values.find((value) => value === periodicity),
    };
    if (!plan.type || !plan.periodicity) return cart;
    const gift = { to: read('gift_to', 80), message: read('gift_message', 300) || null };
    return addBox(cart, {
      ...{ name: plan.type, type: plan.type, periodicity: plan.periodicity },
      ...(read('for', 10) === 'gift' && { gift }),
      ...{ sponsor: read('sponsor', 60) || null, promo_code: read('box_code', 40) || null },
    });
  },
  /** index: removes a box */
  remove_box(cart, form) {
    const index = readInteger(form, 'index');
    return index === undefined ? cart : removeBox(cart, index);
  },
  /** shop_id, shipping_type: sets the shipping method of a shop's parcel */
  shipping(cart, form) {
    const type = ShippingType.values.find((value) => value === form.get('shipping_type'));
    const shop = readInteger(form, 'shop_id');
    return shop && type ? setShipping(cart, shop, type) : cart;
  },
  country(cart, form) {
    const country_id = form.get('country_id');
    return isCountry(country_id) ? { ...cart, customer: { ...cart.customer, country_id } } : cart;
  },
  /** details: JSON of the details entered so far: customer, VAT number and gift */
  details(cart, form) {
    const { customer, vat_number, is_gift, gift_message }: Partial<Cart> = parseObject(form.get('details'));
    return { ...cart, customer: { ...cart.customer, ...customer }, vat_number, is_gift, gift_message };
  },
  /** pickup: JSON of the address of the pick-up point */
  pickup(cart, form) {
    const pickup: Partial<PickupAddress> = parseObject(form.get('pickup'));
    // the API validates it
    return { ...cart, pickup: pickup as PickupAddress };
  },
  /** promo_code: empty removes the code */
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

/** Applies a cart form. When it is rejected, the cart is unchanged and the problem is returned. */
export async function changeCart(form: FormData, visit: Visit): Promise<CartAnswer> {
  const intent = String(form.get('intent'));
  const change = Object.hasOwn(CHANGES, intent) ? CHANGES[intent] : undefined;
  if (!change) return { calculation: await loadCart(visit) };
  const cart = await loadOrCreateCart(visit);
  try {
    return { calculation: await saveCart(visit, await change(cart, form, visit)) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { calculation: await loadCart(visit), problem: toProblem(error) };
  }
}
