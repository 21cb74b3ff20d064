import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { shipments } from './shipments.table.ts';
import { orderLines } from './shop-orders.table.ts';
import { startShop, type SampleShop } from './checkout/shop.sample.ts';

const EAN = '3760123456784';

let shop: SampleShop;
let first: number;
let second: number;

beforeAll(async () => {
  shop = await startShop();
  const record = await shop.sample.project({ items: [{ price: 2490, stock: 50 }] });
  first = (await shop.buy(record, 1, { as: 'user' })).order_id;
  second = (await shop.buy(record, 1, { as: 'user' })).order_id;
  await shop.api.db.update(orderLines).set({ barcode: EAN }).where(eq(orderLines.order_id, second));
  const ship = { tracking_transporter: 'col', tracking_number: '6A12345678901', notify: false };
  const sent = await shop.api.call('POST', `/admin/orders/${first}/ship`, { as: 'team', body: ship });
  expect(sent.status).toBe(200);
  expect(await shop.api.db.$count(shipments)).toBe(1);
});
afterAll(() => shop.api.close());

async function findOrders(find: unknown): Promise<{ status: number; ids: number[] }> {
  const query = { filter: JSON.stringify({ find }), sort: '["id","ASC"]' };
  const { status, body } = await shop.api.call<{ id: number }[]>('GET', '/admin/orders', { as: 'team', query });
  return { status, ids: status === 200 ? body.map(({ id }) => id) : [] };
}

it.each<[string, () => string, () => number[]]>([
  ['its number', () => `VS-${100_000 + first}`, () => [first]],
  ['its number without the letters', () => String(100_000 + second), () => [second]],
  ['a tracking number typed with spaces', () => '6a12 3456 78901', () => [first]],
  ['a barcode typed with spaces', () => '3 760123 456784', () => [second]],
  ['an unknown e-mail', () => 'nobody@example.com', () => []],
])('looks up orders by %s', async (_, text, ids) => {
  expect(await findOrders(text())).toEqual({ status: 200, ids: ids() });
});

it('finds orders by the customer’s e-mail, ignoring case', async () => {
  const { body } = await shop.api.call<{ email: string }>('GET', `/admin/orders/${first}`, { as: 'team' });
  expect((await findOrders(body.email.toUpperCase())).ids).toEqual([first, second]);
});

it('returns 400 for a value that is not text', async () => {
  expect((await findOrders(12)).status).toBe(400);
});

it('finds records without other identifiers by number only', async () => {
  const query = (find: string) => ({ filter: JSON.stringify({ find }) });
  const lists = await Promise.all(
    ['1', 'vinyl'].map((text) => shop.api.call<unknown[]>('GET', '/admin/shops', { as: 'team', query: query(text) })),
  );
  expect(lists.map(({ status, body }) => [status, body.length])).toEqual([
    [200, 1],
    [200, 0],
  ]);
});
