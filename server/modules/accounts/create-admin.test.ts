import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuthAnswer } from '#generated/schemas.ts';
import { createAdmin } from './create-admin.ts';
import { openAccount } from '#server/testing/sign-up.ts';
import { startApi } from '#server/testing/start-api.ts';
import type { TestApi } from '#server/testing/start-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const signIn = (email: string, password: string) =>
  api.call<AuthAnswer>('POST', '/auth/login', { body: { email, password } });

it('creates an administrator account that can sign in', async () => {
  expect(
    await createAdmin(api.db, { email: 'Owner@Example.com', password: 'seventh-side-b', name: 'Olga Owner' }),
  ).toBe('created');
  const { body } = await signIn('owner@example.com', 'seventh-side-b');
  expect(body.data).toMatchObject({ name: 'Olga Owner', role: 'admin', is_admin: true, isMun: true });
});

it('promotes an existing account, replaces its password and ends its sessions', async () => {
  const signup = { email: 'fan@example.com', password: 'first-password', firstname: 'Fanny', lastname: 'Fan' };
  const { body: before } = await openAccount(api, signup);
  expect(await createAdmin(api.db, { email: 'fan@example.com', password: 'second-password' })).toBe('promoted');
  expect((await api.call('GET', '/user/orders', { token: before.token })).status).toBe(401);
  expect((await signIn('fan@example.com', 'first-password')).status).toBe(401);
  expect((await signIn('fan@example.com', 'second-password')).body.data).toMatchObject({
    name: 'Fanny Fan',
    role: 'admin',
  });
});

it('rejects an invalid e-mail and a short password', async () => {
  await expect(createAdmin(api.db, { email: 'nobody', password: 'short' })).rejects.toMatchObject({
    options: {
      errors: [
        { path: 'email', code: 'email_invalid' },
        { path: 'password', code: 'input_min_length' },
      ],
    },
  });
});
