import { expect, it } from 'vitest';
import type { Order } from '#generated/schemas.ts';
import { hasReasons, listRecordedLines, toEditedLine, buildChangeRequest } from './change-request.ts';

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
const recordedLines = listRecordedLines(shipped);
const lines = recordedLines.map(toEditedLine);

it('lists the lines of an order with remaining copies, minimum quantity and sizes', () => {
  expect(recordedLines.map(({ line, sizes, copies }) => [line.id, sizes, copies])).toEqual([
    [1, null, { wanted: 3, min: 1, shipped: 1, hasFixedSizes: false }],
    [2, { M: 1, L: 1 }, { wanted: 2, min: 0, shipped: 0, hasFixedSizes: false }],
    [4, null, { wanted: 1, min: 1, shipped: 0, hasFixedSizes: false }],
  ]);
});

it('builds no request without a change', () => {
  expect(buildChangeRequest({ lines, recompute_shipping: false }, recordedLines)).toBeUndefined();
  expect(buildChangeRequest({ lines, recompute_shipping: true }, recordedLines)).toEqual({
    lines: [],
    added: [],
    recompute_shipping: true,
  });
});

it('builds a request of changed quantities, changed sizes and new items', () => {
  const [record, tee] = lines;
  if (!record || !tee) throw new Error('no lines');
  const edited = [
    { ...record, quantity: 1 },
    { ...tee, chosen_sizes: { L: 1, XL: 2 } },
    { item_id: 9, quantity: 1, price: 18 },
  ];
  const request = buildChangeRequest({ lines: edited, recompute_shipping: false }, recordedLines);
  expect(request).toMatchObject({
    lines: [
      { order_line_id: 1, quantity: 1 },
      { order_line_id: 2, quantity: 3, chosen_sizes: { L: 1, XL: 2 } },
    ],
    added: [{ item_id: 9, quantity: 1, price: 18 }],
  });
  expect(hasReasons(request ?? {})).toBe(false);
  expect(hasReasons({ added: [{ item_id: 9, quantity: 1, price: 18, reason: 'Agreed' }] })).toBe(true);
  // a line by sizes without a size is removed
  const withoutSizes = [{ ...tee, chosen_sizes: null }];
  const removal = buildChangeRequest({ lines: withoutSizes, recompute_shipping: false }, recordedLines);
  expect(removal?.lines).toEqual([{ order_line_id: 2, quantity: 0, chosen_sizes: {} }]);
});
