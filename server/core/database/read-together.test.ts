import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { createTestDatabase, type TestDatabase } from '#server/testing/postgres.ts';
import type { Queryable } from './database.ts';
import { readTogether } from './read-together.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});
afterAll(() => database.drop());

/** Runs a slow and a quick read. Returns their begin and end in order, and the results. */
async function runTwoReads(db: Queryable) {
  const steps: string[] = [];
  const read = (name: string, seconds: number) => async () => {
    steps.push(`${name} begins`);
    await db.execute(sql`select pg_sleep(${seconds})`);
    steps.push(`${name} ends`);
    return name;
  };
  const answers = await readTogether(db, [read('slow', 0.2), read('quick', 0)]);
  return { steps, answers };
}

it('runs reads concurrently on a pool', async () => {
  const { steps, answers } = await runTwoReads(database.db);
  expect(steps.slice(0, 2)).toEqual(['slow begins', 'quick begins']);
  expect(answers).toEqual(['slow', 'quick']);
});

it('runs reads sequentially in a transaction', async () => {
  const { steps, answers } = await database.db.transaction(runTwoReads);
  expect(steps).toEqual(['slow begins', 'slow ends', 'quick begins', 'quick ends']);
  expect(answers).toEqual(['slow', 'quick']);
});
