import { expect, it } from 'vitest';
import type { FieldDefinition } from '#generated/definitions.ts';
import { sortByLayout, layOutFields } from './layout.ts';

const field = (name: string, properties: Partial<FieldDefinition> = {}): FieldDefinition => ({
  name,
  type: 'text',
  label: `fields.${name}`,
  ...properties,
});
const getShape = (fields: readonly FieldDefinition[], names?: readonly string[]) =>
  layOutFields(fields, names).map(({ name, rows }) => [
    name,
    rows.map((row) => row.map((item) => item.name).join('+')),
  ]);

it('puts fields without a group first, then the groups as they first appear', () => {
  const fields = [field('a', { group: 'x' }), field('b'), field('c', { group: 'y' }), field('d', { group: 'x' })];
  expect(getShape(fields)).toEqual([
    [undefined, ['b']],
    ['x', ['a', 'd']],
    ['y', ['c']],
  ]);
});

it('returns the requested groups in order', () => {
  const fields = [field('a', { group: 'x' }), field('c', { group: 'y' }), field('e', { group: 'z' })];
  expect(getShape(fields, ['z', 'x', 'none']).map(([name]) => name)).toEqual(['z', 'x']);
});

it('puts inline neighbours in a row', () => {
  const inline = { inline: true };
  expect(getShape([field('a', inline), field('b', inline), field('c'), field('d', inline)])).toEqual([
    [undefined, ['a+b', 'c', 'd']],
  ]);
});

it('sorts by order, stably', () => {
  const fields = [field('a', { order: 2 }), field('b'), field('c', { order: -1 }), field('d')];
  expect(sortByLayout(fields).map(({ name }) => name)).toEqual(['c', 'b', 'd', 'a']);
});
