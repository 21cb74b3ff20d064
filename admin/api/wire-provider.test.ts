import type { FieldDefinition, Paging, ResourceDefinition, ResourceWire } from '#generated/definitions.ts';
import { describe, expect, it, vi } from 'vitest';
import { renameOwnId } from './wire-identity.ts';
import { createWireProvider } from './wire-provider.ts';

const field = (name: string, values: Partial<FieldDefinition> = {}): FieldDefinition => ({
  name,
  type: 'text',
  label: `fields.${name}`,
  ...values,
});
const FIELDS = [field('key', { readOnly: true }), field('name'), field('city')];

type Definition = ResourceDefinition & { wire: ResourceWire };

function resource(wire: Partial<ResourceWire>, values: Partial<ResourceDefinition> = {}): Definition {
  return {
    ...{ name: 'stalls', schema: 'Stall', path: '/stalls', title: 'name', icon: '', group: '', roles: [] },
    operations: { list: 'listStalls', get: 'getStall' },
    ...{
      columns: ['name'],
      fields: FIELDS,
      create: FIELDS,
      update: FIELDS,
      filters: [],
      sorts: ['name'],
      search: true,
    },
    defaultSort: { field: 'name', order: 'ASC' },
    actions: [],
    ...values,
    wire: {
      id: 'key',
      itemPath: '/stalls/{stallKey}',
      parents: [],
      rows: [],
      item: [],
      paging: { by: 'none' },
      ...wire,
    },
  };
}

interface SentRequest {
  method: string;
  url: string;
  body: unknown;
}

/** Stubs fetch with responses from `answer`; returns the sent requests. */
function stubApi(answer: (url: URL) => unknown, headers: Record<string, string> = {}): SentRequest[] {
  const calls: SentRequest[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const [url, body] = [new URL(request.url), await request.text()];
    calls.push({
      method: request.method,
      url: url.pathname + url.search,
      body: body === '' ? undefined : JSON.parse(body),
    });
    const result = answer(url);
    return new Response(result === undefined ? null : JSON.stringify(result), { headers });
  });
  return calls;
}

const STALLS = Array.from({ length: 7 }, (_, index) => ({ key: `k${index}`, name: `Stall ${index}` }));
const provider = (definition: Definition) => createWireProvider(() => Promise.resolve(definition));
const PAGE_2 = { pagination: { page: 2, perPage: 3 }, sort: { field: 'name', order: 'DESC' as const }, filter: {} };

describe('a page', () => {
  it.each<[Paging, string]>([
    [{ by: 'offset', offset: 'skip', size: 'take' }, 'take=3&skip=3'],
    [{ by: 'page', page: 'page[number]', first: 1, size: 'page[size]' }, 'page[size]=3&page[number]=2'],
    [{ by: 'page', page: 'p', first: 0 }, 'p=1'],
    [{ by: 'range', range: 'range' }, 'range=[3,5]'],
  ])('with paging %j is requested as %s', async (paging, query) => {
    const calls = stubApi(() => []);
    await provider(resource({ paging })).getList('stalls', PAGE_2);
    expect(decodeURIComponent(calls[0]?.url ?? '')).toBe(`/api/stalls?${query}`);
  });

  it('is sliced from an unpaged list', async () => {
    stubApi(() => STALLS);
    const { data, total } = await provider(resource({})).getList('stalls', PAGE_2);
    expect([data.map(({ id }) => id), total]).toEqual([['k3', 'k4', 'k5'], 7]);
  });

  it('by cursor is reached through earlier pages, the next one directly', async () => {
    const calls = stubApi((url) => {
      const start = Number(url.searchParams.get('after') ?? 0);
      return { data: STALLS.slice(start, start + 3), meta: { next: String(start + 3) } };
    });
    const paging: Paging = { by: 'cursor', cursor: 'after', next: ['meta', 'next'], size: 'limit' };
    const stalls = provider(resource({ paging, rows: ['data'] }));
    const second = await stalls.getList('stalls', PAGE_2);
    expect(second.data.map(({ id }) => id)).toEqual(['k3', 'k4', 'k5']);
    expect(second).toMatchObject({ total: 7, meta: { estimated: true } });
    const third = await stalls.getList('stalls', { ...PAGE_2, pagination: { page: 3, perPage: 3 } });
    expect(third).toMatchObject({ data: [{ id: 'k6' }], total: 7, meta: { estimated: false } });
    expect(calls.map(({ url }) => new URL(url, 'http://api').searchParams.get('after'))).toEqual([null, '3', '6']);
  });
});

