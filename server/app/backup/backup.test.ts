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
import { freshDatabase, type TestDatabase } from '#server/testing/postgres.ts';
import { workers } from '../workers.ts';

const run = promisify(execFile);
const silent = () => undefined;
/** A restore makes every table and index anew. */
const PATIENCE = 120_000;
let shop: TestDatabase;
let home: string;
let path: string;

const folder = () => mkdtemp(join(tmpdir(), 'groove-house-backup-'));

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await freshDatabase({ empty: true });
  onTestFinished(() => database.drop());
  return database;
}
async function emptyFolder(): Promise<string> {
  const made = await folder();
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}
/** The migrations of a later version, which has one more than this. */
async function laterMigrations(): Promise<string> {
  const to = await emptyFolder();
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
/** Closes the pools first: a database in use is refused. */
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

const MARK = 'a file that is easy to find';

beforeAll(async () => {
  shop = await freshDatabase();
  home = await folder();
  path = join(await folder(), 'shop.zip');
  await loadDemoData({
    config: readConfig({ DATA_DIR: home, DEMO_DATA: 'small' }),
    url: shop.url,
    progress: silent,
    size: { projects: 60, customers: 60, orders: 300 },
  });
  await writeFile(join(home, 'media/mark.txt'), MARK);
  const jobs = await openJobs({ url: shop.url, workers, onError: silent });
  await jobs.send('push-batch', { batch_id: 7 }, { startAfter: new Date('2030-01-01') });
  await jobs.close();
  await writeBackup({ url: shop.url, dataDir: home, to: path, progress: silent });
});
afterAll(async () => {
  await shop.drop();
  await rm(home, { recursive: true, force: true });
  await rm(join(path, '..'), { recursive: true, force: true });
}, PATIENCE);

it(
  'restores every row, file, sequence and waiting job into an empty shop',
  async () => {
    const target = await emptyDatabase();
    const dataDir = await emptyFolder();
    const lines = await restore(path, target.url, dataDir);
    expect(lines.find((line) => line.startsWith('Compared:'))).toMatch(
      /^Compared: \d\d+ tables, \d{4,} rows, counts and/,
    );
    expect(lines.at(-1)).toBe('Jobs that wait: 1 of 1');
    const [was] = await query(shop.url, SUMS);
    expect(await query(target.url, SUMS)).toEqual([was]);
    expect(was?.['orders']).toBeGreaterThan(100);
    const jobs = "select data, start_after from pgboss.job where name = 'push-batch' and state = 'created'";
    expect(await query(target.url, jobs)).toEqual(await query(shop.url, jobs));
    // the next number is a new one
    const next = "select nextval(pg_get_serial_sequence('orders', 'id'))::int > max(id) as is_new from orders";
    expect(await query(target.url, next)).toEqual([{ is_new: true }]);
    const { stdout } = await run('diff', ['-r', '--exclude=derived', home, dataDir]).catch((error) => error);
    expect(stdout).toBe('');
    const keys = "select count(*)::int as n from pg_constraint where contype = 'f' and convalidated";
    const indexes = "select indexdef from pg_indexes where schemaname = 'public' order by 1";
    const triggers =
      "select tgname from pg_trigger where not tgisinternal and tgenabled = 'O' order by tgrelid::regclass::text, 1";
    for (const text of [keys, indexes, triggers])
      expect(await query(target.url, text)).toEqual(await query(shop.url, text));
  },
  PATIENCE,
);

it(
  'takes the database as it is at one moment while it is written to',
  async () => {
    const connection = connect({ url: shop.url });
    onTestFinished(connection.close);
    let open = true;
    // an order and its line go together; a backup with one of them alone would be torn
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
    const to = join(await emptyFolder(), 'busy.zip');
    const manifest = await writeBackup({ url: shop.url, dataDir: home, to, progress: silent });
    open = false;
    await writing;
    const rowsOf = (name: string) => manifest.tables.find((table) => table.name === name)?.rows ?? 0;
    const [now] = await query(shop.url, "select count(*)::int as n from orders where customer_name = 'Torn'");
    const [all] = await query(shop.url, 'select count(*)::int as n from orders');
    expect(rowsOf('notes_of_test')).toBe(rowsOf('orders') - (Number(all?.['n']) - Number(now?.['n'])));
    expect(Number(now?.['n'])).toBeGreaterThan(rowsOf('notes_of_test'));
  },
  PATIENCE,
);

it(
  'is readable for its owner alone and never replaces a file',
  async () => {
    expect(((await stat(path)).mode & 0o777).toString(8)).toBe('600');
    await expect(writeBackup({ url: shop.url, dataDir: home, to: path, progress: silent })).rejects.toThrow(
      /shop\.zip exists/,
    );
    expect(await readdir(join(path, '..'))).toEqual(['shop.zip']);
  },
  PATIENCE,
);

it(
  'refuses a target that is not empty, and with force replaces rows and moves files aside',
  async () => {
    const { url } = await emptyDatabase();
    await migrateDatabase(url);
    await query(url, "insert into users (email, name) values ('kept@example.com', 'Kept')");
    const dataDir = await emptyFolder();
    await mkdir(join(dataDir, 'media'));
    await writeFile(join(dataDir, 'media/old.txt'), 'old');
    const running = await openClient(url);
    await expect(restore(path, url, dataDir)).rejects.toThrow(/in use \(connections: 1\)/);
    await running.end();
    await expect(restore(path, url, dataDir)).rejects.toThrow(
      'The database is not empty (users has rows): add --force',
    );
    expect(await query(url, 'select name from users')).toEqual([{ name: 'Kept' }]);
    await restore(path, url, dataDir, { force: true });
    expect(await query(url, SUMS)).toEqual(
      await query(shop.url, SUMS.replaceAll('from orders', "from orders where customer_name <> 'Torn'")),
    );
    expect(await query(url, "select 1 from users where name = 'Kept'")).toEqual([]);
    const aside = (await readdir(dataDir)).find((name) => name.startsWith('replaced-')) ?? '';
    expect(await readFile(join(dataDir, aside, 'media/old.txt'), 'utf8')).toBe('old');
  },
  PATIENCE,
);

it(
  'changes nothing when the archive is damaged',
  async () => {
    const bad = join(await emptyFolder(), 'bad.zip');
    const bytes = await readFile(path);
    await writeFile(bad, bytes.subarray(0, bytes.length - 1000));
    await expect(openArchive(bad)).rejects.toThrow(/^\S+ is no backup or is cut off \(/);
    // files lie in the archive as they are
    const at = bytes.indexOf(MARK);
    await writeFile(bad, bytes);
    const file = await open(bad, 'r+');
    await file.write(Buffer.from('????'), 0, 4, at);
    await file.close();
    const target = await emptyDatabase();
    const dataDir = await emptyFolder();
    await expect(restore(bad, target.url, dataDir)).rejects.toThrow(
      /is damaged in the backup\. Nothing was changed\.$/,
    );
    expect(await readdir(dataDir)).toEqual([]);
    expect(await query(target.url, "select to_regclass('orders') as orders")).toEqual([{ orders: null }]);
  },
  PATIENCE,
);

it(
  'tells a table that came back with other rows',
  async () => {
    const archive = await openArchive(path);
    const orders = archive.manifest.tables.find(({ name }) => name === 'orders');
    if (!orders) throw new Error('The backup has no orders.');
    orders.sums['total'] = '1';
    const target = await emptyDatabase();
    const dataDir = await emptyFolder();
    const restoring = restoreBackup({ archive, url: target.url, dataDir, force: false, progress: silent });
    await expect(restoring).rejects.toThrow(
      /differs from the backup: orders\.total adds up to \d+ instead of 1\. Nothing/,
    );
    archive.close();
    expect(await query(target.url, "select to_regclass('orders') as orders")).toEqual([{ orders: null }]);
  },
  PATIENCE,
);

it(
  'restores a backup of older code and brings it up to date; refuses one of newer code',
  async () => {
    const migrationsFolder = await laterMigrations();
    const all = await readMigrations(migrationsFolder);
    const old = await emptyDatabase();
    const client = await openClient(old.url);
    await client.query('begin');
    await applyMigrations(client, all.length - 1);
    await client.query('commit');
    await client.query("insert into users (email, name) values ('old@example.com', 'Old')");
    await client.end();
    const to = join(await emptyFolder(), 'old.zip');
    await writeBackup({ url: old.url, dataDir: await emptyFolder(), to, progress: silent });
    const target = await emptyDatabase();
    await restore(to, target.url, await emptyFolder(), { migrationsFolder });
    expect(await query(target.url, 'select name from users')).toEqual([{ name: 'Old' }]);
    expect(await query(target.url, 'select count(*)::int as n from migrations')).toEqual([{ n: all.length }]);
    expect(await query(target.url, 'select later from users')).toEqual([{ later: 1 }]);
    await migrateDatabase(target.url, migrationsFolder);

    const archive = await openArchive(path);
    const { migrations } = archive.manifest;
    const facts = { archive, url: target.url, dataDir: await emptyFolder(), force: true, progress: silent };
    archive.manifest.migrations = [...migrations, { hash: 'of a later day', created_at: '4070908800000' }];
    await expect(restoreBackup(facts)).rejects.toThrow('written by a newer version of the shop');
    archive.manifest.migrations = [{ hash: 'of an earlier day', created_at: '1763683200000' }];
    await expect(restoreBackup(facts)).rejects.toThrow('made before the first release');
    archive.close();
  },
  PATIENCE,
);

it(
  'keeps files from being pruned while it is written',
  async () => {
    const client = await openClient(shop.url);
    await client.query('select pg_advisory_lock($1)', [AdvisoryLock.backup]);
    const to = join(await emptyFolder(), 'second.zip');
    await expect(writeBackup({ url: shop.url, dataDir: home, to, progress: silent })).rejects.toThrow(
      'Another backup is',
    );
    await client.end();
  },
  PATIENCE,
);
