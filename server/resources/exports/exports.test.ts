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
import { sheetsOf } from './testing-xlsx.ts';
import { testContext, createExportClient, parseCsv } from './testing.ts';
import { artists } from '#server/modules/shops/index.ts';
import { startApi } from '#server/testing/start-api.ts';
import type { TestApi } from '#server/testing/start-api.ts';
import { insertOrders, insertProjects } from '#server/testing/rows.ts';

let api: TestApi;
let team: ReturnType<typeof createExportClient>;
let admin: ReturnType<typeof createExportClient>;
/** Tests look at what happens after a week without waiting for it. */
let ahead = 0;

beforeAll(async () => {
  api = await startApi({ now: () => new Date(Date.now() + ahead) });
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
  ahead = 0;
  await api.db.delete(exports);
});

const folders = () => readdir(join(api.config.dataDir, 'exports')).catch(() => []);
const run = (more = {}) => runExports.run({}, testContext(api, more), { last: true });

describe('an export', () => {
  it('has the filter, search, order and columns of the list', async () => {
    const filter = { status: 'paid', total_gte: 30, q: 'zoe' };
    const columns = ['id', 'customer_name', 'status', 'total'];
    const made = await team.make({ columns, filter, sort: { field: 'total', order: 'DESC' } });
    expect(made).toMatchObject({ status: 'done', format: 'csv', resource: 'orders' });
    const { body: list } = await api.call<{ id: number; total: number; currency: string; customer_name: string }[]>(
      'GET',
      '/admin/orders',
      { as: 'team', query: { filter: JSON.stringify(filter), sort: '["total","DESC"]', range: '[0,999]' } },
    );
    expect(list.length).toBeGreaterThan(50);
    const file = await team.fetch(made.id);
    const [heading, ...rows] = parseCsv(file.body);
    // an amount is never without its currency
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
    expect(made).toMatchObject({ rows_done: rows.length, rows_total: rows.length });
    expect(made.bytes).toBe(file.rawPayload.length);
  });

  it('has many stretches of rows, each once and in order', async () => {
    const made = await team.make({ columns: ['id'], sort: { field: 'id', order: 'ASC' } });
    const [, ...rows] = parseCsv((await team.fetch(made.id)).body);
    expect(rows.map(([id]) => Number(id))).toEqual(Array.from({ length: 450 }, (_, index) => index + 1));
  });

  it('begins with a byte order mark, is sent as a file and as long as it is', async () => {
    const made = await team.make({});
    const { rawPayload, headers } = await team.fetch(made.id);
    expect(rawPayload.subarray(0, 3).toString('hex')).toBe('efbbbf');
    expect(headers['content-disposition']).toBe(`attachment; filename="${made.name}"`);
    expect(headers['content-length']).toBe(String(rawPayload.length));
    expect(made.name).toMatch(/^orders-\d{4}-\d\d-\d\d-\d+\.csv$/);
  });

  it('speaks the language of who asked', async () => {
    const [fan] = await api.db
      .insert(users)
      .values({ email: 'claude@shop.test', name: 'Claude', role: 'team', lang: 'fr' })
      .returning();
    const french = createExportClient(api, { token: await createSession(api.db, fan?.id ?? 0, 'test') });
    const made = await french.make({ columns: ['status'], filter: { status: 'paid' } });
    expect(parseCsv((await french.fetch(made.id)).body).slice(0, 2)).toEqual([['Statut'], ['Payée']]);
  });

  it('calls references by name and number', async () => {
    await insertProjects(api.db, [{ name: 'One' }, { name: 'Two' }]);
    const made = await team.make({ resource: 'projects', columns: ['name', 'artist_id', 'genres'] });
    const [heading, first] = parseCsv((await team.fetch(made.id)).body);
    expect(heading).toEqual(['Name', 'Artist', 'Artist – No.', 'Genres']);
    expect(first?.[1]).toBe('Marisol Vega');
    expect(first?.[2]).toMatch(/^\d+$/);
  });

  it('is a spreadsheet with typed cells when that is wanted', async () => {
    const made = await team.make({
      format: 'xlsx',
      columns: ['customer_name', 'total', 'created_at', 'zip_code'],
      filter: { id: [8, 11] },
      sort: { field: 'id', order: 'ASC' },
    });
    const [sheet] = sheetsOf((await team.fetch(made.id)).rawPayload);
    expect(sheet?.name).toBe('Orders');
    const [heading, first, second] = sheet?.rows ?? [];
    expect(heading?.map(({ value }) => value)).toEqual(['Customer', 'Total', 'Currency', 'Created', 'Postal code']);
    expect(first?.map(({ isText }) => isText)).toEqual([true, false, true, false, true]);
    expect(first?.map(({ value }) => value).toSpliced(3, 1)).toEqual(['=HYPERLINK("x")', '7', 'EUR', '75009']);
    expect(Number(first?.[3]?.value)).toBeCloseTo(Date.now() / 86_400_000 + 25_569, 0);
    expect(second?.map(({ value }) => value).toSpliced(3, 1)).toEqual(['Zoé 10', '1000', 'JPY', '75009']);
    expect(second?.[1]?.style).not.toBe(first?.[1]?.style);
  });

  it('takes the columns and the order of the list by default', async () => {
    const made = await team.make({ resource: 'artists', columns: ['name'] });
    expect(made.sort).toEqual({ field: 'name', order: 'ASC' });
  });
});

