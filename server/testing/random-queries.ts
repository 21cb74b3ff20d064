// Random list queries: most are valid, some invalid.
import type { FieldDefinition, FilterDefinition, FilterOperator, ResourceDefinition } from '#generated/definitions.ts';
import fc from 'fast-check';
import { listAllowedValues } from '#forms-schema/choices.ts';
import { getComparison } from '#server/resources/filter-values.ts';
import type { Comparison } from '#server/resources/filter-values.ts';

/** A list query, as in the URL. */
export interface RandomQuery {
  filter?: string;
  sort?: string;
  range?: string;
  cursor?: string;
}

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2050-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const VALUES: Readonly<Record<Comparison, fc.Arbitrary<unknown>>> = {
  integer: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer()),
  number: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.double({ noNaN: true })),
  money: fc.oneof(
    fc.integer({ min: 0, max: 30_000 }).map((minor) => minor / 100),
    fc.double({ min: -10, max: 1000, noNaN: true }),
    fc.integer(),
  ),
  moment: fc.oneof(
    fc.integer({ min: 1_600_000_000, max: 1_900_000_000 }),
    fc.integer({ min: 0, max: 90 }).map((days) => `-P${days}D`),
    fc.integer({ min: 0, max: 72 }).map((hours) => `-PT${hours}H`),
  ),
  date: day,
  boolean: fc.boolean(),
  text: fc.oneof(
    fc.constantFrom('a', 'é', '%', '_', "o'", '\\', '"', '--', '漢字', 'VS-1', ' ', ''),
    fc.string({ unit: 'binary', maxLength: 30 }).map((text) => text.replaceAll('\0', '')),
  ),
};

/** Values that no filter accepts. */
const NONSENSE = fc.anything({ maxDepth: 2, withNullPrototype: false });

function createValue(field: FieldDefinition): fc.Arbitrary<unknown> {
  const allowedValues = listAllowedValues(field);
  return allowedValues && allowedValues.length > 0 ? fc.constantFrom(...allowedValues) : VALUES[getComparison(field)];
}

function createOperand(field: FieldDefinition, operator: FilterOperator): fc.Arbitrary<unknown> {
  if (operator === 'empty') return fc.boolean();
  if (operator === 'contains') return VALUES.text;
  const value = createValue(field);
  const values = fc.array(value, { minLength: 1, maxLength: 4 });
  if (operator === 'in') return values;
  // a list without operator matches any of its values
  return operator === 'eq' ? fc.oneof({ weight: 3, arbitrary: value }, { weight: 1, arbitrary: values }) : value;
}

const toKey = (name: string, operator: FilterOperator): string =>
  operator === 'eq' || operator === 'in' ? name : `${name}_${operator}`;

function createCondition(definition: ResourceDefinition, filter: FilterDefinition): fc.Arbitrary<[string, unknown]> {
  const field = (definition.listFields ?? definition.fields).find(({ name }) => name === filter.name);
  return fc
    .constantFrom(...filter.operators)
    .chain((operator) =>
      createOperand(field ?? { name: filter.name, type: filter.type, label: '' }, operator).map(
        (value): [string, unknown] => [toKey(filter.name, operator), value],
      ),
    );
}

function createFilter(definition: ResourceDefinition): fc.Arbitrary<string> {
  const columnConditions = definition.filters.map((filter) => createCondition(definition, filter));
  const search = VALUES.text.map((text): [string, unknown] => ['q', text]);
  const lookUp = VALUES.text.map((text): [string, unknown] => ['find', text]);
  const ids = fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 30 }).map((id): [string, unknown] => ['id', id]);
  const valid = fc.oneof(...columnConditions, ...(definition.search ? [search] : []), lookUp, ids);
  const keys = columnConditions.map((condition) => condition.map(([key]) => key));
  const invalid = fc.tuple(fc.oneof(fc.string(), ...keys), NONSENSE);
  const toFilter = (conditions: fc.Arbitrary<[string, unknown]>) =>
    fc.array(conditions, { maxLength: 4 }).map((entries) => toJson(Object.fromEntries(entries)));
  return fc.oneof({ weight: 8, arbitrary: toFilter(valid) }, { weight: 1, arbitrary: toFilter(invalid) }, fc.string());
}

/** JSON of a value; its text when JSON cannot represent it. */
function toJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return String(value);
  }
}

const CURSORS = fc.oneof(
  fc.string(),
  fc
    .array(fc.oneof(fc.string(), fc.integer(), fc.constant(null)), { maxLength: 5 })
    .map((position) => Buffer.from(JSON.stringify(position)).toString('base64url')),
);

/** An arbitrary of queries of a resource's list. */
export function createRandomQuery(definition: ResourceDefinition): fc.Arbitrary<RandomQuery> {
  const sort = fc.tuple(fc.constantFrom(...definition.sorts), fc.constantFrom('ASC', 'DESC'));
  // most pages are short: the query matters, not the number of rows
  const length = fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 0, max: 9 }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 99 }) },
  );
  const range = fc.tuple(fc.integer({ min: 0, max: 400 }), length);
  const optional = { freq: 3, nil: undefined };
  return fc.record(
    {
      filter: createFilter(definition),
      sort: fc.oneof({ weight: 9, arbitrary: sort.map((pair) => JSON.stringify(pair)) }, fc.string()),
      range: fc.oneof(
        { weight: 9, arbitrary: range.map(([from, count]) => `[${from},${from + count}]`) },
        fc.tuple(fc.integer(), fc.integer()).map((pair) => JSON.stringify(pair)),
        fc.string(),
      ),
      cursor: fc.option(CURSORS, { ...optional, freq: 1 }),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<RandomQuery>;
}
