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
import { cut, noisyPng, PART, toETag, createUploadClient } from './testing.ts';
import { uploads } from './uploads.table.ts';
import { silentJobs } from '#server/core/jobs/publish.ts';

let api: TestApi;
let file: Buffer;
let parts: Buffer[];
let mine: ReturnType<typeof createUploadClient>;

beforeAll(async () => {
  api = await startApi();
  file = await noisyPng();
  parts = cut(file);
  expect(parts.length).toBeGreaterThan(2);
  mine = createUploadClient(api, { as: 'user' });
});
afterAll(() => api.close());

const folder = (id: string) => join(api.config.dataDir, 'media/uploads', id);
const named = (from = parts) => from.map((part, index) => ({ number: index + 1, etag: toETag(part) }));
const opened = async () => (await mine.open({ size: file.length })).body.id;
const media = (path: string) => api.app.inject({ url: path });

describe('a file in parts', () => {
  it('arrives in any order, and is whole when it is put together', async () => {
    const id = await opened();
    for (const number of [3, 1, ...parts.keys().map((index) => index + 1)]) {
      const { status, headers } = await mine.put(id, number, parts[number - 1]!);
      expect([status, headers.etag]).toEqual([204, toETag(parts[number - 1]!)]);
    }
    expect((await mine.list(id)).body.parts).toEqual(named());
    const { status, body } = await mine.complete(id, named());
    expect(status).toBe(200);
    expect(body.url).toBe(`/storage/pictures/${body.key}/original.webp`);
    const [name = ''] = await readdir(join(folder(id), 'kept'));
    const { width, format } = await sharp(join(folder(id), 'kept', name)).metadata();
    expect([name, width, format]).toEqual(['original.png', 260, 'png']);
    expect(await readdir(folder(id))).toEqual(['kept']);
  });

  it('gives the same answer however often and at once it is completed, and lists its parts still', async () => {
    const { id, answer } = await mine.send(file);
    const again = await Promise.all([1, 2, 3].map(() => mine.complete(id, named())));
    for (const { status, body } of again) expect([status, body.key]).toEqual([200, answer.body.key]);
    expect((await mine.list(id)).body.parts).toEqual(named());
    const other = await opened();
    for (const [index, part] of parts.entries()) await mine.put(other, index + 1, part);
    const [first, second] = await Promise.all([mine.complete(other, named()), mine.complete(other, named())]);
    expect([first.status, second.status, first.body.key]).toEqual([200, 200, second.body.key]);
  });

  it('takes a part that is sent again instead of the one before', async () => {
    const id = await opened();
    const wrong = Buffer.alloc(PART, 7);
    await mine.put(id, 1, wrong);
    for (const [index, part] of parts.entries()) await mine.put(id, index + 1, part);
    expect((await mine.complete(id, named([wrong, ...parts.slice(1)]))).status).toBe(409);
    expect(await readdir(join(folder(id), 'parts'))).toHaveLength(parts.length);
    expect((await mine.complete(id, named())).status).toBe(200);
  });

  it('goes on after the server was stopped in the middle', async () => {
    const id = await opened();
    await mine.put(id, 1, parts[0]!);
    // files left by a crash
    await writeFile(join(folder(id), 'parts/draft.9.tmp'), 'half');
    const app = createApp({ config: api.config, db: api.db, jobs: silentJobs });
    const later = createUploadClient({ ...api, app } as TestApi, { as: 'user' });
    expect((await later.list(id)).body.parts).toEqual(named().slice(0, 1));
    for (const [index, part] of parts.entries()) if (index > 0) await later.put(id, index + 1, part);
    expect((await later.complete(id, named())).status).toBe(200);
    expect(await readdir(folder(id))).toEqual(['kept']);
    await app.close();
  });
});

describe('a part', () => {
  it.each([
    ['too short', 1, (part: Buffer) => part.subarray(1), 400],
    ['longer than agreed', parts?.length ?? 4, (part: Buffer) => Buffer.concat([part, part]), 400],
    ['that the file does not have', 200, (part: Buffer) => part, 400],
    ['that no file has', 10_001, (part: Buffer) => part, 400],
    ['longer than any part may be', 1, () => Buffer.alloc(5_242_881), 413],
  ])('%s is refused', async (_what, number, change, status) => {
    const id = await opened();
    expect((await mine.put(id, number, change(parts[0]!))).status).toBe(status);
    expect((await mine.list(id)).body.parts).toEqual([]);
    expect(await readdir(join(folder(id), 'parts')).catch(() => [])).toEqual([]);
  });

  it('without a length is measured while it arrives', async () => {
    const id = await opened();
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
    expect((await mine.list(id)).body.parts).toEqual([]);
  });

  it('has to be bytes', async () => {
    const id = await opened();
    expect((await mine.put(id, 1, Buffer.from('{}'), { 'content-type': 'application/json' })).status).toBe(415);
  });
});

