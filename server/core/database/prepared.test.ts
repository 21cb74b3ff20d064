import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, inTransaction, type Queryable } from './database.ts';
import { executePrepared, executePreparedForm } from './prepared.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/postgres.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  await database.db.execute(sql`create table records as select id from generate_series(1, 1000) id`);
  await database.db.execute(sql`alter table records add primary key (id)`);
});
afterAll(() => database.drop());

it('prepares a look-up once per connection, within and outside transactions', async () => {
  const connection = connect({ url: database.url, connections: 1 });
  const find = async (db: Queryable, id: number) =>
    (await executePrepared<{ id: number }>(db, 'find_record', sql`select id from records where id = ${id}::int`)).rows;
  for (let id = 1; id <= 5; id += 1) expect(await find(connection.db, id)).toEqual([{ id }]);
  for (let id = 6; id <= 8; id += 1) expect(await inTransaction(connection.db, (tx) => find(tx, id))).toEqual([{ id }]);
  const { rows } = await connection.db.execute<{ name: string; is_generic: boolean }>(
    sql`select name, generic_plans > 0 as is_generic from pg_prepared_statements`,
  );
  expect(rows).toEqual([{ name: 'find_record', is_generic: true }]);
  await connection.close();
});

it('prepares each variant of a statement once, with a separate name', async () => {
  const connection = connect({ url: database.url, connections: 1 });
  const find = async (id: number, condition = sql``) =>
    (
      await executePreparedForm<{ id: number }>(
        connection.db,
        'find',
        sql`select id from records where id = ${id}::int${condition}`,
      )
    ).rows;
  for (const id of [1, 2, 3]) expect(await find(id)).toEqual([{ id }]);
  for (const id of [1, 2, 3]) expect(await find(id, sql` and id > ${2}::int`)).toEqual(id > 2 ? [{ id }] : []);
  const { rows } = await connection.db.execute<{ name: string }>(sql`select name from pg_prepared_statements`);
  expect(rows).toHaveLength(2);
  for (const { name } of rows) expect(name).toMatch(/^find_[\w-]+$/);
  await connection.close();
});
