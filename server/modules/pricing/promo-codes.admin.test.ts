import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Problem, PromoCode } from '#generated/schemas.ts';
import { promoCodes } from './promo-codes.table.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

let api: TestApi;
beforeAll(async () => (api = await startApi()));
afterAll(() => api.close());

const createCode = (body: object) => api.call<PromoCode & Problem>('POST', '/admin/promo-codes', { as: 'team', body });
const updateCode = (id: number, body: object) =>
  api.call<PromoCode & Problem>('PUT', `/admin/promo-codes/${id}`, {
    as: 'team',
    headers: { 'if-match': '"1"' },
    body,
  });

it('stores a code normalised and refuses duplicates', async () => {
  const { status, body } = await createCode({ code: 'winter-15', percent: 15 });
  expect([status, body.code, body.uses, body.currency]).toEqual([201, 'WINTER-15', 0, 'EUR']);
  const duplicate = await createCode({ code: 'Winter-15', percent: 20 });
  expect([duplicate.status, duplicate.body.errors]).toMatchObject([409, [{ path: 'code' }]]);
});

it('requires either a percentage or an amount', async () => {
  const refused = [{ path: 'percent', code: 'percent_or_amount' }];
  for (const body of [{}, { percent: null }, { percent: 10, amount: 5 }, { amount: null }])
    expect([body, (await createCode({ code: 'NOTHING', ...body })).body.errors]).toMatchObject([body, refused]);
  const { body } = await createCode({ code: 'FIVE', amount: 5, minimum: 40 });
  expect((await updateCode(body.id, { percent: 10 })).body.errors).toMatchObject(refused);
  expect((await updateCode(body.id, { amount: null })).body.errors).toMatchObject(refused);
  expect((await updateCode(body.id, { amount: null, percent: 10 })).body).toMatchObject({ percent: 10, amount: null });
});

it('refuses to delete a used code', async () => {
  const { body } = await createCode({ code: 'USED', percent: 5 });
  await api.db.update(promoCodes).set({ uses: 3 }).where(eq(promoCodes.id, body.id));
  const deleteCode = () =>
    api.call('DELETE', `/admin/promo-codes/${body.id}`, { as: 'team', headers: { 'if-match': '"1"' } });
  expect((await deleteCode()).status).toBe(409);
  await api.db.update(promoCodes).set({ uses: 0 }).where(eq(promoCodes.id, body.id));
  expect((await deleteCode()).status).toBe(200);
});

it('filters codes by status', async () => {
  const hour = 3600;
  const now = Math.floor(Date.now() / 1000);
  const states = {
    RUNS: {},
    WAITS: { starts_at: now + hour },
    ENDED: { starts_at: now - 2 * hour, ends_at: now - hour },
    RESTS: { active: false, ends_at: now - hour },
    FULL: { max_uses: 3 },
  };
  for (const [code, fields] of Object.entries(states)) await createCode({ code, percent: 5, ...fields });
  await api.db.update(promoCodes).set({ uses: 3 }).where(eq(promoCodes.code, 'FULL'));
  const listCodes = async (state: string) => {
    const query = { filter: JSON.stringify({ state }) };
    const { body } = await api.call<PromoCode[]>('GET', '/admin/promo-codes', { as: 'team', query });
    return body.map(({ code }) => code).filter((code) => code in states);
  };
  expect(await listCodes('running')).toEqual(['RUNS']);
  expect(await listCodes('planned')).toEqual(['WAITS']);
  expect(await listCodes('over')).toEqual(['ENDED']);
  expect(await listCodes('off')).toEqual(['RESTS']);
  expect(await listCodes('used_up')).toEqual(['FULL']);
});