describe('who may export', () => {
  it('is who may list', async () => {
    expect((await team.create({ resource: 'audit' })).status).toBe(403);
    expect((await admin.create({ resource: 'audit' })).status).toBe(201);
  });

  it('is asked again when the file is made', async () => {
    const [clerk] = await api.db
      .insert(users)
      .values({ email: 'was@shop.test', name: 'Was Admin', role: 'admin' })
      .returning();
    if (!clerk) throw new Error('no account');
    const client = createExportClient(api, { token: await createSession(api.db, clerk.id, 'test') });
    const { body } = await client.create({ resource: 'audit' });
    await api.db.update(users).set({ role: 'team' }).where(eq(users.id, clerk.id));
    await run();
    expect((await admin.one(body.id)).body).toMatchObject({ status: 'failed', failure: 'not_allowed' });
  });

  it.each([
    ['another list', { resource: 'secrets' }, 422],
    ['a field that is no column', { columns: ['id', 'search'] }, 422],
    ['a field that is never told', { resource: 'user', columns: ['password_hash'] }, 422],
    ['a condition the list does not know', { filter: { firstname: 'x' } }, 400],
    ['an order the list does not know', { sort: { field: 'email', order: 'ASC' } as const }, 400],
    ['no columns', { columns: [] }, 422],
  ])('is refused %s', async (_what, wish, status) => {
    expect((await team.create(wish)).status).toBe(status);
  });

  it('may not ask for more while ten wait', async () => {
    for (let count = 0; count < 10; count += 1) expect((await team.create({})).status).toBe(201);
    expect((await team.create({})).body).toMatchObject({ status: 409, code: 'exports_quota' });
    expect((await admin.create({})).status).toBe(201);
  });

  it('sees the own exports, admins see all', async () => {
    const made = await admin.make({});
    const own = await team.make({});
    expect((await team.list()).body.map(({ id }) => id)).toEqual([own.id]);
    expect((await admin.list()).body.map(({ id }) => id).sort()).toEqual([made.id, own.id].sort());
    for (const call of [team.one, team.link, team.cancel, team.remove]) expect((await call(made.id)).status).toBe(404);
    expect((await admin.link(own.id)).status).toBe(200);
    const copy = await team.make({ resource: 'exports', columns: ['id'] });
    const [, ...rows] = parseCsv((await team.fetch(copy.id)).body);
    expect(rows.flat()).not.toContain(String(made.id));
  });
});

describe('the address of a file', () => {
  const fetchFile = (url: string) => api.app.inject({ method: 'GET', url });

  it('holds for a minute, for one file, and only as it was given', async () => {
    const made = await team.make({});
    const other = await team.make({});
    const { url, expires_at } = (await team.link(made.id)).body;
    expect((await fetchFile(url)).statusCode).toBe(200);
    expect((await fetchFile(url.replace(`/${made.id}/`, `/${other.id}/`))).statusCode).toBe(403);
    expect((await fetchFile(url.replace(`/${made.id}/`, '/999999/'))).statusCode).toBe(403);
    expect((await fetchFile(url.replace(String(expires_at), String(expires_at + 60)))).statusCode).toBe(403);
    ahead = 62_000;
    expect((await fetchFile(url)).statusCode).toBe(403);
  });

  it('is not given before the file is there, nor when it is gone', async () => {
    const { body } = await team.create({});
    expect((await team.link(body.id)).body.code).toBe('export_not_done');
    await run();
    ahead = 8 * 24 * 3600 * 1000;
    expect((await team.link(body.id)).body.code).toBe('export_expired');
    await pruneExports.run({}, testContext(api, { now: () => new Date(Date.now() + ahead) }), { last: true });
    expect((await team.one(body.id)).body.status).toBe('expired');
    expect((await team.link(body.id)).body.code).toBe('export_expired');
    expect(await folders()).not.toContain(String(body.id));
  });
});

