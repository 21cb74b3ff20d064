import { describe, expect, test } from 'vitest';
import { listCodes, createModel } from '../../testing.ts';
import type { JsonObject } from '../json.ts';
import type { Resource } from '../resource.ts';
import { singulariseName } from './paths.ts';

const Pet: JsonObject = {
  type: 'object',
  required: ['id', 'name'],
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    status: { type: 'string', enum: ['here', 'gone'] },
    born_on: { type: 'string', format: 'date' },
    url: { type: 'string' },
    owner: { type: 'object', properties: { name: { type: 'string' } } },
  },
};
const pet = { $ref: '#/components/schemas/Pet' };
const pets: JsonObject = { type: 'array', items: pet };
const integer: JsonObject = { type: 'integer' };

const createAnswer = (schema: JsonObject | undefined, more: JsonObject = {}): JsonObject => ({
  ...more,
  responses: { '200': { description: 'Done.', ...(schema && { content: { 'application/json': { schema } } }) } },
});
const createWrite = (schema: JsonObject, more: JsonObject = {}): JsonObject => ({
  ...createAnswer(pet, more),
  requestBody: { content: { 'application/json': { schema } } },
});
const envelope = (properties: JsonObject): JsonObject => ({ type: 'object', properties });
const query = (...names: string[]): JsonObject => ({
  parameters: names.map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
});

const inferResources = (paths: JsonObject): readonly Resource[] => createModel({ Pet }, { paths }).resources;
const inferOnly = (paths: JsonObject): Resource => {
  const [resource, ...otherResources] = inferResources(paths);
  if (!resource || otherResources.length > 0)
    throw new Error(`Not one resource but ${otherResources.length + (resource ? 1 : 0)}.`);
  return resource;
};
const createItem = (schema: JsonObject = pet): JsonObject => ({ get: createAnswer(schema, { operationId: 'getPet' }) });

describe('rows are found', () => {
  test.each<[string, JsonObject, string[]]>([
    ['in a bare array', pets, []],
    ['in an envelope of their name', envelope({ pets, count: integer, offset: integer, limit: integer }), ['pets']],
    ['in data', envelope({ data: pets, has_more: { type: 'boolean' } }), ['data']],
    [
      'in a wrapper in a wrapper',
      envelope({ _embedded: envelope({ pets }), page: envelope({ size: integer }) }),
      ['_embedded', 'pets'],
    ],
    [
      'beside another list, by their name',
      envelope({ owners: { type: 'array', items: envelope({ id: integer }) }, pets }),
      ['pets'],
    ],
    [
      'in the branch of a choice that is a list',
      { oneOf: [envelope({ data: pets, total: integer }), { type: 'object' }] },
      ['data'],
    ],
    ['in a branch with a type', { anyOf: [envelope({ type: { type: 'string' }, data: pets })] }, ['data']],
  ])('%s', (_where, answer, rows) => {
    const found = inferOnly({
      '/pets': { get: createAnswer(answer, { operationId: 'listPets' }) },
      '/pets/{petId}': createItem(),
    });
    expect(found.operations).toEqual({ list: 'listPets', get: 'getPet' });
    expect(found.wire).toMatchObject({ rows, id: 'id', itemPath: '/pets/{petId}' });
    expect(found.columns).toEqual(['name', 'id', 'status', 'born_on', 'url']);
  });

  test('but not in a record that contains lists', () => {
    const record = envelope({ id: integer, name: { type: 'string' }, pets });
    expect(inferResources({ '/owner': { get: createAnswer(record) } })).toEqual([]);
    expect(inferResources({ '/tags': { get: createAnswer({ type: 'array', items: { type: 'string' } }) } })).toEqual(
      [],
    );
  });
});

