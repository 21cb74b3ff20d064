import { addDays } from '#domain/calendar.ts';
import { toLocalDay } from '#domain/dates.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  BulkAnswer,
  CartCalculation,
  ItemPrices,
  PriceChange,
  Problem,
  ProjectDetail,
} from '#generated/schemas.ts';
import { cartId, buildOneLineCart } from '#server/modules/cart/cart.sample.ts';
import { priceChanges } from './catalogue.table.ts';
import { applyDueChanges } from './price-changes.ts';
import { orderLines } from '#server/modules/orders/index.ts';
import { startShop, type SampleShop } from '#server/modules/orders/checkout/shop.sample.ts';

const today = toLocalDay(Date.now() / 1000);
let shop: SampleShop;
beforeAll(async () => (shop = await startShop()));
afterAll(() => shop.api.close());

type ProjectIds = { id: number; items: number[] };
const plan = (project: ProjectIds, body: object, as: 'admin' | 'team' = 'team') =>
  shop.api.call<PriceChange & Problem>('POST', '/admin/price-changes', {
    ...{ as, body: { item_id: project.items[0], currency: 'EUR', valid_from: today, ...body } },
  });
const readDetail = async (project: ProjectIds, currency = 'EUR') =>
  (await shop.api.call<ProjectDetail>('GET', `/projects/${project.id}`, { query: { currency } })).body;
const readCartPrice = async (project: ProjectIds, currency = 'EUR') => {
  const cart = { ...buildOneLineCart(shop.sample.shop, project, 1), id: cartId(), currency };
  const { body } = await shop.api.call<CartCalculation>('POST', '/cart/calculate', { body: cart });
  return Object.values(body.cart.shops)[0]?.items[0]?.price;
};
const readPrices = async (project: ProjectIds) =>
  (await shop.api.call<ItemPrices>('GET', `/admin/items/${project.items[0]}/prices`, { as: 'team' })).body;
/** Moves a change to today. */
const moveToToday = (id: number) =>
  shop.api.db.update(priceChanges).set({ valid_from: today }).where(eq(priceChanges.id, id));

describe('a price change', () => {
  it('applies from its day on, in carts before the job runs and everywhere afterwards', async () => {
    const project = await shop.sample.project();
    const { status, body } = await plan(project, { price: 18, valid_from: addDays(today, 1), reason: 'Winter sale' });
    expect([status, body]).toMatchObject([201, { price: 18, state: 'planned', applied_at: null, former: null }]);
    expect([await readCartPrice(project), (await readDetail(project)).price]).toEqual([20, 20]);
    await moveToToday(body.id);
    expect([await readCartPrice(project), (await readDetail(project)).items[0]?.price]).toEqual([18, 18]);
    await applyDueChanges({ db: shop.api.db, now: () => new Date() });
    await applyDueChanges({ db: shop.api.db, now: () => new Date() });
    expect(await readDetail(project)).toMatchObject({ price: 18, lowest_price_30d: 20 });
    const { body: applied } = await shop.api.call<PriceChange>('GET', `/admin/price-changes/${body.id}`, {
      as: 'team',
    });
    expect(applied).toMatchObject({ former: 20, state: 'in_force', applied_at: expect.any(Number) });
  });

  it('of today applies immediately, but not to existing orders', async () => {
    const project = await shop.sample.project();
    const order = await shop.buy(project, 2);
    expect((await plan(project, { price: 30 })).body).toMatchObject({ former: 20, state: 'in_force' });
    expect(await readCartPrice(project)).toBe(30);
    const lines = await shop.api.db.select().from(orderLines).where(eq(orderLines.order_id, order.order_id));
    expect(lines.map(({ price }) => price)).toEqual([2000]);
    expect(await readPrices(project)).toMatchObject({ price: 30, lowest_30d: 20 });
  });

  it('shows the lowest price of 30 days beside a reduction', async () => {
    const project = await shop.sample.project();
    await plan(project, { price: 15 });
    expect((await readDetail(project)).lowest_price_30d).toBe(20);
    const { points, changes } = await readPrices(project);
    expect([points.length, points[0]?.price, points.at(-1)]).toEqual([30, 20, { day: today, price: 15 }]);
    expect(changes).toMatchObject([{ price: 15, former: 20 }]);
  });

  it('sets and removes an own price in another currency', async () => {
    const project = await shop.sample.project();
    expect(await readCartPrice(project, 'USD')).toBe(23.2);
    await plan(project, { currency: 'USD', price: 25 });
    expect(await readCartPrice(project, 'USD')).toBe(25);
    expect((await readDetail(project, 'USD')).price).toBe(25);
    expect(await readCartPrice(project)).toBe(20);
    expect((await readPrices(project)).own_prices).toEqual([{ currency: 'USD', price: 25 }]);
    const next = await plan(project, { currency: 'USD', price: null, valid_from: addDays(today, 1) });
    await moveToToday(next.body.id).catch(() => undefined);
    expect(next.status).toBe(201);
    expect((await plan(project, { price: null, valid_from: addDays(today, 2) })).body.errors).toMatchObject([
      { path: 'price', code: 'price_of_own_currency' },
    ]);
  });

  it('can be deleted before its day, but not once applied', async () => {
    const project = await shop.sample.project();
    const planned = (await plan(project, { price: 18, valid_from: addDays(today, 3) })).body;
    const remove = (id: number) =>
      shop.api.call<Problem>('DELETE', `/admin/price-changes/${id}`, { as: 'team', headers: { 'if-match': '"1"' } });
    expect((await remove(planned.id)).status).toBe(200);
    const applied = (await plan(project, { price: 17 })).body;
    expect((await remove(applied.id)).body).toMatchObject({ status: 409, code: 'price_is_applied' });
    expect((await plan(project, { price: 12, valid_from: addDays(today, -1) })).body.errors).toMatchObject([
      { code: 'day_is_over' },
    ]);
    expect((await shop.api.call('GET', '/admin/price-changes', { as: 'artist' })).status).toBe(403);
  });
});

