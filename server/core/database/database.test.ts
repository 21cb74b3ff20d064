import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { getViolatedConstraint, connect, inTransaction, type Queryable, getSqlState, SqlState } from './database.ts';
import { createTestDatabase } from '#server/testing/postgres.ts';
import type { TestDatabase } from '#server/testing/postgres.ts';

// not the name of a real table: Drizzle keeps the columns of a table by its name
const notes = pgTable('test_notes', { id: integer().primaryKey(), text: text().notNull() });
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  await database.db.execute(
    sql`CREATE TABLE test_notes (id integer CONSTRAINT notes_id PRIMARY KEY, text text NOT NULL)`,
  );
});
afterAll(() => database.drop());

const catchError = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it('commits all of a transaction or nothing', async () => {
  const transaction = inTransaction(database.db, async (tx) => {
    await tx.insert(notes).values({ id: 1, text: 'lost' });
    throw new Error('changed my mind');
  });
  await expect(transaction).rejects.toThrow('changed my mind');
  await inTransaction(database.db, (tx) => tx.insert(notes).values({ id: 2, text: 'kept' }));
  expect(await database.db.select({ id: notes.id }).from(notes)).toEqual([{ id: 2 }]);
});

it('reads SQLSTATE and constraint from errors of the query builder', async () => {
  await database.db.insert(notes).values({ id: 10, text: 'first' });
  const error = await catchError(database.db.insert(notes).values({ id: 10, text: 'second' }));
  expect(getSqlState(error)).toBe(SqlState.unique);
  expect(getViolatedConstraint(error)).toBe('notes_id');
  expect(getSqlState(new Error('something else'))).toBeUndefined();
});

it('retries a transaction after a deadlock', async () => {
  await database.db.insert(notes).values([
    { id: 20, text: 'a' },
    { id: 21, text: 'b' },
  ]);
  const bothLocked = Promise.withResolvers<void>();
  let lockedCount = 0;
  let runs = 0;
  // each transaction locks one row, then requests the row of the other: a deadlock
  const lockBoth = (first: number, second: number) =>
    inTransaction(database.db, async (tx) => {
      runs++;
      await tx.execute(sql`UPDATE test_notes SET text = text || 'x' WHERE id = ${first}`);
      if (++lockedCount === 2) bothLocked.resolve();
      await bothLocked.promise;
      await tx.execute(sql`UPDATE test_notes SET text = text || 'x' WHERE id = ${second}`);
    });
  await Promise.all([lockBoth(20, 21), lockBoth(21, 20)]);
  // at least one transaction was retried
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

it('reads from the replica', async () => {
  const replica = await createTestDatabase({ empty: true });
  const connection = connect({ url: database.url, replicaUrl: replica.url });
  const readName = (db: typeof connection.db) => db.execute<{ name: string }>(sql`SELECT current_database() AS name`);
  expect((await readName(connection.db)).rows[0]?.name).toBe(new URL(database.url).pathname.slice(1));
  expect((await readName(connection.reads)).rows[0]?.name).toBe(new URL(replica.url).pathname.slice(1));
  await connection.close();
  await replica.drop();
});

it('does not block queries by long reads', async () => {
  const connection = connect({ url: database.url, connections: 1 });
  const reading = connection.reads.execute(sql`SELECT pg_sleep(60)`).catch(() => undefined);
  expect((await connection.db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
  // the session may not have started
  const end = sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'SELECT pg_sleep%'`;
  await vi.waitUntil(async () => (await database.db.execute(end)).rows.length > 0, { timeout: 10_000 });
  await reading;
  await connection.close();
});

it('forces custom plans on read connections only', async () => {
  const connection = connect({ url: database.url });
  const readPlanMode = async (db: Queryable) => (await db.execute(sql`SHOW plan_cache_mode`)).rows;
  expect(await readPlanMode(connection.reads)).toEqual([{ plan_cache_mode: 'force_custom_plan' }]);
  expect(await readPlanMode(connection.db)).toEqual([{ plan_cache_mode: 'auto' }]);
  await connection.close();
});

it('replaces expired connections between uses', async () => {
  const connection = connect({ url: database.url, connections: 1, lifetimeSeconds: 1 });
  const readPid = async () =>
    (await connection.db.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)).rows[0]?.pid;
  const first = await readPid();
  const pidInTransaction = await inTransaction(connection.db, async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid, pg_sleep(1.5)`);
    return rows[0]?.pid;
  });
  expect(pidInTransaction).toBe(first);
  await vi.waitUntil(async () => (await readPid()) !== first, { timeout: 10_000 });
  await connection.close();
});

it('reconnects after an idle connection was terminated', async () => {
  const errors: Error[] = [];
  const { promise: disconnected, resolve } = Promise.withResolvers<void>();
  const connection = connect({
    url: database.url,
    connections: 1,
    onError: (error) => (errors.push(error), resolve()),
  });
  const { rows } = await connection.db.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
  await database.db.execute(sql`SELECT pg_terminate_backend(${rows[0]?.pid})`);
  await disconnected;
  expect((await connection.db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
  expect(errors).toHaveLength(1);
  await connection.close();
});
