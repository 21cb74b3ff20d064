import { sql, type SQL } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sampleCatalogue } from '#server/modules/catalogue/catalogue.sample.ts';
import { type ApiCall, startApi, type TestApi } from '#server/testing/start-api.ts';
import { hasPublicMomentPassed } from './public-moments.ts';

let api: TestApi;
let id: number;
let paths: Record<
  'list' | 'popular' | 'detail' | 'home' | 'categories' | 'genres' | 'banners' | 'alerts' | 'shop',
  string
>;

beforeAll(async () => {
  api = await startApi();
  const sample = await sampleCatalogue(api.db);
  ({ id } = await sample.project({ tracks: ['Tide'] }));
  await sample.project({ name: 'Other' });
  paths = {
    list: '/projects?currency=EUR',
    popular: '/projects?sort=popular',
    detail: `/projects/${id}`,
    home: '/home',
    categories: '/categories',
    genres: '/genres',
    banners: '/banners',
    alerts: '/alerts',
    shop: '/shops/halfmoon',
  };
});
afterAll(() => api.close());

/** Time for the first connection that listens. */
const SLOW = { timeout: 20_000, interval: 50 };

const read = (path: string, options?: ApiCall) => api.call('GET', path, options);

/** Reads until an answer is shared. */
async function readShared(path: string) {
  await vi.waitFor(async () => expect((await read(path)).headers['etag']).toBeDefined(), SLOW);
  return read(path);
}

describe('a read that visitors share', () => {
  it('has a strong ETag and is not sent again to a client that has it', async () => {
    const { headers } = await readShared(paths.list);
    expect(headers).toMatchObject({
      etag: expect.stringMatching(/^"[\w-]+"$/),
      'cache-control': 'public, no-cache',
      vary: 'accept-encoding, accept-language, authorization',
    });
    const repeated = await read(paths.list, { headers: { 'if-none-match': headers['etag'] ?? '' } });
    expect([repeated.status, repeated.text, repeated.headers['etag']]).toEqual([304, '', headers['etag']]);
  });

  it('has the same content as for an account, which has its own answer', async () => {
    const shared = await readShared(paths.detail);
    const own = await read(paths.detail, { as: 'user' });
    expect(own.body).toEqual(shared.body);
    expect([own.headers['etag'], own.headers['cache-control']]).toEqual([undefined, 'no-store']);
  });

  it('is computed once', async () => {
    await readShared('/projects?limit=3');
    const query = vi.spyOn(pg.Client.prototype, 'query');
    onTestFinished(() => query.mockRestore());
    for (let count = 0; count < 5; count += 1) await read('/projects?limit=3');
    expect(JSON.stringify(query.mock.calls)).not.toContain('from projects p');
  });

  it('refuses the same requests as before', async () => {
    expect((await read('/projects?limit=x')).status).toBe(400);
    expect((await read('/projects/999999')).status).toBe(404);
    expect((await read('/projects/999999')).headers['cache-control']).toBe('no-store');
  });
});

describe('a change', () => {
  const changes: readonly [string, () => SQL, readonly (keyof typeof paths)[]][] = [
    ['of a price', () => sql`update items set price = price + 100 where project_id = ${id}`, ['detail']],
    ['of a price in lists', () => sql`update projects set price = price + 100 where id = ${id}`, ['list', 'detail']],
    ['of stock', () => sql`update items set stock = stock - 1 where project_id = ${id}`, ['detail']],
    ['of stock to zero', () => sql`update projects set stock = 0 where id = ${id}`, ['list', 'detail']],
    ['of stock from zero', () => sql`update projects set stock = 9 where id = ${id}`, ['list', 'detail']],
    ['of sales', () => sql`update projects set sold = sold + 5 where id = ${id}`, ['detail', 'popular']],
    ['of the name', () => sql`update projects set name = 'Tides' where id = ${id}`, ['list', 'detail', 'home']],
    ['of visibility', () => sql`update projects set visibility = 'offline' where name = 'Other'`, ['list', 'shop']],
    ['of a track', () => sql`update songs set title = 'Ebb' where project_id = ${id}`, ['detail']],
    ['of a shop', () => sql`update shops set name = 'Quay' where code = 'halfmoon'`, ['shop', 'detail']],
    ['of a category', () => sql`update categories set name = 'Crates' where id = 284`, ['categories']],
    ['of a genre', () => sql`insert into genre_entries (name, genres) values ('Dub', '{11}')`, ['genres']],
    ['of an alert', () => sql`insert into alerts (text_en, text_fr) values ('Sale', 'Soldes')`, ['alerts']],
    ['of a banner', () => sql`insert into banners (title, picture, link) values ('New', 'b', '/')`, ['banners']],
  ];

  it.each(changes)('%s is in the next answer', async (_, change, changed) => {
    const before = await Promise.all(changed.map((name) => readShared(paths[name])));
    await api.db.execute(change());
    for (const [index, name] of changed.entries()) {
      const after = await read(paths[name]);
      expect(after.body, name).not.toEqual(before[index]?.body);
      await readShared(paths[name]);
    }
  });

  it('of an exchange rate is in prices of other currencies', async () => {
    const path = `/projects/${id}?currency=USD`;
    const before = await readShared(path);
    await api.db.execute(sql`update fx_rates set rate = rate * 2 where currency = 'USD'`);
    expect((await read(path)).body).not.toEqual(before.body);
  });

  it('of the sales of one project keeps the answers of others', async () => {
    const before = await readShared(paths.list);
    const query = vi.spyOn(pg.Client.prototype, 'query');
    onTestFinished(() => query.mockRestore());
    await api.db.execute(sql`update items set stock = stock - 1 where project_id = ${id}`);
    expect((await read(paths.list)).headers['etag']).toBe(before.headers['etag']);
    expect(JSON.stringify(query.mock.calls)).not.toContain('from projects p');
  });
});

describe('a moment that changes public data', () => {
  const at = (time: string) => new Date(`2026-11-27T${time}Z`);
  beforeAll(async () => {
    await api.db.execute(sql`insert into alerts (text_en, text_fr, starts_at, ends_at)
      values ('a', 'a', '2026-11-27T10:10:00Z', '2026-11-27T10:20:00Z')`);
    await api.db.execute(sql`update projects set ends_at = '2026-11-27T10:30:00Z' where id = ${id}`);
  });

  it.each([
    ['10:09:59', '10:10:00', true],
    ['10:10:00', '10:10:01', false],
    ['10:19:59', '10:20:01', true],
    ['10:29:00', '10:31:00', true],
    ['10:31:00', '10:59:59', false],
    ['10:59:59', '11:00:00', true],
  ])('between %s and %s has passed: %s', async (from, to, hasPassed) =>
    expect(await hasPublicMomentPassed(api.db, at(from), at(to))).toBe(hasPassed),
  );
});
