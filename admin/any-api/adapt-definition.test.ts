import type { FieldDefinition, ResourceDefinition, ResourceWire } from '#generated/definitions.ts';
import { expect, it } from 'vitest';
import { renameOwnId } from '#admin/api/wire-identity.ts';
import { fixture } from '#admin/testing/fixture.ts';
import { adaptDefinition } from './adapt-definition.ts';

const field = (name: string, values: Partial<FieldDefinition> = {}): FieldDefinition => ({
  name,
  type: 'text',
  label: `fields.${name}`,
  ...values,
});
const fields = [field('id'), field('number'), field('note')];

function createDefinition(wire: Partial<ResourceWire>, values: Partial<ResourceDefinition> = {}) {
  const definition = { ...fixture.resource, fields, create: fields, update: fields, filters: [], ...values };
  const fullWire: ResourceWire = { id: 'id', parents: [], rows: [], paging: { by: 'none' }, ...wire };
  return adaptDefinition(renameOwnId({ ...definition, wire: fullWire }));
}

const filterLocked = (list: readonly FieldDefinition[] = []) => list.filter(({ roles }) => roles?.length === 0);
const listNames = (list: readonly { name: string }[] = []) => list.map(({ name }) => name);

it.each<[string, Partial<ResourceWire>, string[]]>([
  ['its id', {}, ['id']],
  ['another property', { id: 'number' }, ['number']],
  ['its id after those of its parents', { parents: ['port'] }, ['$id']],
  ['nothing for a singleton', { single: true }, []],
])('path parameters are entered on creation and read-only afterwards: %s', (_what, wire, names) => {
  const { create, update } = createDefinition(wire);
  expect(listNames(filterLocked(update))).toEqual(names);
  expect(filterLocked(create)).toEqual([]);
});

it('create form and list filters contain the parent once', () => {
  const owners = [field('sea'), field('port')];
  const create = [field('note'), field('port', { type: 'integer' })];
  const definition = createDefinition({ parents: ['sea', 'port'] }, { owners, create });
  expect(listNames(definition.create)).toEqual(['sea', 'note', 'port']);
  // typed as in the body
  expect(definition.create?.[2]).toMatchObject({ type: 'integer', required: true });
  expect(definition.filters).toMatchObject([
    { name: 'sea', operators: ['eq'], field: { name: 'sea', required: true } },
    { name: 'port', operators: ['eq'], field: { name: 'port', required: true } },
  ]);
});
