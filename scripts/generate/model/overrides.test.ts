import { expect, test } from 'vitest';
import { Diagnostics } from '../diagnostics.ts';
import { generateFrom } from '../generate.ts';
import { createDocument } from '../testing.ts';
import type { JsonObject } from './json.ts';
import { buildModel } from './build.ts';

const string: JsonObject = { type: 'string' };
const object = (properties: JsonObject): JsonObject => ({ type: 'object', properties });
const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const content = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } });
const answers = (schema: JsonObject): JsonObject => ({ responses: { 200: { description: '', ...content(schema) } } });
const list = (name: string): JsonObject => ({ get: answers({ type: 'array', items: ref(name) }) });

const document = createDocument(
  { Booking: object({ id: string, vessel: string, pin: string }), Ship: object({ id: string, name: string }) },
  {
    info: { title: 'Ferries', version: '1' },
    tags: [{ name: 'sales', 'x-displayName': 'Ticket sales' }],
    paths: {
      '/bookings': list('Booking'),
      '/bookings/{id}': {
        get: answers(ref('Booking')),
        put: { ...answers(ref('Booking')), requestBody: content(ref('Booking')) },
      },
      '/bookings/{id}/cancel': {
        post: { operationId: 'cancel_v1', summary: 'Cancel a booking.', ...answers(ref('Booking')) },
      },
      '/ships': list('Ship'),
      '/ships/{id}': { get: answers(ref('Ship')) },
    },
  },
);

function read(overrides: JsonObject) {
  const diagnostics = new Diagnostics();
  const model = buildModel(document, diagnostics, { file: 'o.yaml', content: overrides });
  return { model, list: diagnostics.list.filter(({ code }) => code === 'unknown-override') };
}

test('applies labels, columns, relations, secrets, the update method and the time zone', () => {
  const fields: JsonObject = { vessel: { label: 'Ship', relation: 'ships' }, pin: { secret: true } };
  const bookings: JsonObject = {
    label: 'Reservations',
    columns: ['vessel', 'id'],
    title: 'vessel',
    group: 'desk',
    update: 'PATCH',
    fields,
  };
  const { model, list: problems } = read({ timeZone: 'Europe/Athens', resources: { bookings } });
  expect(problems).toEqual([]);
  const [overridden] = model.resources;
  expect(overridden).toMatchObject({ name: 'bookings', title: 'vessel', group: 'desk', columns: ['vessel', 'id'] });
  expect(overridden?.wire?.updateMethod).toBe('patch');
  for (const members of [overridden?.fields, overridden?.update]) {
    expect(members).toMatchObject([
      { name: 'id' },
      { name: 'vessel', type: 'reference', label: 'bookings.fields.vessel', ref: { resource: 'ships', label: 'name' } },
      { name: 'pin', type: 'password' },
    ]);
  }
  expect(Object.fromEntries(model.words)).toEqual({
    'resources.bookings': 'Reservations',
    'bookings.fields.vessel': 'Ship',
  });
  expect(model.timeZone).toBe('Europe/Athens');
});

test('removes hidden resources', () => {
  expect(read({ resources: { ships: { hidden: true } } }).model.resources.map(({ name }) => name)).toEqual([
    'bookings',
  ]);
});

test.each<[string, JsonObject, string]>([
  ['a resource', { boats: {} }, 'o.yaml#/resources/boats'],
  ['a word', { ships: { colums: [] } }, 'o.yaml#/resources/ships/colums'],
  ['a field', { ships: { fields: { nme: {} } } }, 'o.yaml#/resources/ships/fields/nme'],
  ['a column', { ships: { columns: ['nme'] } }, 'o.yaml#/resources/ships/columns'],
  ['a relation', { ships: { fields: { name: { relation: 'x' } } } }, 'o.yaml#/resources/ships/fields/name/relation'],
  ['a method', { ships: { update: 'get' } }, 'o.yaml#/resources/ships/update'],
])('reports an unknown entry with its pointer: %s', (_what, resources, pointer) => {
  expect(read({ resources }).list.map((entry) => [entry.severity, entry.pointer])).toEqual([['error', pointer]]);
});

test('writes titles, summaries and names of groups', async () => {
  const { files } = await generateFrom(document);
  const text = files.find(({ path }) => path === 'api-facts.ts')?.text;
  expect(text).toContain("title: 'Ferries'");
  expect(text).toContain("'actions.cancel_v1': 'Cancel a booking'");
  expect(text).toContain("'resource_groups.sales': 'Ticket sales'");
  expect(text).toContain("'resource_one.ships': 'ship'");
  const overrides = {
    file: 'o.yaml',
    content: { timeZone: 'Europe/Athens', resources: { ships: { label: 'Fleet companies' } } },
  };
  const changed = await generateFrom(document, new Diagnostics(), { overrides });
  const facts = changed.files.find(({ path }) => path === 'api-facts.ts')?.text;
  expect(facts).toContain("'resource_one.ships': 'Fleet company'");
  expect(facts).toContain("timeZone: 'Europe/Athens'");
});

test('can write types only', async () => {
  const { files } = await generateFrom(document, new Diagnostics(), { only: 'types' });
  expect(files.map(({ path }) => path)).toEqual(['types.ts']);
});
