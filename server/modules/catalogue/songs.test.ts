import { eq } from 'drizzle-orm';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem, Song, SongList, SongPlayReceipt } from '#generated/schemas.ts';
import { LIMITS } from '#server/core/authentication/attempts.ts';
import { getPeaksPath } from '#server/core/media/songs/render.ts';
import { writeAtomically } from '#server/core/media/originals.ts';
import { startApi, type ApiCall, type TestApi } from '#server/testing/start-api.ts';
import { sampleCatalogue, type Sample } from './catalogue.sample.ts';
import { songs } from './catalogue.table.ts';
import { songPlayReceipts, songPlays } from './plays.table.ts';
import { prunePlays } from './report-play.ts';

const NOW = new Date('2026-11-20T23:30:00Z');
/** The day in Paris. */
const DAY = '2026-11-21';
const PLAY = '0d9c2a52-6f54-4a0e-9d5c-2b7f3a1e8c11';

let api: TestApi;
let sample: Sample;
let clock = NOW;
beforeAll(async () => {
  api = await startApi({ now: () => clock });
  sample = await sampleCatalogue(api.db);
});
afterAll(() => api.close());

const list = async (query: ApiCall['query'] = {}, as?: ApiCall['as']) =>
  (await api.call<SongList>('GET', '/songs', { query, ...(as && { as }) })).body;
const listTitles = ({ songs: tracks }: SongList) => tracks.map(({ title }) => title);
const readSongs = (project: number) => api.db.select().from(songs).where(eq(songs.project_id, project));

describe('GET /songs', () => {
  it('lists the tracks of public projects with project, newest project first', async () => {
    const shop = await sample.createSampleShop({ code: 'order' });
    const old = await sample.project({ shop_id: shop, released_on: '2020-01-01', tracks: ['Old A', 'Old B'] });
    const recent = await sample.project({
      shop_id: shop,
      released_on: '2026-01-01',
      tracks: ['New'],
      picture: 'cover-x',
    });
    await sample.project({ shop_id: shop, visibility: 'private', tracks: ['Private'] });
    await sample.project({ shop_id: shop, step: 'creating', tracks: ['Draft'] });
    const page = await list({ shop_code: 'order', limit: 2 });
    expect([listTitles(page), page.count]).toEqual([['New', 'Old A'], 3]);
    expect(page.songs).toMatchObject([
      {
        project_id: recent.id,
        project_name: 'Salt & Signal',
        picture: 'cover-x',
        link: `/vinyl/${recent.id}/salt-signal`,
      },
      { picture: String(old.id), duration: 0 },
    ]);
    expect(listTitles(await list({ shop_code: 'order', offset: 2 }))).toEqual(['Old B']);
  });

  it('is filtered by track, project, artist and genre', async () => {
    const artist = await sample.createArtist('Nova');
    const { id } = await sample.project({ artist_id: artist, genres: [18], tracks: ['One', 'Two'] });
    const [, second] = await readSongs(id);
    expect(listTitles(await list({ project_id: id }))).toEqual(['One', 'Two']);
    expect(listTitles(await list({ artist_id: artist }))).toEqual(['One', 'Two']);
    expect(listTitles(await list({ song_id: second!.id }))).toEqual(['Two']);
    expect(listTitles(await list({ artist_id: artist, genre: '7|18' }))).toEqual(['One', 'Two']);
    expect(listTitles(await list({ artist_id: artist, genre: '7' }))).toEqual([]);
    expect((await api.call('GET', '/songs', { query: { genre: 'rock' } })).status).toBe(400);
  });

  it('has tracks for professionals only for them', async () => {
    const { id } = await sample.project({ categories: [155], tracks: ['Trade only'] });
    expect(listTitles(await list({ project_id: id }))).toEqual([]);
    expect(listTitles(await list({ project_id: id }, 'pro'))).toEqual(['Trade only']);
  });

  it('has the waveforms that are derived', async () => {
    const { id } = await sample.project({ tracks: ['Known', 'Unknown'] });
    const [known] = await readSongs(id);
    await writeAtomically(getPeaksPath(join(api.config.dataDir, 'media'), String(known!.id)), '[0,50,100]');
    expect((await list({ project_id: id })).songs.map(({ peaks }) => peaks)).toEqual([[0, 50, 100], undefined]);
    const { body } = await api.call<Song[]>('GET', `/projects/${id}/songs`);
    expect(body.map(({ peaks }) => peaks)).toEqual([[0, 50, 100], undefined]);
  });
});

