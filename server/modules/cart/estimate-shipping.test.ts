import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ShippingEstimate } from '#generated/schemas.ts';
import { sampleCatalogue, type Sample } from '#server/modules/catalogue/catalogue.sample.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

let api: TestApi;
let sample: Sample;
beforeAll(async () => {
  api = await startApi();
  sample = await sampleCatalogue(api.db);
});
afterAll(() => api.close());

const estimate = (item: number | undefined, query: { country_id?: string; currency?: string }) =>
  api.call<ShippingEstimate>('GET', `/items/${item}/shipping`, { query });

it('lists the prices and days of the rates, cheapest first', async () => {
  const { items } = await sample.project();
  expect((await estimate(items[0], { country_id: 'FR' })).body).toEqual({
    item_id: items[0],
    country_id: 'FR',
    currency: 'EUR',
    options: [
      { type: 'pickup', price: 3.9, days_min: 3, days_max: 5 },
      { type: 'standard', price: 5.9, days_min: 2, days_max: 4 },
      { type: 'express', price: 9.9, days_min: 1, days_max: 2 },
    ],
  });
});

it('depends on weight, value and currency', async () => {
  const { items } = await sample.project({ items: [{ weight: 4000 }, { price: 13_000 }] });
  const [heavy, dear] = [
    await estimate(items[0], { country_id: 'DE' }),
    await estimate(items[1], { country_id: 'FR' }),
  ];
  expect(heavy.body.options[0]).toMatchObject({ type: 'standard', price: 18.9 });
  expect(dear.body.options[0]?.price).toBe(0);
  const inYen = await estimate(items[0], { country_id: 'JP', currency: 'JPY' });
  expect(inYen.body.currency).toBe('JPY');
  expect(Number.isInteger(inYen.body.options[0]?.price)).toBe(true);
});

it('is refused without a country and for items that are not for sale', async () => {
  const { items } = await sample.project();
  const hidden = await sample.project({ visibility: 'offline' });
  expect((await estimate(items[0], {})).status).toBe(400);
  expect((await estimate(items[0], { country_id: 'XX' })).status).toBe(400);
  expect((await estimate(hidden.items[0], { country_id: 'FR' })).status).toBe(404);
  expect((await estimate(999_999, { country_id: 'FR' })).status).toBe(404);
});
