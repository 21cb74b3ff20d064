import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationDefinition } from '#generated/definitions.ts';
import { operations } from '#generated/operations.ts';
import type { ApiRole, OperationId } from '#server/core/api/handler.ts';
import { seedPrices } from './seed.ts';
import { startApi } from '#server/testing/start-api.ts';
import type { TestApi } from '#server/testing/start-api.ts';

const allOperations: [string, OperationDefinition][] = Object.entries(operations);
const ROLES: readonly ApiRole[] = ['user', 'pro', 'artist', 'team', 'admin'];
/** `x-roles` by account: every signed-in account has the role user; the pro flag belongs to users. */
const rolesByAccount: Readonly<Partial<Record<ApiRole, readonly ApiRole[]>>> = {
  artist: ['artist', 'user'],
  team: ['team', 'user'],
  admin: ['admin', 'user'],
  pro: ['pro', 'user'],
};

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
  await seedPrices(api.db);
});
afterAll(() => api.close());

const toUrl = ({ path }: OperationDefinition) => path.replaceAll(/\{\w+\}/g, '1');
const restrictedOperations = allOperations.filter(([, { roles }]) => !roles?.includes('visitor'));

describe('a visitor', () => {
  it.each(restrictedOperations)('gets 401 from %s', async (_id, operation) => {
    const { status, headers } = await api.call(operation.method, toUrl(operation));
    expect(status).toBe(401);
    expect(headers['www-authenticate']).toBe('Bearer');
  });

  it('stays anonymous with an unknown token', async () => {
    expect((await api.call('GET', '/admin/orders', { token: 'A'.repeat(43) })).status).toBe(401);
    expect((await api.call('GET', '/auth/check', { token: 'A'.repeat(43) })).body).toEqual({});
  });

  it('is not signed in by a cookie', async () => {
    const headers = { cookie: `token=${await api.tokenOf('admin')}` };
    expect((await api.call('GET', '/admin/orders', { headers })).status).toBe(401);
  });
});

describe('an account without the role', () => {
  const refusedCalls = restrictedOperations.flatMap(([id, operation]) =>
    ROLES.filter(
      (role) => !(rolesByAccount[role] ?? [role]).some((accountRole) => operation.roles?.includes(accountRole)),
    ).map((role) => [role, id, operation] as const),
  );

  it('is tested on more than 100 operations', () => {
    expect(refusedCalls.length).toBeGreaterThan(100);
  });

  it.each(refusedCalls)('%s gets 403 from %s', async (role, _id, operation) => {
    // the body is invalid as well, but the role is checked first
    const hasBody = operation.body !== undefined;
    const { status } = await api.call(operation.method, toUrl(operation), {
      as: role,
      ...(hasBody && { body: { nonsense: true } }),
    });
    expect(status).toBe(403);
  });
});

describe('an account with the role', () => {
  // an event stream does not end, and the session with the tested id is the caller's
  const EXCLUDED: readonly string[] = ['adminListenLiveUpdates', 'endUserSession'] satisfies OperationId[];
  const allowedCalls = restrictedOperations
    .filter(([id]) => !EXCLUDED.includes(id))
    .flatMap(([id, operation]) =>
      ROLES.filter((role) =>
        (rolesByAccount[role] ?? [role]).some((accountRole) => operation.roles?.includes(accountRole)),
      ).map((role) => [role, id, operation] as const),
    );

  it.each(allowedCalls)('%s is authorised for %s', async (role, _id, operation) => {
    const { status } = await api.call(operation.method, toUrl(operation), {
      as: role,
      ...(operation.body !== undefined && { body: { nonsense: true } }),
    });
    expect([401, 403]).not.toContain(status);
    expect(status).toBeLessThan(500);
  });
});

it('authorises staff', async () => {
  expect((await api.call('GET', '/admin/orders', { as: 'team' })).status).toBe(200);
  expect((await api.call('GET', '/admin/audit', { as: 'admin' })).status).toBe(200);
});
