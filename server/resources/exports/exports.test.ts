import { eq, sql } from 'drizzle-orm';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/core/authentication/accounts.table.ts';
import { createSession } from '#server/core/authentication/sessions.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { exportQueue } from './export-queue.ts';
import { prepareFolder, draftPath } from './export-store.ts';
import { exports } from './exports.table.ts';
import { pruneExports } from './prune-exports.ts';
import { runExports } from './run-exports.ts';
import { parseSheets } from './testing-xlsx.ts';
import { testContext, createExportClient, parseCsv } from './testing.ts';
import { artists } from '#server/modules/shops/index.ts';
import { startApi } from '#server/testing/start-api.ts';
import type { TestApi } from '#server/testing/start-api.ts';
import { insertOrders, insertProjects } from '#server/testing/rows.ts';

let api: TestApi;
let team: ReturnType<typeof createExportClient>;
let admin: ReturnType<typeof createExportClient>;
/** Milliseconds that the clock of the API is ahead. */
let offsetMs = 0;

beforeAll(async () => {
  api = await startApi({ now: () => new Date(Date.now() + offsetMs) });
  team = createExportClient(api, { as: 'team' });
  admin = createExportClient(api, { as: 'admin' });
  await insertOrders(
    api.db,
    Array.from({ length: 450 }, (_, index) => ({
      total: 100 * index,
      currency: index % 10 === 0 ? ('JPY' as const) : ('EUR' as const),
      status: index % 3 === 0 ? ('paid' as const) : ('pending' as const),
      customer_name: index === 7 ? '=HYPERLINK("x")' : `Zoé ${index % 40}`,
    })),
  );
});
afterAll(() => api.close());
beforeEach(async () => {
  offsetMs = 0;
  await api.db.delete(exports);
});

const listFolders = () => readdir(join(api.config.dataDir, 'exports')).catch(() => []);
const run = (overrides = {}) => runExports.run({}, testContext(api, overrides), { last: true });

