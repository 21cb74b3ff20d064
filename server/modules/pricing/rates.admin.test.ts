import { addDays } from '#domain/calendar.ts';
import { dayOf } from '#domain/dates.ts';
import { getVatRateOn } from '#domain/pricing/vat.ts';
import type { FxRate, Problem, ShippingRate, VatRate } from '#generated/schemas.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRates } from './rates.ts';
import { seedPrices } from '#server/app/seed.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

const today = dayOf(Date.now() / 1000);
const tomorrow = addDays(today, 1);
let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await seedPrices(api.db);
});
afterAll(() => api.close());

const add = <Rate>(path: string, body: object, as: 'admin' | 'team' = 'admin') =>
  api.call<Rate & Problem>('POST', `/admin/${path}`, { as, body });
const change = (path: string, body: object) =>
  api.call<Problem>('PUT', `/admin/${path}`, { as: 'admin', headers: { 'if-match': '"1"' }, body });
const remove = (path: string) =>
  api.call<Problem>('DELETE', `/admin/${path}`, { as: 'admin', headers: { 'if-match': '"1"' } });
const list = async <Rate>(path: string, filter: object) =>
  (await api.call<Rate[]>('GET', `/admin/${path}`, { as: 'team', query: { filter: JSON.stringify(filter) } })).body;

it('a VAT rate is planned for a day, counts from then on, and may be changed until then', async () => {
  const { status, body } = await add<VatRate>('vat-rates', { country_id: 'FI', rate: 24.5, valid_from: tomorrow });
  expect([status, body.state]).toEqual([201, 'planned']);
  expect((await change(`vat-rates/${body.id}`, { rate: 26 })).status).toBe(200);
  const { tables } = await readRates(api.db);
  expect([getVatRateOn(tables.vat, 'FI', today), getVatRateOn(tables.vat, 'FI', tomorrow)]).toEqual([25.5, 26]);
  expect((await list<VatRate>('vat-rates', { country_id: 'FI' })).map(({ rate, state }) => [rate, state])).toEqual([
    [26, 'planned'],
    [25.5, 'in_force'],
    [24, 'past'],
  ]);
});

it('current and past rates are immutable', async () => {
  const rates = await list<VatRate>('vat-rates', { country_id: 'LU' });
  expect(rates).toHaveLength(2);
  for (const { id } of rates) {
    expect((await change(`vat-rates/${id}`, { rate: 3 })).body).toMatchObject({
      status: 409,
      code: 'rate_is_in_force',
    });
    expect((await remove(`vat-rates/${id}`)).body).toMatchObject({ status: 409, code: 'rate_is_in_force' });
  }
});

it('a slip of today is put right today', async () => {
  const { body } = await add<FxRate>('fx-rates', { currency: 'GBP', rate: 8.7, day: today });
  expect((await change(`fx-rates/${body.id}`, { rate: 0.87 })).status).toBe(200);
});

it('no row begins in the past, or on the day of another one', async () => {
  const late = await add<VatRate>('vat-rates', { country_id: 'LU', rate: 18, valid_from: addDays(today, -1) });
  expect([late.status, late.body.errors]).toMatchObject([422, [{ path: 'valid_from', code: 'day_is_over' }]]);
  const body = { currency: 'USD', rate: 1.2, day: today };
  expect((await add<FxRate>('fx-rates', body)).body.state).toBe('in_force');
  expect((await add<FxRate>('fx-rates', body)).status).toBe(409);
  const planned = await add<FxRate>('fx-rates', { ...body, day: tomorrow });
  expect((await change(`fx-rates/${planned.body.id}`, { day: addDays(today, -3) })).status).toBe(422);
  expect((await remove(`fx-rates/${planned.body.id}`)).status).toBe(200);
});

it('the euro is what all others are measured in', async () => {
  const { status, body } = await add<FxRate>('fx-rates', { currency: 'EUR', rate: 2, day: tomorrow });
  expect([status, body.errors]).toMatchObject([422, [{ path: 'currency', code: 'euro_is_one' }]]);
});

it('a shipping price is of a zone, a way and a weight', async () => {
  const bracket = { zone: 'eu', shipping_type: 'standard', max_weight: 1000, valid_from: tomorrow };
  const days = { days_min: 4, days_max: 8 };
  const { body } = await add<ShippingRate>('shipping-rates', { ...bracket, ...days, price: 10.5, free_from: 150 });
  expect(body).toMatchObject({ price: 10.5, free_from: 150, currency: 'EUR', state: 'planned' });
  const wrong = await change(`shipping-rates/${body.id}`, { days_min: 9 });
  expect([wrong.status, wrong.body.errors]).toMatchObject([422, [{ path: 'days_min' }]]);
  const states = (await list<ShippingRate>('shipping-rates', { zone: 'eu', state: 'in_force' })).map(
    ({ max_weight }) => max_weight,
  );
  expect(states).toContain(1000);
});

it('only administrators write them', async () => {
  const body = { country_id: 'FI', rate: 1, valid_from: addDays(today, 9) };
  expect((await add('vat-rates', body, 'team')).status).toBe(403);
});
