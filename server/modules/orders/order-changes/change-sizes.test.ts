// Lines sold by size: another size is another line, and only more or fewer copies change the amount.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Problem } from '#generated/schemas.ts';
import { sum } from '#domain/money.ts';
import type { SizeCounts } from '#domain/catalogue/sizes.ts';
import { type ChangeDesk, getLines, getChangeToken, startChanges } from './order-changes.sample.ts';
import { orders } from '../orders.table.ts';
import { orderLines, shopOrders } from '../shop-orders.table.ts';

let desk: ChangeDesk;
beforeAll(async () => (desk = await startChanges()));
afterAll(() => desk.api.close());

const createShirt = (stock = 10) => desk.sample.project({ name: 'Tour tee', items: [{ stock, price: 2000 }] });
const toInput = (order_line_id: number | undefined, chosen_sizes: SizeCounts) =>
  ({ lines: [{ order_line_id: order_line_id ?? 0, quantity: 0, chosen_sizes }] }) as Parameters<
    ChangeDesk['preview']
  >[1];
const getErrorCode = ({ body }: { body: object }) => (body as Problem).code;

it('changes sizes without a difference in price, and updates stock and sums', async () => {
  const shirt = await createShirt();
  const order = await desk.order([shirt, { M: 1, L: 2 }]);
  const [line] = getLines(order);
  expect(line?.item_name).toContain('(M × 1, L × 2)');
  const input = toInput(line?.id, { S: 0, M: 2, XL: 1 });
  const { body: preview } = await desk.preview(order.id, input);
  expect(preview).toMatchObject({ settlement: 'none', difference: 0 });
  expect(preview.lines.map(({ quantity }) => quantity)).toEqual([-3, 3]);
  const { body } = await desk.change(order.id, input);
  expect(body).toMatchObject({ total: order.total, refunds: [], changes: [{ status: 'done', amount: 0 }] });
  expect(getLines(body)).toMatchObject([
    { quantity: 3, cancelled: 3 },
    { quantity: 3, price: 20, total: 60, item_name: expect.stringContaining('(M × 2, XL × 1)') },
  ]);
  expect(await desk.stock(shirt)).toEqual({ item: 7, project: 7, sold: 3 });
  // and again, from the added line
  const again = await desk.change(order.id, toInput(getLines(body)[1]?.id, { M: 1 }));
  expect(again.body).toMatchObject({ refunded: 40, changes: [{ amount: -40 }, { amount: 0 }] });
  expect(await desk.stock(shirt)).toEqual({ item: 9, project: 9, sold: 1 });
});

it('changes sizes of a reduced line without a difference, and refunds the amount paid for fewer copies', async () => {
  const shirt = await createShirt();
  const order = await desk.order([shirt, { M: 3 }]);
  // an order with a reduction of 9.97
  const { db } = desk.api;
  await db.update(orders).set({ discount: 997 }).where(eq(orders.id, order.id));
  await db.update(shopOrders).set({ discount: 997 }).where(eq(shopOrders.order_id, order.id));
  const id = getLines(order)[0]?.id;
  expect((await desk.preview(order.id, toInput(id, { L: 3 }))).body).toMatchObject({ difference: 0, refund: 0 });
  expect((await desk.preview(order.id, toInput(id, { L: 2 }))).body).toMatchObject({ refund: 16.68 });
  const extended = await desk.preview(order.id, toInput(id, { M: 2, L: 2 }));
  expect(extended.body).toMatchObject({ charge: 20, refund: 0 });
});

it('charges added copies by the link, at the offered price', async () => {
  const shirt = await createShirt(5);
  const order = await desk.order([shirt, { M: 1 }]);
  const { body: offered } = await desk.change(order.id, toInput(getLines(order)[0]?.id, { M: 1, S: 2 }));
  expect(offered.changes).toMatchObject([{ status: 'pending', amount: 40 }]);
  expect((await desk.stock(shirt)).item).toBe(4);
  expect((await desk.payLink(getChangeToken(offered), 40)).body).toMatchObject({ status: 'paid' });
  expect((await desk.stock(shirt)).item).toBe(2);
  const lines = await desk.api.db.select().from(orderLines).where(eq(orderLines.order_id, order.id));
  expect(sum(lines.map(({ quantity, cancelled }) => quantity - cancelled))).toBe(3);
  expect(lines.at(-1)?.item_name).toContain('(S × 2, M × 1)');
});

it('refuses more than the stock, shipped copies, and items not sold by size', async () => {
  const [shirt, record] = [await createShirt(4), await createShirt()];
  const order = await desk.order([shirt, { M: 2 }], [record, 1]);
  const [line, plain] = getLines(order);
  const { body } = await desk.preview(order.id, toInput(line?.id, { L: 5 }));
  expect(body.lines.at(-1)).toMatchObject({ stock: 4, issue: 'out_of_stock' });
  expect((await desk.preview(order.id, toInput(plain?.id, { L: 1 }))).body).toMatchObject({
    errors: [{ path: 'lines.0.chosen_sizes', code: 'input_not_allowed' }],
  });
  expect(getErrorCode(await desk.preview(order.id, toInput(line?.id, { M: 2 })))).toBe('change_empty');
  await desk.act(order.id, 'ship', {
    ...{ tracking_transporter: 'col', tracking_number: '6A 7' },
    lines: [{ order_line_id: line?.id, quantity: 1 }],
  });
  expect(getErrorCode(await desk.preview(order.id, toInput(line?.id, { L: 2 })))).toBe('copies_left');
});
