import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Contest, UserContest } from '#generated/schemas.ts';
import type { ApiRole } from '#server/core/api/handler.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

let api: TestApi;
beforeAll(async () => (api = await startApi()));
afterAll(() => api.close());

const list = (as: ApiRole) => api.call<UserContest[]>('GET', '/user/contests', { as });

it('lists the contests that the caller has entered', async () => {
  const now = Math.floor(Date.now() / 1000);
  const body = {
    ...{ code: 'test-pressing', title_en: 'Win a test pressing', prize: 'A test pressing', winners_count: 1 },
    ...{ published: true, starts_at: now - 3600, ends_at: now + 3600 },
  };
  await api.call<Contest>('POST', '/admin/challenge', { as: 'team', body });
  const enter = (as: ApiRole, email: string) =>
    api.call('POST', '/contests/test-pressing/enter', { as, body: { name: 'Léa', email } });
  await enter('user', 'lea@example.com');
  await enter('visitor', 'guest@example.com');
  const { body: entries } = await list('user');
  expect(entries).toMatchObject([
    { contest: { code: 'test-pressing', state: 'running', seed: null }, status: 'entered', place: null },
  ]);
  expect((await list('pro')).body).toEqual([]);
  expect((await list('visitor')).status).toBe(401);
});
