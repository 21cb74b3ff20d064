import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { alias, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createTestDatabase, type TestDatabase } from '#server/testing/postgres.ts';
import { dialect } from './dialect.ts';
import { columnsOf, buildJsonRows, readRows, seconds, type Selection } from './selection.ts';

// no names of real tables: Drizzle keeps the columns of a table by its name
const records = pgTable('test_records', {
  id: integer().primaryKey(),
  label_id: integer().notNull(),
  title: text().notNull(),
  pressed_at: timestamp({ withTimezone: true, mode: 'date' }),
});
const labels = pgTable('test_labels', { id: integer().primaryKey(), name: text().notNull() });

const r = alias(records, 'r');
const l = alias(labels, 'l');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  await database.db.execute(sql`create table test_labels (id int, name text)`);
  await database.db.execute(sql`create table test_records (id int, label_id int, title text, pressed_at timestamptz)`);
  await database.db.insert(labels).values([
    { id: 1, name: 'Blue' },
    { id: 2, name: 'Empty' },
  ]);
  await database.db.insert(records).values([
    { id: 7, label_id: 1, title: "It's two", pressed_at: new Date(1_500_000_001_900) },
    { id: 8, label_id: 1, title: 'One' },
  ]);
});
afterAll(() => database.drop());

it('reads columns of joined tables by field name, decoded by their types', async () => {
  const selection = {
    ...columnsOf(r, 'id', 'pressed_at'),
    label_id: l.id,
    copies: sql<number>`(count(*) over ())::int`,
  };
  const rows = await readRows(
    database.db,
    selection,
    (columns) => sql`select ${columns} from test_records r join test_labels l on l.id = r.label_id order by r.id`,
  );
  expect(rows).toEqual([
    { id: 7, pressed_at: new Date(1_500_000_001_900), label_id: 1, copies: 2 },
    { id: 8, pressed_at: null, label_id: 1, copies: 2 },
  ]);
});

it('reads the rows of a subquery as an array, empty rather than null', async () => {
  const record = { ...columnsOf(r, 'id', 'title'), pressed_at: seconds(r.pressed_at) };
  const labelRecords = buildJsonRows(record, sql`from test_records r where r.label_id = ${l.id}`, sql`r.title desc`);
  const selection = { name: l.name, records: labelRecords };
  const query = () =>
    readRows(database.db, selection, (columns) => sql`select ${columns} from test_labels l order by l.id`, 'labels');
  const expected = [
    {
      name: 'Blue',
      records: [
        { id: 8, title: 'One', pressed_at: null },
        { id: 7, title: "It's two", pressed_at: 1_500_000_001 },
      ],
    },
    { name: 'Empty', records: [] },
  ];
  expect(await query()).toEqual(expected);
  // also when the prepared statement is reused
  expect(await query()).toEqual(expected);
});

it('builds the select list of a constant selection once', async () => {
  const build = vi.spyOn(dialect, 'sqlToQuery');
  const countBuilds = async (selection: Selection) => {
    build.mockClear();
    await readRows(database.db, selection, (columns) => sql`select ${columns} from test_records r where r.id = 7`);
    return build.mock.calls.length;
  };
  const constant = { ...columnsOf(r, 'id', 'title'), two: sql<number>`1 + 1` };
  expect([await countBuilds(constant), await countBuilds(constant)]).toEqual([2, 1]);
  const withValue = { three: sql<number>`${3}::int` };
  expect([await countBuilds(withValue), await countBuilds(withValue)]).toEqual([2, 1]);
  build.mockRestore();
});