describe('a record is found', () => {
  test.each<[string, JsonObject, string[]]>([
    ['as the answer', pet, []],
    ['in an envelope of its name', envelope({ pet }), ['pet']],
    ['in data', envelope({ data: pet, meta: envelope({ took: integer }) }), ['data']],
  ])('%s', (_where, answer, steps) => {
    expect(inferOnly({ '/pets': { get: createAnswer(pets) }, '/pets/{id}': createItem(answer) }).wire?.item).toEqual(
      steps,
    );
  });

  test('with its operations', () => {
    const found = inferOnly({
      '/pets': { get: createAnswer(pets), post: createWrite(envelope({ pet }), { operationId: 'addPet' }) },
      '/pets/{id}': {
        ...createItem(),
        put: createWrite(pet, { operationId: 'replacePet' }),
        patch: createWrite(pet, { operationId: 'changePet' }),
        delete: createAnswer(undefined, { operationId: 'removePet' }),
      },
      '/pets/{id}/feed': { post: createWrite(envelope({ grams: integer }), { operationId: 'feedPet' }) },
      '/pets/import': { post: createWrite(envelope({ url: { type: 'string' } }), { operationId: 'importPets' }) },
    });
    expect(found.operations).toMatchObject({ create: 'addPet', update: 'changePet', delete: 'removePet' });
    expect(found.wire).toMatchObject({ createBody: ['pet'], updateMethod: 'patch' });
    expect(found.actions).toMatchObject([
      { operationId: 'feedPet', scope: 'row' },
      { operationId: 'importPets', scope: 'collection' },
    ]);
  });
});

describe('paths', () => {
  test.each([
    ['/pets/', '/pets/{id}/'],
    ['/pets.json', '/pets/{id}.json'],
    ['/v1/owners/{owner}/pets', '/v1/owners/{owner}/pets/{pet}'],
    ['/pet', '/pet/{id}'],
  ])('%s and %s belong together', (list, record) => {
    expect(inferOnly({ [list]: { get: createAnswer(pets) }, [record]: createItem() }).operations.get).toBe('getPet');
  });

  test('of an item find the list of the same schema at another path', () => {
    const found = inferOnly({
      '/pets': { get: createAnswer(pets, { operationId: 'listPets' }) },
      '/pet/{petId}': { ...createItem(), delete: createAnswer(undefined, { operationId: 'removePet' }) },
      '/pet': { post: createWrite(pet, { operationId: 'addPet' }) },
    });
    expect(found).toMatchObject({ name: 'pet', path: '/pets' });
    expect(found.operations).toEqual({ list: 'listPets', get: 'getPet', create: 'addPet', delete: 'removePet' });
  });

  test('of a list belong to the item below it, even if another item of the same schema comes first', () => {
    const releases = inferOnly({
      '/releases/tags/{tag}': { get: createAnswer(pet, { operationId: 'getByTag' }) },
      '/releases/{id}': createItem(),
      '/releases': { get: createAnswer(pets, { operationId: 'listReleases' }) },
    });
    expect(releases).toMatchObject({ name: 'releases', operations: { list: 'listReleases', get: 'getPet' } });
  });

  test('that are equally near are reported, and the first that is not deprecated is chosen', () => {
    const byTag = createAnswer(pets, { operationId: 'byTag' });
    const byStatus = createAnswer(pets, { operationId: 'byStatus' });
    const paths = { '/pet/byTag': { get: byTag }, '/pet/byStatus': { get: byStatus }, '/pet/{id}': createItem() };
    const model = createModel({ Pet }, { paths });
    const findPetList = (resources: readonly Resource[]) =>
      resources.find(({ name }) => name === 'pet')?.operations.list;
    expect(findPetList(model.resources)).toBe('byTag');
    expect(listCodes(model)).toContain('ambiguous-list');
    const deprecated = { ...paths, '/pet/byTag': { get: { ...byTag, deprecated: true } } };
    expect(findPetList(inferResources(deprecated))).toBe('byStatus');
  });

  test('may have words of any script', () => {
    const paths = { '/日本/盤': { get: createAnswer(pets) }, '/日本/箱': { get: createAnswer(pets) } };
    expect(inferResources(paths).map(({ name }) => name)).toEqual(['盤', '箱']);
  });

  test('with the same last word get different names, shorter ones for shorter paths', () => {
    const list = { get: createAnswer(pets) };
    const names = inferResources({ '/owners/{id}/pets': list, '/owners/{id}/pets/{pet}': createItem(), '/pets': list });
    expect(names.map(({ name }) => name)).toEqual(['pets', 'owners-pets']);
  });
});

