import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { freshDatabase, type TestDatabase } from '#server/testing/postgres.ts';
import type { Queryable } from './database.ts';
import { readTogether } from './read-together.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase({ empty: true });
});
afterAll(() => database.drop());

/** Statements that begin and end during two reads, and the results. */
async function readTwo(db: Queryable) {
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

it('reads at once on the connections of a pool', async () => {
  const { steps, answers } = await readTwo(database.db);
  expect(steps.slice(0, 2)).toEqual(['slow begins', 'quick begins']);
  expect(answers).toEqual(['slow', 'quick']);
});

it('reads one after another in a transaction, whose connection takes one query at a time', async () => {
  const { steps, answers } = await database.db.transaction(readTwo);
  expect(steps).toEqual(['slow begins', 'slow ends', 'quick begins', 'quick ends']);
  expect(answers).toEqual(['slow', 'quick']);
});
