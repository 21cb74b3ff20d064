import { expect, test } from 'vitest';
import { EU_COUNTRIES } from '#domain/countries.ts';
import { getVatRateOn, VAT_SEED, computeContainedVat, removeVat } from './vat.ts';

test.each([
  ['FR', '2020-01-01', 20],
  ['FR', '2026-11-21', 20],
  ['HU', '2026-11-21', 27],
  ['LU', '2023-12-31', 16],
  ['LU', '2024-01-01', 17],
  ['FI', '2024-08-31', 24],
  ['FI', '2024-09-01', 25.5],
  ['SK', '2024-12-31', 20],
  ['SK', '2025-01-01', 23],
  ['EE', '2025-06-30', 20],
  ['EE', '2025-07-01', 24],
  ['RO', '2025-07-31', 19],
  ['RO', '2025-08-01', 21],
  ['GR', '2026-01-01', 24],
  ['EL', '2026-01-01', 24],
  ['el', '2026-01-01', 24],
  ['GB', '2026-01-01', 0],
  ['US', '2026-01-01', 0],
  ['', '2026-01-01', 0],
])('the rate of %s on %s is %d %%', (country, day, rate) => {
  expect(getVatRateOn(VAT_SEED, country, day)).toBe(rate);
});

test('a row added by staff applies from its day on', () => {
  const rows = [...VAT_SEED, { country_id: 'CH' as const, rate: 8.1, valid_from: '2026-05-01' }];
  expect(getVatRateOn(rows, 'CH', '2026-04-30')).toBe(0);
  expect(getVatRateOn(rows, 'CH', '2026-05-01')).toBe(8.1);
});

test.each([
  [1200, 20, 200],
  [2490, 20, 415],
  [3, 20, 1],
  [2490, 25.5, 506],
  [2490, 0, 0],
  [0, 20, 0],
  [-1200, 20, -200],
])('%d gross at %d %% contains %d', (gross, rate, vat) => {
  expect(computeContainedVat(gross, rate)).toBe(vat);
});

test('the initial rows are those of all EU countries of the description', () => {
  expect([...new Set(VAT_SEED.map((row) => row.country_id))].sort()).toEqual([...EU_COUNTRIES].sort());
});

test('a price without VAT', () => expect(removeVat(2490, 20)).toBe(2075));
