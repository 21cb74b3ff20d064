import { expect, it } from 'vitest';
import type { Order } from '#generated/schemas.ts';
import { hasReasons, listKnownLines, toEditedLine, buildChangeRequest } from './change-request.ts';

const LINE = { project_id: 5, item_id: 50, price: 20, total: 60, currency: 'EUR', cancelled: 0 };
const part = (status: string, lines: object[], shipments: object[] = []) => ({ status, lines, shipments });
const order = (...parts: object[]) => ({ shop_orders: parts }) as unknown as Order;

const shipped = order(
  part(
    'pending',
    [
      { ...LINE, id: 1, name: 'Record', item_name: 'LP', quantity: 3 },
      { ...LINE, id: 2, name: 'Tee', item_name: 'Black (M × 1, L × 1)', quantity: 2 },
      { ...LINE, id: 3, name: 'Gone', quantity: 1, cancelled: 1 },
    ],
    [{ status: 'sent', lines: [{ order_line_id: 1, quantity: 1 }] }],
  ),
  part('delivered', [{ ...LINE, id: 4, name: 'There', quantity: 1 }]),
);
const known = listKnownLines(shipped);
const lines = known.map(toEditedLine);

it('knows what of an order is wanted, what of it stays, and its sizes', () => {
  expect(known.map(({ line, sizes, standing }) => [line.id, sizes, standing])).toEqual([
    [1, null, { wanted: 3, least: 1, shipped: 1, isShut: false }],
    [2, { M: 1, L: 1 }, { wanted: 2, least: 0, shipped: 0, isShut: false }],
    [4, null, { wanted: 1, least: 1, shipped: 0, isShut: false }],
  ]);
});

it('asks nothing while nothing is other than it is', () => {
  expect(buildChangeRequest({ lines, recompute_shipping: false }, known)).toBeUndefined();
  expect(buildChangeRequest({ lines, recompute_shipping: true }, known)).toEqual({
    lines: [],
    added: [],
    recompute_shipping: true,
  });
});

it('requests changed quantities and sizes of lines, and new items', () => {
  const [record, tee] = lines;
  if (!record || !tee) throw new Error('no lines');
  const typed = [
    { ...record, quantity: 1 },
    { ...tee, chosen_sizes: { L: 1, XL: 2 } },
    { item_id: 9, quantity: 1, price: 18 },
  ];
  const wish = buildChangeRequest({ lines: typed, recompute_shipping: false }, known);
  expect(wish).toMatchObject({
    lines: [
      { order_line_id: 1, quantity: 1 },
      { order_line_id: 2, quantity: 3, chosen_sizes: { L: 1, XL: 2 } },
    ],
    added: [{ item_id: 9, quantity: 1, price: 18 }],
  });
  expect(hasReasons(wish ?? {})).toBe(false);
  expect(hasReasons({ added: [{ item_id: 9, quantity: 1, price: 18, reason: 'Agreed' }] })).toBe(true);
  // a line by sizes without a size is removed
  const off = buildChangeRequest({ lines: [{ ...tee, chosen_sizes: null }], recompute_shipping: false }, known);
  expect(off?.lines).toEqual([{ order_line_id: 2, quantity: 0, chosen_sizes: {} }]);
});
