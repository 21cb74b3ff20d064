import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CartCalculateRequest, CartCalculation } from '#generated/schemas.ts';
import { cartId, buildOneLineCart } from './cart.sample.ts';
import { carts } from './cart.table.ts';
import { promoCodes } from '#server/modules/pricing/index.ts';
import { pruneCarts } from './saved-carts.ts';
import { sampleCatalogue, type Sample } from '#server/modules/catalogue/catalogue.sample.ts';
import { items } from '#server/modules/catalogue/index.ts';
import { startApi, type ApiCall, type TestApi } from '#server/testing/start-api.ts';
import { silentJobs } from '#server/core/jobs/publish.ts';

let now = new Date('2026-11-20T12:00:00Z');
let api: TestApi;
let sample: Sample;

beforeAll(async () => {
  api = await startApi({ now: () => now });
  sample = await sampleCatalogue(api.db);
  await api.db.insert(promoCodes).values([
    { code: 'TEN', percent: 10 },
    { code: 'FIVE', amount: 500, currency: 'EUR', minimum: 3000 },
    { code: 'GONE', percent: 50, ends_at: new Date('2026-01-01T00:00:00Z') },
    { code: 'FULL', percent: 50, max_uses: 1, uses: 1 },
    { code: 'OFF', percent: 50, active: false },
  ]);
});
beforeEach(() => (now = new Date('2026-11-20T12:00:00Z')));
afterAll(() => api.close());

const post = (body: CartCalculateRequest, call: ApiCall = {}) =>
  api.call<CartCalculation>('POST', '/cart/calculate', { body, ...call });
const calculate = async (body: CartCalculateRequest, call: ApiCall = {}) => (await post(body, call)).body;

describe('promo codes', () => {
  it.each([
    [' ten ', 2, 4, 'TEN'],
    ['FIVE', 2, 5, 'FIVE'],
  ])('%j on %d copies takes %d off', async (promo_code, quantity, discount, normalised) => {
    const record = await sample.project();
    const { cart, totals } = await calculate({ ...buildOneLineCart(sample.shop, record, quantity), promo_code });
    expect(totals).toMatchObject({ discount, total: 40 - discount + totals.shipping });
    expect(cart.promo_code).toBe(normalised);
  });

  it.each([
    ['NOSUCH', 'promo_unknown'],
    ['OFF', 'promo_unknown'],
    ['GONE', 'promo_expired'],
    ['FULL', 'promo_used_up'],
    ['FIVE', 'promo_minimum'],
  ])('%s, newly entered, is refused with %s', async (promo_code, code) => {
    const record = await sample.project();
    const { status, body } = await post({ ...buildOneLineCart(sample.shop, record), promo_code });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ path: 'promo_code', code }] });
  });

  it('that no longer apply are dropped without an error', async () => {
    const record = await sample.project();
    const id = cartId();
    await calculate({ ...buildOneLineCart(sample.shop, record, 2), id, promo_code: 'FIVE', save: true });
    const { cart, totals } = await calculate({ ...buildOneLineCart(sample.shop, record, 1), id, promo_code: 'FIVE' });
    expect(cart.promo_code).toBeNull();
    expect(totals.discount).toBe(0);
  });
});

describe('a saved cart', () => {
  it('is loaded by id and priced again, also in another currency, for a day', async () => {
    const record = await sample.project();
    const id = cartId();
    await calculate({
      ...buildOneLineCart(sample.shop, record, 2),
      id,
      save: true,
      customer: { country_id: 'DE', city: 'Berlin' },
    });
    await api.db
      .update(items)
      .set({ price: 2500 })
      .where(eq(items.id, record.items[0] ?? 0));
    const repriced = await calculate({ id });
    expect(repriced.totals).toMatchObject({ items: 50, country_id: 'DE' });
    expect(repriced.issues).toMatchObject([{ code: 'price_changed' }]);
    expect(repriced.cart.customer).toMatchObject({ city: 'Berlin' });
    expect((await calculate({ id, currency: 'USD' })).totals).toMatchObject({ items: 58, currency: 'USD' });

    now = new Date(now.getTime() + 23 * 3_600_000);
    expect((await post({ id })).status).toBe(200);
    now = new Date(now.getTime() + 2 * 3_600_000);
    expect((await post({ id })).status).toBe(404);
  });

  it('is saved only on request, and can be deleted', async () => {
    const record = await sample.project();
    const id = cartId();
    await calculate({ ...buildOneLineCart(sample.shop, record), id });
    expect((await post({ id })).status).toBe(404);
    await calculate({ ...buildOneLineCart(sample.shop, record), id, save: true });
    expect((await post({ id })).status).toBe(200);
    for (const _ of ['first', 'again']) expect((await api.call('DELETE', '/cart', { query: { id } })).status).toBe(204);
    expect((await post({ id })).status).toBe(404);
  });

  it('gets an id of ten letters and digits when the client has none', async () => {
    const record = await sample.project();
    expect((await calculate(buildOneLineCart(sample.shop, record))).cart.id).toMatch(/^[A-Za-z0-9]{10}$/);
  });

  it('is deleted by the hourly job a day after it was last saved', async () => {
    const record = await sample.project();
    const [old, fresh] = [cartId(), cartId()];
    await calculate({ ...buildOneLineCart(sample.shop, record), id: old, save: true });
    now = new Date(now.getTime() + 25 * 3_600_000);
    await calculate({ ...buildOneLineCart(sample.shop, record), id: fresh, save: true });
    await pruneCarts.run(
      {},
      { ...api, reads: api.db, jobs: silentJobs, log: api.app.log, now: () => now },
      { last: false },
    );
    const remainingIds = (await api.db.select({ id: carts.id }).from(carts)).map(({ id }) => id);
    expect(remainingIds).toContain(fresh);
    expect(remainingIds).not.toContain(old);
  });
});
