import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '#server/modules/orders/index.ts';
import { startShop, type SampleShop } from '#server/modules/orders/checkout/shop.sample.ts';
import { decodeRow } from './decode-row.ts';

let shop: SampleShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.api.close());

it('decodes a raw row like the query builder: dates, numbers, JSON and null', async () => {
  const { order_id } = await shop.buy(await shop.sample.project());
  const [built] = await shop.api.db.select().from(orders).where(eq(orders.id, order_id));
  const { rows } = await shop.api.db.execute(sql`select * from orders where id = ${order_id}`);
  expect(decodeRow(orders, rows[0] ?? {})).toEqual(built);
});
