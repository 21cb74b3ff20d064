import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tracking, UserOrderList } from '#generated/schemas.ts';
import { CARDS, payment } from '#server/modules/cart/cart.sample.ts';
import { startShop, type SampleShop } from './checkout/shop.sample.ts';

let shop: SampleShop;
let ownOrderIds: number[];
beforeAll(async () => {
  shop = await startShop();
  const record = await shop.sample.project({ items: [{ price: 2490, stock: 50 }] });
  const buy = async () => (await shop.buy(record, 2, { as: 'user' })).order_id;
  ownOrderIds = [await buy(), await buy(), await buy()];
  await shop.buy(record, 1, { as: 'pro' });
  await shop.buy(record);
  const cart = await shop.cart(record);
  const { body } = await shop.pay(payment(cart, CARDS.secured), { as: 'user' });
  await shop.confirm(cart, body.payment_id, 'fail');
});
afterAll(() => shop.api.close());

const list = async (query = {}) =>
  (await shop.api.call<UserOrderList>('GET', '/user/orders', { as: 'user', query })).body;

it('lists the caller’s orders, newest first, without failed attempts', async () => {
  const { orders, count } = await list();
  expect(orders.map(({ id }) => id)).toEqual([...ownOrderIds].reverse());
  expect(count).toBe(3);
  expect(orders[0]).toMatchObject({
    status: 'paid',
    total: 55.7,
    currency: 'EUR',
    customer: { lastname: 'Moreau' },
    shop_orders: [{ lines: [{ quantity: 2, price: 24.9 }] }],
  });
});

it('lists orders in pages', async () => {
  const page = await list({ limit: 2, offset: 2 });
  expect(page).toMatchObject({ count: 3, offset: 2, limit: 2 });
  expect(page.orders.map(({ id }) => id)).toEqual([ownOrderIds[0]]);
});

it('shows the parcels of the caller’s orders only', async () => {
  const [id = 0] = ownOrderIds;
  const tracking = (as: 'user' | 'pro' | 'visitor') =>
    shop.api.call<Tracking>('GET', `/user/orders/${id}/tracking`, { as });
  expect((await tracking('user')).body).toEqual({ order_id: id, status: 'paid', shipments: [] });
  await shop.api.call('POST', `/admin/orders/${id}/ship`, {
    as: 'team',
    body: { tracking_transporter: 'mdr', tracking_number: '123 456' },
  });
  expect((await tracking('user')).body).toMatchObject({
    status: 'sent',
    shipments: [
      { tracking_link: 'https://www.mondialrelay.fr/suivi-de-colis/?numeroExpedition=123456&codePostal=75009' },
    ],
  });
  expect((await tracking('pro')).status).toBe(404);
  expect((await tracking('visitor')).status).toBe(401);
});
