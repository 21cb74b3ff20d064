import { addDays } from '#domain/calendar.ts';
import { dayOf } from '#domain/dates.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CartCalculation, ItemPrices, PriceChange, Problem, ProjectDetail } from '#generated/schemas.ts';
import { cartId, oneLine } from '#server/cart/cart.sample.ts';
import { priceChanges } from '#server/catalogue/catalogue.table.ts';
import { applyDue } from '#server/catalogue/price-changes.ts';
import { orderLines } from '#server/orders/orders.table.ts';
import { startShop, type SampleShop } from '#server/payments/shop.sample.ts';

const today = dayOf(Date.now() / 1000);
let shop: SampleShop;
beforeAll(async () => (shop = await startShop()));
afterAll(() => shop.api.close());

type Sold = { id: number; items: number[] };
const plan = (project: Sold, body: object, as: 'admin' | 'team' = 'team') =>
  shop.api.call<PriceChange & Problem>('POST', '/admin/price_changes', {
    ...{ as, body: { item_id: project.items[0], currency: 'EUR', valid_from: today, ...body } },
  });
const detail = async (project: Sold, currency = 'EUR') =>
  (await shop.api.call<ProjectDetail>('GET', `/projects/${project.id}`, { query: { currency } })).body;
const inCart = async (project: Sold, currency = 'EUR') => {
  const cart = { ...oneLine(shop.sample.shop, project, 1), id: cartId(), currency };
  const { body } = await shop.api.call<CartCalculation>('POST', '/cart/calculate', { body: cart });
  return Object.values(body.cart.shops)[0]?.items[0]?.price;
};
const prices = async (project: Sold) =>
  (await shop.api.call<ItemPrices>('GET', `/admin/items/${project.items[0]}/prices`, { as: 'team' })).body;
/** As if the day had come: nobody waits for midnight in a test. */
const letCome = (id: number) =>
  shop.api.db.update(priceChanges).set({ valid_from: today }).where(eq(priceChanges.id, id));

describe('a price change', () => {
  it('counts from its day on, in the cart before the job has come, and everywhere after it', async () => {
    const project = await shop.sample.project();
    const { status, body } = await plan(project, { price: 18, valid_from: addDays(today, 1), reason: 'Winter sale' });
    expect([status, body]).toMatchObject([201, { price: 18, state: 'planned', applied_at: null, former: null }]);
    expect([await inCart(project), (await detail(project)).price]).toEqual([20, 20]);
    await letCome(body.id);
    expect([await inCart(project), (await detail(project)).items[0]?.price]).toEqual([18, 18]);
    await applyDue({ db: shop.api.db, now: () => new Date() });
    await applyDue({ db: shop.api.db, now: () => new Date() });
    expect(await detail(project)).toMatchObject({ price: 18, lowest_price_30d: 20 });
    const { body: applied } = await shop.api.call<PriceChange>('GET', `/admin/price_changes/${body.id}`, {
      as: 'team',
    });
    expect(applied).toMatchObject({ former: 20, state: 'in_force', applied_at: expect.any(Number) });
  });

  it('of today counts at once, and never touches what was sold', async () => {
    const project = await shop.sample.project();
    const order = await shop.buy(project, 2);
    expect((await plan(project, { price: 30 })).body).toMatchObject({ former: 20, state: 'in_force' });
    expect(await inCart(project)).toBe(30);
    const lines = await shop.api.db.select().from(orderLines).where(eq(orderLines.order_id, order.order_id));
    expect(lines.map(({ price }) => price)).toEqual([2000]);
    expect(await prices(project)).toMatchObject({ price: 30, lowest_30d: 20 });
  });

  it('tells the lowest price of 30 days beside a reduction', async () => {
    const project = await shop.sample.project();
    await plan(project, { price: 15 });
    expect((await detail(project)).lowest_price_30d).toBe(20);
    const { points, changes } = await prices(project);
    expect([points.length, points[0]?.price, points.at(-1)]).toEqual([30, 20, { day: today, price: 15 }]);
    expect(changes).toMatchObject([{ price: 15, former: 20 }]);
  });

  it('gives a price of its own in another currency, and ends it', async () => {
    const project = await shop.sample.project();
    expect(await inCart(project, 'USD')).toBe(23.2);
    await plan(project, { currency: 'USD', price: 25 });
    expect([await inCart(project, 'USD'), (await detail(project, 'USD')).price, await inCart(project)]).toEqual([
      25, 25, 20,
    ]);
    expect((await prices(project)).own_prices).toEqual([{ currency: 'USD', price: 25 }]);
    const next = await plan(project, { currency: 'USD', price: null, valid_from: addDays(today, 1) });
    await letCome(next.body.id).catch(() => undefined);
    expect(next.status).toBe(201);
    expect((await plan(project, { price: null, valid_from: addDays(today, 2) })).body.errors).toMatchObject([
      { path: 'price', code: 'price_of_own_currency' },
    ]);
  });

  it('is withdrawn until its day, and stays in the history after it', async () => {
    const project = await shop.sample.project();
    const planned = (await plan(project, { price: 18, valid_from: addDays(today, 3) })).body;
    const remove = (id: number) =>
      shop.api.call<Problem>('DELETE', `/admin/price_changes/${id}`, { as: 'team', headers: { 'if-match': '"1"' } });
    expect((await remove(planned.id)).status).toBe(200);
    const applied = (await plan(project, { price: 17 })).body;
    expect((await remove(applied.id)).body).toMatchObject({ status: 409, code: 'price_is_applied' });
    expect((await plan(project, { price: 12, valid_from: addDays(today, -1) })).body.errors).toMatchObject([
      { code: 'day_is_over' },
    ]);
    expect((await shop.api.call('GET', '/admin/price_changes', { as: 'artist' })).status).toBe(403);
  });
});
