import { describe, expect, it } from 'vitest';
import type { CartCalculateRequest } from '#generated/schemas.ts';
import { openVisit, problemResponse } from '../testing/api.ts';
import { buildCalculation, DETAIL, KEPT_DAYS } from '../testing/fixtures.ts';
import { changeCart } from './cart-action.server.ts';

const CART = { cookie: 'cart=aB3dE6gH9k; lang=en; currency=EUR' };
const CALCULATE = 'POST /cart/calculate';

/** Builds API responses for the fixture's cart and project. */
function buildAnswers(extraAnswers: object = {}) {
  return {
    [CALCULATE]: ({ shops, ...body }: CartCalculateRequest) => {
      const calculation = buildCalculation();
      return { ...calculation, cart: { ...calculation.cart, ...body, shops: shops ?? calculation.cart.shops } };
    },
    'GET /projects/1204': DETAIL,
    'GET /projects/1204/group-shipment': { project_id: 1204, shop_id: 4, group: null },
    'DELETE /cart': undefined,
    ...extraAnswers,
  };
}

async function post(
  fields: Record<string, string>,
  { headers = CART as Record<string, string>, extraAnswers = {} } = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const { visit, findCalls } = await openVisit({ answers: buildAnswers(extraAnswers), headers });
  const answer = await changeCart(form, visit);
  const savedCart = findCalls(CALCULATE).at(-1)?.body as CartCalculateRequest;
  const cookie = (await visit.cookies.changes(async () => KEPT_DAYS)).find((text) => text.startsWith('cart='));
  const lines = Object.values(savedCart.shops ?? {}).flatMap((shop) => shop.items);
  return { answer, savedCart, lines, cookie, findCalls };
}

describe('a box', () => {
  const add = { intent: 'add_box', plan: 'vinyl:quarterly', for: 'self', gift_to: 'Paul', box_code: ' BOX10 ' };

  it('is added with its codes, and the recipient of a gift only', async () => {
    const { savedCart } = await post(add);
    expect(savedCart.boxes).toMatchObject([
      { type: 'vinyl', periodicity: 'quarterly', promo_code: 'BOX10', sponsor: null },
    ]);
    expect(savedCart.boxes?.[0]).not.toHaveProperty('gift');
    const { savedCart: given } = await post({ ...add, for: 'gift' });
    expect(given.boxes).toMatchObject([{ gift: { to: 'Paul', message: null } }]);
  });

  it('is not added with an unknown plan', async () => {
    expect((await post({ ...add, plan: 'vinyl:hourly' })).savedCart.boxes).toEqual([]);
  });
});

describe('adding', () => {
  const add = { intent: 'add', project_id: '1204', item_id: '3303' };

  it('adds another item as a new line and stores the cart for a day', async () => {
    const { savedCart, lines, cookie } = await post(add);
    expect(lines.map(({ item_id, quantity }) => [item_id, quantity])).toEqual([
      [3301, 1],
      [3303, 1],
    ]);
    expect(savedCart).toMatchObject({ id: 'aB3dE6gH9k', save: true, currency: 'EUR' });
    expect(cookie).toMatch(/^cart=aB3dE6gH9k; .*Max-Age=86400; .*HttpOnly/);
  });

  it('raises the quantity of the same item', async () => {
    const { lines } = await post({ ...add, item_id: '3301', quantity: '2' });
    expect(lines).toMatchObject([{ item_id: 3301, quantity: 3 }]);
  });

  it('joins the shop of a group shipment', async () => {
    const group = { 'GET /projects/1204/group-shipment': { project_id: 1204, shop_id: 7, group: 'paris' } };
    const { savedCart } = await post(add, { extraAnswers: group });
    expect(Object.keys(savedCart.shops ?? {})).toEqual(['s_4', 's_7']);
  });

  it('creates a cart with the country by geolocation', async () => {
    const headers = { cookie: 'lang=en; currency=EUR' };
    const { savedCart, lines, cookie } = await post(add, { headers });
    expect(savedCart.id).toMatch(/^[A-Za-z0-9]{10}$/);
    expect(cookie).toContain(`cart=${savedCart.id}`);
    expect(lines).toHaveLength(1);
  });

  it('does not change a cart that has become an order', async () => {
    const paid = {
      [CALCULATE]: (body: CartCalculateRequest) => ({
        ...buildCalculation(),
        cart: { ...buildCalculation().cart, ...body, order_id: body.save ? null : 3190 },
      }),
    };
    expect((await post(add, { extraAnswers: paid })).savedCart.id).not.toBe('aB3dE6gH9k');
  });

  it('returns the problem and keeps the cart when the record is unavailable', async () => {
    const extraAnswers = { 'GET /projects/1204': problemResponse(404, 'not_found') };
    const { answer } = await post(add, { extraAnswers });
    expect(answer.problem?.code).toBe('not_found');
    expect(answer.calculation?.cart.count).toBe(1);
  });
});