describe('POST /songs/stats', () => {
  const report = (body: object, call: ApiCall = {}) =>
    api.call<SongPlayReceipt & Problem>('POST', '/songs/stats', { body, ...call });
  const createSong = async (values: Parameters<Sample['project']>[0] = {}) => {
    const { id } = await sample.project({ tracks: ['Track'], ...values });
    const [song] = await readSongs(id);
    return song!.id;
  };
  const readPlays = async (song: number) =>
    (await api.db.select().from(songPlays).where(eq(songPlays.song_id, song))).map(({ day, plays, seconds }) => [
      day,
      plays,
      seconds,
    ]);

  it('counts plays of 5 seconds or more by day of the shop’s time zone', async () => {
    const song_id = await createSong();
    expect((await report({ song_id, duration: 4.9 })).body).toEqual({ counted: false });
    expect(await readPlays(song_id)).toEqual([]);
    expect((await report({ song_id, duration: 5 })).body).toEqual({ counted: true });
    expect((await report({ song_id, duration: 60.4 })).body).toEqual({ counted: true });
    expect(await readPlays(song_id)).toEqual([[DAY, 2, 65]]);
  });

  it('counts a play once, with its longest duration', async () => {
    const song_id = await createSong();
    const play = { song_id, play_id: PLAY };
    const answers = await Promise.all([20, 20, 20].map((duration) => report({ ...play, duration })));
    expect(answers.filter(({ body }) => body.counted)).toHaveLength(1);
    expect((await report({ ...play, duration: 50 })).body).toEqual({ counted: false });
    expect((await report({ ...play, duration: 30 })).body).toEqual({ counted: false });
    expect(await readPlays(song_id)).toEqual([[DAY, 1, 50]]);
    const other = await createSong();
    expect((await report({ song_id: other, play_id: PLAY, duration: 90 })).body).toEqual({ counted: false });
    expect(await readPlays(other)).toEqual([]);
  });

  it('forgets receipts after two days and keeps the plays', async () => {
    const song_id = await createSong();
    await report({ song_id, duration: 9 });
    await prunePlays.run({}, { ...api, now: () => clock } as never, { last: false });
    expect(await api.db.$count(songPlayReceipts)).toBeGreaterThan(0);
    clock = new Date(NOW.getTime() + 3 * 24 * 3600 * 1000);
    await prunePlays.run({}, { ...api, now: () => clock } as never, { last: false });
    clock = NOW;
    expect(await api.db.$count(songPlayReceipts)).toBe(0);
    expect(await readPlays(song_id)).toEqual([[DAY, 1, 9]]);
  });

  it('refuses unknown tracks, and tracks of projects that the caller does not see', async () => {
    expect((await report({ song_id: 2_000_000_000, duration: 9 })).status).toBe(404);
    const song_id = await createSong({ step: 'creating' });
    expect((await report({ song_id, duration: 9 })).status).toBe(404);
    expect((await report({ song_id, duration: 9 }, { as: 'team' })).status).toBe(200);
  });

  it.each([
    [{ duration: 9 }, 'song_id', 'input_required'],
    [{ song_id: 1 }, 'duration', 'input_required'],
    [{ song_id: 1, duration: -1 }, 'duration', 'input_min'],
    [{ song_id: 1, duration: 9, play_id: 'no identifier!!!' }, 'play_id', 'input_pattern'],
  ])('refuses %j', async (body, path, code) => {
    expect(await report(body)).toMatchObject({ status: 422, body: { errors: [{ path, code }] } });
  });

  it('is limited per address', async () => {
    const song_id = await createSong();
    const ip = '198.51.100.7';
    const answers = await Promise.all(
      Array.from({ length: LIMITS.play + 1 }, () => report({ song_id, duration: 6, play_id: PLAY }, { ip })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await report({ song_id, duration: 6 }, { ip: '198.51.100.8' })).status).toBe(200);
  });
});
