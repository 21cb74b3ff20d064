import { expect, it } from 'vitest';
import type { FieldDefinition } from '#generated/definitions.ts';
import { fromSeconds, toColumns, toSeconds, toWire } from './wire.ts';

const fields: FieldDefinition[] = [
  { name: 'name', type: 'text', label: 'fields.name' },
  { name: 'price', type: 'money', label: 'fields.price' },
  { name: 'fee', type: 'money', label: 'fields.fee', currency: 'fee_currency' },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at' },
];
const instant = new Date('2026-01-01T00:00:00.999Z');

it('converts amounts to decimals of their currency', () => {
  const row = { price: 2490, currency: 'EUR', fee: 1500, fee_currency: 'JPY' };
  expect(toWire(fields, row)).toEqual({ price: 24.9, fee: 1500 });
});

it('converts amounts to minor units of their currency', () => {
  const wire = { price: 24.9, currency: 'EUR', fee: 1500, fee_currency: 'JPY' };
  expect(toColumns(fields, wire)).toEqual({ price: 2490, fee: 1500 });
});

it('reads the currency of an amount from the record', () => {
  expect(toColumns(fields, { price: 1500 }, { currency: 'KRW' })).toEqual({ price: 1500 });
});

it('throws for an amount without currency', () => {
  expect(() => toWire(fields, { price: 1 })).toThrow(/currency/);
});

it('converts dates and texts of the database to Unix seconds', () => {
  expect(toWire(fields, { created_at: instant })).toEqual({ created_at: 1767225600 });
  expect(toSeconds('2026-01-01 00:00:00.999999+00')).toBe(1767225600);
  expect(toSeconds('2026-01-01 02:00:00+02')).toBe(1767225600);
  expect(toSeconds(null)).toBeNull();
});

it('converts Unix seconds to dates', () => {
  expect(toColumns(fields, { created_at: 1767225600 })).toEqual({ created_at: fromSeconds(1767225600) });
});

it('keeps null and omits undescribed properties', () => {
  expect(toWire(fields, { name: null, price: null, password_hash: 'x' })).toEqual({ name: null, price: null });
  expect(toColumns(fields, { name: null, role: 'admin' })).toEqual({ name: null });
});
