import { sql } from 'drizzle-orm';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateDatabase } from './migrate.ts';
import { createTestDatabase } from '#server/testing/postgres.ts';
import type { TestDatabase } from '#server/testing/postgres.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});
afterAll(() => database.drop());

const readRows = async (query: string) => (await database.db.execute(sql.raw(query))).rows;

it('applies each migration once when several processes migrate concurrently', async () => {
  await Promise.all([migrateDatabase(database.url), migrateDatabase(database.url), migrateDatabase(database.url)]);
  const applied = await readRows('SELECT count(*)::int AS n, count(DISTINCT hash)::int AS different FROM migrations');
  expect(applied[0]?.['n']).toBeGreaterThan(0);
  expect(applied[0]?.['n']).toBe(applied[0]?.['different']);
  await migrateDatabase(database.url);
  expect(await readRows('SELECT count(*)::int AS n, count(DISTINCT hash)::int AS different FROM migrations')).toEqual(
    applied,
  );
});

it('provides unaccent and trigrams of every script for search', async () => {
  expect(await readRows(`SELECT immutable_unaccent('Été à Łódź') AS folded`)).toEqual([{ folded: 'Ete a Lodz' }]);
  expect(await readRows(`SELECT similarity('黑胶唱片', '黑胶') > 0 AS alike`)).toEqual([{ alike: true }]);
});

it('applies all pending migrations or none', async () => {
  const empty = await createTestDatabase({ empty: true });
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await mkdir(join(folder, 'meta'));
  const entries = ['0000_good', '0001_bad'].map((tag, idx) => ({
    idx,
    version: '7',
    when: idx + 1,
    tag,
    breakpoints: true,
  }));
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }));
  await writeFile(join(folder, '0000_good.sql'), 'CREATE TABLE good (id integer);');
  await writeFile(join(folder, '0001_bad.sql'), 'CREATE TABLE bad (id nonsense);');
  await expect(migrateDatabase(empty.url, folder)).rejects.toThrow();
  expect((await empty.db.execute(sql`SELECT to_regclass('good') AS good`)).rows).toEqual([{ good: null }]);
  await rm(folder, { recursive: true });
  await empty.drop();
});

it('refuses a database of a newer version without changing it', async () => {
  const newer = await createTestDatabase();
  try {
    const readApplied = async () => (await newer.db.execute(sql`select hash from migrations order by id`)).rows;
    const before = await readApplied();
    await newer.db.execute(sql`insert into migrations (hash, created_at) values ('of a later day', 4070908800000)`);
    await expect(migrateDatabase(newer.url)).rejects.toThrow(
      /^The database is newer than this version of the shop \(1 unknown migration, the last of 2099-01-01\): start the version/,
    );
    expect(await readApplied()).toEqual([...before, { hash: 'of a later day' }]);
  } finally {
    await newer.drop();
  }
});

it('refuses a database from before the baseline without changing it', async () => {
  const early = await createTestDatabase({ empty: true });
  try {
    await early.db.execute(sql`create table migrations (id serial primary key, hash text not null, created_at bigint)`);
    await early.db.execute(sql`insert into migrations (hash, created_at) values ('of an earlier day', 1763683200000)`);
    await expect(migrateDatabase(early.url)).rejects.toThrow(
      /^The database was made before the first release .*: start with an empty DATA_DIR/,
    );
    expect((await early.db.execute(sql`select to_regclass('orders') as orders`)).rows).toEqual([{ orders: null }]);
  } finally {
    await early.drop();
  }
});
