import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, open, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openArchive } from './archive.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';
import { AdvisoryLock } from '#server/core/database/advisory-locks.ts';
import { readConfig } from '#server/core/config/config.ts';
import { connect, type Database } from '#server/core/database/database.ts';
import { openJobs } from '#server/core/jobs/jobs.ts';
import { applyMigrations, readMigrations, migrateDatabase } from '#server/core/database/migrate.ts';
import { openClient } from '#server/core/database/postgres-client.ts';
import { loadDemoData } from '#demo/load.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/postgres.ts';
import { workers } from '../workers.ts';

const run = promisify(execFile);
const silent = () => undefined;
/** A restore creates every table and index. */
const TIMEOUT_MS = 120_000;
let shop: TestDatabase;
let home: string;
let path: string;

const createTempFolder = () => mkdtemp(join(tmpdir(), 'groove-house-backup-'));

async function createEmptyDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase({ empty: true });
  onTestFinished(() => database.drop());
  return database;
}
async function createEmptyFolder(): Promise<string> {
  const folder = await createTempFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
/** Copies the migrations and adds one of a later version. */
async function writeLaterMigrations(): Promise<string> {
  const to = await createEmptyFolder();
  await cp(join(import.meta.dirname, '../../core/database/migrations'), to, { recursive: true });
  const file = join(to, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { idx: number; when: number; tag: string }[] };
  const [last] = journal.entries.slice(-1);
  if (!last) throw new Error('no migrations');
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: 'later' });
  await writeFile(file, JSON.stringify(journal));
  await writeFile(join(to, 'later.sql'), 'alter table users add column later integer not null default 1;');
  return to;
}
/** Restores an archive and returns its progress lines. */
async function restore(
  from: string,
  url: string,
  dataDir: string,
  { force = false, migrationsFolder }: { force?: boolean; migrationsFolder?: string } = {},
): Promise<string[]> {
  const lines: string[] = [];
  const archive = await openArchive(from);
  try {
    const progress = (line: string) => lines.push(line);
    await restoreBackup({ archive, url, dataDir, force, progress, ...(migrationsFolder && { migrationsFolder }) });
  } finally {
    archive.close();
  }
  return lines;
}
async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = await openClient(url);
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}
const SUMS =
  'select (select count(*) from orders)::int as orders, (select sum(total) from orders)::text as total, (select count(*) from order_lines)::int as lines, (select sum(amount) from payments)::text as paid';

const MARKER = 'a file that is easy to find';

beforeAll(async () => {
  shop = await createTestDatabase();
  home = await createTempFolder();
  path = join(await createTempFolder(), 'shop.zip');
  await loadDemoData({
    config: readConfig({ DATA_DIR: home, DEMO_DATA: 'small' }),
    url: shop.url,
    progress: silent,
    size: { projects: 60, customers: 60, orders: 300 },
  });
  await writeFile(join(home, 'media/mark.txt'), MARKER);
  const jobs = await openJobs({ url: shop.url, workers, onError: silent });
  await jobs.send('push-batch', { batch_id: 7 }, { startAfter: new Date('2030-01-01') });
  await jobs.close();
  await writeBackup({ url: shop.url, dataDir: home, to: path, progress: silent });
});
afterAll(async () => {
  await shop.drop();
  await rm(home, { recursive: true, force: true });
  await rm(join(path, '..'), { recursive: true, force: true });
}, TIMEOUT_MS);