describe('an export', () => {
  it('has the filter, search, order and columns of the list', async () => {
    const filter = { status: 'paid', total_gte: 30, q: 'zoe' };
    const columns = ['id', 'customer_name', 'status', 'total'];
    const exported = await team.make({ columns, filter, sort: { field: 'total', order: 'DESC' } });
    expect(exported).toMatchObject({ status: 'done', format: 'csv', resource: 'orders' });
    const { body: list } = await api.call<{ id: number; total: number; currency: string; customer_name: string }[]>(
      'GET',
      '/admin/orders',
      { as: 'team', query: { filter: JSON.stringify(filter), sort: '["total","DESC"]', range: '[0,999]' } },
    );
    expect(list.length).toBeGreaterThan(50);
    const file = await team.fetch(exported.id);
    const [heading, ...rows] = parseCsv(file.body);
    // an amount is followed by its currency
    expect(heading).toEqual(['No.', 'Customer', 'Status', 'Total', 'Currency']);
    expect(rows).toEqual(
      list.map(({ id, customer_name, total, currency }) => [
        String(id),
        customer_name.startsWith('=') ? `'${customer_name}` : customer_name,
        'Paid',
        total.toFixed(currency === 'JPY' ? 0 : 2),
        currency,
      ]),
    );
    expect(exported).toMatchObject({ rows_done: rows.length, rows_total: rows.length });
    expect(exported.bytes).toBe(file.rawPayload.length);
  });

  it('has every row once and in order over several batches', async () => {
    const exported = await team.make({ columns: ['id'], sort: { field: 'id', order: 'ASC' } });
    const [, ...rows] = parseCsv((await team.fetch(exported.id)).body);
    expect(rows.map(([id]) => Number(id))).toEqual(Array.from({ length: 450 }, (_, index) => index + 1));
  });

  it('begins with a byte order mark and is sent as an attachment with its length', async () => {
    const exported = await team.make({});
    const { rawPayload, headers } = await team.fetch(exported.id);
    expect(rawPayload.subarray(0, 3).toString('hex')).toBe('efbbbf');
    expect(headers['content-disposition']).toBe(`attachment; filename="${exported.name}"`);
    expect(headers['content-length']).toBe(String(rawPayload.length));
    expect(exported.name).toMatch(/^orders-\d{4}-\d\d-\d\d-\d+\.csv$/);
  });

  it('is in the language of its creator', async () => {
    const [account] = await api.db
      .insert(users)
      .values({ email: 'claude@shop.test', name: 'Claude', role: 'team', lang: 'fr' })
      .returning();
    const french = createExportClient(api, { token: await createSession(api.db, account?.id ?? 0, 'test') });
    const exported = await french.make({ columns: ['status'], filter: { status: 'paid' } });
    expect(parseCsv((await french.fetch(exported.id)).body).slice(0, 2)).toEqual([['Statut'], ['Payée']]);
  });

  it('has name and id of references', async () => {
    await insertProjects(api.db, [{ name: 'One' }, { name: 'Two' }]);
    const exported = await team.make({ resource: 'projects', columns: ['name', 'artist_id', 'genres'] });
    const [heading, first] = parseCsv((await team.fetch(exported.id)).body);
    expect(heading).toEqual(['Name', 'Artist', 'Artist – No.', 'Genres']);
    expect(first?.[1]).toBe('Marisol Vega');
    expect(first?.[2]).toMatch(/^\d+$/);
  });

  it('is a spreadsheet with typed cells as xlsx', async () => {
    const exported = await team.make({
      format: 'xlsx',
      columns: ['customer_name', 'total', 'created_at', 'zip_code'],
      filter: { id: [8, 11] },
      sort: { field: 'id', order: 'ASC' },
    });
    const [sheet] = parseSheets((await team.fetch(exported.id)).rawPayload);
    expect(sheet?.name).toBe('Orders');
    const [heading, first, second] = sheet?.rows ?? [];
    expect(heading?.map(({ value }) => value)).toEqual(['Customer', 'Total', 'Currency', 'Created', 'Postal code']);
    expect(first?.map(({ isText }) => isText)).toEqual([true, false, true, false, true]);
    expect(first?.map(({ value }) => value).toSpliced(3, 1)).toEqual(['=HYPERLINK("x")', '7', 'EUR', '75009']);
    expect(Number(first?.[3]?.value)).toBeCloseTo(Date.now() / 86_400_000 + 25_569, 0);
    expect(second?.map(({ value }) => value).toSpliced(3, 1)).toEqual(['Zoé 10', '1000', 'JPY', '75009']);
    expect(second?.[1]?.style).not.toBe(first?.[1]?.style);
  });

  it('has the default sort of the list', async () => {
    const exported = await team.make({ resource: 'artists', columns: ['name'] });
    expect(exported.sort).toEqual({ field: 'name', order: 'ASC' });
  });
});

describe('permission to export', () => {
  it('requires permission to list', async () => {
    expect((await team.create({ resource: 'audit' })).status).toBe(403);
    expect((await admin.create({ resource: 'audit' })).status).toBe(201);
  });

  it('is checked again when the file is written', async () => {
    const [formerAdmin] = await api.db
      .insert(users)
      .values({ email: 'was@shop.test', name: 'Was Admin', role: 'admin' })
      .returning();
    if (!formerAdmin) throw new Error('no account');
    const client = createExportClient(api, { token: await createSession(api.db, formerAdmin.id, 'test') });
    const { body } = await client.create({ resource: 'audit' });
    await api.db.update(users).set({ role: 'team' }).where(eq(users.id, formerAdmin.id));
    await run();
    expect((await admin.get(body.id)).body).toMatchObject({ status: 'failed', failure: 'not_allowed' });
  });

  it.each([
    ['another list', { resource: 'secrets' }, 422],
    ['a field that is not a column', { columns: ['id', 'search'] }, 422],
    ['a write-only field', { resource: 'user', columns: ['password_hash'] }, 422],
    ['an unknown condition', { filter: { firstname: 'x' } }, 400],
    ['an unsortable field', { sort: { field: 'email', order: 'ASC' } as const }, 400],
    ['no columns', { columns: [] }, 422],
  ])('is refused: %s', async (_case, request, status) => {
    expect((await team.create(request)).status).toBe(status);
  });

  it('is refused while ten exports wait', async () => {
    for (let count = 0; count < 10; count += 1) expect((await team.create({})).status).toBe(201);
    expect((await team.create({})).body).toMatchObject({ status: 409, code: 'exports_quota' });
    expect((await admin.create({})).status).toBe(201);
  });

  it('includes the account’s own exports, and all exports for admins', async () => {
    const exported = await admin.make({});
    const ofTeam = await team.make({});
    expect((await team.list()).body.map(({ id }) => id)).toEqual([ofTeam.id]);
    expect((await admin.list()).body.map(({ id }) => id).sort()).toEqual([exported.id, ofTeam.id].sort());
    for (const call of [team.get, team.link, team.cancel, team.remove])
      expect((await call(exported.id)).status).toBe(404);
    expect((await admin.link(ofTeam.id)).status).toBe(200);
    const copy = await team.make({ resource: 'exports', columns: ['id'] });
    const [, ...rows] = parseCsv((await team.fetch(copy.id)).body);
    expect(rows.flat()).not.toContain(String(exported.id));
  });
});

