import type { FieldDefinition } from '#generated/definitions.ts';
import { describe, expect, it } from 'vitest';
import { diffEntries, hasEntries } from './entry-changes.ts';

const name: FieldDefinition = { name: 'name', type: 'text', label: 'fields.name' };
const stock: FieldDefinition = { name: 'stock', type: 'integer', label: 'fields.stock' };
const items: FieldDefinition = { name: 'items', type: 'array', label: 'fields.items', items: [name, stock] };

const RED = { id: 1, name: 'Red LP', stock: 8 };
const BLACK = { id: 2, name: 'Black LP', stock: 20 };

describe('two versions of a list', () => {
  it('differ in the fields of the entries that differ', () => {
    const fewer = { ...RED, stock: 7 };
    expect(diffEntries(items, [RED, BLACK], [BLACK, fewer])).toEqual([
      { title: 'Red LP', fields: [stock], before: RED, after: fewer },
    ]);
  });

  it('differ in entries that only one has', () => {
    const fresh = { name: 'Gold LP', stock: 3 };
    expect(diffEntries(items, [RED, BLACK], [RED, fresh])).toEqual([
      { title: 'Gold LP', fields: [], before: undefined, after: fresh },
      { title: 'Black LP', fields: [], before: BLACK },
    ]);
  });

  it('are equal when only the order differs, and when both are empty', () => {
    expect(diffEntries(items, [RED, BLACK], [BLACK, RED])).toEqual([]);
    expect(diffEntries(items, null, [])).toEqual([]);
  });
});

it('only lists of objects have entries', () => {
  expect([items, stock, { ...items, type: 'group' as const }].map(hasEntries)).toEqual([true, false, false]);
});
