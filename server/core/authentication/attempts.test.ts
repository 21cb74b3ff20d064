import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '#server/core/database/database.ts';
import { Problem, problem } from '#server/core/problems/problem.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/postgres.ts';
import { rateLimits } from './accounts.table.ts';
import { countAttempt, LIMITS, limitFailures } from './attempts.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

const getStatus = (attempt: Promise<unknown>): Promise<number> =>
  attempt.then(
    () => 200,
    (error: unknown) => (error instanceof Problem ? error.status : 500),
  );

it('shares the count of attempts between processes and keeps it after a restart', async () => {
  const key = { kind: 'contact', who: '192.0.2.1' } as const;
  const processes = [connect({ url: database.url }), connect({ url: database.url })];
  const attempts = Array.from({ length: LIMITS.contact + 10 }, (_, index) =>
    getStatus(countAttempt(processes[index % 2]?.db ?? database.db, key)),
  );
  const answers = await Promise.all(attempts);
  expect(answers.filter((status) => status === 200)).toHaveLength(LIMITS.contact);
  expect(answers.filter((status) => status === 429)).toHaveLength(10);
  await Promise.all(processes.map(({ close }) => close()));
  expect(await getStatus(countAttempt(database.db, key))).toBe(429);
});

it('does not count an attempt for the other keys when one key refuses it', async () => {
  const [mailbox, ip] = ['flooded@example.com', '192.0.2.2'];
  const keys = [{ kind: 'signup', who: ip } as const, { kind: 'signup_email', who: mailbox } as const];
  for (let count = 0; count < LIMITS.signup + 5; count += 1) await getStatus(countAttempt(database.db, ...keys));
  expect(await getStatus(countAttempt(database.db, { kind: 'signup', who: ip }))).toBe(200);
});

it('counts every failure of concurrent attempts', async () => {
  await database.db.delete(rateLimits);
  const key = { kind: 'code', who: '192.0.2.3' } as const;
  const refuse = () => Promise.reject(problem(404, 'code_unknown'));
  const fail = () => getStatus(limitFailures(database.db, [key], refuse, () => true));
  const answers = await Promise.all(Array.from({ length: LIMITS.code - 1 }, fail));
  expect(new Set(answers)).toEqual(new Set([404]));
  expect([await fail(), await fail()]).toEqual([404, 429]);
  expect(await database.db.select().from(rateLimits)).toMatchObject([{ points: LIMITS.code }]);
});
