import type { FieldDefinition, ResourceDefinition, ResourceWire } from '#generated/definitions.ts';
import { expect, it } from 'vitest';
import { renameOwnId } from '#admin/api/wire-identity.ts';
import { fixture } from '#admin/testing/fixture.ts';
import { adaptDefinition } from './adapt-definition.ts';

const field = (name: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  name,
  type: 'text',
  label: `fields.${name}`,
  ...more,
});
const fields = [field('id'), field('number'), field('note')];

function definitionOf(wire: Partial<ResourceWire>, more: Partial<ResourceDefinition> = {}) {
  const found = { ...fixture.resource, fields, create: fields, update: fields, filters: [], ...more };
  const whole: ResourceWire = { id: 'id', parents: [], rows: [], paging: { by: 'none' }, ...wire };
  return adaptDefinition(renameOwnId({ ...found, wire: whole }));
}

const lockedIn = (list: readonly FieldDefinition[] = []) => list.filter(({ roles }) => roles?.length === 0);
const namesOf = (list: readonly { name: string }[] = []) => list.map(({ name }) => name);

it.each<[string, Partial<ResourceWire>, string[]]>([
  ['its id', {}, ['id']],
  ['another property', { id: 'number' }, ['number']],
  ['its id behind those of others', { parents: ['port'] }, ['$id']],
  ['nothing, being the only one', { single: true }, []],
])('path parameters are entered on creation and read-only afterwards: %s', (_what, wire, names) => {
  const { create, update } = definitionOf(wire);
  expect(namesOf(lockedIn(update))).toEqual(names);
  expect(lockedIn(create)).toEqual([]);
});

it('create form and list filters contain the parent once', () => {
  const owners = [field('sea'), field('port')];
  const create = [field('note'), field('port', { type: 'integer' })];
  const found = definitionOf({ parents: ['sea', 'port'] }, { owners, create });
  expect(namesOf(found.create)).toEqual(['sea', 'note', 'port']);
  // typed as in the body
  expect(found.create?.[2]).toMatchObject({ type: 'integer', required: true });
  expect(found.filters).toMatchObject([
    { name: 'sea', operators: ['eq'], field: { name: 'sea', required: true } },
    { name: 'port', operators: ['eq'], field: { name: 'port', required: true } },
  ]);
});
