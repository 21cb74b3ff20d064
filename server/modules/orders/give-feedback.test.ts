import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProjectCard } from '#generated/schemas.ts';
import { startShop, type SampleShop } from './checkout/shop.sample.ts';
import { orders } from './orders.table.ts';

let shop: SampleShop;
beforeAll(async () => (shop = await startShop()));
afterAll(() => shop.api.close());

const give = (body: Record<string, unknown>) => shop.api.call('POST', '/cart/feedback', { body });
const loadOrder = async (id: number) => (await shop.api.db.select().from(orders).where(eq(orders.id, id)))[0];

it('stores the feedback of a buyer, who may change it', async () => {
  const { cart_id, payment_id, order_id } = await shop.buy(await shop.sample.project());
  expect((await give({ cart_id, payment_id, rating: 3 })).status).toBe(204);
  expect((await give({ cart_id, payment_id, rating: 5, comment: ' Fast and clear ' })).status).toBe(204);
  expect(await loadOrder(order_id)).toMatchObject({
    ...{ rating: 5, feedback: 'Fast and clear', feedback_at: expect.any(Date) },
  });
  const { body } = await shop.api.call('GET', `/admin/orders/${order_id}`, { as: 'team' });
  expect(body).toMatchObject({ rating: 5, feedback: 'Fast and clear' });
});

it('is refused for the payment of another order, and without a rating from 1 to 5', async () => {
  const first = await shop.buy(await shop.sample.project());
  const second = await shop.buy(await shop.sample.project());
  const { cart_id } = first;
  expect((await give({ cart_id, payment_id: second.payment_id, rating: 5 })).status).toBe(404);
  expect((await give({ cart_id, payment_id: 'pi_unknown', rating: 5 })).status).toBe(404);
  for (const rating of [0, 6, 2.5, undefined])
    expect((await give({ cart_id, payment_id: first.payment_id, rating })).status).toBe(422);
  expect(await loadOrder(first.order_id)).toMatchObject({ rating: null });
});

it('lists records that go with a cart, also once it is an order, without its own', async () => {
  const record = await shop.sample.project({ genres: [7] });
  const similar = await shop.sample.project({ genres: [7], name: 'Similar' });
  const list = async (id: string) =>
    (await shop.api.call<ProjectCard[]>('POST', '/cart/related', { body: { id, limit: 24 } })).body.map(
      (card) => card.id,
    );
  const cart = await shop.cart(record);
  const { cart_id } = await shop.buy(record);
  for (const id of [cart, cart_id]) {
    const ids = await list(id);
    expect(ids).toContain(similar.id);
    expect(ids).not.toContain(record.id);
  }
  // best sellers
  expect((await list('NoSuchCart')).length).toBeGreaterThan(0);
});
