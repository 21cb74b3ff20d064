import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { migrateDatabase } from './migrate.ts';
import { freshDatabase } from '#server/testing/postgres.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');

/** The migrations as they were before the one of this name. */
async function migrationsBefore(tag: string): Promise<string> {
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

it('renames the resources of audit entries, notes and views, and in filters of saved views', async () => {
  const { db, url, drop } = await freshDatabase({ empty: true });
  onTestFinished(drop);
  await migrateDatabase(url, await migrationsBefore('0003_names_of_resources'));
  const earlier = ['vat_rates', 'bids', 'lot-bids', 'digital-distribution', 'orders'];
  const list = sql.join(
    earlier.map((name) => sql`(${name})`),
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
  const renamed = ['vat-rates', 'lots', 'bids', 'digital-distributions', 'orders'];
  const names = async (table: string) =>
    (await db.execute<{ resource: string }>(sql.raw(`select resource from ${table} order by id`))).rows.map(
      ({ resource }) => resource,
    );
  expect(await names('audit_entries')).toEqual(renamed);
  expect(await names('notes')).toEqual(renamed);
  expect((await db.execute(sql`select resource, filter from views order by id`)).rows).toEqual([
    { resource: 'bids', filter: { q: 'x' } },
    { resource: 'lots', filter: { resource: 'bids' } },
    { resource: 'audit', filter: { resource: 'vat-rates', record_id: 3 } },
    { resource: 'audit', filter: { resource: ['bids', 'orders'] } },
    { resource: 'audit', filter: {} },
  ]);
});