test('parameters of a list path are owners', () => {
  const owner = { name: 'owner', in: 'path', required: true, schema: { type: 'string' } };
  const list = {
    ...createAnswer(pets),
    parameters: [owner, ...['status', 'limit'].map((name) => ({ name, in: 'query', schema: { type: 'string' } }))],
  };
  const [found] = inferResources({ '/owners/{owner}/pets': { get: list }, '/owners/{owner}/pets/{pet}': createItem() });
  expect(found?.wire?.parents).toEqual(['owner']);
  expect(found?.owners?.map(({ name }) => name)).toEqual(['owner']);
  expect(found?.filters.map(({ name }) => name)).toEqual(['status']);
});

test('owners that can be listed are references, independent of parameter names', () => {
  const Port = envelope({ id: integer, name: { type: 'string' } });
  const createRecord = (name: string) => ({ get: createAnswer({ $ref: `#/components/schemas/${name}` }) });
  const list = (name: string, ...parents: string[]) => ({
    get: {
      ...createAnswer({ type: 'array', items: { $ref: `#/components/schemas/${name}` } }),
      parameters: parents.map((parent) => ({ name: parent, in: 'path', required: true, schema: integer })),
    },
  });
  const paths = {
    ...{ '/ports': list('Port'), '/ports/{portId}': createRecord('Port') },
    ...{ '/ports/{id}/pets': list('Pet', 'id'), '/ports/{id}/pets/{pet}': createRecord('Pet') },
    ...{
      '/ports/{id}/pets/{pet}/toys': list('Port', 'id', 'pet'),
      '/ports/{id}/pets/{pet}/toys/{toy}': createRecord('Port'),
    },
    ...{ '/seas/{sea}/pets': list('Pet', 'sea'), '/seas/{sea}/pets/{pet}': createRecord('Pet') },
  };
  const { resources } = createModel({ Pet, Port }, { paths });
  const listOwners = (path: string) =>
    resources
      .find((resource) => resource.path === path)
      ?.owners?.map(({ name, type, label, ref }) => [name, type, label, ref]);
  const port = ['id', 'reference', 'resource_one.ports', { resource: 'ports', label: 'name' }];
  expect(listOwners('/ports/{id}/pets')).toEqual([port]);
  expect(listOwners('/ports/{id}/pets/{pet}/toys')).toEqual([port, ['pet', 'integer', 'fields.pet', undefined]]);
  expect(listOwners('/seas/{sea}/pets')).toEqual([['sea', 'integer', 'fields.sea', undefined]]);
});

