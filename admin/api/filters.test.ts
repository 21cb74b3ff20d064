import type { FilterDefinition } from '#generated/definitions.ts';
import { ordersResource } from '#generated/resources/orders.ts';
import { projectsResource } from '#generated/resources/projects.ts';
import { describe, expect, it } from 'vitest';
import {
  type Condition,
  toFilterValues,
  listOperators,
  parseConditions,
  addCondition,
  removeCondition,
} from './filters.ts';

const FILTERS: readonly FilterDefinition[] = [...ordersResource.filters, ...projectsResource.filters];

describe('conditions of a list', () => {
  const cases: [Condition, Record<string, unknown>][] = [
    [{ field: 'status', operator: 'in', value: ['paid'] }, { status: 'paid' }],
    [{ field: 'status', operator: 'in', value: ['paid', 'sent'] }, { status: ['paid', 'sent'] }],
    [{ field: 'status', operator: 'neq', value: 'paid' }, { status_neq: 'paid' }],
    [{ field: 'user_id', operator: 'in', value: [12] }, { user_id: 12 }],
    [{ field: 'is_gift', operator: 'eq', value: false }, { is_gift: false }],
    [
      { field: 'created_at', operator: 'between', value: { from: 10, to: 20 } },
      { created_at_gte: 10, created_at_lte: 20 },
    ],
    [{ field: 'total', operator: 'between', value: { to: 40 } }, { total_lte: 40 }],
    [{ field: 'total', operator: 'lt', value: 10 }, { total_lt: 10 }],
    [{ field: 'created_at', operator: 'within', value: '-P7D' }, { created_at_gte: '-P7D' }],
    [{ field: 'sent_at', operator: 'older', value: '-PT6H' }, { sent_at_lt: '-PT6H' }],
    [{ field: 'email', operator: 'contains', value: 'lea' }, { email_contains: 'lea' }],
    [{ field: 'promo_code', operator: 'empty', value: true }, { promo_code_empty: true }],
    [{ field: 'genres', operator: 'contains', value: 7 }, { genres_contains: 7 }],
  ];

  it.each(cases)('converts %j to %j and back', (condition, filter) => {
    expect(toFilterValues(condition)).toEqual(filter);
    expect(parseConditions(filter, FILTERS)).toEqual([condition]);
  });

  it('skips unknown keys, such as the search text', () => {
    expect(parseConditions({ q: 'harbour', password: 'x', staff_note_contains: 'y' }, FILTERS)).toEqual([]);
  });

  it('replaces a condition with a changed operator', () => {
    const before: Condition = { field: 'total', operator: 'between', value: { from: 10 } };
    const after: Condition = { field: 'total', operator: 'lt', value: 20 };
    expect(addCondition({ total_gte: 10, q: 'a' }, after, before)).toEqual({ total_lt: 20, q: 'a' });
  });

  it('moves one end of a range without keeping the other', () => {
    const before: Condition = { field: 'total', operator: 'between', value: { from: 10, to: 20 } };
    expect(addCondition({ total_gte: 10, total_lte: 20 }, { ...before, value: { from: 15 } }, before)).toEqual({
      total_gte: 15,
    });
  });

  it('removes one condition and keeps the others', () => {
    const range: Condition = { field: 'total', operator: 'between', value: { from: 10, to: 20 } };
    expect(removeCondition({ status: 'paid', total_gte: 10, total_lte: 20 }, range)).toEqual({ status: 'paid' });
  });
});

describe('operators', () => {
  const listOffered = (name: string) => {
    const filter = FILTERS.find((candidate) => candidate.name === name);
    const field = [...ordersResource.fields, ...projectsResource.fields].find((candidate) => candidate.name === name);
    if (!filter || !field) throw new Error(`no filter ${name}`);
    return listOperators(filter, field);
  };

  it.each([
    ['status', ['in', 'neq']],
    ['created_at', ['between', 'within', 'older']],
    ['sent_at', ['between', 'within', 'older', 'empty']],
    ['total', ['between', 'eq']],
    ['promo_code', ['contains', 'eq', 'neq', 'empty']],
    ['is_gift', ['eq']],
    ['user_id', ['in', 'empty']],
    ['genres', ['contains', 'empty']],
  ])('for %s are %j', (name, operators) => {
    expect(listOffered(name)).toEqual(operators);
  });
});