describe('a link to a file', () => {
  const fetchFile = (url: string) => api.app.inject({ method: 'GET', url });

  it('is valid for a minute, for one file, and only unchanged', async () => {
    const exported = await team.make({});
    const other = await team.make({});
    const { url, expires_at } = (await team.link(exported.id)).body;
    expect((await fetchFile(url)).statusCode).toBe(200);
    expect((await fetchFile(url.replace(`/${exported.id}/`, `/${other.id}/`))).statusCode).toBe(403);
    expect((await fetchFile(url.replace(`/${exported.id}/`, '/999999/'))).statusCode).toBe(403);
    expect((await fetchFile(url.replace(String(expires_at), String(expires_at + 60)))).statusCode).toBe(403);
    offsetMs = 62_000;
    expect((await fetchFile(url)).statusCode).toBe(403);
  });

  it('is refused before the file exists and after it has expired', async () => {
    const { body } = await team.create({});
    expect((await team.link(body.id)).body.code).toBe('export_not_done');
    await run();
    offsetMs = 8 * 24 * 3600 * 1000;
    expect((await team.link(body.id)).body.code).toBe('export_expired');
    await pruneExports.run({}, testContext(api, { now: () => new Date(Date.now() + offsetMs) }), { last: true });
    expect((await team.get(body.id)).body.status).toBe('expired');
    expect((await team.link(body.id)).body.code).toBe('export_expired');
    expect(await listFolders()).not.toContain(String(body.id));
  });
});

