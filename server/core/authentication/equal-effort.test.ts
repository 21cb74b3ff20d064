import { createHook } from 'node:async_hooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from './accounts.table.ts';
import { getDummyHash, hashPassword } from './passwords.ts';
import { startApi } from '#server/testing/start-api.ts';
import type { TestApi } from '#server/testing/start-api.ts';

/** Types of the async resources created. */
const asyncResources: string[] = [];
const hook = createHook({ init: (_id, type) => asyncResources.push(type) });
const countHashes = () => asyncResources.filter((type) => type === 'ARGON2REQUEST').length;
/** Parameters of a hash, without salt and digest. */
const getParameters = (hash: string): string => hash.split('$').slice(0, 4).join('$');

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

/** Counts the hashes of one failed sign-in. */
async function countSignInHashes(email: string): Promise<number> {
  // the hash for unknown accounts is computed once, not with every call
  await api.call('POST', '/auth/login', { body: { email: 'warm-up@example.com', password: 'x' } });
  const before = countHashes();
  await api.call('POST', '/auth/login', { body: { email, password: 'wrong' } });
  return countHashes() - before;
}

it('computes one hash for unknown accounts and accounts without password too', async () => {
  expect(await countSignInHashes('known@example.com')).toBe(1);
  expect(await countSignInHashes('nobody@example.com')).toBe(1);
  expect(await countSignInHashes('invited@example.com')).toBe(1);
  expect(getParameters(await getDummyHash())).toBe(getParameters(await hashPassword('seventh-side-b')));
});

it('computes one hash for a sign-up with a known or unknown address', async () => {
  const signUp = async (email: string) => {
    const before = countHashes();
    const body = { email, password: 'seventh-side-b', firstname: 'A', lastname: 'B' };
    expect((await api.call('POST', '/auth/signup', { body })).status).toBe(200);
    return { hashes: countHashes() - before, jobs: api.jobs.splice(0).map(({ name }) => name) };
  };
  const unknown = await signUp('unknown@example.com');
  expect(unknown).toEqual({ hashes: 1, jobs: ['write-sign-up-letter'] });
  expect(await signUp('known@example.com')).toEqual(unknown);
  expect(await signUp('invited@example.com')).toEqual(unknown);
});

it('queues one job for a forgotten password of a known or unknown address', async () => {
  const request = async (email: string) => {
    expect((await api.call('POST', '/auth/forgot-password', { body: { email } })).status).toBe(200);
    return api.jobs.splice(0).map(({ name }) => name);
  };
  expect(await request('unknown@example.com')).toEqual(['write-password-letter']);
  expect(await request('known@example.com')).toEqual(['write-password-letter']);
});
