// Shared responses are dropped by triggers, so every table that they read needs one.
import { sql } from 'drizzle-orm';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ROUTES } from '#domain/routes.ts';
import { operations } from '#generated/operations.ts';
import { sampleCatalogue } from '#server/modules/catalogue/catalogue.sample.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { SHARED_READS } from '../shared-reads.ts';

const BUILD = fileURLToPath(new URL('../../../build/storefront/server/index.js', import.meta.url));

let api: TestApi;
let parameters: Readonly<Record<string, string | number>>;

beforeAll(async () => {
  if (!existsSync(BUILD)) throw new Error('The storefront is not built: run "node scripts/setup.mjs build".');
  // loaded here, because the app limits the time of its start
  await import(pathToFileURL(BUILD).href);
  api = await startApi({ config: { serve: 'all' } });
  await api.app.ready();
  const sample = await sampleCatalogue(api.db);
  const { id } = await sample.project({ name: 'Salt & Signal', tracks: ['Tide'], categories: [260] });
  parameters = { id, shop_code: 'halfmoon', category: 'vinyl', service: 'vinyl' };
}, 120_000);
afterAll(() => api.close());

const fill = (path: string) =>
  path
    .replace(/:(\w+)\??|\{(\w+)\}/g, (_match, colon: string, brace: string) => String(parameters[colon ?? brace] ?? ''))
    .replace(/(?<=.)\/+$/, '');

/** Reads an address, following redirects. Returns whether its response is shared, and the statements that it took. */
async function trace(url: string): Promise<{ isShared: boolean; statements: string }> {
  // a spy of its own, without the statements of earlier addresses
  using query = vi.spyOn(pg.Client.prototype, 'query');
  const { statusCode, headers } = await api.app.inject({ url });
  const { location } = headers;
  if (statusCode >= 300 && statusCode < 400 && location) {
    query.mockRestore();
    return trace(location);
  }
  const statements = query.mock.calls.map(([one]) => (typeof one === 'string' ? one : String(Object(one).text)));
  return { isShared: headers.etag !== undefined, statements: statements.join('\n') };
}

it('are those that shared pages and answers read', async () => {
  const { rows: tables } = await api.db.execute<{ name: string; is_announced: boolean }>(sql`
    select relname as name, exists (select from pg_trigger t where t.tgrelid = c.oid and tgname like 'announce_%')
      as is_announced
    from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace`);
  await vi.waitFor(async () => expect((await trace('/')).isShared).toBe(true), { timeout: 20_000, interval: 50 });

  const pages = Object.values(ROUTES).map(fill);
  const reads = Object.keys(SHARED_READS).map((id) => {
    const query = id === 'search' ? '?search=tide' : '';
    return `/api${fill(operations[id as keyof typeof operations].path)}${query}`;
  });
  const shared: string[] = [];
  const unannounced: string[] = [];
  for (const address of [...pages, ...reads]) {
    // otherwise the answers that a page reads come from the cache
    await api.db.execute(sql`select pg_notify('public_data', 'all')`);
    const { isShared, statements } = await trace(address);
    if (!isShared) continue;
    shared.push(address);
    const readTables = tables.filter(({ name }) => new RegExp(`(?:from|join) "?${name}"?\\b`).test(statements));
    for (const { name } of readTables.filter(({ is_announced }) => !is_announced))
      unannounced.push(`${address} reads ${name}`);
  }
  expect(unannounced, 'add the trigger announce_public_data').toEqual([]);
  expect(shared.length).toBeGreaterThan(20);
  expect(reads.filter((address) => !shared.includes(address))).toEqual([]);
}, 120_000);
