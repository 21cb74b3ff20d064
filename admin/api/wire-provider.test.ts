import type { FieldDefinition, Paging, ResourceDefinition, ResourceWire } from '#generated/definitions.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { wireProvider } from './wire-provider.ts';

const field = (name: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  name,
  type: 'text',
  label: `fields.${name}`,
  ...more,
});
const FIELDS = [field('key', { readOnly: true }), field('name'), field('city')];

type Definition = ResourceDefinition & { wire: ResourceWire };

function resource(wire: Partial<ResourceWire>, more: Partial<ResourceDefinition> = {}): Definition {
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
    ...more,
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

interface Sent {
  method: string;
  url: string;
  body: unknown;
}

/** Answers calls with what `answer` makes of them, and keeps what was sent. */
function api(answer: (url: URL) => unknown, headers: Record<string, string> = {}): Sent[] {
  const calls: Sent[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const [url, body] = [new URL(request.url), await request.text()];
    calls.push({
      method: request.method,
      url: url.pathname + url.search,
      body: body === '' ? undefined : JSON.parse(body),
    });
    const found = answer(url);
    return new Response(found === undefined ? null : JSON.stringify(found), { headers });
  });
  return calls;
}

afterEach(() => vi.unstubAllGlobals());

const STALLS = Array.from({ length: 7 }, (_, index) => ({ key: `k${index}`, name: `Stall ${index}` }));
const provider = (definition: Definition) => wireProvider(() => Promise.resolve(definition));
const PAGE_2 = { pagination: { page: 2, perPage: 3 }, sort: { field: 'name', order: 'DESC' as const }, filter: {} };

