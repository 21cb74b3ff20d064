import { eq } from 'drizzle-orm';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserData } from '#generated/schemas.ts';
import { createApp } from '#server/app/http/app.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { MAX_BYTES, MAX_UPLOADS } from './limits.ts';
import { splitIntoParts, createNoisyPng, PART, toETag, createUploadClient } from './testing.ts';
import { uploads } from './uploads.table.ts';
import { silentJobs } from '#server/core/jobs/publish.ts';

let api: TestApi;
let file: Buffer;
let parts: Buffer[];
let client: ReturnType<typeof createUploadClient>;

beforeAll(async () => {
  api = await startApi();
  file = await createNoisyPng();
  parts = splitIntoParts(file);
  expect(parts.length).toBeGreaterThan(2);
  client = createUploadClient(api, { as: 'user' });
});
afterAll(() => api.close());

const getFolder = (id: string) => join(api.config.dataDir, 'media/uploads', id);
const toPartList = (from = parts) => from.map((part, index) => ({ number: index + 1, etag: toETag(part) }));
const openUpload = async () => (await client.open({ size: file.length })).body.id;
const fetchMedia = (path: string) => api.app.inject({ url: path });

describe('a file in parts', () => {
  it('is joined in order, whatever the order of its parts', async () => {
    const id = await openUpload();
    for (const number of [3, 1, ...parts.keys().map((index) => index + 1)]) {
      const { status, headers } = await client.put(id, number, parts[number - 1]!);
      expect([status, headers.etag]).toEqual([204, toETag(parts[number - 1]!)]);
    }
    expect((await client.list(id)).body.parts).toEqual(toPartList());
    const { status, body } = await client.complete(id, toPartList());
    expect(status).toBe(200);
    expect(body.url).toBe(`/storage/pictures/${body.key}/original.webp`);
    const [name = ''] = await readdir(join(getFolder(id), 'kept'));
    const { width, format } = await sharp(join(getFolder(id), 'kept', name)).metadata();
    expect([name, width, format]).toEqual(['original.png', 260, 'png']);
    expect(await readdir(getFolder(id))).toEqual(['kept']);
  });

  it('returns the same answer to repeated and concurrent completions, and still lists its parts', async () => {
    const { id, answer } = await client.send(file);
    const repeated = await Promise.all([1, 2, 3].map(() => client.complete(id, toPartList())));
    for (const { status, body } of repeated) expect([status, body.key]).toEqual([200, answer.body.key]);
    expect((await client.list(id)).body.parts).toEqual(toPartList());
    const other = await openUpload();
    for (const [index, part] of parts.entries()) await client.put(other, index + 1, part);
    const [first, second] = await Promise.all([
      client.complete(other, toPartList()),
      client.complete(other, toPartList()),
    ]);
    expect([first.status, second.status, first.body.key]).toEqual([200, 200, second.body.key]);
  });

  it('replaces a part that is sent again', async () => {
    const id = await openUpload();
    const wrong = Buffer.alloc(PART, 7);
    await client.put(id, 1, wrong);
    for (const [index, part] of parts.entries()) await client.put(id, index + 1, part);
    expect((await client.complete(id, toPartList([wrong, ...parts.slice(1)]))).status).toBe(409);
    expect(await readdir(join(getFolder(id), 'parts'))).toHaveLength(parts.length);
    expect((await client.complete(id, toPartList())).status).toBe(200);
  });

  it('continues after a restart of the server', async () => {
    const id = await openUpload();
    await client.put(id, 1, parts[0]!);
    // files left by a crash
    await writeFile(join(getFolder(id), 'parts/draft.9.tmp'), 'half');
    const app = createApp({ config: api.config, db: api.db, jobs: silentJobs });
    const restartedClient = createUploadClient({ ...api, app } as TestApi, { as: 'user' });
    expect((await restartedClient.list(id)).body.parts).toEqual(toPartList().slice(0, 1));
    for (const [index, part] of parts.entries()) if (index > 0) await restartedClient.put(id, index + 1, part);
    expect((await restartedClient.complete(id, toPartList())).status).toBe(200);
    expect(await readdir(getFolder(id))).toEqual(['kept']);
    await app.close();
  });
});