describe('lists are requested', () => {
  const inferPets = (names: string[], answer: JsonObject = pets, headers: JsonObject = {}) => {
    const list = {
      ...query(...names),
      responses: { '200': { description: 'Done.', headers, content: { 'application/json': { schema: answer } } } },
    };
    return inferOnly({ '/pets': { get: list } });
  };

  test.each<[string[], JsonObject, object]>([
    [['offset', 'limit'], pets, { by: 'offset', offset: 'offset', size: 'limit' }],
    [['$skip', '$top'], pets, { by: 'offset', offset: '$skip', size: '$top' }],
    [['page', 'per_page'], pets, { by: 'page', page: 'page', first: 1, size: 'per_page' }],
    [['page[number]', 'page[size]'], pets, { by: 'page', page: 'page[number]', first: 1, size: 'page[size]' }],
    [['starting_after', 'limit'], pets, { by: 'cursor', cursor: 'starting_after', size: 'limit' }],
    [
      ['cursor'],
      envelope({ data: pets, meta: envelope({ next_cursor: { type: 'string' } }) }),
      { by: 'cursor', cursor: 'cursor', next: ['meta', 'next_cursor'] },
    ],
    [['range', 'filter', 'sort'], pets, { by: 'range', range: 'range' }],
    [['status'], pets, { by: 'none' }],
  ])('by %j', (names, answer, paging) => {
    expect(inferPets(names, answer).wire?.paging).toEqual(paging);
  });

  test.each<[string, JsonObject, JsonObject, object | undefined]>([
    ['a header', pets, { 'X-Total-Count': { schema: integer } }, { header: 'x-total-count' }],
    ['the envelope', envelope({ data: pets, count: integer }), {}, { at: ['count'] }],
    [
      'a part of it',
      envelope({ data: pets, meta: envelope({ total: integer, count: integer }) }),
      {},
      { at: ['meta', 'total'] },
    ],
    ['nothing', pets, {}, undefined],
  ])('and %s contains the total', (_what, answer, headers, total) => {
    expect(inferPets([], answer, headers).wire?.total).toEqual(total);
  });

  test('other parameters are filters', () => {
    const found = inferPets(['q', 'page', 'fields', 'status', 'born_after']);
    expect(found).toMatchObject({ search: true, wire: { search: 'q' } });
    expect(found.filters.map(({ name, operators }) => [name, operators])).toEqual([
      ['status', ['eq']],
      ['born_after', ['eq']],
    ]);
  });

  test.each<[JsonObject[], object, string[]]>([
    [
      [{ name: 'sort', schema: { type: 'string', enum: ['name', '-name', 'born_on', '-born_on'] } }],
      { by: 'sign', sort: 'sort' },
      ['name', 'born_on'],
    ],
    [
      [
        { name: 'sort', schema: { type: 'string', enum: ['name'] } },
        { name: 'order', schema: { type: 'string', enum: ['ASC', 'DESC'] } },
      ],
      { by: 'two', sort: 'sort', direction: 'order', asc: 'ASC', desc: 'DESC' },
      ['name'],
    ],
    [
      [{ name: 'order_by', schema: { type: 'string', enum: ['name:asc', 'name:desc'] } }],
      { by: 'suffix', sort: 'order_by', mark: ':' },
      ['name'],
    ],
    [
      [{ name: 'sort', schema: { type: 'string' } }],
      { by: 'sign', sort: 'sort' },
      ['id', 'name', 'status', 'born_on', 'url'],
    ],
  ])('sorted by %j', (parameters, sorting, sorts) => {
    const list = { ...createAnswer(pets), parameters: parameters.map((parameter) => ({ ...parameter, in: 'query' })) };
    expect(inferOnly({ '/pets': { get: list } })).toMatchObject({ sorts, wire: { sorting } });
  });
});

test('a property named like the parameter of one resource is a reference, except in its own records', () => {
  const Owner = envelope({ owner_id: integer, name: { type: 'string' } });
  const Dog = envelope({ id: integer, ownerId: integer, vet_id: integer });
  const list = (name: string) => ({
    get: createAnswer({ type: 'array', items: { $ref: `#/components/schemas/${name}` } }),
  });
  const createRecord = (name: string) => ({ get: createAnswer({ $ref: `#/components/schemas/${name}` }) });
  const paths = {
    ...{ '/owners': list('Owner'), '/owners/{owner_id}': createRecord('Owner') },
    ...{ '/dogs': list('Dog'), '/dogs/{id}': createRecord('Dog') },
    ...{
      '/vets': list('Pet'),
      '/vets/{vet_id}': createRecord('Pet'),
      '/doctors': list('Pet'),
      '/doctors/{vet_id}': createRecord('Pet'),
    },
  };
  const { fields } = createModel({ Pet, Owner, Dog }, { paths });
  const listTypes = (name: string) => fields.get(name)?.fields.map((field) => [field.name, field.type, field.ref]);
  expect(listTypes('Dog')).toEqual([
    ['id', 'integer', undefined],
    ['ownerId', 'reference', { resource: 'owners', label: 'name' }],
    ['vet_id', 'reference', { resource: 'vets', label: 'name' }],
  ]);
  expect(listTypes('Owner')?.[0]).toEqual(['owner_id', 'integer', undefined]);
});

