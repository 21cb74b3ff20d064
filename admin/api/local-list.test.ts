import type { FieldDefinition, FilterDefinition, ResourceDefinition } from '#generated/definitions.ts';
import { expect, it } from 'vitest';
import { buildJsonFilter } from './json-filter.ts';
import { filterAndSortRows } from './local-list.ts';
import { buildListQuery } from './wire-query.ts';

const field = (name: string, type: FieldDefinition['type'], more = {}): FieldDefinition => ({
  name,
  type,
  label: name,
  ...more,
});
const fields = [
  field('name', 'text'),
  field('seats', 'integer'),
  field('at', 'datetime', { iso: true }),
  field('state', 'select'),
];
const filters: FilterDefinition[] = [
  { name: 'name', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
  { name: 'seats', type: 'integer', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  { name: 'at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  { name: 'state', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
];
const names = fields.map(({ name }) => name);

function resource(wire: object): ResourceDefinition {
  return {
    ...{
      name: 'trips',
      schema: '',
      path: '/trips',
      title: 'name',
      icon: '',
      group: '',
      roles: [],
      columns: names,
      fields,
    },
    ...{ operations: { list: 'l' }, filters, sorts: names, search: true, actions: [] },
    defaultSort: { field: 'name', order: 'ASC' },
    wire: { id: 'id', parents: [], rows: [], paging: { by: 'none' }, ...wire },
  };
}

const rows = [
  { id: 1, name: 'Pier 10', seats: 4, at: '2026-11-01T10:00:00+05:00', state: 'open' },
  { id: 2, name: 'pier 9', seats: null, at: '2026-11-01T08:00:00Z', state: 'shut' },
  { id: 3, name: 'Quay', seats: 12, at: '2026-11-02T00:00:00Z', state: 'open' },
];

it.each<[string, object, number[]]>([
  ['a word', { q: 'pier' }, [1, 2]],
  ['one value', { state: 'open' }, [1, 3]],
  ['several values', { state: ['open', 'shut'] }, [1, 2, 3]],
  ['another value', { state_neq: 'open' }, [2]],
  ['a part of a text', { name_contains: 'QUA' }, [3]],
  ['a range', { seats_gte: 4, seats_lte: 11 }, [1]],
  ['moments in different zones', { at_gte: '2026-11-01T06:00:00Z' }, [2, 3]],
  ['nothing', { seats_empty: true }, [2]],
  ['an unknown condition', { other: 1 }, [1, 2, 3]],
])('filters rows by %s', (_what, filter, ids) => {
  expect(filterAndSortRows(resource({ local: names }), rows, { filter }).map(({ id }) => id)).toEqual(ids);
});

it.each<[string, 'ASC' | 'DESC', number[]]>([
  ['name', 'ASC', [2, 1, 3]],
  ['seats', 'ASC', [1, 3, 2]],
  ['at', 'DESC', [3, 2, 1]],
])('sorts rows by %s %s', (name, order, ids) => {
  expect(
    filterAndSortRows(resource({ local: names }), rows, { sort: { field: name, order } }).map(({ id }) => id),
  ).toEqual(ids);
});

it('local conditions are not sent, and JSON filters are sent as such', () => {
  const filter = { name_contains: 'Bari', seats_gte: 2, seats_lte: 9, state: ['open', 'shut'], mine: true };
  expect(buildListQuery(resource({ local: names }), { filter })).toEqual({ mine: true });
  const rules = {
    _and: [{ name: { _contains: 'Bari' } }, { seats: { _gte: 2, _lte: 9 } }, { state: { _in: ['open', 'shut'] } }],
  };
  const json = resource({ json: { parameter: 'filter', fields: names } });
  expect(buildJsonFilter(json, filter)).toEqual(rules);
  expect(buildListQuery(json, { filter })).toEqual({ mine: true, filter: JSON.stringify(rules) });
  const encoded = resource({ json: { parameter: 'filter', fields: names, encoded: true } });
  expect(buildListQuery(encoded, { filter: { name: 'Bari' } })).toEqual({ filter: { name: { _eq: 'Bari' } } });
});