describe('a sale', () => {
  const runJob = () => applyDueChanges({ db: shop.api.db, now: () => new Date() });
  const yesterday = addDays(today, -1);
  /** Moves a sale to the past, with its end today. */
  const moveEndToToday = async (id: number) => {
    await shop.api.db
      .update(priceChanges)
      .set({ valid_from: yesterday, valid_until: yesterday })
      .where(eq(priceChanges.id, id));
    await shop.api.db.update(priceChanges).set({ valid_from: today }).where(eq(priceChanges.ends_id, id));
  };

  it('reverts to the former price, in carts before the job runs', async () => {
    const project = await shop.sample.project();
    const until = addDays(today, 3);
    const { status, body } = await plan(project, { price: 15, valid_until: until, reason: 'Weekend' });
    expect([status, body]).toMatchObject([201, { price: 15, former: 20, valid_until: until }]);
    const { changes } = await readPrices(project);
    expect(changes).toMatchObject([
      { price: 20, valid_from: addDays(until, 1), ends_id: body.id, state: 'planned', reason: 'Weekend' },
      { price: 15, valid_until: until },
    ]);
    const { body: item } = await shop.api.call('GET', `/admin/items/${project.items[0]}`, { as: 'team' });
    expect(item).toMatchObject({ price: 15, sale_until: until });
    await moveEndToToday(body.id);
    expect(await readCartPrice(project)).toBe(20);
    await runJob();
    expect([await readCartPrice(project), (await readDetail(project)).price]).toEqual([20, 20]);
    const { body: after } = await shop.api.call('GET', `/admin/items/${project.items[0]}`, { as: 'team' });
    expect(after).toMatchObject({ price: 20, sale_until: null });
  });

  it('that was not applied in time leaves the price unchanged', async () => {
    const project = await shop.sample.project();
    const { body } = await plan(project, { price: 15, valid_from: addDays(today, 1), valid_until: addDays(today, 2) });
    await moveEndToToday(body.id);
    expect(await readCartPrice(project)).toBe(20);
    await runJob();
    expect(await readCartPrice(project)).toBe(20);
  });

  it('does not revert a price that was changed meanwhile', async () => {
    const project = await shop.sample.project();
    const { body } = await plan(project, { price: 15, valid_until: addDays(today, 3) });
    await shop.api.db.update(priceChanges).set({ valid_from: yesterday }).where(eq(priceChanges.id, body.id));
    expect((await plan(project, { price: 24 })).status).toBe(201);
    expect((await readPrices(project)).changes.filter(({ state }) => state === 'planned')).toEqual([]);
    await moveEndToToday(body.id);
    await runJob();
    expect(await readCartPrice(project)).toBe(24);
  });

  it('must end after its start and cannot overlap another sale', async () => {
    const project = await shop.sample.project();
    const wrong = await plan(project, { price: 15, valid_from: addDays(today, 2), valid_until: addDays(today, 1) });
    expect(wrong.body.errors).toMatchObject([{ path: 'valid_until', code: 'input_after_start' }]);
    await plan(project, { price: 15, valid_from: addDays(today, 2), valid_until: addDays(today, 5) });
    const other = await plan(project, { price: 12, valid_from: addDays(today, 4), valid_until: addDays(today, 9) });
    expect(other.body.errors).toMatchObject([{ path: 'valid_until', code: 'price_sale_overlaps' }]);
  });
});

describe('prices of many items', () => {
  const change = (ids: number[], body: object) =>
    shop.api.call<BulkAnswer & Problem>('POST', '/admin/items/plan-prices', { as: 'team', body: { ids, ...body } });

  it('are planned per item, from its price, also for all of a filter', async () => {
    const projects = [await shop.sample.project(), await shop.sample.project()];
    const ids = projects.flatMap(({ items }) => items.slice(0, 1));
    const sale = { adjustment: 'reduce', percent: 15, valid_from: today, valid_until: addDays(today, 6) };
    expect((await change(ids, { adjustment: 'set', valid_from: today })).status).toBe(422);
    const { body } = await change([...ids, 999_999], sale);
    expect(body).toMatchObject({ done: ids, refused: [{ id: 999_999, code: 'not_found' }] });
    expect(await Promise.all(projects.map((project) => readCartPrice(project)))).toEqual([17, 17]);
    const next = { ...sale, valid_from: addDays(today, 3) };
    expect((await change(ids, next)).body.refused).toMatchObject(
      ids.map((id) => ({ id, code: 'price_sale_overlaps' })),
    );
    const preview = {
      operation: 'adminPlanPrices',
      filter: { id: ids },
      body: { ...next, valid_from: addDays(today, 9), valid_until: null },
    };
    const { body: effects } = await shop.api.call('POST', '/admin/preview', { as: 'team', body: preview });
    expect(effects).toMatchObject({ changed: 2, checked: 2, refused: [] });
  });

  it('are found by project and reason', async () => {
    const project = await shop.sample.project();
    const { body } = await plan(project, { price: 11, reason: 'Ünique réason' });
    const search = async (q: string) =>
      (
        await shop.api.call<PriceChange[]>('GET', '/admin/price-changes', {
          ...{ as: 'team', query: { filter: JSON.stringify({ q }) } },
        })
      ).body.map(({ id }) => id);
    expect(await search('unique reason')).toEqual([body.id]);
    const { name } = await readDetail(project);
    expect(await search(name)).toContain(body.id);
    expect(await search('nothing of the kind')).toEqual([]);
  });
});