it('sets a quantity', async () => {
  const { lines } = await post({ intent: 'quantity', project_id: '1204', item_id: '3301', quantity: '5' });
  expect(lines).toMatchObject([{ quantity: 5 }]);
});

it.each(['remove', 'quantity'])('deletes the cookie of an empty cart: %s', async (intent) => {
  const { answer, cookie, findCalls } = await post({ intent, project_id: '1204', item_id: '3301', quantity: '0' });
  expect(findCalls('DELETE /cart')).toHaveLength(1);
  expect(answer).toEqual({ calculation: undefined });
  expect(cookie).toContain('Max-Age=0');
});

it('sets the shipping method', async () => {
  const { savedCart } = await post({ intent: 'shipping', shop_id: '4', shipping_type: 'express' });
  expect(savedCart.shops?.s_4?.shipping_type).toBe('express');
});

it('changes the country and keeps the rest of the customer', async () => {
  const { savedCart } = await post({ intent: 'country', country_id: 'DE' });
  expect(savedCart.customer).toEqual({ country_id: 'DE' });
});

it('rejects an unknown country', async () => {
  expect((await post({ intent: 'country', country_id: 'XX' })).savedCart.customer).toEqual({ country_id: 'FR' });
});

it('saves the customer’s details', async () => {
  const gift = { is_gift: true, gift_message: 'Happy birthday', vat_number: null };
  const details = JSON.stringify({ customer: { firstname: 'Léa' }, ...gift });
  const { savedCart } = await post({ intent: 'details', details });
  expect(savedCart).toMatchObject({ customer: { country_id: 'FR', firstname: 'Léa' }, ...gift });
});

it('saves the pick-up point', async () => {
  const pickup = { name: 'Relais Montmartre', address: '3 rue Lepic', zip_code: '75018', city: 'Paris' };
  expect((await post({ intent: 'pickup', pickup: JSON.stringify(pickup) })).savedCart.pickup).toEqual(pickup);
});

it('removes a promo code', async () =>
  expect((await post({ intent: 'promo', promo_code: ' ' })).savedCart.promo_code).toBeNull());

it('returns why a promo code is invalid', async () => {
  const extraAnswers = {
    [CALCULATE]: ({ promo_code }: CartCalculateRequest) =>
      promo_code
        ? problemResponse(422, 'validation_failed', { errors: [{ path: 'promo_code', code: 'promo_expired' }] })
        : buildCalculation(),
  };
  const { answer } = await post({ intent: 'promo', promo_code: 'OLD' }, { extraAnswers });
  expect(answer.problem?.errors?.[0]?.code).toBe('promo_expired');
  expect(answer.calculation?.cart.count).toBe(1);
});

it('ignores an unknown intent', async () => {
  const { answer, savedCart } = await post({ intent: 'toString' });
  expect(answer.calculation?.cart.count).toBe(1);
  expect(savedCart.save).toBeUndefined();
});
