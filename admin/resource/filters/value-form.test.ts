import type { FieldDefinition } from '#generated/definitions.ts';
import { describe, expect, it } from 'vitest';
import { inputsOf, valueFields, valueOf } from './value-form.ts';

const moment: FieldDefinition = { name: 'created_at', type: 'datetime', label: 'fields.created_at' };
const amount: FieldDefinition = { name: 'total', type: 'money', label: 'fields.total' };
const flag: FieldDefinition = { name: 'is_gift', type: 'switch', label: 'fields.is_gift' };
const text: FieldDefinition = {
  name: 'promo_code',
  type: 'text',
  label: 'fields.promo_code',
  nullable: true,
  maxLength: 5,
};

describe('the value of a condition', () => {
  it('of moments is asked for in days, each of which stands for all of its moments in Paris', () => {
    expect(valueFields(moment, 'between').map(({ name, type }) => [name, type])).toEqual([
      ['from', 'date'],
      ['to', 'date'],
    ]);
    const value = valueOf(moment, 'between', { from: '2026-07-01', to: '2026-07-01' });
    expect(value).toEqual({ from: 1782856800, to: 1782943199 });
    expect(inputsOf(moment, { field: 'created_at', operator: 'between', value })).toEqual({
      from: '2026-07-01',
      to: '2026-07-01',
    });
  });

  it('of a time before now is asked for in days', () => {
    expect(valueFields(moment, 'older')).toMatchObject([{ name: 'days', type: 'integer', min: 1 }]);
    expect(valueOf(moment, 'older', { days: 3 })).toBe('-P3D');
    const days = (value: string) => inputsOf(moment, { field: 'created_at', operator: 'within', value });
    expect([days('-P3D'), days('-P2W'), days('-PT6H')]).toEqual([{ days: 3 }, { days: 14 }, { days: 1 }]);
  });

  it('may leave one end open, and is none when both are', () => {
    expect(valueOf(amount, 'between', { from: 10, to: null })).toEqual({ from: 10 });
    expect(valueOf(amount, 'between', {})).toBeUndefined();
  });

  it('of mixed-up ends is the range between them', () => {
    expect(valueOf(amount, 'between', { from: 20, to: 10 })).toEqual({ from: 10, to: 20 });
    expect(valueOf(amount, 'between', { from: 9, to: 10 })).toEqual({ from: 9, to: 10 });
  });

  it('of a switch is yes or no', () => {
    expect(valueFields(flag, 'eq')).toMatchObject([{ type: 'radio', options: ['yes', 'no'] }]);
    expect(valueOf(flag, 'eq', { is_gift: 'no' })).toBe(false);
    expect(inputsOf(flag, { field: 'is_gift', operator: 'eq', value: true })).toEqual({ is_gift: 'yes' });
  });

  it('asks whether there is any', () => {
    expect(valueOf(text, 'empty', { promo_code: 'not_empty' })).toBe(false);
    expect(inputsOf(text, { field: 'promo_code', operator: 'empty', value: true })).toEqual({ promo_code: 'empty' });
  });

  it('is free of the limits of its record', () => {
    expect(valueFields(text, 'contains')).toEqual([
      { name: 'promo_code', type: 'text', label: 'fields.promo_code', required: true },
    ]);
  });
});

it('days stand for the moments of the zone that forms are in', () => {
  const moment: FieldDefinition = { name: 'created_at', type: 'datetime', label: 'fields.created_at' };
  const day = { from: '2026-07-01', to: '2026-07-01' };
  const value = valueOf(moment, 'between', day, 'America/New_York');
  expect(value).toEqual({ from: Date.UTC(2026, 6, 1, 4) / 1000, to: Date.UTC(2026, 6, 2, 4) / 1000 - 1 });
  expect(inputsOf(moment, { field: 'created_at', operator: 'between', value }, 'America/New_York')).toEqual(day);
});