test('infers nothing when resources are declared', () => {
  const paths = { '/pets': { get: createAnswer(pets) }, '/admin/dogs': { get: createAnswer(pets) } };
  const tags = [{ name: 'Dogs', 'x-resource': { name: 'dogs', schema: 'Pet', columns: ['name'] } }];
  const { resources } = createModel({ Pet }, { paths, tags });
  expect(resources.map(({ name, wire }) => [name, wire])).toEqual([['dogs', undefined]]);
});

const string: JsonObject = { type: 'string' };
const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const createList = (schema: JsonObject, more: JsonObject = {}): JsonObject =>
  createAnswer({ type: 'array', items: schema }, more);
const inferByName = (schemas: JsonObject, paths: JsonObject): Map<string, Resource> =>
  new Map(createModel(schemas, { paths }).resources.map((resource) => [resource.name, resource]));

describe('a record is changed', () => {
  const body = envelope({ name: string });
  test.each<[string, JsonObject, string | undefined]>([
    ['by POST when there is no other method', { post: createWrite(body, { operationId: 'u' }) }, 'post'],
    ['by PUT rather than POST', { put: createWrite(body, { operationId: 'u' }), post: createWrite(body) }, 'put'],
    ['not by a POST without fields', { post: createAnswer(pet, { operationId: 'u' }) }, undefined],
  ])('%s', (_how, operations, method) => {
    const resource = inferOnly({
      '/pets': { get: createAnswer(pets) },
      '/pets/{id}': { ...createItem(), ...operations },
    });
    expect(resource.operations.update).toBe(method && 'u');
    expect(resource.wire?.updateMethod).toBe(method);
  });

  test('by a body of one or many records', () => {
    const many = { oneOf: [pets, pet] };
    const { create } = inferOnly({
      '/pets': { get: createAnswer(pets), post: createWrite(many) },
      '/pets/{id}': createItem(),
    });
    expect(create).toEqual({ fieldsOf: 'Pet' });
  });
});

describe('an envelope called after the record', () => {
  const Order = envelope({ id: integer, number: string });
  test.each<[string, JsonObject, string[]]>([
    ['whose name is a word of lists', envelope({ order: ref('Order') }), ['order']],
    ['beside others', envelope({ order: ref('Order'), customer: envelope({ name: string }) }), ['order']],
    ['in a record of that name is a part of it', envelope({ id: integer, order: ref('Order') }), []],
  ])('%s', (_what, answer, steps) => {
    const paths = { '/orders': { get: createList(ref('Order')) }, '/orders/{id}': { get: createAnswer(answer) } };
    expect(inferByName({ Order }, paths).get('orders')?.wire?.item).toEqual(steps);
  });
});

describe('a property is a reference', () => {
  const Ship = envelope({ id: string, name: string });
  const paths = (schema: JsonObject): JsonObject => ({
    '/ships': { get: createList(ref('Ship')) },
    '/ships/{id}': { get: createAnswer(ref('Ship')) },
    '/trips': { get: createList(schema) },
    '/trips/{id}': { get: createAnswer(schema) },
  });
  test.each<[string, string, JsonObject, JsonObject | undefined]>([
    ['by its name', 'ship_id', integer, { resource: 'ships', label: 'name' }],
    ['by its name in camel case', 'shipId', string, { resource: 'ships', label: 'name' }],
    ['as a list', 'ship_ids', { type: 'array', items: string }, { resource: 'ships', label: 'name', many: true }],
    [
      'as a number or the record',
      'vessel',
      { oneOf: [string, ref('Ship')] },
      { resource: 'ships', label: 'name', key: 'id' },
    ],
    [
      'as a long text or one of two records',
      'vessel',
      { anyOf: [{ ...string, maxLength: 5000 }, ref('Ship'), envelope({ deleted: integer })] },
      { resource: 'ships', label: 'name', key: 'id' },
    ],
    [
      'by its name though it may be long',
      'ship_id',
      { ...string, maxLength: 5000 },
      { resource: 'ships', label: 'name' },
    ],
    ['not as a record alone', 'vessel', ref('Ship'), undefined],
    ['not by another name', 'ship_name', string, undefined],
  ])('%s', (_how, name, schema, relation) => {
    for (const row of [ref('Trip'), envelope({ id: integer, [name]: schema })]) {
      const model = createModel({ Ship, Trip: envelope({ id: integer, [name]: schema }) }, { paths: paths(row) });
      const namedField = model.fields.get('Trip')?.fields.find((field) => field.name === name);
      const members = model.resources.find((resource) => resource.name === 'trips')?.fields;
      const field = Array.isArray(members) ? members.find((member) => member.name === name) : namedField;
      expect(field?.ref).toEqual(relation);
    }
  });

  test('but not by its own id', () => {
    const Boat = envelope({ boat_id: integer, name: string });
    const paths = { '/boats': { get: createList(ref('Boat')) }, '/boats/{id}': { get: createAnswer(ref('Boat')) } };
    const model = createModel({ Boat }, { paths });
    expect(model.fields.get('Boat')?.fields.map(({ type }) => type)).toEqual(['integer', 'text']);
  });
});

