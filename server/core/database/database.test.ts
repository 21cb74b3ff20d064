import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { getViolatedConstraint, connect, inTransaction, type Queryable, getSqlState, SqlState } from './database.ts';
import { freshDatabase } from '#server/testing/postgres.ts';
import type { TestDatabase } from '#server/testing/postgres.ts';

const notes = pgTable('notes', { id: integer().primaryKey(), text: text().notNull() });
let database: TestDatabase;

beforeAll(async () => {
  database = await freshDatabase({ empty: true });
  await database.db.execute(sql`CREATE TABLE notes (id integer CONSTRAINT notes_id PRIMARY KEY, text text NOT NULL)`);
});
afterAll(() => database.drop());

const caught = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it('keeps all of a transaction or none', async () => {
  const failed = inTransaction(database.db, async (tx) => {
    await tx.insert(notes).values({ id: 1, text: 'lost' });
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  await inTransaction(database.db, (tx) => tx.insert(notes).values({ id: 2, text: 'kept' }));
  expect(await database.db.select({ id: notes.id }).from(notes)).toEqual([{ id: 2 }]);
});

it('finds the SQLSTATE and the constraint inside the error that the query builder throws', async () => {
  await database.db.insert(notes).values({ id: 10, text: 'first' });
  const error = await caught(database.db.insert(notes).values({ id: 10, text: 'second' }));
  expect(getSqlState(error)).toBe(SqlState.unique);
  expect(getViolatedConstraint(error)).toBe('notes_id');
  expect(getSqlState(new Error('something else'))).toBeUndefined();
});

it('runs a transaction again that the database gave up in favour of another', async () => {
  await database.db.insert(notes).values([
    { id: 20, text: 'a' },
    { id: 21, text: 'b' },
  ]);
  const both = Promise.withResolvers<void>();
  let arrived = 0;
  let runs = 0;
  // Each locks one row, waits until the other has locked its own, and then wants that one: one of them has to yield.
  const cross = (first: number, second: number) =>
    inTransaction(database.db, async (tx) => {
      runs++;
      await tx.execute(sql`UPDATE notes SET text = text || 'x' WHERE id = ${first}`);
      if (++arrived === 2) both.resolve();
      await both.promise;
      await tx.execute(sql`UPDATE notes SET text = text || 'x' WHERE id = ${second}`);
    });
  await Promise.all([cross(20, 21), cross(21, 20)]);
  // how often the database chooses a victim is its own business; at least one had to begin again
  expect(runs).toBeGreaterThanOrEqual(3);
  expect(
    await database.db
      .select()
      .from(notes)
      .where(sql`id IN (20, 21)`)
      .orderBy(notes.id),
  ).toEqual([
    { id: 20, text: 'axx' },
    { id: 21, text: 'bxx' },
  ]);
});

it('reads from the replica where there is one', async () => {
  const replica = await freshDatabase({ empty: true });
  const connection = connect({ url: database.url, replicaUrl: replica.url });
  const name = (db: typeof connection.db) => db.execute<{ name: string }>(sql`SELECT current_database() AS name`);
  expect((await name(connection.db)).rows[0]?.name).toBe(new URL(database.url).pathname.slice(1));
  expect((await name(connection.reads)).rows[0]?.name).toBe(new URL(replica.url).pathname.slice(1));
  await connection.close();
  await replica.drop();
});

it('long reads do not block others', async () => {
  const connection = connect({ url: database.url, connections: 1 });
  const reading = connection.reads.execute(sql`SELECT pg_sleep(60)`).catch(() => undefined);
  expect((await connection.db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
  // its session may not be there yet
  const end = sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'SELECT pg_sleep%'`;
  await vi.waitUntil(async () => (await database.db.execute(end)).rows.length > 0, { timeout: 10_000 });
  await reading;
  await connection.close();
});

it('plans lists for the values they are run with, and foreign keys and triggers once', async () => {
  const connection = connect({ url: database.url });
  const modeOf = async (db: Queryable) => (await db.execute(sql`SHOW plan_cache_mode`)).rows;
  expect(await modeOf(connection.reads)).toEqual([{ plan_cache_mode: 'force_custom_plan' }]);
  expect(await modeOf(connection.db)).toEqual([{ plan_cache_mode: 'auto' }]);
  await connection.close();
});

it('replaces connections that grew old, between two uses', async () => {
  const connection = connect({ url: database.url, connections: 1, lifetimeSeconds: 1 });
  const session = async () =>
    (await connection.db.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)).rows[0]?.pid;
  const first = await session();
  const across = await inTransaction(connection.db, async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid, pg_sleep(1.5)`);
    return rows[0]?.pid;
  });
  expect(across).toBe(first);
  await vi.waitUntil(async () => (await session()) !== first, { timeout: 10_000 });
  await connection.close();
});

it('goes on after a connection was cut while idle', async () => {
  const errors: Error[] = [];
  const { promise: cut, resolve } = Promise.withResolvers<void>();
  const connection = connect({
    url: database.url,
    connections: 1,
    onError: (error) => (errors.push(error), resolve()),
  });
  const { rows } = await connection.db.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
  await database.db.execute(sql`SELECT pg_terminate_backend(${rows[0]?.pid})`);
  await cut;
  expect((await connection.db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
  expect(errors).toHaveLength(1);
  await connection.close();
});