describe('completing', () => {
  it.each([
    ['a part is missing', (all: typeof named) => all().slice(1)],
    ['the list has another order', (all: typeof named) => all().reverse()],
    ['a tag is wrong', (all: typeof named) => all().map((part) => ({ ...part, etag: toETag(Buffer.from('x')) }))],
    ['a part is named that did not arrive', (all: typeof named) => [...all(), { number: 9, etag: toETag(file) }]],
  ])('is refused when %s', async (_what, list) => {
    const id = await opened();
    for (const [index, part] of parts.entries()) await mine.put(id, index + 1, part);
    const { status, body } = await mine.complete(id, list(named));
    expect([status, body.code]).toEqual([409, 'upload_incomplete']);
  });

  it('is refused while a part did not arrive, and when one was damaged on the disk', async () => {
    const id = await opened();
    for (const [index, part] of parts.entries()) if (index !== 1) await mine.put(id, index + 1, part);
    expect((await mine.complete(id, named())).body.code).toBe('upload_incomplete');
    await mine.put(id, 2, parts[1]!);
    const [part = ''] = await readdir(join(folder(id), 'parts'));
    await writeFile(join(folder(id), 'parts', part), Buffer.alloc(PART));
    expect((await mine.complete(id, named())).body.code).toBe('upload_incomplete');
    expect(await readdir(folder(id))).toEqual(['parts']);
  });

  it.each([
    ['a page that calls itself a picture', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing that could run scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a picture of a kind that is not taken', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
    ['a mark of a picture with nothing behind it', Buffer.from('\x89PNG\r\n\x1a\n nothing', 'latin1')],
  ])('refuses %s', async (_what, bytes) => {
    const { answer } = await mine.send(bytes);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([{ path: 'type', code: 'file_type' }]);
  });

  it('refuses a small file that decodes to too many pixels', async () => {
    const bomb = await sharp({ create: { width: 11_000, height: 11_000, channels: 3, background: '#123' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    expect((await mine.send(bomb)).answer.status).toBe(422);
  });

  it('keeps a picture upright, limits its size and removes camera metadata', async () => {
    const photo = await sharp({ create: { width: 4000, height: 1000, channels: 3, background: '#a33' } })
      .withExif({ IFD3: { GPSLatitude: '48/1 51/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { id, answer } = await mine.send(photo, { name: 'photo.jpg', type: 'image/jpg' });
    expect(answer.status).toBe(200);
    const { width, height, exif } = await sharp(join(folder(id), 'kept/original.jpg')).metadata();
    expect([width, height, exif]).toEqual([640, 2560, undefined]);
  });
});

describe('opening', () => {
  it.each([
    ['too large', { size: 8_388_609 }, [{ path: 'size', code: 'file_max_size', params: { max: 8 } }]],
    ['of a kind that is not taken', { size: 9, type: 'text/html' }, [{ path: 'type', code: 'file_type' }]],
    ['empty', { size: 0 }, [{ path: 'size', code: 'input_min', params: { min: 1 } }]],
    ['for nothing we know', { size: 9, purpose: 'backdoor' }, [{ path: 'purpose', code: 'input_not_allowed' }]],
  ])('is refused for a file %s', async (_what, change, errors) => {
    const { status, body } = await mine.open(change);
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it('requires sign-in', async () => {
    expect((await createUploadClient(api, {}).open({ size: 9 })).status).toBe(401);
  });

  it('does not use a name as part of a path', async () => {
    const { id, answer } = await mine.send(file, { name: '../../../etc/passwd' });
    expect(answer.body.key).toMatch(/^[0-9a-f]{32}$/);
    expect(await readdir(join(folder(id), 'kept'))).toEqual(['original.png']);
  });

  it('is refused when an account holds too much that nothing names, in number or in bytes', async () => {
    const many = createUploadClient(api, { as: 'pro' });
    const results = await Promise.all(Array.from({ length: MAX_UPLOADS + 3 }, () => many.open({ size: 9 })));
    expect(results.filter(({ status }) => status === 201)).toHaveLength(MAX_UPLOADS);
    expect(results.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'upload_quota',
      detail: expect.stringContaining('Too many uploads'),
    });
    await many.abort(results.find(({ status }) => status === 201)?.body.id ?? '');
    expect((await many.open({ size: 9 })).status).toBe(201);
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
    const { id } = await mine.send(file);
    const open = await opened();
    const others = createUploadClient(api, { as: 'admin' });
    for (const name of [id, open, '0'.repeat(32)]) {
      const answers = [
        await others.list(name),
        await others.put(name, 1, parts[0]!),
        await others.complete(name, named()),
        await others.abort(name),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    expect((await createUploadClient(api, {}).list(id)).status).toBe(401);
    expect((await mine.list('../../..')).status).toBe(404);
    expect((await mine.list('..%2F..%2F..%2F..%2Fetc%2Fpasswd')).status).toBe(400);
  });

  it('is gone once it was given up, which may be said twice', async () => {
    const id = await opened();
    await mine.put(id, 1, parts[0]!);
    expect([(await mine.abort(id)).status, (await mine.abort(id)).status]).toEqual([204, 204]);
    expect((await mine.put(id, 1, parts[0]!)).status).toBe(404);
    expect((await mine.complete(id, named())).status).toBe(404);
    expect(await readdir(folder(id)).catch((error: NodeJS.ErrnoException) => error.code)).toBe('ENOENT');
  });

  it('is public only when a record names it', async () => {
    const { id, answer } = await mine.send(file);
    const { key, url } = answer.body;
    expect((await media(url)).statusCode).toBe(404);
    expect((await media(`/storage/uploads/${id}/kept/original.png`)).statusCode).toBe(404);
    const { body } = await api.call<UserData>('POST', '/user/picture', { as: 'user', body: { picture: key } });
    expect(body.picture).toBe(key);
    const served = await media(url);
    expect([served.statusCode, served.headers['content-type'], served.headers['x-content-type-options']]).toEqual([
      200,
      'image/webp',
      'nosniff',
    ]);
    expect((await mine.complete(id, named())).body.key).toBe(key);
    expect((await mine.abort(id)).status).toBe(409);
    expect((await media(url)).statusCode).toBe(200);
  });
});