it(
  'restores every row, file, sequence and waiting job into an empty shop',
  async () => {
    const target = await createEmptyDatabase();
    const dataDir = await createEmptyFolder();
    const lines = await restore(path, target.url, dataDir);
    expect(lines.find((line) => line.startsWith('Compared:'))).toMatch(
      /^Compared: \d\d+ tables, \d{4,} rows, counts and/,
    );
    expect(lines.at(-1)).toBe('Jobs that wait: 1 of 1');
    const [sourceSums] = await query(shop.url, SUMS);
    expect(await query(target.url, SUMS)).toEqual([sourceSums]);
    expect(sourceSums?.['orders']).toBeGreaterThan(100);
    const jobs = "select data, start_after from pgboss.job where name = 'push-batch' and state = 'created'";
    expect(await query(target.url, jobs)).toEqual(await query(shop.url, jobs));
    // sequences continue after the restored ids
    const sequenceQuery = "select nextval(pg_get_serial_sequence('orders', 'id'))::int > max(id) as is_new from orders";
    expect(await query(target.url, sequenceQuery)).toEqual([{ is_new: true }]);
    const { stdout } = await run('diff', ['-r', '--exclude=derived', home, dataDir]).catch((error) => error);
    expect(stdout).toBe('');
    const keys = "select count(*)::int as n from pg_constraint where contype = 'f' and convalidated";
    const indexes = "select indexdef from pg_indexes where schemaname = 'public' order by 1";
    const triggers =
      "select tgname from pg_trigger where not tgisinternal and tgenabled = 'O' order by tgrelid::regclass::text, 1";
    for (const text of [keys, indexes, triggers])
      expect(await query(target.url, text)).toEqual(await query(shop.url, text));
  },
  TIMEOUT_MS,
);

it(
  'takes a consistent snapshot while the database is written to',
  async () => {
    const connection = connect({ url: shop.url });
    onTestFinished(connection.close);
    let open = true;
    // both rows are written in one transaction; a snapshot must have both or neither
    const write = async (db: Database) => {
      while (open)
        await db.transaction(async (tx) => {
          const { rows } =
            await tx.execute(sql`insert into orders (currency, items, total, customer_name, firstname, lastname, email, address, zip_code, city, country_id)
          values ('EUR', 1, 1, 'Torn', 'T', 'T', 'torn@example.com', 'a', '1', 'c', 'FR') returning id`);
          await tx.execute(sql`insert into notes_of_test values (${rows[0]?.['id']})`);
        });
    };
    await query(shop.url, 'create table notes_of_test (order_id bigint)');
    onTestFinished(async () => void (await query(shop.url, 'drop table notes_of_test')));
    const writing = Promise.all([write(connection.db), write(connection.db)]);
    const to = join(await createEmptyFolder(), 'busy.zip');
    const manifest = await writeBackup({ url: shop.url, dataDir: home, to, progress: silent });
    open = false;
    await writing;
    const getRowCount = (name: string) => manifest.tables.find((table) => table.name === name)?.rows ?? 0;
    const [torn] = await query(shop.url, "select count(*)::int as n from orders where customer_name = 'Torn'");
    const [total] = await query(shop.url, 'select count(*)::int as n from orders');
    expect(getRowCount('notes_of_test')).toBe(getRowCount('orders') - (Number(total?.['n']) - Number(torn?.['n'])));
    expect(Number(torn?.['n'])).toBeGreaterThan(getRowCount('notes_of_test'));
  },
  TIMEOUT_MS,
);

it(
  'is readable by its owner only and does not replace a file',
  async () => {
    expect(((await stat(path)).mode & 0o777).toString(8)).toBe('600');
    await expect(writeBackup({ url: shop.url, dataDir: home, to: path, progress: silent })).rejects.toThrow(
      /shop\.zip exists/,
    );
    expect(await readdir(join(path, '..'))).toEqual(['shop.zip']);
  },
  TIMEOUT_MS,
);

it(
  'refuses a target that is not empty; with force replaces rows and moves files aside',
  async () => {
    const { url } = await createEmptyDatabase();
    await migrateDatabase(url);
    await query(url, "insert into users (email, name) values ('kept@example.com', 'Kept')");
    const dataDir = await createEmptyFolder();
    await mkdir(join(dataDir, 'media'));
    await writeFile(join(dataDir, 'media/old.txt'), 'old');
    const connection = await openClient(url);
    await expect(restore(path, url, dataDir)).rejects.toThrow(/in use \(connections: 1\)/);
    await connection.end();
    await expect(restore(path, url, dataDir)).rejects.toThrow(
      'The database is not empty (users has rows): add --force',
    );
    expect(await query(url, 'select name from users')).toEqual([{ name: 'Kept' }]);
    await restore(path, url, dataDir, { force: true });
    expect(await query(url, SUMS)).toEqual(
      await query(shop.url, SUMS.replaceAll('from orders', "from orders where customer_name <> 'Torn'")),
    );
    expect(await query(url, "select 1 from users where name = 'Kept'")).toEqual([]);
    const replacedFolder = (await readdir(dataDir)).find((name) => name.startsWith('replaced-')) ?? '';
    expect(await readFile(join(dataDir, replacedFolder, 'media/old.txt'), 'utf8')).toBe('old');
  },
  TIMEOUT_MS,
);

