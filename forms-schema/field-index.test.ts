import { expect, it } from 'vitest';
import type { FieldDefinition } from '#generated/definitions.ts';
import { fieldAtInput, fieldAtPath, fieldsToRead } from './field-index.ts';

const price: FieldDefinition = { name: 'price', type: 'money', label: 'Price', showIf: { path: 'kind', schema: {} } };
const fields: readonly FieldDefinition[] = [
  { name: 'kind', type: 'text', label: 'Kind', showIf: { path: 'open', schema: {} } },
  { name: 'open', type: 'checkbox', label: 'Open' },
  { name: 'currency', type: 'currency', label: 'Currency', value: 'EUR' },
  { name: 'customer->city', type: 'text', label: 'City' },
  { name: 'a.b', type: 'text', label: 'Dotted' },
  { name: 'items', type: 'array', label: 'Items', items: [] },
  price,
];
const nameOf = (field: FieldDefinition | undefined) => field?.name;

it('finds the field that a path leads to or into, of those the form asks for', () => {
  expect(nameOf(fieldAtPath(fields, 'customer.city'))).toBe('customer->city');
  expect(nameOf(fieldAtPath(fields, 'items.2.price'))).toBe('items');
  expect(fieldAtPath(fields, 'customer')).toBeUndefined();
  expect(fieldAtPath(fields, 'currency')).toBeUndefined();
});

it('finds the field of an input by its name', () => {
  expect(nameOf(fieldAtInput(fields, 'a%2eb'))).toBe('a.b');
  expect(nameOf(fieldAtInput(fields, 'items.2.price'))).toBe('items');
});

it('reads with a field what its rules look at: its condition, the condition of that, its currency', () => {
  const names = fieldsToRead(price, fields, false).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['currency', 'kind', 'open', 'price']);
});

it('reads all fields for one that a function checks', () => {
  expect(fieldsToRead(price, fields, true)).toBe(fields);
  expect(fieldsToRead({ ...price, validate: 'ean' }, fields, false)).toBe(fields);
});
