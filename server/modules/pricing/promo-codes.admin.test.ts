import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Problem, PromoCode } from '#generated/schemas.ts';
import { promoCodes } from './promo-codes.table.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

let api: TestApi;
beforeAll(async () => (api = await startApi()));
afterAll(() => api.close());

const add = (body: object) => api.call<PromoCode & Problem>('POST', '/admin/promo-codes', { as: 'team', body });
const change = (id: number, body: object) =>
  api.call<PromoCode & Problem>('PUT', `/admin/promo-codes/${id}`, {
    as: 'team',
    headers: { 'if-match': '"1"' },
    body,
  });

it('is kept as customers’ codes are compared, and once', async () => {
  const { status, body } = await add({ code: 'winter-15', percent: 15 });
  expect([status, body.code, body.uses, body.currency]).toEqual([201, 'WINTER-15', 0, 'EUR']);
  const again = await add({ code: 'Winter-15', percent: 20 });
  expect([again.status, again.body.errors]).toMatchObject([409, [{ path: 'code' }]]);
});

it('takes off a percentage or an amount, not both and not nothing', async () => {
  const refused = [{ path: 'percent', code: 'percent_or_amount' }];
  for (const body of [{}, { percent: null }, { percent: 10, amount: 5 }, { amount: null }])
    expect([body, (await add({ code: 'NOTHING', ...body })).body.errors]).toMatchObject([body, refused]);
  const { body } = await add({ code: 'FIVE', amount: 5, minimum: 40 });
  expect((await change(body.id, { percent: 10 })).body.errors).toMatchObject(refused);
  expect((await change(body.id, { amount: null })).body.errors).toMatchObject(refused);
  expect((await change(body.id, { amount: null, percent: 10 })).body).toMatchObject({ percent: 10, amount: null });
});

it('stays when orders have used it', async () => {
  const { body } = await add({ code: 'USED', percent: 5 });
  await api.db.update(promoCodes).set({ uses: 3 }).where(eq(promoCodes.id, body.id));
  const gone = () =>
    api.call('DELETE', `/admin/promo-codes/${body.id}`, { as: 'team', headers: { 'if-match': '"1"' } });
  expect((await gone()).status).toBe(409);
  await api.db.update(promoCodes).set({ uses: 0 }).where(eq(promoCodes.id, body.id));
  expect((await gone()).status).toBe(200);
});

it('has a status, and is filtered by it', async () => {
  const hour = 3600;
  const now = Math.floor(Date.now() / 1000);
  const states = {
    RUNS: {},
    WAITS: { starts_at: now + hour },
    ENDED: { starts_at: now - 2 * hour, ends_at: now - hour },
    RESTS: { active: false, ends_at: now - hour },
    FULL: { max_uses: 3 },
  };
  for (const [code, more] of Object.entries(states)) await add({ code, percent: 5, ...more });
  await api.db.update(promoCodes).set({ uses: 3 }).where(eq(promoCodes.code, 'FULL'));
  const found = async (state: string) => {
    const query = { filter: JSON.stringify({ state }) };
    const { body } = await api.call<PromoCode[]>('GET', '/admin/promo-codes', { as: 'team', query });
    return body.map(({ code }) => code).filter((code) => code in states);
  };
  expect(await found('running')).toEqual(['RUNS']);
  expect(await found('planned')).toEqual(['WAITS']);
  expect(await found('over')).toEqual(['ENDED']);
  expect(await found('off')).toEqual(['RESTS']);
  expect(await found('used_up')).toEqual(['FULL']);
});