describe('an update by PUT', () => {
  it('fetches the full record when only a list row, or nothing, is known', async () => {
    const record = { key: 'k1', name: 'Wax', city: 'Ghent' };
    const calls = stubApi(() => record);
    const values = { listFields: [field('name')], operations: { list: 'l', get: 'g', update: 'u' } };
    const stalls = provider(resource({ updateMethod: 'put' }, values));
    await stalls.update('stalls', { id: 'k1', data: { name: 'Wane' }, previousData: { id: 'k1', name: 'Wax' } });
    await stalls.updateMany('stalls', { ids: ['k1'], data: { name: 'Wane' } });
    const put = { method: 'PUT', url: '/api/stalls/k1', body: { name: 'Wane', city: 'Ghent' } };
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([put, put]);
  });
});

describe('a list', () => {
  it.each<[NonNullable<ResourceWire['sorting']>, string]>([
    [{ by: 'sign', sort: 'sort' }, 'sort=-name'],
    [{ by: 'suffix', sort: 'order_by', mark: ':' }, 'order_by=name:desc'],
    [{ by: 'two', sort: 'by', direction: 'dir', asc: 'ASC', desc: 'DESC' }, 'by=name&dir=DESC'],
  ])('is sorted by %j', async (sorting, query) => {
    const calls = stubApi(() => []);
    await provider(resource({ sorting })).getList('stalls', PAGE_2);
    expect(decodeURIComponent(calls[0]?.url ?? '')).toBe(`/api/stalls?${query}`);
  });

  it('is searched and filtered by the parameters of the API', async () => {
    const calls = stubApi(() => []);
    const filter = { q: 'wax', genre: ['jazz', 'soul'] };
    await provider(resource({ search: 'term' })).getList('stalls', { ...PAGE_2, filter });
    expect(calls[0]?.url).toBe('/api/stalls?term=wax&genre=jazz&genre=soul');
  });

  it.each<[ResourceWire['total'], object, Record<string, string>]>([
    [{ at: ['meta', 'total'] }, { data: STALLS.slice(0, 3), meta: { total: 70 } }, {}],
    [{ header: 'x-total-count' }, { data: STALLS.slice(0, 3) }, { 'x-total-count': '70' }],
    [{ header: 'content-range' }, { data: STALLS.slice(0, 3) }, { 'content-range': 'stalls 0-2/70' }],
  ])('reads the total from %j', async (total, answer, headers) => {
    stubApi(() => answer, headers);
    const paging: Paging = { by: 'page', page: 'page', first: 1 };
    const result = await provider(resource({ total, rows: ['data'], paging })).getList('stalls', PAGE_2);
    expect(result).toMatchObject({ total: 70, meta: { estimated: false } });
  });
});

describe('nested records', () => {
  const wire = { parents: ['fair'], itemPath: '/fairs/{fair}/stalls/{stallKey}', updateMethod: 'patch' } as const;
  const nestedProvider = () => provider(resource(wire, { path: '/fairs/{fair}/stalls' }));

  it('are listed for a given parent, with ids of parent and record', async () => {
    const calls = stubApi(() => STALLS.slice(0, 1));
    const { data } = await nestedProvider().getList('stalls', {
      ...PAGE_2,
      pagination: { page: 1, perPage: 3 },
      filter: { fair: 'a/b' },
    });
    expect(calls[0]?.url).toBe('/api/fairs/a%2Fb/stalls');
    expect(data).toEqual([{ ...STALLS[0], fair: 'a/b', id: 'a/b~k0' }]);
    await expect(nestedProvider().getList('stalls', PAGE_2)).rejects.toMatchObject({ code: 'parent_needed' });
  });

  it('are read, updated, created and deleted at their nested path', async () => {
    const calls = stubApi(() => STALLS[0]);
    await nestedProvider().getOne('stalls', { id: 'x~k0' });
    const previousData = { ...STALLS[0], fair: 'x', id: 'x~k0' };
    const { data } = await nestedProvider().update('stalls', {
      id: 'x~k0',
      data: { ...previousData, name: 'New' },
      previousData,
    });
    expect(data).toMatchObject({ id: 'x~k0' });
    await nestedProvider().create('stalls', { data: { fair: 'x', name: 'Newer' } });
    await nestedProvider().delete('stalls', { id: 'x~k0', previousData });
    expect(calls.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/api/fairs/x/stalls/k0', undefined],
      ['PATCH', '/api/fairs/x/stalls/k0', { name: 'New' }],
      ['POST', '/api/fairs/x/stalls', { name: 'Newer' }],
      ['DELETE', '/api/fairs/x/stalls/k0', undefined],
    ]);
  });
});