describe('a page', () => {
  it.each<[Paging, string]>([
    [{ by: 'offset', offset: 'skip', size: 'take' }, 'take=3&skip=3'],
    [{ by: 'page', page: 'page[number]', first: 1, size: 'page[size]' }, 'page[size]=3&page[number]=2'],
    [{ by: 'page', page: 'p', first: 0 }, 'p=1'],
    [{ by: 'range', range: 'range' }, 'range=[3,5]'],
  ])('by %j is asked for as %s', async (paging, query) => {
    const calls = api(() => []);
    await provider(resource({ paging })).getList('stalls', PAGE_2);
    expect(decodeURIComponent(calls[0]?.url ?? '')).toBe(`/api/stalls?${query}`);
  });

  it('of a list that comes whole is cut out of it', async () => {
    api(() => STALLS);
    const { data, total } = await provider(resource({})).getList('stalls', PAGE_2);
    expect([data.map(({ id }) => id), total]).toEqual([['k3', 'k4', 'k5'], 7]);
  });

  it('by cursor is reached through those before it, and the next one at once', async () => {
    const calls = api((url) => {
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

describe('a whole record by PUT', () => {
  it('is made of the record where only a row of the list, or nothing, is known', async () => {
    const record = { key: 'k1', name: 'Wax', city: 'Ghent' };
    const calls = api(() => record);
    const more = { listFields: [field('name')], operations: { list: 'l', get: 'g', update: 'u' } };
    const stalls = provider(resource({ updateMethod: 'put' }, more));
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
  ])('is sorted as %j', async (sorting, query) => {
    const calls = api(() => []);
    await provider(resource({ sorting })).getList('stalls', PAGE_2);
    expect(decodeURIComponent(calls[0]?.url ?? '')).toBe(`/api/stalls?${query}`);
  });

  it('is searched and filtered by its own parameters', async () => {
    const calls = api(() => []);
    const filter = { q: 'wax', genre: ['jazz', 'soul'] };
    await provider(resource({ search: 'term' })).getList('stalls', { ...PAGE_2, filter });
    expect(calls[0]?.url).toBe('/api/stalls?term=wax&genre=jazz&genre=soul');
  });

  it.each<[ResourceWire['total'], object, Record<string, string>]>([
    [{ at: ['meta', 'total'] }, { data: STALLS.slice(0, 3), meta: { total: 70 } }, {}],
    [{ header: 'x-total-count' }, { data: STALLS.slice(0, 3) }, { 'x-total-count': '70' }],
    [{ header: 'content-range' }, { data: STALLS.slice(0, 3) }, { 'content-range': 'stalls 0-2/70' }],
  ])('says by %j how many there are', async (total, answer, headers) => {
    api(() => answer, headers);
    const paging: Paging = { by: 'page', page: 'page', first: 1 };
    const found = await provider(resource({ total, rows: ['data'], paging })).getList('stalls', PAGE_2);
    expect(found).toMatchObject({ total: 70, meta: { estimated: false } });
  });
});

describe('records that belong to others', () => {
  const wire = { parents: ['fair'], itemPath: '/fairs/{fair}/stalls/{stallKey}', updateMethod: 'patch' } as const;
  const below = () => provider(resource(wire, { path: '/fairs/{fair}/stalls', create: [field('fair'), ...FIELDS] }));

  it('are listed once it is said to which, and named by both', async () => {
    const calls = api(() => STALLS.slice(0, 1));
    const { data } = await below().getList('stalls', {
      ...PAGE_2,
      pagination: { page: 1, perPage: 3 },
      filter: { fair: 'a/b' },
    });
    expect(calls[0]?.url).toBe('/api/fairs/a%2Fb/stalls');
    expect(data).toEqual([{ ...STALLS[0], fair: 'a/b', id: 'a/b~k0' }]);
    await expect(below().getList('stalls', PAGE_2)).rejects.toMatchObject({ code: 'parent_needed' });
  });

  it('are read, changed, made and deleted in their place', async () => {
    const calls = api(() => STALLS[0]);
    await below().getOne('stalls', { id: 'x~k0' });
    const previousData = { ...STALLS[0], fair: 'x', id: 'x~k0' };
    const { data } = await below().update('stalls', {
      id: 'x~k0',
      data: { ...previousData, name: 'New' },
      previousData,
    });
    expect(data).toMatchObject({ id: 'x~k0' });
    await below().create('stalls', { data: { fair: 'x', name: 'Newer' } });
    await below().delete('stalls', { id: 'x~k0', previousData });
    expect(calls.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/api/fairs/x/stalls/k0', undefined],
      ['PATCH', '/api/fairs/x/stalls/k0', { name: 'New' }],
      ['POST', '/api/fairs/x/stalls', { name: 'Newer' }],
      ['DELETE', '/api/fairs/x/stalls/k0', undefined],
    ]);
  });
});

describe('a record', () => {
  const RECORD = { key: 'k1', name: 'Wax', city: 'Ghent' };

  it('is read out of its envelope, by the parameter of its path', async () => {
    const calls = api(() => ({ stall: RECORD }));
    const { data } = await provider(resource({ item: ['stall'] })).getOne('stalls', { id: 'k/1' });
    expect(data).toEqual({ ...RECORD, id: 'k1' });
    expect(calls[0]?.url).toBe('/api/stalls/k%2F1');
  });

  it('without a call of its own is found in the list', async () => {
    api(() => STALLS);
    const alone = provider(resource({}, { operations: { list: 'listStalls' } }));
    expect((await alone.getOne('stalls', { id: 'k4' })).data).toMatchObject({ name: 'Stall 4' });
    await expect(alone.getOne('stalls', { id: 'k9' })).rejects.toThrow('stalls k9');
  });

  const change = { id: 'k1', data: { ...RECORD, city: 'Lyon' }, previousData: { ...RECORD, id: 'k1' } };

  it('is patched with what has changed, in the envelope that is asked for', async () => {
    const calls = api(() => ({ stall: { ...RECORD, city: 'Lyon' } }));
    const wire = { updateMethod: 'patch', updateBody: ['stall'], item: ['stall'] } as const;
    const { data } = await provider(resource(wire)).update('stalls', change);
    expect(calls[0]).toEqual({ method: 'PATCH', url: '/api/stalls/k1', body: { stall: { city: 'Lyon' } } });
    expect(data).toMatchObject({ id: 'k1', city: 'Lyon' });
  });

  it('is put as a whole, without what the API sets itself; no answer is as good as its own', async () => {
    const calls = api(() => undefined);
    const { data } = await provider(resource({ updateMethod: 'put' })).update('stalls', change);
    expect(calls[0]).toMatchObject({ method: 'PUT', body: { name: 'Wax', city: 'Lyon' } });
    expect(data).toMatchObject({ id: 'k1', city: 'Lyon' });
  });

  it('is made where its collection takes new ones', async () => {
    const calls = api(() => ({ key: 'k8', name: 'Wane' }));
    const { data } = await provider(resource({ createPath: '/stall', createBody: ['stall'] })).create('stalls', {
      data: { name: 'Wane', key: 'mine' },
    });
    expect(calls[0]).toEqual({ method: 'POST', url: '/api/stall', body: { stall: { name: 'Wane' } } });
    expect(data).toMatchObject({ id: 'k8' });
  });

  it('is deleted, with the other parts of its path out of itself', async () => {
    const calls = api(() => undefined);
    const packages = resource({ itemPath: '/packages/{kind}/{packageName}' });
    await provider(packages).delete('stalls', { id: 'wax', previousData: { id: 'wax', kind: 'npm' } });
    expect(calls[0]).toMatchObject({ method: 'DELETE', url: '/api/packages/npm/wax' });
  });

  it('that is refused says so in the words of the API', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: { message: 'Full.' } }, { status: 400 })));
    await expect(provider(resource({})).create('stalls', { data: {} })).rejects.toMatchObject({
      status: 400,
      message: 'Full.',
    });
  });
});
