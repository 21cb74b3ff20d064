import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CarrierEntry, Problem } from '#generated/schemas.ts';
import { seedPrices } from '#server/app/seed.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

let api: TestApi;
let carrier: CarrierEntry;
beforeAll(async () => {
  api = await startApi();
  await seedPrices(api.db);
  const { body } = await api.call<CarrierEntry[]>('GET', '/admin/carriers', { as: 'team' });
  const gls = body.find(({ code }) => code === 'gls');
  if (!gls) throw new Error('no carrier');
  carrier = gls;
});
afterAll(() => api.close());

const change = (template: string | null, version: number) =>
  api.call<CarrierEntry & Problem>('PUT', `/admin/carriers/${carrier.id}`, {
    as: 'team',
    headers: { 'if-match': `"${version}"` },
    body: { template },
  });

it('shows an example link and changes the template', async () => {
  const changed = await change('https://track.example/{zip}/{n}', 1);
  expect(changed.body.example).toBe('https://track.example/75010/6A12345678901');
  expect((await change(null, 2)).body.example).toBeNull();
});

it('refuses templates without number, host or https', async () => {
  const templates = ['https://track.example/', 'http://track.example/{n}', 'javascript:alert({n})', 'https://{n}'];
  for (const template of templates)
    expect([template, (await change(template, 3)).body.errors]).toMatchObject([template, [{ path: 'template' }]]);
});