it(
  'changes nothing when the archive is damaged',
  async () => {
    const bad = join(await createEmptyFolder(), 'bad.zip');
    const bytes = await readFile(path);
    await writeFile(bad, bytes.subarray(0, bytes.length - 1000));
    await expect(openArchive(bad)).rejects.toThrow(/^\S+ is no backup or is cut off \(/);
    // files are stored uncompressed
    const at = bytes.indexOf(MARKER);
    await writeFile(bad, bytes);
    const file = await open(bad, 'r+');
    await file.write(Buffer.from('????'), 0, 4, at);
    await file.close();
    const target = await createEmptyDatabase();
    const dataDir = await createEmptyFolder();
    await expect(restore(bad, target.url, dataDir)).rejects.toThrow(
      /is damaged in the backup\. Nothing was changed\.$/,
    );
    expect(await readdir(dataDir)).toEqual([]);
    expect(await query(target.url, "select to_regclass('orders') as orders")).toEqual([{ orders: null }]);
  },
  TIMEOUT_MS,
);

it(
  'throws when the restored rows differ from the manifest',
  async () => {
    const archive = await openArchive(path);
    const orders = archive.manifest.tables.find(({ name }) => name === 'orders');
    if (!orders) throw new Error('The backup has no orders.');
    orders.sums['total'] = '1';
    const target = await createEmptyDatabase();
    const dataDir = await createEmptyFolder();
    const restoring = restoreBackup({ archive, url: target.url, dataDir, force: false, progress: silent });
    await expect(restoring).rejects.toThrow(
      /differs from the backup: orders\.total adds up to \d+ instead of 1\. Nothing/,
    );
    archive.close();
    expect(await query(target.url, "select to_regclass('orders') as orders")).toEqual([{ orders: null }]);
  },
  TIMEOUT_MS,
);

it(
  'migrates a backup of an older version; refuses one of a newer version',
  async () => {
    const migrationsFolder = await writeLaterMigrations();
    const allMigrations = await readMigrations(migrationsFolder);
    const oldDatabase = await createEmptyDatabase();
    const client = await openClient(oldDatabase.url);
    await client.query('begin');
    await applyMigrations(client, allMigrations.length - 1);
    await client.query('commit');
    await client.query("insert into users (email, name) values ('old@example.com', 'Old')");
    await client.end();
    const to = join(await createEmptyFolder(), 'old.zip');
    await writeBackup({ url: oldDatabase.url, dataDir: await createEmptyFolder(), to, progress: silent });
    const target = await createEmptyDatabase();
    await restore(to, target.url, await createEmptyFolder(), { migrationsFolder });
    expect(await query(target.url, 'select name from users')).toEqual([{ name: 'Old' }]);
    expect(await query(target.url, 'select count(*)::int as n from migrations')).toEqual([{ n: allMigrations.length }]);
    expect(await query(target.url, 'select later from users')).toEqual([{ later: 1 }]);
    await migrateDatabase(target.url, migrationsFolder);

    const archive = await openArchive(path);
    const { migrations } = archive.manifest;
    const options = { archive, url: target.url, dataDir: await createEmptyFolder(), force: true, progress: silent };
    archive.manifest.migrations = [...migrations, { hash: 'of a later day', created_at: '4070908800000' }];
    await expect(restoreBackup(options)).rejects.toThrow('written by a newer version of the shop');
    archive.manifest.migrations = [{ hash: 'of an earlier day', created_at: '1763683200000' }];
    await expect(restoreBackup(options)).rejects.toThrow('made before the first release');
    archive.close();
  },
  TIMEOUT_MS,
);

it(
  'refuses a second backup at the same time',
  async () => {
    const client = await openClient(shop.url);
    await client.query('select pg_advisory_lock($1)', [AdvisoryLock.backup]);
    const to = join(await createEmptyFolder(), 'second.zip');
    await expect(writeBackup({ url: shop.url, dataDir: home, to, progress: silent })).rejects.toThrow(
      'Another backup is',
    );
    await client.end();
  },
  TIMEOUT_MS,
);
