import { expect, it } from 'vitest';
import { flattenValues, nestValues } from './paths.ts';

const flat = {
  name: 'Léa',
  'customer->city': 'Paris',
  'items->0->name': 'LP',
  'items->1->name': 'CD',
  'items->1->sizes->0': 'M',
};
const nested = { name: 'Léa', customer: { city: 'Paris' }, items: [{ name: 'LP' }, { name: 'CD', sizes: ['M'] }] };

it('nests arrow names into objects and lists', () => {
  expect(nestValues(flat)).toEqual(nested);
});

it('flattens nested values into arrow names', () => {
  expect(flattenValues(nested)).toEqual(flat);
});

it('keeps empty lists, empty objects, null and files', () => {
  const file = new File(['x'], 'x.png');
  const values = { list: [], group: {}, none: null, deep: { file, date: new Date(0) } };
  expect(flattenValues(values)).toEqual({
    list: [],
    group: {},
    none: null,
    'deep->file': file,
    'deep->date': new Date(0),
  });
  expect(nestValues(flattenValues(values))).toEqual(values);
});

it('never writes to prototypes', () => {
  const nested = nestValues({ '__proto__->polluted': 'yes', 'a->__proto__->polluted': 'yes' });
  expect(JSON.stringify(nested)).toBe('{"__proto__":{"polluted":"yes"},"a":{"__proto__":{"polluted":"yes"}}}');
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
