import { describe, expect, test } from 'vitest';
import type { Cart, CartItem } from '#generated/schemas.ts';
import {
  addBox,
  addItem,
  canCalculate,
  countCartItems,
  isCartEmpty,
  getMaxQuantity,
  createCart,
  removeBox,
  removeItem,
  setQuantity,
  setShipping,
} from './cart.ts';
import { isCartId } from './cart-id.ts';

const item = (project_id: number, values: Partial<CartItem> = {}): CartItem => ({
  project_id,
  item_id: project_id * 10,
  quantity: 1,
  ...values,
});
const fillCart = (...items: [CartItem, shop: number][]): Cart =>
  items.reduce((cart, [line, id]) => addItem(cart, line, { id }), createCart('EUR'));
const summarise = (cart: Cart) =>
  Object.fromEntries(
    Object.entries(cart.shops).map(([key, { items }]) => [key, items.map((line) => [line.project_id, line.quantity])]),
  );

test('a new cart is empty, has an id and its currency', () => {
  const cart = createCart('USD');
  expect(isCartId(cart.id)).toBe(true);
  expect(cart).toMatchObject({ count: 0, currency: 'USD', shops: {}, boxes: [] });
  expect(isCartEmpty(cart)).toBe(true);
});

describe('adding', () => {
  test('the same project, item and sizes raises the quantity', () => {
    const cart = fillCart([item(1), 4], [item(1, { quantity: 2 }), 4]);
    expect(summarise(cart)).toEqual({ s_4: [[1, 3]] });
    expect(cart.count).toBe(3);
  });

  test.each<[string, Partial<CartItem>, Partial<CartItem>, number]>([
    ['another item', {}, { item_id: 99 }, 2],
    ['another size', { chosen_sizes: { M: 1 } }, { chosen_sizes: { L: 1 } }, 2],
    ['the same size', { chosen_sizes: { M: 1 } }, { chosen_sizes: { M: 1 } }, 1],
    ['sizes in another order', { chosen_sizes: { M: 1, L: 2 } }, { chosen_sizes: { L: 2, M: 1 } }, 1],
    ['a size of none', { chosen_sizes: { M: 1, S: 0 } }, { chosen_sizes: { M: 1 } }, 1],
    ['no sizes by any spelling', { chosen_sizes: null }, {}, 1],
    ['another price', { price: 20 }, { price: 25 }, 1],
    ['another seller', { marketplace_item_id: 5 }, { marketplace_item_id: 6 }, 2],
  ])('%s: %j and %j make %d line(s)', (_case, first, second, lines) => {
    expect(fillCart([item(1, first), 4], [item(1, second), 4]).shops.s_4?.items).toHaveLength(lines);
  });

  test('size_ fields and chosen sizes are equivalent', () => {
    const single = Object.assign(item(1), { size_M: 1 });
    expect(fillCart([single, 4], [item(1, { chosen_sizes: { M: 1 } }), 4]).shops.s_4?.items).toHaveLength(1);
  });

  test('shops are kept apart, in the order they came', () => {
    expect(Object.keys(fillCart([item(1), 4], [item(2), 5], [item(3), 4]).shops)).toEqual(['s_4', 's_5']);
    expect(summarise(fillCart([item(1), 4], [item(2), 5], [item(3), 4]))).toEqual({
      s_4: [
        [1, 1],
        [3, 1],
      ],
      s_5: [[2, 1]],
    });
  });

  test('an item whose project shares a group shipment joins that shop', () => {
    const shared = { project_id: 2, shop_id: 4, group: 'paris-depot' };
    const cart = addItem(fillCart([item(1), 4]), item(2), { id: 5 }, shared);
    expect(summarise(cart)).toEqual({
      s_4: [
        [1, 1],
        [2, 1],
      ],
    });
  });

  test('the shop of a group shipment is added when it is missing', () => {
    const shared = { project_id: 2, shop_id: 4, group: 'paris-depot' };
    const cart = addItem(createCart('EUR'), item(2), { id: 5, name: 'Five' }, shared);
    expect(cart.shops).toMatchObject({ s_4: { id: 4 } });
    expect(cart.shops.s_4?.name).toBeUndefined();
  });

  test.each([
    ['no group', { project_id: 2, shop_id: 4, group: null }],
    ['the shipment of another project', { project_id: 9, shop_id: 4, group: 'paris-depot' }],
    ['nothing known', null],
  ])('with %s an item stays in its own shop', (_case, shipment) => {
    expect(summarise(addItem(createCart('EUR'), item(2), { id: 5 }, shipment))).toEqual({ s_5: [[2, 1]] });
  });

  test('more copies are added to the line in a group shipment', () => {
    const shared = { project_id: 2, shop_id: 4, group: 'paris-depot' };
    const cart = addItem(addItem(createCart('EUR'), item(2), { id: 5 }, shared), item(2), { id: 5 });
    expect(summarise(cart)).toEqual({ s_4: [[2, 2]] });
  });

  test('never exceeds the quantity that the description allows', () => {
    expect(getMaxQuantity()).toBe(99);
    expect(fillCart([item(1, { quantity: 98 }), 4], [item(1, { quantity: 5 }), 4]).count).toBe(99);
    expect(fillCart([item(1, { quantity: 0 }), 4]).count).toBe(0);
  });

  test('does not change the given cart', () => {
    const cart = fillCart([item(1), 4]);
    const copy = structuredClone(cart);
    addItem(cart, item(1), { id: 4 });
    setQuantity(cart, item(1), 5);
    expect(cart).toEqual(copy);
  });
});

