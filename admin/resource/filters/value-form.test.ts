import type { FieldDefinition } from '#generated/definitions.ts';
import { describe, expect, it } from 'vitest';
import { toInputs, getValueFields, parseInputs } from './value-form.ts';

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
  it('of a date-time is entered in days, which include all of their times in Paris', () => {
    expect(getValueFields(moment, 'between').map(({ name, type }) => [name, type])).toEqual([
      ['from', 'date'],
      ['to', 'date'],
    ]);
    const value = parseInputs(moment, 'between', { from: '2026-07-01', to: '2026-07-01' });
    expect(value).toEqual({ from: 1782856800, to: 1782943199 });
    expect(toInputs(moment, { field: 'created_at', operator: 'between', value })).toEqual({
      from: '2026-07-01',
      to: '2026-07-01',
    });
  });

  it('of a duration before now is entered in days', () => {
    expect(getValueFields(moment, 'older')).toMatchObject([{ name: 'days', type: 'integer', min: 1 }]);
    expect(parseInputs(moment, 'older', { days: 3 })).toBe('-P3D');
    const readDays = (value: string) => toInputs(moment, { field: 'created_at', operator: 'within', value });
    expect([readDays('-P3D'), readDays('-P2W'), readDays('-PT6H')]).toEqual([{ days: 3 }, { days: 14 }, { days: 1 }]);
  });

  it('may have one open end, and is undefined when both are', () => {
    expect(parseInputs(amount, 'between', { from: 10, to: null })).toEqual({ from: 10 });
    expect(parseInputs(amount, 'between', {})).toBeUndefined();
  });

  it('of reversed ends is the range between them', () => {
    expect(parseInputs(amount, 'between', { from: 20, to: 10 })).toEqual({ from: 10, to: 20 });
    expect(parseInputs(amount, 'between', { from: 9, to: 10 })).toEqual({ from: 9, to: 10 });
  });

  it('of a switch is yes or no', () => {
    expect(getValueFields(flag, 'eq')).toMatchObject([{ type: 'radio', options: ['yes', 'no'] }]);
    expect(parseInputs(flag, 'eq', { is_gift: 'no' })).toBe(false);
    expect(toInputs(flag, { field: 'is_gift', operator: 'eq', value: true })).toEqual({ is_gift: 'yes' });
  });

  it('of "empty" is whether there is a value', () => {
    expect(parseInputs(text, 'empty', { promo_code: 'not_empty' })).toBe(false);
    expect(toInputs(text, { field: 'promo_code', operator: 'empty', value: true })).toEqual({ promo_code: 'empty' });
  });

  it('has no limits of the record field', () => {
    expect(getValueFields(text, 'contains')).toEqual([
      { name: 'promo_code', type: 'text', label: 'fields.promo_code', required: true },
    ]);
  });
});

it('days include the times of the time zone of forms', () => {
  const moment: FieldDefinition = { name: 'created_at', type: 'datetime', label: 'fields.created_at' };
  const day = { from: '2026-07-01', to: '2026-07-01' };
  const value = parseInputs(moment, 'between', day, 'America/New_York');
  expect(value).toEqual({ from: Date.UTC(2026, 6, 1, 4) / 1000, to: Date.UTC(2026, 6, 2, 4) / 1000 - 1 });
  expect(toInputs(moment, { field: 'created_at', operator: 'between', value }, 'America/New_York')).toEqual(day);
});
