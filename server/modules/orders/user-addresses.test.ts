import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OrderAddress } from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { payment } from '#server/modules/cart/cart.sample.ts';
import { startShop, type SampleShop } from './checkout/shop.sample.ts';
import { orders } from './orders.table.ts';

let shop: SampleShop;
let account: number;
beforeAll(async () => {
  shop = await startShop();
  const record = await shop.sample.project({ items: [{ price: 2490, stock: 50 }] });
  const buy = async (values: Partial<typeof orders.$inferInsert>, as: 'user' | 'pro' = 'user') => {
    const cart = await shop.cart(record);
    const { body } = await shop.pay(payment(cart), { as });
    await shop.api.db.update(orders).set(values).where(eq(orders.id, body.order_id));
    return body.order_id;
  };
  const first = await buy({ address: '1 quai Kléber', city: 'Strasbourg' });
  await buy({ address: '2 place Bellecour', city: 'Lyon' });
  await buy({ address: '1 Quai Kléber ', city: 'Strasbourg', phone: '+33 3 88 00 00 00' });
  await buy({ address: '3 rue Unpaid', paid_at: null });
  await buy({ address: '4 rue Another' }, 'pro');
  const [row] = await shop.api.db.select({ id: orders.user_id }).from(orders).where(eq(orders.id, first));
  account = row?.id ?? 0;
});
afterAll(() => shop.api.close());

const list = async () =>
  (await shop.api.call<OrderAddress[]>('GET', '/user/addresses', { as: 'user' })).body.map(({ address }) => address);

it('lists the addresses of paid orders, latest first, each once', async () => {
  expect(await list()).toEqual(['1 Quai Kléber ', '2 place Bellecour']);
});

it('begins with the address of the account', async () => {
  const home = { firstname: 'Maya', lastname: 'Hayes', address: '12 rue des Martyrs', city: 'Paris' };
  await shop.api.db
    .update(users)
    .set({ ...home, zip_code: '75009', country_id: 'FR' })
    .where(eq(users.id, account));
  expect(await list()).toEqual(['12 rue des Martyrs', '1 Quai Kléber ', '2 place Bellecour']);
});

it('is for accounts', async () => {
  expect((await shop.api.call('GET', '/user/addresses')).status).toBe(401);
});
