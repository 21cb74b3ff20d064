import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthCheck, FollowAnswer, Maker, Problem } from '#generated/schemas.ts';
import { sampleCatalogue, type Sample } from './catalogue.sample.ts';
import { startApi, type ApiCall, type TestApi } from '#server/testing/start-api.ts';

let api: TestApi;
let sample: Sample;
let proArtist: number;

beforeAll(async () => {
  api = await startApi();
  sample = await sampleCatalogue(api.db);
  await sample.project();
  proArtist = await sample.createArtist('Wholesale Only');
  await sample.project({ artist_id: proArtist, categories: [155] });
});
afterAll(() => api.close());

const read = (path: string, call: ApiCall = {}) => api.call<Maker>('GET', path, call);
const follow = (id: number, body: object, call: ApiCall = { as: 'user' }) =>
  api.call<FollowAnswer & Omit<Problem, 'status'>>('POST', `/user/follows/${id}`, { ...call, body });
const save = async (path: string, body: object) => {
  const { headers } = await api.call('GET', path, { as: 'team' });
  return api.call<Problem>('PUT', path, { as: 'team', body, headers: { 'if-match': headers['etag'] ?? '' } });
};

describe('an artist or label', () => {
  it('has what staff entered, its links in a fixed order', async () => {
    const links = { soundcloud: 'https://soundcloud.com/marisol-vega', website: 'https://marisol.example' };
    await save(`/admin/artists/${sample.artist}`, { ...links, bio_en: '<p onclick="x">By <em>ear</em>.</p>' });
    const { status, body } = await read(`/artists/${sample.artist}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: sample.artist,
      name: 'Marisol Vega',
      picture: 'artist-x',
      bio_en: '<p>By <em>ear</em>.</p>',
      links: [
        { site: 'website', url: 'https://marisol.example' },
        { site: 'soundcloud', url: 'https://soundcloud.com/marisol-vega' },
      ],
      followers: 0,
      following: false,
    });
    expect((await read(`/labels/${sample.label}`)).body).toMatchObject({ name: 'Halfmoon Audio', links: [] });
  });

  it.each(['https://example.com/marisol', 'soundcloud.com/marisol', 'javascript:alert(1)'])(
    'cannot have %j as its SoundCloud page',
    async (soundcloud) => expect((await save(`/admin/artists/${sample.artist}`, { soundcloud })).status).toBe(422),
  );

  it('is 404 without a project that the caller sees', async () => {
    const unknown = await sample.createArtist('Nobody');
    await sample.project({ artist_id: unknown, visibility: 'private' });
    for (const id of [unknown, proArtist, 2_000_000]) expect((await read(`/artists/${id}`)).status).toBe(404);
    expect((await read(`/artists/${proArtist}`, { as: 'pro' })).status).toBe(200);
    expect((await read('/labels/2147483648')).status).not.toBe(500);
  });
});

describe('following', () => {
  it('counts each account once, and is in the account’s data', async () => {
    const on = { type: 'artist', following: true };
    expect((await follow(sample.artist, on)).body).toEqual({ following: true, followers: 1 });
    expect((await follow(sample.artist, on)).body).toEqual({ following: true, followers: 1 });
    expect((await follow(sample.artist, on, { as: 'pro' })).body.followers).toBe(2);
    expect((await follow(sample.label, { type: 'label', following: true })).body.followers).toBe(1);
    const { body } = await api.call<AuthCheck>('GET', '/auth/check', { as: 'user' });
    expect(body.data?.follows).toEqual([
      { type: 'artist', follower: sample.artist },
      { type: 'label', follower: sample.label },
    ]);
    expect((await read(`/artists/${sample.artist}`)).body).toMatchObject({ followers: 2, following: false });
    expect((await read(`/artists/${sample.artist}`, { as: 'user' })).body.following).toBe(true);
  });

  it('ends, more than once too', async () => {
    const off = { type: 'artist', following: false };
    await follow(sample.artist, { type: 'artist', following: true });
    for (let time = 0; time < 2; time++)
      expect((await follow(sample.artist, off)).body).toMatchObject({ following: false });
    expect((await read(`/artists/${sample.artist}`, { as: 'user' })).body.following).toBe(false);
  });

  it('requires an account, and an artist or label that the caller sees', async () => {
    const on = { type: 'artist', following: true };
    expect((await follow(sample.artist, on, {})).status).toBe(401);
    expect((await follow(proArtist, on)).status).toBe(404);
    expect((await follow(proArtist, on, { as: 'pro' })).status).toBe(200);
    expect((await follow(2_000_000, on)).status).toBe(404);
    expect((await follow(sample.artist, { type: 'shop', following: true })).status).toBe(422);
    expect((await follow(sample.artist, { type: 'artist' })).status).toBe(422);
  });
});
