import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Problem, UserOrder, UserOrderList } from '#generated/schemas.ts';
import type { ApiRole } from '#server/core/api/handler.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { refunds } from '#server/modules/payments/index.ts';
import { orders } from './orders.table.ts';
import { startShop, type SampleShop } from './checkout/shop.sample.ts';

let shop: SampleShop;
beforeAll(async () => (shop = await startShop()));
afterAll(() => shop.api.close());

const cancel = <Answer = UserOrder>(id: number, as: ApiRole = 'user') =>
  shop.api.call<Answer>('DELETE', `/user/orders/${id}`, { as });
const readOwn = async (id: number) => {
  const { body } = await shop.api.call<UserOrderList>('GET', '/user/orders', { as: 'user' });
  return body.orders.find((order) => order.id === id);
};
const readRefunds = (id: number) => shop.api.db.select().from(refunds).where(eq(refunds.order_id, id));

it('refunds everything once, restocks the copies and mails the customer', async () => {
  const record = await shop.sample.project();
  const { order_id: id } = await shop.buy(record, 3, { as: 'user' });
  const own = await readOwn(id);
  expect(own?.cancellable).toBe(true);
  const answers = await Promise.all([cancel(id), cancel(id)]);
  expect(answers.map(({ status, body }) => [status, body.status, body.cancellable])).toEqual([
    [200, 'cancelled', false],
    [200, 'cancelled', false],
  ]);
  expect(await readOwn(id)).toMatchObject({ status: 'cancelled', refunded: own?.total });
  expect((await readRefunds(id)).map(({ status, reason }) => [status, reason])).toEqual([['done', 'withdrawal']]);
  expect(await shop.stock(record)).toEqual({ item: 10, project: 10, sold: 0 });
  const letters = await shop.api.db.select().from(mails).where(eq(mails.order_id, id));
  expect(letters.filter(({ template }) => template === 'order_cancelled')).toHaveLength(1);
});

it('is refused for orders of others and visitors', async () => {
  const { order_id: id } = await shop.buy(await shop.sample.project(), 1, { as: 'user' });
  const { order_id: guests } = await shop.buy(await shop.sample.project());
  expect((await cancel(id, 'pro')).status).toBe(404);
  expect((await cancel(id, 'admin')).status).toBe(404);
  expect((await cancel(id, 'visitor')).status).toBe(401);
  expect((await cancel(guests)).status).toBe(404);
  expect((await cancel(2_000_000_000)).status).toBe(404);
  expect(await readOwn(id)).toMatchObject({ status: 'paid', cancellable: true });
});

it('is refused for an order that staff has made, such as a lot won', async () => {
  const { order_id: id } = await shop.buy(await shop.sample.project(), 1, { as: 'user' });
  await shop.api.db.update(orders).set({ cart_id: null }).where(eq(orders.id, id));
  expect((await readOwn(id))?.cancellable).toBe(false);
  expect((await cancel(id)).status).toBe(409);
});

it('is refused once a part is in preparation or shipped', async () => {
  const { order_id: id } = await shop.buy(await shop.sample.project(), 1, { as: 'user' });
  await shop.api.call('POST', '/admin/orders/prepare', { as: 'team', body: { ids: [id] } });
  const prepared = await cancel<Problem>(id);
  expect([prepared.status, prepared.body.code]).toEqual([409, 'order_not_cancellable']);
  expect((await readOwn(id))?.cancellable).toBe(false);
  await shop.api.call('POST', `/admin/orders/${id}/ship`, {
    as: 'team',
    body: { tracking_transporter: 'col', tracking_number: '6A 1234' },
  });
  expect((await cancel(id)).status).toBe(409);
  expect(await readRefunds(id)).toEqual([]);
});
