import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuthCheck, Customer } from '#generated/schemas.ts';
import { sampleCatalogue, type Sample } from '#server/modules/catalogue/catalogue.sample.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

let api: TestApi;
let sample: Sample;
beforeAll(async () => {
  api = await startApi();
  sample = await sampleCatalogue(api.db);
});
afterAll(() => api.close());

const check = async (as: 'user' | 'artist' | 'team') =>
  (await api.call<AuthCheck>('GET', '/auth/check', { as })).body.data;

it('counts the projects of one’s own shops only', async () => {
  const id = (await check('artist'))?.id ?? 0;
  const shop_id = await sample.createSampleShop({ user_id: id });
  await sample.project({ shop_id });
  await sample.project({ shop_id, visibility: 'offline' });
  await sample.project();
  expect([(await check('artist'))?.projects, (await check('user'))?.projects]).toEqual([2, 0]);
});

it('names the customer record, which staff has not', async () => {
  const account = await check('user');
  const { body } = await api.call<Customer[]>('GET', '/admin/client', {
    as: 'team',
    query: { filter: JSON.stringify({ email: account?.email }) },
  });
  expect(body).toHaveLength(1);
  expect((await check('user'))?.customer_id).toBe(body[0]?.id);
  expect((await check('team'))?.customer_id).toBe(null);
});
