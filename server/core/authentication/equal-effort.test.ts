import { createHook } from 'node:async_hooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from './accounts.table.ts';
import { getDummyHash, hashPassword } from './passwords.ts';
import { startApi } from '#server/testing/start-api.ts';
import type { TestApi } from '#server/testing/start-api.ts';

/** Requests to the hashing threads. */
const asked: string[] = [];
const hook = createHook({ init: (_id, type) => asked.push(type) });
const hashes = () => asked.filter((type) => type === 'ARGON2REQUEST').length;
/** Parameters of a hash, without salt and digest. */
const cost = (hash: string): string => hash.split('$').slice(0, 4).join('$');

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
  await api.db.insert(users).values([
    { email: 'known@example.com', name: 'Known', password_hash: await hashPassword('seventh-side-b') },
    { email: 'invited@example.com', name: 'Invited' },
  ]);
  hook.enable();
});
afterAll(async () => {
  hook.disable();
  await api.close();
});

/** Number of hashes computed by one failed sign-in. */
async function effort(email: string): Promise<number> {
  // the hash for unknown accounts is computed once, not with every call
  await api.call('POST', '/auth/login', { body: { email: 'warm-up@example.com', password: 'x' } });
  const before = hashes();
  await api.call('POST', '/auth/login', { body: { email, password: 'wrong' } });
  return hashes() - before;
}

it('works as hard for an unknown account, or one without a password, as for a known one', async () => {
  expect(await effort('known@example.com')).toBe(1);
  expect(await effort('nobody@example.com')).toBe(1);
  expect(await effort('invited@example.com')).toBe(1);
  expect(cost(await getDummyHash())).toBe(cost(await hashPassword('seventh-side-b')));
});

it('works as hard for a sign-up with a known address as with an unknown one', async () => {
  const signUp = async (email: string) => {
    const before = hashes();
    const body = { email, password: 'seventh-side-b', firstname: 'A', lastname: 'B' };
    expect((await api.call('POST', '/auth/signup', { body })).status).toBe(200);
    return { hashes: hashes() - before, jobs: api.jobs.splice(0).map(({ name }) => name) };
  };
  const unknown = await signUp('unknown@example.com');
  expect(unknown).toEqual({ hashes: 1, jobs: ['write-sign-up-letter'] });
  expect(await signUp('known@example.com')).toEqual(unknown);
  expect(await signUp('invited@example.com')).toEqual(unknown);
});
