import { expect, test } from 'vitest';
import { Country } from '#generated/enums.ts';
import { listShippingChoices, getShippingZone, type Parcel } from './shipping.ts';
import { SHIPPING_RATE_SEED } from './shipping-seed.ts';

const parcel = (weight: number, value = 2490): Parcel => ({ weight, value });
const to = (country: string, day = '2026-11-21') => ({ country, day });
const getStandardPrice = (rates: typeof SHIPPING_RATE_SEED, weight: number, day?: string): number | undefined =>
  listShippingChoices(rates, to('FR', day), parcel(weight), 'EUR', {}).find(({ type }) => type === 'standard')?.price;

test.each([
  ['FR', 'france'],
  ['MC', 'france'],
  ['DE', 'eu'],
  ['GR', 'eu'],
  ['GB', 'europe'],
  ['US', 'north_america'],
  ['JP', 'world'],
  ['XX', undefined],
])('the zone of %s is %s', (country, zone) => {
  expect(getShippingZone(country)).toBe(zone);
});

test('every country of the description is deliverable', () => {
  for (const country of Country.values) {
    expect(listShippingChoices(SHIPPING_RATE_SEED, to(country), parcel(350), 'EUR', {}).length).toBeGreaterThan(0);
  }
});

test.each([
  [0, 590],
  [1, 590],
  [1000, 590],
  [1001, 690],
  [10_000, 1590],
  [10_001, 1590 + 590],
  [20_000, 1590 + 1590],
  [25_000, 2 * 1590 + 990],
])('%d g to France cost %d', (weight, price) => {
  expect(getStandardPrice(SHIPPING_RATE_SEED, weight)).toBe(price);
});

test('the choices are sorted by price, with their working days', () => {
  expect(listShippingChoices(SHIPPING_RATE_SEED, to('FR'), parcel(350), 'EUR', {})).toEqual([
    { type: 'pickup', price: 390, days_min: 3, days_max: 5 },
    { type: 'standard', price: 590, days_min: 2, days_max: 4 },
    { type: 'express', price: 990, days_min: 1, days_max: 2 },
  ]);
});

test('prices and the limit for free shipping are converted into the currency of the cart', () => {
  const [cheapest] = listShippingChoices(SHIPPING_RATE_SEED, to('US'), parcel(350), 'USD', { USD: 1.5 });
  expect(cheapest?.price).toBe(2535);
  const getCheapest = (value: number) =>
    listShippingChoices(SHIPPING_RATE_SEED, to('FR'), parcel(350, value), 'USD', { USD: 1.5 })[0];
  expect(getCheapest(11_999)?.price).toBe(585);
  expect(getCheapest(12_000)?.price).toBe(0);
});

test('a tariff changes on its day, bracket by bracket', () => {
  const newRates = SHIPPING_RATE_SEED.slice(0, 1).map((row) => ({ ...row, price: 640, valid_from: '2026-12-01' }));
  const rates = [...SHIPPING_RATE_SEED, ...newRates];
  expect(getStandardPrice(rates, 350, '2026-11-30')).toBe(590);
  expect(getStandardPrice(rates, 350, '2026-12-01')).toBe(640);
  expect(getStandardPrice(rates, 1500, '2026-12-01')).toBe(690);
});

test('before its first day a tariff offers nothing', () => {
  const rates = SHIPPING_RATE_SEED.map((row) => ({ ...row, valid_from: '2026-12-01' }));
  expect(listShippingChoices(rates, to('FR'), parcel(350), 'EUR', {})).toEqual([]);
});
