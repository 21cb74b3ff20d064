import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CARDS, cartId, payment, buildCartShops } from '#server/modules/cart/cart.sample.ts';
import { items } from '#server/modules/catalogue/index.ts';
import { orders } from '../orders.table.ts';
import { startShop, type SampleShop } from './shop.sample.ts';

let shop: SampleShop;
beforeAll(async () => (shop = await startShop()));
afterAll(() => shop.api.close());

it('sells exactly the last 10 copies to 50 concurrent checkouts', async () => {
  const record = await shop.sample.project({ items: [{ stock: 10 }] });
  const carts = await Promise.all(Array.from({ length: 50 }, () => shop.cart(record)));
  const answers = await Promise.all(carts.map((cart) => shop.pay(payment(cart))));
  const paid = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 409);
  expect([paid.length, refused.length]).toEqual([10, 40]);
  expect(refused.every(({ text }) => text.includes('out_of_stock'))).toBe(true);
  expect(await shop.stock(record)).toEqual({ item: 0, project: 0, sold: 10 });
  const [{ count } = { count: 0 }] = (
    await shop.api.db.execute<{ count: number }>(sql`select count(*)::int as count from orders where items_count = 1`)
  ).rows;
  expect(count).toBe(10);
});

it('completes concurrent checkouts of the same items in opposite order without losing copies', async () => {
  const first = await shop.sample.project({ items: [{ stock: 100 }] });
  const second = await shop.sample.project({ items: [{ stock: 100 }] });
  const line = (record: typeof first) => ({ project_id: record.id, item_id: record.items[0] ?? 0, quantity: 2 });
  const checkouts = Array.from({ length: 30 }, async (_, number) => {
    const lines = number % 2 === 0 ? [line(first), line(second)] : [line(second), line(first)];
    const id = cartId();
    const body = {
      id,
      save: true,
      currency: 'EUR',
      customer: { country_id: 'FR' },
      shops: buildCartShops({ [shop.sample.shop]: lines }),
    };
    await shop.api.call('POST', '/cart/calculate', { body });
    const card = number % 3 === 0 ? CARDS.secured : number % 3 === 1 ? CARDS.declined : CARDS.good;
    const { status, body: answer } = await shop.pay(payment(id, card));
    if (number % 3 === 0) await shop.confirm(id, answer.payment_id, number % 2 === 0 ? 'succeed' : 'fail');
    return status;
  });
  const statuses = await Promise.all(checkouts);
  expect(statuses.filter((status) => status === 402)).toHaveLength(10);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  // ten paid directly, and five of the ten with 3-D Secure
  for (const record of [first, second]) expect(await shop.stock(record)).toEqual({ item: 70, project: 70, sold: 30 });
});

it('rejects negative stock and a second order of a cart in the database', async () => {
  const record = await shop.sample.project({ items: [{ stock: 1 }] });
  const negativeUpdate = shop.api.db
    .update(items)
    .set({ stock: -1 })
    .where(eq(items.id, record.items[0] ?? 0));
  await expect(negativeUpdate).rejects.toThrow();
  const duplicateInsert = shop.api.db.transaction(async (tx) => {
    const order = {
      cart_id: 'TwiceTwice',
      currency: 'EUR',
      items: 0,
      total: 0,
      customer_name: '',
      firstname: '',
      lastname: '',
      email: '',
      address: '',
      zip_code: '',
      city: '',
      country_id: 'FR',
    } as const;
    await tx.insert(orders).values([order, order]);
  });
  await expect(duplicateInsert).rejects.toThrow();
});
