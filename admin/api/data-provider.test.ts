import { afterEach, describe, expect, it } from 'vitest';
import { FakeApi, json, problem } from '../testing/fake-api.ts';
import { RECORDS } from '../testing/fixture.ts';
import { dataProvider } from './data-provider.ts';
import { clearToken, writeToken } from './session.ts';

afterEach(() => {
  clearToken();
});

const PAGE = {
  pagination: { page: 2, perPage: 25 },
  sort: { field: 'name', order: 'ASC' as const },
  filter: { q: 'x' },
};

describe('lists', () => {
  it('are requested in the simple-rest dialect', async () => {
    const api = new FakeApi('labels', RECORDS);
    await dataProvider.getList('labels', PAGE);
    expect(api.calls[0]).toMatchObject({ method: 'GET', path: '/api/admin/labels' });
    expect(Object.fromEntries(api.calls[0]?.query ?? [])).toEqual({
      range: '[25,49]',
      sort: '["name","ASC"]',
      filter: '{"q":"x"}',
    });
  });

  it('return the total and whether it is estimated', async () => {
    const api = new FakeApi('labels', RECORDS);
    expect(
      await dataProvider.getList('labels', { ...PAGE, filter: {}, pagination: { page: 1, perPage: 2 } }),
    ).toMatchObject({
      total: 3,
      meta: { estimated: false },
    });
    api.on(() => json([], { headers: { 'content-range': 'labels */1000000', 'x-total-estimated': 'true' } }));
    expect(await dataProvider.getList('labels', PAGE)).toMatchObject({ total: 1_000_000, meta: { estimated: true } });
  });

  it('use the cursor of the previous page', async () => {
    const api = new FakeApi('labels', RECORDS);
    api.on(() => json([], { headers: { 'content-range': 'labels 0-24/60', 'x-next-cursor': 'abc' } }));
    await dataProvider.getList('labels', { ...PAGE, pagination: { page: 1, perPage: 25 } });
    await dataProvider.getList('labels', PAGE);
    await dataProvider.getList('labels', { ...PAGE, filter: {} });
    expect(api.calls.map(({ query }) => query.get('cursor'))).toEqual([null, 'abc', null]);
  });

  it('of given records request them by id', async () => {
    const api = new FakeApi('labels', RECORDS);
    const { data } = await dataProvider.getMany('labels', { ids: [2, 3] });
    expect(data.map(({ id }) => id)).toEqual([2, 3]);
    expect(api.calls[0]?.query.get('filter')).toBe('{"id":[2,3]}');
  });
});

describe('changes', () => {
  it('send the version of the edited record', async () => {
    const api = new FakeApi('labels', RECORDS);
    const previousData = { id: 1, version: 3 };
    await dataProvider.update('labels', { id: 1, data: { name: 'Alder' }, previousData });
    expect(api.last('PUT')).toMatchObject({ path: '/api/admin/labels/1', body: { name: 'Alder' } });
    expect(api.last('PUT')?.headers.get('if-match')).toBe('"3"');
    await dataProvider.delete('labels', { id: 1, previousData: { id: 1, version: 4 } });
    expect(api.last('DELETE')?.headers.get('if-match')).toBe('"4"');
  });

  it('of a stale version return the current record', async () => {
    new FakeApi('labels', RECORDS);
    const late = dataProvider.update('labels', { id: 1, data: { name: 'Alder' }, previousData: { id: 1, version: 2 } });
    await expect(late).rejects.toMatchObject({
      status: 412,
      body: { current: { id: 1, version: 3, name: 'Amber' } },
    });
  });
});

describe('every call', () => {
  it('sends the token', async () => {
    history.replaceState(null, '', '/admin/labels');
    writeToken('abc');
    const api = new FakeApi('labels', RECORDS);
    await dataProvider.getOne('labels', { id: 1 });
    expect(api.calls[0]?.headers.get('authorization')).toBe('Bearer abc');
  });

  it("fails with an ApiError for a problem, a proxy's error page and a network error", async () => {
    const api = new FakeApi('labels', RECORDS);
    api.on(() => problem(403, 'not_allowed', { detail: 'No.' }));
    await expect(dataProvider.getOne('labels', { id: 1 })).rejects.toMatchObject({
      status: 403,
      code: 'not_allowed',
      message: 'No.',
    });
    api.on(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(dataProvider.getOne('labels', { id: 1 })).rejects.toMatchObject({
      status: 502,
      code: 'internal_error',
    });
    api.on(() => Promise.reject(new TypeError('fetch failed')));
    await expect(dataProvider.getOne('labels', { id: 1 })).rejects.toMatchObject({ status: 0, code: 'network' });
  });
});