describe('a part', () => {
  it.each([
    ['too short', 1, (part: Buffer) => part.subarray(1), 400],
    ['too long', 4, (part: Buffer) => Buffer.concat([part, part]), 400],
    ['beyond the number of parts', 200, (part: Buffer) => part, 400],
    ['beyond the maximum number', 10_001, (part: Buffer) => part, 400],
    ['above the maximum size', 1, () => Buffer.alloc(5_242_881), 413],
  ])('%s is refused', async (_case, number, change, status) => {
    const id = await openUpload();
    expect((await client.put(id, number, change(parts[0]!))).status).toBe(status);
    expect((await client.list(id)).body.parts).toEqual([]);
    expect(await readdir(join(getFolder(id), 'parts')).catch(() => [])).toEqual([]);
  });

  it('without Content-Length is limited while received', async () => {
    const id = await openUpload();
    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(PART);
      })(),
    );
    const answer = await api.app.inject({
      method: 'PUT',
      url: `/api/uploads/${id}/parts/1`,
      headers: {
        authorization: `Bearer ${await api.tokenOf('user')}`,
        'content-type': 'application/octet-stream',
      },
      payload: endless,
    });
    expect(answer.statusCode).toBe(400);
    expect((await client.list(id)).body.parts).toEqual([]);
  });

  it('must be application/octet-stream', async () => {
    const id = await openUpload();
    expect((await client.put(id, 1, Buffer.from('{}'), { 'content-type': 'application/json' })).status).toBe(415);
  });
});