describe('records identified by another property than id', () => {
  const ID = field('id', { type: 'integer' });
  const fields = [ID, ...FIELDS];
  const definition = (wire: Partial<ResourceWire>, values: Partial<ResourceDefinition> = {}) =>
    renameOwnId(
      resource(wire, { fields, create: fields, update: fields, title: 'id', columns: ['id', 'name'], ...values }),
    );
  const ROW = { id: 7, key: 'k7', name: 'Wax' };

  it.each<[string, Partial<ResourceWire>, string, string, object]>([
    [
      'the id of their parents',
      { id: 'id', parents: ['fair'], itemPath: '/fairs/{fair}/stalls/{id}' },
      'x~7',
      '/api/fairs/x/stalls/7',
      { fair: 'x' },
    ],
    ['another property', { id: 'key', itemPath: '/stalls/{key}' }, 'k7', '/api/stalls/k7', {}],
    [
      'a parent whose parameter is called id',
      { id: 'id', parents: ['id'], itemPath: '/fairs/{id}/stalls/{stallId}' },
      'x~7',
      '/api/fairs/x/stalls/7',
      { id: 'x' },
    ],
  ])('as %s', async (_what, wire, id, url, filter) => {
    const calls = stubApi((address) => (address.pathname.endsWith('/stalls') ? [ROW] : ROW));
    const path = (wire.itemPath ?? '').replace(/\/\{[^{}]+\}$/, '');
    const stalls = provider(definition({ ...wire, updateMethod: 'put' }, { path }));
    const listed = await stalls.getList('stalls', { ...PAGE_2, pagination: { page: 1, perPage: 3 }, filter });
    expect(listed.data[0]).toMatchObject({ id, $id: 7 });
    const { data } = await stalls.getOne('stalls', { id });
    expect(data).toMatchObject({ id, $id: 7 });
    await stalls.update('stalls', { id, data: { name: 'Wane' }, previousData: data });
    await stalls.delete('stalls', { id, previousData: data });
    expect(calls.slice(1).map((request) => [request.method, request.url])).toEqual([
      ['GET', url],
      ['PUT', url],
      ['DELETE', url],
    ]);
    // the API's own id is sent unchanged
    expect(calls[2]?.body).toMatchObject({ id: 7, name: 'Wane' });
  });

  it('show, sort, filter and send the property id', async () => {
    const calls = stubApi(() => [ROW]);
    const wire = {
      id: 'key',
      sorting: { by: 'sign', sort: 'sort' },
      json: { parameter: 'filter', fields: ['id'] },
    } as const;
    const filters = [{ name: 'id', type: 'integer', operators: ['eq', 'gte'] } as const];
    const result = definition(wire, { sorts: ['id'], filters });
    expect(result).toMatchObject({
      ...{ title: '$id', columns: ['$id', 'name'], sorts: ['$id'] },
      filters: [{ name: '$id' }],
    });
    expect(result.fields[0]).toMatchObject({ name: '$id', label: 'fields.id' });
    await provider(result).getList('stalls', {
      ...PAGE_2,
      sort: { field: '$id', order: 'DESC' },
      filter: { $id_gte: 3 },
    });
    expect(decodeURIComponent(calls[0]?.url ?? '')).toBe('/api/stalls?sort=-id&filter={"id":{"_gte":3}}');
    await provider(result).create('stalls', { data: { $id: 9, name: 'Wane' } });
    expect(calls[1]?.body).toEqual({ id: 9, name: 'Wane' });
    const localDefinition = definition({ id: 'key', local: ['id', 'name'] }, { filters });
    stubApi(() => [ROW, { id: 12, key: 'k12', name: 'Wow' }]);
    const sorted = await provider(localDefinition).getList('stalls', {
      sort: { field: '$id', order: 'DESC' },
      filter: { $id_gte: 7 },
    });
    expect(sorted.data.map(({ $id }) => $id)).toEqual([12, 7]);
  });

  it('are unchanged when id identifies them', () => {
    const plain = resource({ id: 'id' });
    expect(renameOwnId(plain)).toBe(plain);
  });
});

