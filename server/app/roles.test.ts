import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationDefinition } from '#generated/definitions.ts';
import { operations } from '#generated/operations.ts';
import type { ApiRole, OperationId } from '#server/core/api/handler.ts';
import { seedPrices } from './seed.ts';
import { startApi } from '#server/testing/start-api.ts';
import type { TestApi } from '#server/testing/start-api.ts';

const all: [string, OperationDefinition][] = Object.entries(operations);
const ROLES: readonly ApiRole[] = ['user', 'pro', 'artist', 'team', 'admin'];
/** Every signed-in account has the role user; the pro flag belongs to users. */
const wordsOf: Readonly<Partial<Record<ApiRole, readonly ApiRole[]>>> = {
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

const at = ({ path }: OperationDefinition) => path.replaceAll(/\{\w+\}/g, '1');
const closed = all.filter(([, { roles }]) => !roles?.includes('visitor'));

describe('who is not signed in', () => {
  it.each(closed)('is asked to before %s', async (_id, operation) => {
    const { status, headers } = await api.call(operation.method, at(operation));
    expect(status).toBe(401);
    expect(headers['www-authenticate']).toBe('Bearer');
  });

  it('is anonymous with a token that was never issued', async () => {
    expect((await api.call('GET', '/admin/orders', { token: 'A'.repeat(43) })).status).toBe(401);
    expect((await api.call('GET', '/auth/check', { token: 'A'.repeat(43) })).body).toEqual({});
  });

  it('is not signed in by a cookie', async () => {
    const headers = { cookie: `token=${await api.tokenOf('admin')}` };
    expect((await api.call('GET', '/admin/orders', { headers })).status).toBe(401);
  });
});

describe('who has another role', () => {
  const refused = closed.flatMap(([id, operation]) =>
    ROLES.filter((role) => !(wordsOf[role] ?? [role]).some((word) => operation.roles?.includes(word))).map(
      (role) => [role, id, operation] as const,
    ),
  );

  it('is tried on every closed operation', () => {
    expect(refused.length).toBeGreaterThan(100);
  });

  it.each(refused)('%s may not %s', async (role, _id, operation) => {
    // the body is invalid as well, but the role is checked first
    const hasBody = operation.body !== undefined;
    const { status } = await api.call(operation.method, at(operation), {
      as: role,
      ...(hasBody && { body: { nonsense: true } }),
    });
    expect(status).toBe(403);
  });
});

describe('who has a role that may', () => {
  // a stream of events has no end that could be waited for
  const ENDLESS: OperationId = 'adminListenLiveUpdates';
  const allowed = closed
    .filter(([id]) => id !== ENDLESS)
    .flatMap(([id, operation]) =>
      ROLES.filter((role) => (wordsOf[role] ?? [role]).some((word) => operation.roles?.includes(word))).map(
        (role) => [role, id, operation] as const,
      ),
    );

  it.each(allowed)('%s is let through to %s', async (role, _id, operation) => {
    const { status } = await api.call(operation.method, at(operation), {
      as: role,
      ...(operation.body !== undefined && { body: { nonsense: true } }),
    });
    expect([401, 403]).not.toContain(status);
  });
});

it('lets staff in', async () => {
  expect((await api.call('GET', '/admin/orders', { as: 'team' })).status).toBe(200);
  expect((await api.call('GET', '/admin/audit', { as: 'admin' })).status).toBe(200);
});