describe('completing', () => {
  it.each([
    ['a part is missing', (buildList: typeof toPartList) => buildList().slice(1)],
    ['the list has another order', (buildList: typeof toPartList) => buildList().reverse()],
    [
      'a tag is wrong',
      (buildList: typeof toPartList) => buildList().map((part) => ({ ...part, etag: toETag(Buffer.from('x')) })),
    ],
    ['a missing part is listed', (buildList: typeof toPartList) => [...buildList(), { number: 9, etag: toETag(file) }]],
  ])('is refused when %s', async (_case, list) => {
    const id = await openUpload();
    for (const [index, part] of parts.entries()) await client.put(id, index + 1, part);
    const { status, body } = await client.complete(id, list(toPartList));
    expect([status, body.code]).toEqual([409, 'upload_incomplete']);
  });

  it('is refused when a part is missing or damaged on disk', async () => {
    const id = await openUpload();
    for (const [index, part] of parts.entries()) if (index !== 1) await client.put(id, index + 1, part);
    expect((await client.complete(id, toPartList())).body.code).toBe('upload_incomplete');
    await client.put(id, 2, parts[1]!);
    const [part = ''] = await readdir(join(getFolder(id), 'parts'));
    await writeFile(join(getFolder(id), 'parts', part), Buffer.alloc(PART));
    expect((await client.complete(id, toPartList())).body.code).toBe('upload_incomplete');
    expect(await readdir(getFolder(id))).toEqual(['parts']);
  });

  it.each([
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
    ['an invalid PNG', Buffer.from('\x89PNG\r\n\x1a\n nothing', 'latin1')],
  ])('refuses %s', async (_case, bytes) => {
    const { answer } = await client.send(bytes);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([{ path: 'type', code: 'file_type' }]);
  });

  it('refuses a small file that decodes to too many pixels', async () => {
    const largePng = await sharp({ create: { width: 11_000, height: 11_000, channels: 3, background: '#123' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(largePng.length).toBeLessThan(2_000_000);
    expect((await client.send(largePng)).answer.status).toBe(422);
  });

  it('keeps a picture upright, limits its size and removes camera metadata', async () => {
    const photo = await sharp({ create: { width: 4000, height: 1000, channels: 3, background: '#a33' } })
      .withExif({ IFD3: { GPSLatitude: '48/1 51/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { id, answer } = await client.send(photo, { name: 'photo.jpg', type: 'image/jpg' });
    expect(answer.status).toBe(200);
    const { width, height, exif } = await sharp(join(getFolder(id), 'kept/original.jpg')).metadata();
    expect([width, height, exif]).toEqual([640, 2560, undefined]);
  });
});

describe('opening', () => {
  it.each([
    ['too large', { size: 8_388_609 }, [{ path: 'size', code: 'file_max_size', params: { max: 8 } }]],
    ['of another type', { size: 9, type: 'text/html' }, [{ path: 'type', code: 'file_type' }]],
    ['empty', { size: 0 }, [{ path: 'size', code: 'input_min', params: { min: 1 } }]],
    ['for an unknown purpose', { size: 9, purpose: 'backdoor' }, [{ path: 'purpose', code: 'input_not_allowed' }]],
  ])('is refused for a file %s', async (_case, change, errors) => {
    const { status, body } = await client.open(change);
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it('requires sign-in', async () => {
    expect((await createUploadClient(api, {}).open({ size: 9 })).status).toBe(401);
  });

  it('does not use a name as part of a path', async () => {
    const { id, answer } = await client.send(file, { name: '../../../etc/passwd' });
    expect(answer.body.key).toMatch(/^[0-9a-f]{32}$/);
    expect(await readdir(join(getFolder(id), 'kept'))).toEqual(['original.png']);
  });

  it('is refused above the number or size of unassigned uploads of an account', async () => {
    const proClient = createUploadClient(api, { as: 'pro' });
    const results = await Promise.all(Array.from({ length: MAX_UPLOADS + 3 }, () => proClient.open({ size: 9 })));
    expect(results.filter(({ status }) => status === 201)).toHaveLength(MAX_UPLOADS);
    expect(results.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'upload_quota',
      detail: expect.stringContaining('Too many uploads'),
    });
    await proClient.abort(results.find(({ status }) => status === 201)?.body.id ?? '');
    expect((await proClient.open({ size: 9 })).status).toBe(201);
    const large = createUploadClient(api, { as: 'artist' });
    const { body } = await large.open({ size: 9 });
    await api.db
      .update(uploads)
      .set({ size: MAX_BYTES - 10 })
      .where(eq(uploads.id, body.id));
    expect((await large.open({ size: 10 })).status).toBe(201);
    expect((await large.open({ size: 1 })).body.code).toBe('upload_quota');
  });
});

describe('an upload', () => {
  it('is hidden from other accounts', async () => {
    const { id } = await client.send(file);
    const open = await openUpload();
    const otherClient = createUploadClient(api, { as: 'admin' });
    for (const name of [id, open, '0'.repeat(32)]) {
      const answers = [
        await otherClient.list(name),
        await otherClient.put(name, 1, parts[0]!),
        await otherClient.complete(name, toPartList()),
        await otherClient.abort(name),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    expect((await createUploadClient(api, {}).list(id)).status).toBe(401);
    expect((await client.list('../../..')).status).toBe(404);
    expect((await client.list('..%2F..%2F..%2F..%2Fetc%2Fpasswd')).status).toBe(400);
  });

  it('is deleted by an abort, which is idempotent', async () => {
    const id = await openUpload();
    await client.put(id, 1, parts[0]!);
    expect([(await client.abort(id)).status, (await client.abort(id)).status]).toEqual([204, 204]);
    expect((await client.put(id, 1, parts[0]!)).status).toBe(404);
    expect((await client.complete(id, toPartList())).status).toBe(404);
    expect(await readdir(getFolder(id)).catch((error: NodeJS.ErrnoException) => error.code)).toBe('ENOENT');
  });

  it('is public only when assigned to a record', async () => {
    const { id, answer } = await client.send(file);
    const { key, url } = answer.body;
    expect((await fetchMedia(url)).statusCode).toBe(404);
    expect((await fetchMedia(`/storage/uploads/${id}/kept/original.png`)).statusCode).toBe(404);
    const { body } = await api.call<UserData>('POST', '/user/picture', { as: 'user', body: { picture: key } });
    expect(body.picture).toBe(key);
    const response = await fetchMedia(url);
    expect([response.statusCode, response.headers['content-type'], response.headers['x-content-type-options']]).toEqual(
      [200, 'image/webp', 'nosniff'],
    );
    expect((await client.complete(id, toPartList())).body.key).toBe(key);
    expect((await client.abort(id)).status).toBe(409);
    expect((await fetchMedia(url)).statusCode).toBe(200);
  });
});
