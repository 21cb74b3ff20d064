import { expect, it } from 'vitest';
import { toFlat, toNested } from './paths.ts';

const flat = {
  name: 'Léa',
  'customer->city': 'Paris',
  'items->0->name': 'LP',
  'items->1->name': 'CD',
  'items->1->sizes->0': 'M',
};
const nested = { name: 'Léa', customer: { city: 'Paris' }, items: [{ name: 'LP' }, { name: 'CD', sizes: ['M'] }] };

it('groups arrow names into nested objects and lists', () => {
  expect(toNested(flat)).toEqual(nested);
});

it('takes nested values apart into arrow names again', () => {
  expect(toFlat(nested)).toEqual(flat);
});

it('keeps empty lists, empty objects, null and files whole both ways', () => {
  const file = new File(['x'], 'x.png');
  const values = { list: [], group: {}, none: null, deep: { file, date: new Date(0) } };
  expect(toFlat(values)).toEqual({ list: [], group: {}, none: null, 'deep->file': file, 'deep->date': new Date(0) });
  expect(toNested(toFlat(values))).toEqual(values);
});

it('never writes to the prototype of objects', () => {
  const nested = toNested({ '__proto__->polluted': 'yes', 'a->__proto__->polluted': 'yes' });
  expect(JSON.stringify(nested)).toBe('{"__proto__":{"polluted":"yes"},"a":{"__proto__":{"polluted":"yes"}}}');
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