describe('a run', () => {
  it('stops soon after it was cancelled and leaves nothing behind', async () => {
    const { body } = await team.create({ filter: {} });
    // a database that takes its time, as with a million rows
    await api.db.execute(sql`alter table orders rename to orders_all`);
    await api.db.execute(sql`create view orders as select orders_all.* from orders_all, pg_sleep(20)`);
    try {
      const running = run();
      await expect.poll(async () => (await team.one(body.id)).body.status).toBe('running');
      const begun = performance.now();
      expect((await team.cancel(body.id)).body.status).toBe('cancelled');
      await running;
      expect(performance.now() - begun).toBeLessThan(1500);
    } finally {
      await api.db.execute(sql`drop view orders`);
      await api.db.execute(sql`alter table orders_all rename to orders`);
    }
    expect((await team.one(body.id)).body.status).toBe('cancelled');
    expect((await team.cancel(body.id)).status).toBe(409);
    expect(await folders()).not.toContain(String(body.id));
  });

  it('that was killed is followed by one that begins anew, and there is one file', async () => {
    const { body } = await team.create({});
    const killed = await exportQueue.leaseNext(api.db);
    if (!killed) throw new Error('nothing to lease');
    await prepareFolder(testContext(api), body.id);
    await writeFile(draftPath(testContext(api), killed), 'half a li');
    await run();
    expect((await team.one(body.id)).body.status, 'it may still be alive').toBe('running');
    await api.db.update(exports).set({ renewed_at: sql`now() - interval '16 seconds'` });
    await run();
    expect((await team.one(body.id)).body).toMatchObject({ status: 'done', rows_done: 450 });
    expect(parseCsv((await team.fetch(body.id)).body)).toHaveLength(451);
    expect(await readdir(join(api.config.dataDir, 'exports', String(body.id)))).toEqual(['file']);
  });

  it('gives its export back when the process ends', async () => {
    const { body } = await team.create({});
    await api.db.execute(sql`alter table orders rename to orders_all`);
    await api.db.execute(sql`create view orders as select orders_all.* from orders_all, pg_sleep(20)`);
    const shutdown = new AbortController();
    try {
      const running = runExports.run({}, testContext(api), { last: true, signal: shutdown.signal });
      await expect.poll(async () => (await team.one(body.id)).body.status).toBe('running');
      shutdown.abort();
      await running;
    } finally {
      await api.db.execute(sql`drop view orders`);
      await api.db.execute(sql`alter table orders_all rename to orders`);
    }
    expect((await team.one(body.id)).body.status).toBe('waiting');
    await run();
    expect((await team.one(body.id)).body.status).toBe('done');
  });

  it('is one of two at most', async () => {
    for (let count = 0; count < 3; count += 1) await team.create({});
    expect(await exportQueue.leaseNext(api.db)).toBeDefined();
    expect(await exportQueue.leaseNext(api.db)).toBeDefined();
    expect(await exportQueue.leaseNext(api.db)).toBeUndefined();
  });

  it('of a list no longer described fails with a reason', async () => {
    const { body } = await team.create({});
    await api.db.update(exports).set({ columns: ['gone'] });
    await run();
    expect((await team.one(body.id)).body).toMatchObject({ status: 'failed', failure: 'no_longer_described' });
  });

  it('that fails is reported, and the next one is made', async () => {
    const { body } = await team.create({});
    const { body: next } = await team.create({});
    const elsewhere = await mkdtemp(join(api.config.dataDir, 'else-'));
    await writeFile(join(elsewhere, 'exports'), 'a file is in the way');
    await run({ config: { ...api.config, dataDir: elsewhere } });
    expect((await team.one(body.id)).body).toMatchObject({ status: 'failed', failure: 'broken' });
    expect((await team.one(next.id)).body.status).toBe('failed');
    await rm(elsewhere, { recursive: true });
  });
});

it('a file goes with its record', async () => {
  const made = await team.make({});
  expect(await folders()).toContain(String(made.id));
  expect((await team.remove(made.id)).status).toBe(200);
  expect(await folders()).not.toContain(String(made.id));
  expect((await team.one(made.id)).status).toBe(404);
});

it('unused files are deleted by the nightly job', async () => {
  await prepareFolder(testContext(api), 987_654);
  const made = await team.make({});
  await pruneExports.run({}, testContext(api), { last: true });
  expect(await folders()).toEqual([String(made.id)]);
});

it('records author, list, rows and downloads in the audit log', async () => {
  const made = await team.make({ filter: { status: 'paid' } });
  await team.link(made.id);
  const entries = await api.db
    .select()
    .from(auditEntries)
    .where(sql`${auditEntries.resource} = 'exports' and ${auditEntries.record_id} = ${made.id}`)
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

it('every column that a list offers can be exported', async () => {
  await api.db.insert(artists).values({ name: 'Somebody' });
  const { resources } = await import('#generated/resources.ts');
  const { getListableFields: listableFields } = await import('#domain/resources/listable.ts');
  for (const definition of Object.values(resources)) {
    const columns = listableFields(definition).map(({ name }) => name);
    for (const format of ['csv', 'xlsx'] as const) {
      const made = await admin.make({ resource: definition.name, columns, format });
      expect([definition.name, made.status, made.failure]).toEqual([definition.name, 'done', null]);
    }
  }
  // an export of each of 71 lists in both formats
}, 120_000);