describe('JSON:API attributes', () => {
  const wire = { id: 'id', flat: { at: 'attributes', type: 'ports' }, item: ['data'], rows: ['data'] } as const;
  const port = { type: 'ports', id: '1', attributes: { name: 'Calais', city: 'Calais' } };
  const ports = (values: Partial<ResourceWire> = {}) =>
    provider(resource({ ...wire, updateMethod: 'patch', updateBody: ['data'], createBody: ['data'], ...values }));

  it('are merged into rows and records', async () => {
    stubApi((url) => ({ data: url.pathname.endsWith('/stalls') ? [port] : port }));
    const flat = { id: '1', type: 'ports', name: 'Calais', city: 'Calais' };
    expect((await ports().getList('stalls', { filter: {} })).data[0]).toMatchObject(flat);
    expect((await ports().getOne('stalls', { id: '1' })).data).toMatchObject(flat);
  });

  it('are nested again on write, with type and id', async () => {
    const calls = stubApi(() => ({ data: port }));
    const { data } = await ports().getOne('stalls', { id: '1' });
    await ports().update('stalls', { id: '1', data: { ...data, city: 'Dover' }, previousData: data });
    await ports().create('stalls', { data: { name: 'Cork' } });
    expect(calls.slice(1).map(({ body }) => body)).toEqual([
      { data: { type: 'ports', id: '1', attributes: { city: 'Dover' } } },
      { data: { type: 'ports', attributes: { name: 'Cork' } } },
    ]);
  });

  it("are sent with the record's own id, also for nested records", async () => {
    const calls = stubApi(() => ({ data: port }));
    const nested = renameOwnId(
      resource({ ...wire, parents: ['sea'], itemPath: '/seas/{sea}/ports/{id}', updateMethod: 'patch' }),
    );
    const { data } = await provider(nested).getOne('stalls', { id: 'north~1' });
    await provider(nested).update('stalls', { id: 'north~1', data: { ...data, city: 'Dover' }, previousData: data });
    expect(calls[1]?.body).toEqual({ type: 'ports', id: '1', attributes: { city: 'Dover' } });
  });
});

describe('a singleton', () => {
  const company = provider(
    resource({ id: 'name', single: true, itemPath: '/company', updateMethod: 'patch' }, { path: '/company' }),
  );

  it('is the only row of its list, read and updated at its path', async () => {
    const calls = stubApi(() => ({ name: 'Grey Gull', city: 'Dover' }));
    expect(await company.getList('company', { filter: {} })).toMatchObject({ data: [{ id: 'only' }], total: 1 });
    const { data } = await company.getOne('company', { id: 'only' });
    expect(data).toEqual({ id: 'only', name: 'Grey Gull', city: 'Dover' });
    await company.update('company', { id: 'only', data: { ...data, city: 'Cork' }, previousData: data });
    expect(calls.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/api/company', undefined],
      ['GET', '/api/company', undefined],
      ['PATCH', '/api/company', { city: 'Cork' }],
    ]);
  });
});

it('a list by POST sends the query as body', async () => {
  const calls = stubApi(() => ({ results: STALLS.slice(0, 3), total: 7 }));
  const wire = {
    listMethod: 'post',
    search: 'text',
    rows: ['results'],
    total: { at: ['total'] },
    paging: { by: 'page', page: 'page', first: 1, size: 'size' },
  } as const;
  const filter = { q: 'wax', city: 'Ghent' };
  const result = await provider(resource(wire, { path: '/stalls/search' })).getList('stalls', { ...PAGE_2, filter });
  expect(result).toMatchObject({ data: [{ id: 'k0' }, { id: 'k1' }, { id: 'k2' }], total: 7 });
  expect(calls).toEqual([
    { method: 'POST', url: '/api/stalls/search', body: { page: 2, size: 3, text: 'wax', city: 'Ghent' } },
  ]);
});

it('embedded related records become keys', async () => {
  const owner = field('owner', { type: 'reference', ref: { resource: 'people', label: 'name', key: 'key' } });
  stubApi(() => [
    { key: 'k1', owner: { key: 'p3', name: 'Ada' } },
    { key: 'k2', owner: 'p4' },
    { key: 'k3', owner: null },
  ]);
  const { data } = await provider(resource({}, { fields: [...FIELDS, owner] })).getList('stalls', { filter: {} });
  expect(data.map((row) => row.owner)).toEqual(['p3', 'p4', null]);
});