test('long titles can be titles, secrets are neither titles nor columns', () => {
  const Key = envelope({
    id: string,
    secret: string,
    access_token: string,
    token_type: string,
    name: { ...string, maxLength: 4000 },
  });
  const paths = { '/keys': { get: createList(ref('Key')) }, '/keys/{id}': { get: createAnswer(ref('Key')) } };
  const model = createModel({ Key }, { paths });
  expect(model.resources[0]).toMatchObject({ title: 'name', columns: ['name', 'id', 'token_type'] });
  const types = model.fields.get('Key')?.fields.map(({ name, type }) => [name, type]);
  expect(types).toEqual([
    ['id', 'text'],
    ['secret', 'password'],
    ['access_token', 'password'],
    ['token_type', 'text'],
    ['name', 'text'],
  ]);
});

test.each([
  ['bookings', 'booking'],
  ['order_lines', 'order_line'],
  ['companies', 'company'],
  ['boxes', 'box'],
  ['statuses', 'status'],
  ['movies', 'movie'],
  ['address', 'address'],
  ['status', 'status'],
  ['news', 'news'],
])('one of %s is called %s', (plural, singular) => {
  expect(singulariseName(plural)).toBe(singular);
});

test('a record with only secrets has no columns', () => {
  const Token = envelope({ token: string, access_token: string });
  const paths = {
    '/tokens': { get: createList(ref('Token')) },
    '/tokens/{token}': { get: createAnswer(ref('Token')) },
  };
  expect(inferByName({ Token }, paths).get('tokens')?.columns).toEqual([]);
});

test('a list with a secret id has other columns, including long texts', () => {
  const long = { ...string, maxLength: 5000 };
  const Transfer = envelope({
    token: string,
    secretKey: string,
    secretData: string,
    status: long,
    description: long,
    created: { ...string, format: 'date' },
  });
  const paths = {
    '/transfers': { get: createList(ref('Transfer')) },
    '/transfers/{token}': { get: createAnswer(ref('Transfer')) },
  };
  const [transfers] = createModel({ Transfer }, { paths }).resources;
  expect(transfers).toMatchObject({ title: 'status', columns: ['status', 'created'] });
  expect(transfers?.wire?.id).toBe('token');
});

test('path parameters and options are no filters', () => {
  const flag = (name: string): JsonObject => ({ name, in: 'query', schema: { type: 'boolean' } });
  const Row = envelope({ id: integer, archived: { type: 'boolean' } });
  const get = createList(ref('Row'), {
    parameters: [
      flag('archived'),
      flag('include_totals'),
      { name: 'limit', in: 'query' },
      { name: 'shop', in: 'path' },
    ],
  });
  const paths = { '/shops/{shop}/rows': { get }, '/shops/{shop}/rows/{id}': { get: createAnswer(ref('Row')) } };
  const rows = inferByName({ Row }, paths).get('rows');
  expect(rows?.filters.map(({ name }) => name)).toEqual(['archived']);
  expect(rows?.owners?.map(({ name }) => name)).toEqual(['shop']);
});