describe('a run', () => {
  it('stops soon after a cancellation and leaves no file', async () => {
    const { body } = await team.create({ filter: {} });
    // a slow query, as over a million rows
    await api.db.execute(sql`alter table orders rename to orders_all`);
    await api.db.execute(sql`create view orders as select orders_all.* from orders_all, pg_sleep(20)`);
    try {
      const running = run();
      await expect.poll(async () => (await team.get(body.id)).body.status).toBe('running');
      const startedAt = performance.now();
      expect((await team.cancel(body.id)).body.status).toBe('cancelled');
      await running;
      expect(performance.now() - startedAt).toBeLessThan(1500);
    } finally {
      await api.db.execute(sql`drop view orders`);
      await api.db.execute(sql`alter table orders_all rename to orders`);
    }
    expect((await team.get(body.id)).body.status).toBe('cancelled');
    expect((await team.cancel(body.id)).status).toBe(409);
    expect(await listFolders()).not.toContain(String(body.id));
  });

  it('after a killed run starts from the beginning and leaves one file', async () => {
    const { body } = await team.create({});
    const leased = await exportQueue.leaseNext(api.db);
    if (!leased) throw new Error('nothing to lease');
    await prepareFolder(testContext(api), body.id);
    await writeFile(draftPath(testContext(api), leased), 'half a li');
    await run();
    expect((await team.get(body.id)).body.status, 'the lease has not expired').toBe('running');
    await api.db.update(exports).set({ renewed_at: sql`now() - interval '16 seconds'` });
    await run();
    expect((await team.get(body.id)).body).toMatchObject({ status: 'done', rows_done: 450 });
    expect(parseCsv((await team.fetch(body.id)).body)).toHaveLength(451);
    expect(await readdir(join(api.config.dataDir, 'exports', String(body.id)))).toEqual(['file']);
  });

  it('releases its export on shutdown', async () => {
    const { body } = await team.create({});
    await api.db.execute(sql`alter table orders rename to orders_all`);
    await api.db.execute(sql`create view orders as select orders_all.* from orders_all, pg_sleep(20)`);
    const shutdown = new AbortController();
    try {
      const running = runExports.run({}, testContext(api), { last: true, signal: shutdown.signal });
      await expect.poll(async () => (await team.get(body.id)).body.status).toBe('running');
      shutdown.abort();
      await running;
    } finally {
      await api.db.execute(sql`drop view orders`);
      await api.db.execute(sql`alter table orders_all rename to orders`);
    }
    expect((await team.get(body.id)).body.status).toBe('waiting');
    await run();
    expect((await team.get(body.id)).body.status).toBe('done');
  });

  it('is limited to two concurrent exports', async () => {
    for (let count = 0; count < 3; count += 1) await team.create({});
    expect(await exportQueue.leaseNext(api.db)).toBeDefined();
    expect(await exportQueue.leaseNext(api.db)).toBeDefined();
    expect(await exportQueue.leaseNext(api.db)).toBeUndefined();
  });

  it('fails with a reason when a column no longer exists', async () => {
    const { body } = await team.create({});
    await api.db.update(exports).set({ columns: ['gone'] });
    await run();
    expect((await team.get(body.id)).body).toMatchObject({ status: 'failed', failure: 'no_longer_described' });
  });

  it('reports a failure and continues with the next export', async () => {
    const { body } = await team.create({});
    const { body: next } = await team.create({});
    const brokenDir = await mkdtemp(join(api.config.dataDir, 'else-'));
    await writeFile(join(brokenDir, 'exports'), 'a file is in the way');
    await run({ config: { ...api.config, dataDir: brokenDir } });
    expect((await team.get(body.id)).body).toMatchObject({ status: 'failed', failure: 'broken' });
    expect((await team.get(next.id)).body.status).toBe('failed');
    await rm(brokenDir, { recursive: true });
  });
});

it('deletes the file with its record', async () => {
  const exported = await team.make({});
  expect(await listFolders()).toContain(String(exported.id));
  expect((await team.remove(exported.id)).status).toBe(200);
  expect(await listFolders()).not.toContain(String(exported.id));
  expect((await team.get(exported.id)).status).toBe(404);
});

it('deletes unused files by the nightly job', async () => {
  await prepareFolder(testContext(api), 987_654);
  const exported = await team.make({});
  await pruneExports.run({}, testContext(api), { last: true });
  expect(await listFolders()).toEqual([String(exported.id)]);
});

it('records author, list, rows and downloads in the audit log', async () => {
  const exported = await team.make({ filter: { status: 'paid' } });
  await team.link(exported.id);
  const entries = await api.db
    .select()
    .from(auditEntries)
    .where(sql`${auditEntries.resource} = 'exports' and ${auditEntries.record_id} = ${exported.id}`)
    .orderBy(auditEntries.id);
  expect(entries.map(({ operation, action, user_name }) => [operation, action, user_name])).toEqual([
    ['adminCreateExport', 'create', 'Test team'],
    ['adminCreateExport', 'action', 'Test team'],
    ['adminLinkExport', 'action', 'Test team'],
  ]);
  expect(entries[0]?.after).toMatchObject({ resource: 'orders', filter: { status: 'paid' }, columns: ['id'] });
  expect(entries[1]?.after).toMatchObject({ status: 'done', rows_done: 150 });
  expect(JSON.stringify(entries)).not.toMatch(/secret|lease_id/);
});

it('exports every column of every list', async () => {
  await api.db.insert(artists).values({ name: 'Somebody' });
  const { resources } = await import('#generated/resources.ts');
  const { getListableFields: listableFields } = await import('#domain/resources/listable.ts');
  for (const definition of Object.values(resources)) {
    const columns = listableFields(definition).map(({ name }) => name);
    for (const format of ['csv', 'xlsx'] as const) {
      const exported = await admin.make({ resource: definition.name, columns, format });
      expect([definition.name, exported.status, exported.failure]).toEqual([definition.name, 'done', null]);
    }
  }
  // exports each of 71 lists in both formats
}, 120_000);
