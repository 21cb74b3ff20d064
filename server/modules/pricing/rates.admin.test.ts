import { addDays } from '#domain/calendar.ts';
import { toLocalDay } from '#domain/dates.ts';
import { getVatRateOn } from '#domain/pricing/vat.ts';
import type { FxRate, Problem, ShippingRate, VatRate } from '#generated/schemas.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRates } from './rates.ts';
import { seedPrices } from '#server/app/seed.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

const today = toLocalDay(Date.now() / 1000);
const tomorrow = addDays(today, 1);
let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await seedPrices(api.db);
});
afterAll(() => api.close());

const createRate = <Rate>(path: string, body: object, as: 'admin' | 'team' = 'admin') =>
  api.call<Rate & Problem>('POST', `/admin/${path}`, { as, body });
const updateRate = (path: string, body: object) =>
  api.call<Problem>('PUT', `/admin/${path}`, { as: 'admin', headers: { 'if-match': '"1"' }, body });
const deleteRate = (path: string) =>
  api.call<Problem>('DELETE', `/admin/${path}`, { as: 'admin', headers: { 'if-match': '"1"' } });
const listRates = async <Rate>(path: string, filter: object) =>
  (await api.call<Rate[]>('GET', `/admin/${path}`, { as: 'team', query: { filter: JSON.stringify(filter) } })).body;

it('applies a planned VAT rate from its day, and allows changes before', async () => {
  const row = { country_id: 'FI', rate: 24.5, valid_from: tomorrow };
  const { status, body } = await createRate<VatRate>('vat-rates', row);
  expect([status, body.state]).toEqual([201, 'planned']);
  expect((await updateRate(`vat-rates/${body.id}`, { rate: 26 })).status).toBe(200);
  const { tables } = await readRates(api.db);
  expect([getVatRateOn(tables.vat, 'FI', today), getVatRateOn(tables.vat, 'FI', tomorrow)]).toEqual([25.5, 26]);
  const rates = await listRates<VatRate>('vat-rates', { country_id: 'FI' });
  expect(rates.map(({ rate, state }) => [rate, state])).toEqual([
    [26, 'planned'],
    [25.5, 'in_force'],
    [24, 'past'],
  ]);
});

it('refuses changes of current and past rates', async () => {
  const rates = await listRates<VatRate>('vat-rates', { country_id: 'LU' });
  expect(rates).toHaveLength(2);
  for (const { id } of rates) {
    expect((await updateRate(`vat-rates/${id}`, { rate: 3 })).body).toMatchObject({
      status: 409,
      code: 'rate_is_in_force',
    });
    expect((await deleteRate(`vat-rates/${id}`)).body).toMatchObject({ status: 409, code: 'rate_is_in_force' });
  }
});

it('allows changes of a rate on its first day', async () => {
  const { body } = await createRate<FxRate>('fx-rates', { currency: 'GBP', rate: 8.7, day: today });
  expect((await updateRate(`fx-rates/${body.id}`, { rate: 0.87 })).status).toBe(200);
});

it('refuses a past day, and the day of another row', async () => {
  const past = await createRate<VatRate>('vat-rates', { country_id: 'LU', rate: 18, valid_from: addDays(today, -1) });
  expect([past.status, past.body.errors]).toMatchObject([422, [{ path: 'valid_from', code: 'day_is_over' }]]);
  const body = { currency: 'USD', rate: 1.2, day: today };
  expect((await createRate<FxRate>('fx-rates', body)).body.state).toBe('in_force');
  expect((await createRate<FxRate>('fx-rates', body)).status).toBe(409);
  const planned = await createRate<FxRate>('fx-rates', { ...body, day: tomorrow });
  expect((await updateRate(`fx-rates/${planned.body.id}`, { day: addDays(today, -3) })).status).toBe(422);
  expect((await deleteRate(`fx-rates/${planned.body.id}`)).status).toBe(200);
});

it('refuses an exchange rate of the euro', async () => {
  const { status, body } = await createRate<FxRate>('fx-rates', { currency: 'EUR', rate: 2, day: tomorrow });
  expect([status, body.errors]).toMatchObject([422, [{ path: 'currency', code: 'euro_is_one' }]]);
});

it('has shipping prices by zone, type and weight', async () => {
  const bracket = { zone: 'eu', shipping_type: 'standard', max_weight: 1000, valid_from: tomorrow };
  const days = { days_min: 4, days_max: 8 };
  const row = { ...bracket, ...days, price: 10.5, free_from: 150 };
  const { body } = await createRate<ShippingRate>('shipping-rates', row);
  expect(body).toMatchObject({ price: 10.5, free_from: 150, currency: 'EUR', state: 'planned' });
  const refused = await updateRate(`shipping-rates/${body.id}`, { days_min: 9 });
  expect([refused.status, refused.body.errors]).toMatchObject([422, [{ path: 'days_min' }]]);
  const states = (await listRates<ShippingRate>('shipping-rates', { zone: 'eu', state: 'in_force' })).map(
    ({ max_weight }) => max_weight,
  );
  expect(states).toContain(1000);
});

it('returns 403 to staff without the admin role', async () => {
  const body = { country_id: 'FI', rate: 1, valid_from: addDays(today, 9) };
  expect((await createRate('vat-rates', body, 'team')).status).toBe(403);
});
