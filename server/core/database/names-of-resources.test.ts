import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { migrateDatabase } from './migrate.ts';
import { createTestDatabase } from '#server/testing/postgres.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');

/** Copies the migrations before the named one. */
async function copyMigrationsBefore(tag: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(MIGRATIONS, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] };
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex((entry) => entry.tag === tag),
  );
  await writeFile(file, JSON.stringify({ ...journal, entries }));
  return folder;
}

it('renames resources in audit entries, notes, views and filters of views', async () => {
  const { db, url, drop } = await createTestDatabase({ empty: true });
  onTestFinished(drop);
  await migrateDatabase(url, await copyMigrationsBefore('0003_names_of_resources'));
  const oldNames = ['vat_rates', 'bids', 'lot-bids', 'digital-distribution', 'orders'];
  const list = sql.join(
    oldNames.map((name) => sql`(${name})`),
    sql`, `,
  );
  await db.execute(sql`insert into audit_entries (resource, record_id, action, operation)
    select column1, 1, 'update', 'test' from (values ${list}) names`);
  await db.execute(
    sql`insert into notes (resource, record_id, text) select column1, 1, 'x' from (values ${list}) names`,
  );
  await db.execute(sql`insert into users (id, email, name) values (1, 'a@example.com', 'A')`);
  await db.execute(sql`insert into views (owner_id, resource, name, sort, columns, filter) values
    (1, 'lot-bids', 'mine', '{}', '[]', '{"q": "x"}'),
    (1, 'bids', 'mine', '{}', '[]', '{"resource": "bids"}'),
    (1, 'audit', 'one', '{}', '[]', '{"resource": "vat_rates", "record_id": 3}'),
    (1, 'audit', 'several', '{}', '[]', '{"resource": ["lot-bids", "orders"]}'),
    (1, 'audit', 'all', '{}', '[]', '{}')`);
  await migrateDatabase(url);
  const newNames = ['vat-rates', 'lots', 'bids', 'digital-distributions', 'orders'];
  const readNames = async (table: string) =>
    (await db.execute<{ resource: string }>(sql.raw(`select resource from ${table} order by id`))).rows.map(
      ({ resource }) => resource,
    );
  expect(await readNames('audit_entries')).toEqual(newNames);
  expect(await readNames('notes')).toEqual(newNames);
  expect((await db.execute(sql`select resource, filter from views order by id`)).rows).toEqual([
    { resource: 'bids', filter: { q: 'x' } },
    { resource: 'lots', filter: { resource: 'bids' } },
    { resource: 'audit', filter: { resource: 'vat-rates', record_id: 3 } },
    { resource: 'audit', filter: { resource: ['bids', 'orders'] } },
    { resource: 'audit', filter: {} },
  ]);
});

it('renames contests and customers in data, indexes, operations and saved filters', async () => {
  const { db, url, drop } = await createTestDatabase({ empty: true });
  onTestFinished(drop);
  await migrateDatabase(url, await copyMigrationsBefore('0006_names_of_contests_and_customers'));
  await db.execute(sql`insert into users (id, email, name) values (1, 'a@example.com', 'A')`);
  await db.execute(sql`insert into clients (id, user_id, email, name) values (7, 1, 'a@example.com', 'A')`);
  await db.execute(sql`insert into audit_entries (resource, record_id, action, operation, before, after) values
    ('client', 7, 'action', 'adminMergeClients', null, '{"name": "A", "merged_client": 8}'),
    ('challenge-entries', 1, 'action', 'adminRedrawChallenge', '{"challenge_id": 3}', '{"challenge_id": 3}')`);
  await db.execute(sql`insert into views (owner_id, resource, name, sort, columns, filter) values
    (1, 'orders', 'one', '{}', '[]', '{"client_id": 7, "status": "paid"}'),
    (1, 'challenge-entries', 'two', '{"field": "challenge_id"}', '["name", "challenge_id"]', '{"challenge_id": [3]}'),
    (1, 'audit', 'three', '{}', '[]', '{"resource": ["challenge-entries", "orders"]}')`);
  await db.execute(sql`delete from client_changes`);
  await migrateDatabase(url);
  const readRows = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows;
  expect(await readRows(sql`select id, user_id, email from customers`)).toEqual([
    { id: 7, user_id: 1, email: 'a@example.com' },
  ]);
  expect(await readRows(sql`select resource, operation, before, after from audit_entries order by id`)).toEqual([
    { resource: 'client', operation: 'adminMergeCustomers', before: null, after: { name: 'A', merged_customer: 8 } },
    {
      ...{ resource: 'contest-entries', operation: 'adminRedrawContest' },
      ...{ before: { contest_id: 3 }, after: { contest_id: 3 } },
    },
  ]);
  expect(await readRows(sql`select resource, filter, columns, sort from views order by id`)).toEqual([
    { resource: 'orders', filter: { customer_id: 7, status: 'paid' }, columns: [], sort: {} },
    {
      ...{ resource: 'contest-entries', filter: { contest_id: [3] } },
      ...{ columns: ['name', 'contest_id'], sort: { field: 'contest_id' } },
    },
    { resource: 'audit', filter: { resource: ['contest-entries', 'orders'] }, columns: [], sort: {} },
  ]);
  await db.execute(sql`update users set name = 'B' where id = 1`);
  expect(await readRows(sql`select user_id from customer_changes`)).toEqual([{ user_id: 1 }]);
  // those of passkeys are challenges indeed
  const oldNamesQuery = sql`select relname from (
    select relname from pg_class where relnamespace = 'public'::regnamespace and relname ~ 'client|challenge'
    union all select conname from pg_constraint where connamespace = 'public'::regnamespace and conname ~ 'client|challenge'
    union all select proname from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~ 'client|challenge'
    ) old where relname not like 'passkey\\_challenges%'`;
  expect(await readRows(oldNamesQuery)).toEqual([]);
});
