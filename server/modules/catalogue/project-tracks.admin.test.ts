import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry, Problem, Project, ProjectInput, ProjectTrack, Song } from '#generated/schemas.ts';
import { songs } from './catalogue.table.ts';
import { encodeSongs } from './encode-songs.ts';
import type { Context } from '#server/core/api/handler.ts';
import { startShop, type SampleShop } from '#server/modules/orders/checkout/shop.sample.ts';
import { createToneWav, createUploadClient } from '#server/core/uploads/testing.ts';
import { uploads } from '#server/core/uploads/uploads.table.ts';

let shop: SampleShop;
beforeAll(async () => (shop = await startShop()));
afterAll(() => shop.api.close());

const read = async (id: number) => (await shop.api.call<Project>('GET', `/admin/projects/${id}`, { as: 'team' })).body;
async function save(id: number, body: Partial<ProjectInput>) {
  const headers = { 'if-match': `"${(await read(id)).version}"` };
  return shop.api.call<Project & Problem>('PUT', `/admin/projects/${id}`, { as: 'team', body, headers });
}
/** A project with a tracklist. */
async function createProject(tracks: readonly Partial<ProjectTrack>[]): Promise<Project> {
  const { id } = await shop.sample.project({});
  const list = tracks.map((track, index) => ({ title: `Track ${index + 1}`, side: 'A', duration: 200, ...track }));
  expect((await save(id, { songs: list })).status).toBe(200);
  return read(id);
}
const listTitles = ({ songs: tracks = [] }: Project) => tracks.map(({ side, title }) => `${side ?? '–'} ${title}`);
const uploadSound = async (as: 'team' | 'admin' = 'team', file = createToneWav(1)) =>
  (await createUploadClient(shop.api, { as }).send(file, { purpose: 'track', name: 'side-a.wav', type: 'audio/wav' }))
    .answer;
const fetchSound = (uuid: string) => shop.api.app.inject({ url: `/storage/songs/${uuid}.mp3` });
const isIdle = async (uuid: string) => {
  const [row] = await shop.api.db
    .select()
    .from(uploads)
    .where(eq(uploads.key, uuid.replaceAll('-', '')));
  return row?.idle_since !== null;
};

describe('a tracklist', () => {
  it('is saved with its project in the order sent, and shown in it', async () => {
    const { id, songs: tracks = [] } = await createProject([{}, { side: 'B' }, { side: 'B' }]);
    const [first, second, third] = tracks;
    const { status, body } = await save(id, {
      songs: [{ ...third!, title: 'Renamed' }, { title: 'New', side: 'A', duration: 61, artist_name: 'Guest' }, first!],
    });
    expect([status, listTitles(body)]).toEqual([200, ['B Renamed', 'A New', 'A Track 1']]);
    expect(body.songs?.map((track) => track.id)).toEqual([third?.id, expect.any(Number), first?.id]);
    expect(body.songs?.map((track) => track.artist_name)).toEqual([third?.artist_name, 'Guest', first?.artist_name]);
    expect(first?.artist_name).toBe('Marisol Vega');
    expect(
      await shop.api.db
        .select()
        .from(songs)
        .where(eq(songs.id, second?.id ?? 0)),
    ).toEqual([]);
    const shown = await shop.api.call<{ songs: { title: string; position: number }[] }>('GET', `/projects/${id}`);
    expect(shown.body.songs.map(({ title, position }) => [position, title])).toEqual([
      [1, 'Renamed'],
      [2, 'New'],
      [3, 'Track 1'],
    ]);
  });

  it('is unchanged when not sent, and its changes are audited', async () => {
    const { id } = await createProject([{}]);
    expect(listTitles((await save(id, { name: 'Other' })).body)).toEqual(['A Track 1']);
    await save(id, { songs: [] });
    const query = { filter: JSON.stringify({ resource: 'projects', record_id: id }) };
    const { body } = await shop.api.call<AuditEntry[]>('GET', '/admin/audit', { as: 'admin', query });
    expect(JSON.stringify(body)).toContain('Track 1');
  });

  it('is saved together with the project or not at all', async () => {
    const { id, name, songs: tracks } = await createProject([{}]);
    const { status } = await save(id, { name: 'Other', songs: [{ title: 'New' }, { title: 'x', id: 4711 }] });
    expect(status).toBe(422);
    expect(await read(id)).toMatchObject({ name, songs: tracks });
  });

  it.each<[string, Partial<ProjectInput>, string, string, object?]>([
    ['another project’s track', { songs: [{ title: 'x', id: 4711 }] }, 'songs.0.id', 'reference_unknown'],
    ['a track without a title', { songs: [{ title: '' }] }, 'songs.0.title', 'input_required'],
    ['a side of two letters', { songs: [{ title: 'x', side: 'AB' }] }, 'songs.0.side', 'input_pattern'],
    [
      'a side too long for an LP',
      { songs: [800, 701].map((duration) => ({ title: 'x', side: 'A', duration })) },
      'songs',
      'side_too_long',
      { side: 'A', max: '25:00' },
    ],
    [
      'a side too long for a single',
      { disc_format: '7_45', songs: [{ title: 'x', side: 'B', duration: 331 }] },
      'songs',
      'side_too_long',
      { side: 'B', max: '5:30' },
    ],
  ])('with %s returns 422', async (_, body, path, code, params) => {
    const { id } = await createProject([]);
    expect(await save(id, body)).toMatchObject({
      status: 422,
      body: { errors: [{ path, code, ...(params && { params }) }] },
    });
  });

  it('is checked against the disc format after a change of either', async () => {
    const { id } = await createProject([{ duration: 400 }]);
    const tooLong = { status: 422, body: { errors: [{ path: 'songs', code: 'side_too_long' }] } };
    expect(await save(id, { disc_format: '7_45' })).toMatchObject(tooLong);
    expect((await save(id, { disc_format: '7_33' })).status).toBe(200);
    expect(await save(id, { songs: [{ title: 'x', side: 'A', duration: 451 }] })).toMatchObject(tooLong);
    expect((await save(id, { songs: [{ title: 'on a CD', duration: 4000 }] })).status).toBe(200);
  });
});