describe('changing', () => {
  test.each([
    [5, 5],
    [1, 1],
    [1000, 99],
    [2.9, 2],
  ])('a quantity of %d becomes %d', (quantity, expected) => {
    expect(summarise(setQuantity(fillCart([item(1), 4]), item(1), quantity))).toEqual({ s_4: [[1, expected]] });
  });

  test('the last item of a shop removes the shop', () => {
    expect(summarise(removeItem(fillCart([item(1), 4], [item(2), 5]), item(1)))).toEqual({ s_5: [[2, 1]] });
  });

  test.each([0, -1])('a quantity of %d removes the item', (quantity) => {
    expect(summarise(setQuantity(fillCart([item(1), 4], [item(2), 4]), item(1), quantity))).toEqual({ s_4: [[2, 1]] });
  });

  test('an empty cart is cleared', () => {
    const cart = removeItem({ ...fillCart([item(1), 4]), promo_code: 'WELCOME10', order_id: 7 }, item(1));
    expect(cart).toMatchObject({ shops: {}, boxes: [], count: 0, promo_code: null, order_id: null });
    expect(isCartEmpty(cart)).toBe(true);
  });

  test('a cart is cleared once its last box is removed', () => {
    const boxes: Cart['boxes'] = [{ name: 'Vinyl box', type: 'vinyl', periodicity: 'monthly' }];
    const cart = removeItem({ ...fillCart([item(1), 4]), boxes, promo_code: 'WELCOME10' }, item(1));
    expect(cart).toMatchObject({ count: 1, promo_code: 'WELCOME10' });
    expect(removeBox(cart, 0)).toMatchObject({ count: 0, boxes: [], promo_code: null });
  });

  test('the shipping type of a shop can be set', () => {
    const cart = setShipping(fillCart([item(1), 4], [item(2), 5]), 5, 'express');
    expect(cart.shops.s_5?.shipping_type).toBe('express');
    expect(cart.shops.s_4?.shipping_type).toBeUndefined();
  });
});

test('boxes are added up to the maximum of the description', () => {
  const box: Cart['boxes'][number] = { name: 'Vinyl box', type: 'vinyl', periodicity: 'monthly' };
  let cart = createCart('EUR');
  for (let index = 0; index < 12; index++) cart = addBox(cart, box);
  expect(cart).toMatchObject({ count: 10, boxes: Array.from({ length: 10 }, () => box) });
});

test('copies and boxes are counted', () => {
  const boxes: Cart['boxes'] = [{ name: 'Vinyl box', type: 'vinyl', periodicity: 'monthly' }];
  expect(countCartItems({ ...fillCart([item(1, { quantity: 3 }), 4], [item(2), 5]), boxes })).toBe(5);
});

test('a cart without a currency cannot be calculated', () => {
  expect(canCalculate({})).toBe(false);
  expect(canCalculate({ currency: 'EUR' })).toBe(true);
});
