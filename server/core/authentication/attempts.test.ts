import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '#server/core/database/database.ts';
import { Problem, problem } from '#server/core/problems/problem.ts';
import { freshDatabase, type TestDatabase } from '#server/testing/postgres.ts';
import { rateLimits } from './accounts.table.ts';
import { countAttempt, LIMITS, limitFailures } from './attempts.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await freshDatabase()));
afterAll(() => database.drop());

const statusOf = (attempt: Promise<unknown>): Promise<number> =>
  attempt.then(
    () => 200,
    (error: unknown) => (error instanceof Problem ? error.status : 500),
  );

it('counts attempts of several processes together, and keeps the count when they begin anew', async () => {
  const key = { kind: 'contact', who: '192.0.2.1' } as const;
  const processes = [connect({ url: database.url }), connect({ url: database.url })];
  const sent = Array.from({ length: LIMITS.contact + 10 }, (_, at) =>
    statusOf(countAttempt(processes[at % 2]?.db ?? database.db, key)),
  );
  const answers = await Promise.all(sent);
  expect(answers.filter((status) => status === 200)).toHaveLength(LIMITS.contact);
  expect(answers.filter((status) => status === 429)).toHaveLength(10);
  await Promise.all(processes.map(({ close }) => close()));
  expect(await statusOf(countAttempt(database.db, key))).toBe(429);
});

it('counts an attempt that is refused by one key for none of the others', async () => {
  const [mailbox, ip] = ['flooded@example.com', '192.0.2.2'];
  const keys = [{ kind: 'signup', who: ip } as const, { kind: 'signup_email', who: mailbox } as const];
  for (let made = 0; made < LIMITS.signup + 5; made += 1) await statusOf(countAttempt(database.db, ...keys));
  expect(await statusOf(countAttempt(database.db, { kind: 'signup', who: ip }))).toBe(200);
});

it('loses no failure of attempts at once', async () => {
  await database.db.delete(rateLimits);
  const key = { kind: 'code', who: '192.0.2.3' } as const;
  const refuse = () => Promise.reject(problem(404, 'code_unknown'));
  const fail = () => statusOf(limitFailures(database.db, [key], refuse, () => true));
  const answers = await Promise.all(Array.from({ length: LIMITS.code - 1 }, fail));
  expect(new Set(answers)).toEqual(new Set([404]));
  expect([await fail(), await fail()]).toEqual([404, 429]);
  expect(await database.db.select().from(rateLimits)).toMatchObject([{ points: LIMITS.code }]);
});
