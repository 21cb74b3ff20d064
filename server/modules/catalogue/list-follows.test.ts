import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UserFollowList } from '#generated/schemas.ts';
import type { ApiRole } from '#server/core/api/handler.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { sampleCatalogue, type Sample } from './catalogue.sample.ts';

let api: TestApi;
let sample: Sample;
beforeAll(async () => {
  api = await startApi();
  sample = await sampleCatalogue(api.db);
});
afterAll(() => api.close());

const follow = (id: number, type: 'artist' | 'label', as: ApiRole = 'user', following = true) =>
  api.call('POST', `/user/follows/${id}`, { as, body: { type, following } });
const list = (as: ApiRole = 'user', query: Record<string, string> = {}) =>
  api.call<UserFollowList>('GET', '/user/follows', { as, query });

it('lists artists and labels of the caller, latest first, page by page', async () => {
  const { artist: artist_id, label: label_id } = sample;
  expect((await list()).body).toEqual({ follows: [], count: 0, offset: 0, limit: 24 });
  await sample.project();
  await follow(artist_id, 'artist');
  await follow(label_id, 'label');
  await follow(artist_id, 'artist', 'pro');
  const { body } = await list();
  expect([body.count, body.follows]).toMatchObject([
    2,
    [
      { type: 'label', id: label_id, name: 'Halfmoon Audio', picture: null },
      { type: 'artist', id: artist_id, name: 'Marisol Vega', picture: 'artist-x' },
    ],
  ]);
  expect((await list('user', { limit: '1', offset: '1' })).body).toMatchObject({
    count: 2,
    follows: [{ type: 'artist' }],
  });
  await follow(artist_id, 'artist', 'user', false);
  expect((await list()).body.follows.map(({ type }) => type)).toEqual(['label']);
  expect((await list('pro')).body.count).toBe(1);
  expect((await list('visitor')).status).toBe(401);
});