test('reads attributes of JSON:API as fields of the record', () => {
  const Port = envelope({
    id: string,
    type: { const: 'ports' },
    attributes: envelope({ name: string }),
    links: envelope({ self: string }),
  });
  const data = envelope({ data: ref('Port') });
  const paths = {
    '/ports': { get: createAnswer(envelope({ data: { type: 'array', items: ref('Port') } })) },
    '/ports/{id}': { get: createAnswer(data), patch: createWrite(data) },
  };
  const ports = inferByName({ Port }, paths).get('ports');
  expect(ports).toMatchObject({ title: 'name', columns: ['name', 'id'] });
  expect(ports?.update).toMatchObject([{ name: 'name' }]);
  expect(ports?.wire).toMatchObject({
    rows: ['data'],
    updateBody: ['data'],
    flat: { at: 'attributes', type: 'ports' },
  });
});

test('a single record is a resource, a read-only response without id is none', () => {
  const Profile = envelope({ name: string });
  const resources = inferByName(
    { Profile },
    {
      '/profile': {
        get: createAnswer(ref('Profile'), { operationId: 'g' }),
        put: createWrite(ref('Profile'), { operationId: 'u' }),
      },
      '/me': { get: createAnswer(envelope({ id: integer, email: string })) },
      '/health': { get: createAnswer(envelope({ status: string })) },
    },
  );
  expect([...resources.keys()]).toEqual(['me', 'profile']);
  expect(resources.get('profile')).toMatchObject({
    operations: { get: 'g', update: 'u' },
    wire: { single: true, updateMethod: 'put' },
  });
});

test('a search by POST is a list with parameters in its body', () => {
  const body = envelope({ query: string, page: integer, page_size: integer, status: string });
  const answer = envelope({ results: pets, total: integer });
  const paths = {
    '/pets/search': {
      post: { ...createAnswer(answer, { operationId: 's' }), requestBody: createWrite(body).requestBody },
    },
    '/pets/{id}': createItem(),
  };
  const resource = inferOnly(paths as JsonObject);
  expect(resource).toMatchObject({
    name: 'pets',
    path: '/pets/search',
    operations: { list: 's', get: 'getPet' },
    search: true,
    actions: [],
  });
  expect(resource.filters.map(({ name }) => name)).toEqual(['status']);
  expect(resource.wire).toMatchObject({
    listMethod: 'post',
    itemPath: '/pets/{id}',
    paging: { by: 'page', page: 'page', size: 'page_size' },
    search: 'query',
  });
});

describe('rows are filtered by their fields', () => {
  test('when the list is not paged', () => {
    const resource = inferOnly({ '/pets': { get: createAnswer(pets) }, '/pets/{id}': createItem() });
    expect(resource).toMatchObject({ search: true, sorts: resource.wire?.local });
    expect(resource.filters.map(({ name }) => name)).toEqual(resource.wire?.local);
    expect(resource.wire?.local).toContain('status');
  });

  test.each<[string, JsonObject, JsonObject | undefined]>([
    ['an object', { schema: { type: 'object' } }, { parameter: 'filter' }],
    ['JSON', { content: { 'application/json': { schema: {} } } }, { parameter: 'filter', encoded: true }],
    ['an object of named members', { schema: envelope({ status: string }) }, undefined],
    ['a word', { schema: string }, undefined],
  ])('by a parameter that takes %s', (_what, words, json) => {
    const parameters = [
      { name: 'filter', in: 'query', ...words },
      { name: 'limit', in: 'query', schema: integer },
    ];
    const resource = inferOnly({ '/pets': { get: { ...createAnswer(pets), parameters } }, '/pets/{id}': createItem() });
    if (json) expect(resource.wire?.json).toMatchObject({ ...json, fields: expect.arrayContaining(['status']) });
    else expect(resource.wire?.json).toBeUndefined();
  });
});