it('an update by POST sends changed and required values', async () => {
  const calls = stubApi(() => ({}));
  const update = [field('key', { readOnly: true }), field('name'), field('version', { required: true })];
  const stalls = provider(resource({ updateMethod: 'post' }, { update }));
  const previousData = { id: 'k1', key: 'k1', name: 'Wax', version: 3 };
  await stalls.update('stalls', { id: 'k1', data: { ...previousData, name: 'Wane' }, previousData });
  expect(calls[0]).toEqual({ method: 'POST', url: '/api/stalls/k1', body: { version: 3, name: 'Wane' } });
});

it("a nested record is created with the body's fields, also one named like a path parameter", async () => {
  const calls = stubApi(() => ({}));
  const create = [field('fair'), field('name')];
  const nested = resource({ parents: ['fair'] }, { path: '/fairs/{fair}/stalls', create });
  await provider(nested).create('stalls', { data: { fair: 'x', name: 'Wax', key: 'k' } });
  expect(calls[0]).toMatchObject({ url: '/api/fairs/x/stalls', body: { fair: 'x', name: 'Wax' } });
});

describe('a record', () => {
  const RECORD = { key: 'k1', name: 'Wax', city: 'Ghent' };

  it('is read from its envelope by path parameter', async () => {
    const calls = stubApi(() => ({ stall: RECORD }));
    const { data } = await provider(resource({ item: ['stall'] })).getOne('stalls', { id: 'k/1' });
    expect(data).toEqual({ ...RECORD, id: 'k1' });
    expect(calls[0]?.url).toBe('/api/stalls/k%2F1');
  });

  it('without a path for single records is found in the list', async () => {
    stubApi(() => STALLS);
    const stalls = provider(resource({}, { operations: { list: 'listStalls' } }));
    expect((await stalls.getOne('stalls', { id: 'k4' })).data).toMatchObject({ name: 'Stall 4' });
    await expect(stalls.getOne('stalls', { id: 'k9' })).rejects.toThrow('stalls k9');
  });

  const change = { id: 'k1', data: { ...RECORD, city: 'Lyon' }, previousData: { ...RECORD, id: 'k1' } };

  it('is patched with changed values in the required envelope', async () => {
    const calls = stubApi(() => ({ stall: { ...RECORD, city: 'Lyon' } }));
    const wire = { updateMethod: 'patch', updateBody: ['stall'], item: ['stall'] } as const;
    const { data } = await provider(resource(wire)).update('stalls', change);
    expect(calls[0]).toEqual({ method: 'PATCH', url: '/api/stalls/k1', body: { stall: { city: 'Lyon' } } });
    expect(data).toMatchObject({ id: 'k1', city: 'Lyon' });
  });

  it('is put as a whole without read-only fields; an empty response is accepted', async () => {
    const calls = stubApi(() => undefined);
    const { data } = await provider(resource({ updateMethod: 'put' })).update('stalls', change);
    expect(calls[0]).toMatchObject({ method: 'PUT', body: { name: 'Wax', city: 'Lyon' } });
    expect(data).toMatchObject({ id: 'k1', city: 'Lyon' });
  });

  it('is created at the collection path', async () => {
    const calls = stubApi(() => ({ key: 'k8', name: 'Wane' }));
    const { data } = await provider(resource({ createPath: '/stall', createBody: ['stall'] })).create('stalls', {
      data: { name: 'Wane', key: 'mine' },
    });
    expect(calls[0]).toEqual({ method: 'POST', url: '/api/stall', body: { stall: { name: 'Wane' } } });
    expect(data).toMatchObject({ id: 'k8' });
  });

  it('is deleted, with further path parameters from the record', async () => {
    const calls = stubApi(() => undefined);
    const packages = resource({ itemPath: '/packages/{kind}/{packageName}' });
    await provider(packages).delete('stalls', { id: 'wax', previousData: { id: 'wax', kind: 'npm' } });
    expect(calls[0]).toMatchObject({ method: 'DELETE', url: '/api/packages/npm/wax' });
  });

  it('rejects with the message of the API', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: { message: 'Full.' } }, { status: 400 })));
    await expect(provider(resource({})).create('stalls', { data: {} })).rejects.toMatchObject({
      status: 400,
      message: 'Full.',
    });
  });
});
