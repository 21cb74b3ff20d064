import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem, User } from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { ApiRole } from '#server/core/api/handler.ts';
import { openAccount } from '#server/testing/sign-up.ts';
import { startApi } from '#server/testing/start-api.ts';
import type { TestApi } from '#server/testing/start-api.ts';

let api: TestApi;
let fan: number;

beforeAll(async () => {
  api = await startApi();
  const [user] = await api.db.insert(users).values({ email: 'fan@example.com', name: 'Fan' }).returning();
  fan = user?.id ?? 0;
});
afterAll(() => api.close());

const defaults = { name: 'New', lang: 'en', currency: 'EUR' };
const create = (as: ApiRole, body: object) => api.call<User & Problem>('POST', '/admin/user', { as, body });
async function change(as: ApiRole, id: number, body: object) {
  const { body: user } = await api.call<User>('GET', `/admin/user/${id}`, { as });
  return api.call<User & Problem>('PUT', `/admin/user/${id}`, {
    as,
    body,
    headers: { 'if-match': `"${user.version}"` },
  });
}
async function getUserId(role: ApiRole): Promise<number> {
  await api.tokenOf(role);
  const [user] = await api.db
    .select()
    .from(users)
    .where(eq(users.email, `${role}@shop.test`));
  return user?.id ?? 0;
}

describe('a role', () => {
  it('can be changed only by administrators', async () => {
    const refused = await change('team', fan, { role: 'team' });
    expect(refused.status).toBe(403);
    expect(refused.body.errors).toEqual([{ path: 'role', code: 'not_allowed' }]);
    expect((await change('admin', fan, { role: 'artist' })).body.role).toBe('artist');
  });

  it('may be sent back unchanged by other staff', async () => {
    const { body: user } = await api.call<User>('GET', `/admin/user/${fan}`, { as: 'team' });
    const { status, body } = await change('team', fan, { ...user, name: 'Renamed' });
    expect([status, body.name, body.role]).toEqual([200, 'Renamed', user.role]);
  });

  it('applies from the next call on', async () => {
    const { body: account } = await openAccount(api, { email: 'risen@example.com' });
    expect((await api.call('GET', '/admin/orders', { token: account.token })).status).toBe(403);
    await change('admin', account.data.id, { role: 'team' });
    expect((await api.call('GET', '/admin/orders', { token: account.token })).status).toBe(200);
    await change('admin', account.data.id, { role: 'user' });
    expect((await api.call('GET', '/admin/orders', { token: account.token })).status).toBe(403);
  });

  it('of a new account is user, unless an administrator sets another', async () => {
    const { status, body } = await create('team', { ...defaults, email: 'new@example.com', role: 'user' });
    expect([status, body.role]).toEqual([201, 'user']);
    expect((await create('team', { ...defaults, email: 'plain@example.com' })).body.role).toBe('user');
    expect((await create('team', { ...defaults, email: 'boss@example.com', role: 'admin' })).status).toBe(403);
    expect((await create('admin', { ...defaults, email: 'boss@example.com', role: 'team' })).body.role).toBe('team');
  });
});

describe('an administrator', () => {
  it('can be changed only by administrators', async () => {
    expect((await change('team', await getUserId('admin'), { email: 'mine@example.com' })).status).toBe(403);
  });

  it('cannot be demoted when it is the last one', async () => {
    const { status, body } = await change('admin', await getUserId('admin'), { role: 'user' });
    expect([status, body.code]).toEqual([409, 'last_admin']);
  });

  it('remains when the last two demote each other concurrently', async () => {
    const [other] = await api.db
      .insert(users)
      .values({ email: 'second@example.com', name: 'Second', role: 'admin' })
      .returning();
    const answers = await Promise.all([
      change('admin', await getUserId('admin'), { role: 'team' }),
      change('admin', other?.id ?? 0, { role: 'team' }),
    ]);
    const [first, second] = answers.map(({ status }) => status).sort();
    expect(first).toBe(200);
    // the second is the last administrator, or no longer one
    expect([403, 409]).toContain(second);
    expect(await api.db.$count(users, eq(users.role, 'admin'))).toBe(1);
  });
});

describe('an e-mail', () => {
  it('is stored in lower case, so that one address is one account', async () => {
    expect((await create('admin', { ...defaults, email: 'Upper@Example.com', role: 'user' })).body.email).toBe(
      'upper@example.com',
    );
    const again = await create('admin', { ...defaults, email: 'uPPER@example.com', role: 'user' });
    expect([again.status, again.body.errors]).toEqual([409, [{ path: 'email', code: 'already_taken' }]]);
  });
});

it('never shows a password, not even hashed', async () => {
  const { text } = await api.call('GET', '/admin/user', { as: 'admin' });
  expect(text).not.toMatch(/password|argon2/);
});