describe('the audio of a track', () => {
  it('is the uploaded file, served as MP3 once the project is saved', async () => {
    const { body: upload } = await uploadSound();
    expect(upload.url).toBe(`/storage/songs/${upload.key}.mp3`);
    expect((await fetchSound(upload.key)).statusCode).toBe(404);
    const { songs: tracks } = await createProject([{ uuid: upload.key }]);
    expect(tracks?.[0]?.uuid).toBe(upload.key);
    const { statusCode, headers, rawPayload } = await fetchSound(upload.key);
    expect([statusCode, headers['content-type'], rawPayload[0]]).toEqual([200, 'audio/mpeg', 0xff]);
  });

  it('is encoded and analysed by a job after a change', async () => {
    const { key } = (await uploadSound()).body;
    const { id, songs: tracks = [] } = await createProject([{ uuid: key }]);
    const listJobs = () => shop.api.jobs.filter(({ name }) => name === 'encode-songs').map(({ data }) => data);
    expect(listJobs().at(-1)).toEqual({ project_id: id });
    const count = listJobs().length;
    await save(id, { songs: tracks.map((track) => ({ ...track, title: 'Renamed' })) });
    expect(listJobs()).toHaveLength(count);
    const context = { ...shop.api, now: () => new Date() } as unknown as Context;
    await encodeSongs.run({ project_id: id }, context, { last: false });
    const { body } = await shop.api.call<Song[]>('GET', `/projects/${id}/songs`);
    expect(body[0]?.peaks).toHaveLength(200);
  });

  it('is released when its track gets another file or is deleted', async () => {
    const uploadKey = async () => (await uploadSound()).body.key;
    const keys = [await uploadKey(), await uploadKey(), await uploadKey()] as const;
    const { id, songs: tracks = [] } = await createProject([{ uuid: keys[0] }, { uuid: keys[1] }]);
    const [first] = tracks;
    expect((await save(id, { songs: [{ ...first!, uuid: keys[2] }] })).status).toBe(200);
    expect(await Promise.all(keys.map(isIdle))).toEqual([true, true, false]);
  });

  it('is released when its project is deleted', async () => {
    const { key } = (await uploadSound()).body;
    const { id, version } = await createProject([{ uuid: key }]);
    const headers = { 'if-match': `"${version}"` };
    expect((await shop.api.call('DELETE', `/admin/projects/${id}`, { as: 'team', headers })).status).toBe(200);
    expect(await isIdle(key)).toBe(true);
  });

  it.each([
    ['an upload of another account', async () => (await uploadSound('admin')).body.key],
    ['an unknown upload', async () => '0d9c2a52-6f54-4a0e-9d5c-2b7f3a1e8c11'],
  ])('cannot be %s', async (_, createKey) => {
    const { id } = await createProject([]);
    const { status, body } = await save(id, { songs: [{ title: 'x', uuid: await createKey() }] });
    expect([status, body.errors]).toEqual([422, [{ path: 'songs.0.uuid', code: 'input_not_allowed' }]]);
  });

  it.each([
    ['not audio', Buffer.from('MZ and more')],
    [
      'WAV with an unsupported codec',
      Buffer.concat([createToneWav(1).subarray(0, 20), Buffer.from([2, 0]), Buffer.alloc(99)]),
    ],
  ])('is refused when the file is %s', async (_, file) => {
    const { status, body } = await uploadSound('team', file);
    expect([status, (body as unknown as Problem).errors]).toEqual([422, [{ path: 'type', code: 'file_type' }]]);
  });
});
