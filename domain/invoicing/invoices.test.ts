import { expect, test } from 'vitest';
import {
  formatInvoiceNumber,
  isOverThreshold,
  getLegalYear,
  computeCreditVat,
  distributeVat,
  getOrderVatScheme,
  getVatScheme,
} from './invoices.ts';

test.each([
  ['2026-01-01', 1, 2026],
  ['2025-12-31', 1, 2025],
  ['2026-06-30', 7, 2025],
  ['2026-07-01', 7, 2026],
])('%s belongs to the legal year that begins in month %d of %d', (day, month, year) => {
  expect(getLegalYear(day, month)).toBe(year);
});

test('numbers contain their year and sort as text', () => {
  expect(formatInvoiceNumber('F', 2026, 123)).toBe('F2026-000123');
  expect(formatInvoiceNumber('A', 2026, 1_234_567)).toBe('A2026-1234567');
});

test('a sale to a company in another country of the EU is declared by the company', () => {
  expect(getVatScheme('FR', 'NL', 'NL123456789B01')).toBe('reverse_charge');
  expect(getVatScheme('FR', 'FR', 'FR40123456824')).toBe('domestic');
  expect(getVatScheme('FR', 'US', 'NL123456789B01')).toBe('export');
});

test.each([
  ['NL', 0, 'reverse_charge'],
  // paid with VAT, which the seller declares
  ['NL', 21, 'oss'],
  ['FR', 20, 'domestic'],
  ['US', 0, 'export'],
] as const)('an order of a company in %s at %d per cent is declared: %s', (country_id, vat_rate, scheme) => {
  expect(getOrderVatScheme('FR', { country_id, vat_rate, vat_number: 'NL123456789B01' })).toBe(scheme);
});

test.each([
  ['FR', 'domestic'],
  ['DE', 'oss'],
  ['GB', 'export'],
  ['US', 'export'],
])('VAT of a sale from France to %s is declared: %s', (buyer, scheme) => {
  expect(getVatScheme('FR', buyer)).toBe(scheme);
});

test('credit notes over the whole invoice have exactly its VAT', () => {
  // three lines with VAT rounded by line
  const invoice = { total: 1000, vat: 168, vat_rate: 20, creditedTotal: 0, creditedVat: 0 };
  const first = computeCreditVat(invoice, 333);
  const second = computeCreditVat({ ...invoice, creditedTotal: 333, creditedVat: first }, 333);
  const third = computeCreditVat({ ...invoice, creditedTotal: 666, creditedVat: first + second }, 334);
  expect(first).toBe(56);
  expect(first + second + third).toBe(168);
});

test('a credit above the invoice has VAT at the rate', () => {
  expect(computeCreditVat({ total: 1000, vat: 167, vat_rate: 20, creditedTotal: 0, creditedVat: 0 }, 1200)).toBe(200);
});

test.each([
  [[-6000, -900, 2500], -734, [-1001, -150, 417]],
  [[-6000, 2500], -583, [-1000, 417]],
  [[1000], 167, [167]],
  [[0, -1000], -167, [0, -167]],
  [[], 0, []],
])('lines of %j with %d VAT in all have %j', (totals, vat, shares) => {
  expect(distributeVat(totals, 20, vat)).toEqual(shares);
});

test.each([
  [1_000_000, 0, false],
  [1_000_001, 0, true],
  [0, 1_000_001, true],
])('%d this year and %d the year before: over is %s', (net, previousNet, expected) => {
  expect(isOverThreshold(net, previousNet, 1_000_000)).toBe(expected);
});
