import { argon2 } from 'node:crypto';
import type * as Crypto from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { users } from '#server/accounts/accounts.table.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { startApi } from '#server/testing/start-api.ts';
import type { TestApi } from '#server/testing/start-api.ts';

vi.mock('node:crypto', async (original) => {
  const actual = await original<typeof Crypto>();
  return { ...actual, argon2: vi.fn(actual.argon2) };
});

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
  await api.db.insert(users).values([
    { email: 'known@example.com', name: 'Known', password_hash: await hashPassword('seventh-side-b') },
    { email: 'invited@example.com', name: 'Invited' },
  ]);
});
afterAll(() => api.close());
/** What one wrong sign-in costs, by what was asked of argon2. */
async function effort(email: string) {
  // the hash for nobody is made once, not with every call
  await api.call('POST', '/auth/login', { body: { email: 'warm-up@example.com', password: 'x' } });
  vi.mocked(argon2).mockClear();
  await api.call('POST', '/auth/login', { body: { email, password: 'wrong' } });
  return vi.mocked(argon2).mock.calls.map(([algorithm, { memory, passes, parallelism, tagLength }]) => ({
    algorithm,
    memory,
    passes,
    parallelism,
    tagLength,
  }));
}

it('works as hard for an unknown account, or one without a password, as for a known one', async () => {
  const known = await effort('known@example.com');
  expect(known).toHaveLength(1);
  expect(await effort('nobody@example.com')).toEqual(known);
  expect(await effort('invited@example.com')).toEqual(known);
});
