import { expect, it } from 'vitest';
import type { FieldDefinition } from '#generated/definitions.ts';
import { findFieldByInput, findFieldByPath, listFieldsToRead } from './field-index.ts';

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
const getName = (field: FieldDefinition | undefined) => field?.name;

it('finds the field at or containing a record path, only with an input', () => {
  expect(getName(findFieldByPath(fields, 'customer.city'))).toBe('customer->city');
  expect(getName(findFieldByPath(fields, 'items.2.price'))).toBe('items');
  expect(findFieldByPath(fields, 'customer')).toBeUndefined();
  expect(findFieldByPath(fields, 'currency')).toBeUndefined();
});

it('finds the field of an input by its name', () => {
  expect(getName(findFieldByInput(fields, 'a%2eb'))).toBe('a.b');
  expect(getName(findFieldByInput(fields, 'items.2.price'))).toBe('items');
});

it('lists the siblings that the rules of a field depend on: conditions and currency', () => {
  const names = listFieldsToRead(price, fields, false).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['currency', 'kind', 'open', 'price']);
});

it('lists all fields for one with a validation function', () => {
  expect(listFieldsToRead(price, fields, true)).toBe(fields);
  expect(listFieldsToRead({ ...price, validate: 'ean' }, fields, false)).toBe(fields);
});
