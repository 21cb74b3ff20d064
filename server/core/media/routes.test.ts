import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/core/database/database.ts';
import { toProblem } from '#server/core/problems/to-problem.ts';
import { mediaRoutes } from './routes.ts';
import { PEAK_COUNT } from './songs/peaks.ts';
import { ARTWORK, createMediaFolder, type MediaFolder } from './testing.ts';

let media: MediaFolder;
let app: FastifyInstance;
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

beforeAll(async () => {
  media = await createMediaFolder();
  await media.write('projects/1/artwork.json', ARTWORK);
  await media.write('songs/abc.json', { seed: 'abc', genre: 15 });
  await media.write('songs/loud.json', { seed: 'loud', genre: 99 });
  app = Fastify();
  app.setErrorHandler((error, _request, reply) => {
    const answer = toProblem(error);
    return reply
      .code(answer.status)
      .headers(answer.options.headers ?? {})
      .send({ code: answer.code });
  });
  await app.register(mediaRoutes, {
    context: {
      config: { dataDir: media.dataDir },
      reads: {} as Database,
      extensions: {
        describeShareCard: async (_db, { kind, id, language }) =>
          id === 404
            ? undefined
            : {
                title: `Salt & Signal ${language}`,
                kicker: kind,
                subtitle: 'Marisol Vega',
                picture: 'projects/1/cover',
              },
      },
    },
  });
});
afterAll(async () => {
  await app.close();
  await media.remove();
});

describe('GET /storage/og', () => {
  it('sends a card of 1200 × 630, another one when its texts change', async () => {
    const [english, french] = [await get('/storage/og/projects/1.jpg'), await get('/storage/og/projects/1.fr.jpg')];
    expect([english.statusCode, english.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(english.headers['cache-control']).toBe('public, max-age=86400');
    const { width, height } = await sharp(english.rawPayload).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(french.rawPayload.equals(english.rawPayload)).toBe(false);
  });

  it.each([
    'projects/404.jpg',
    'projects/0.jpg',
    'projects/1.xx.jpg',
    'orders/1.jpg',
    'projects/..%2f1.jpg',
    'projects/1.png',
  ])('responds 404 for %s', async (key) => expect((await get(`/storage/og/${key}`)).statusCode).toBe(404));
});

describe('GET /storage', () => {
  it('sends pictures as immutable, with an ETag', async () => {
    const answer = await get('/storage/projects/1/mini.jpg');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: expect.any(String),
    });
    const cached = await get('/storage/projects/1/mini.jpg', { 'if-none-match': String(answer.headers.etag) });
    expect(cached.statusCode).toBe(304);
    expect(cached.rawPayload.length).toBe(0);
  });

  it('renders a score and serves ranges of it', async () => {
    const full = await get('/storage/songs/abc.mp3');
    expect(full.statusCode).toBe(200);
    expect(full.headers).toMatchObject({ 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes' });
    const part = await get('/storage/songs/abc.mp3', { range: 'bytes=100-199' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 100-199/${full.rawPayload.length}`);
    expect(part.rawPayload).toEqual(full.rawPayload.subarray(100, 200));
    expect((await get('/storage/songs/abc.mp3', { range: `bytes=${full.rawPayload.length}-` })).statusCode).toBe(416);
  });

  it('sends the waveform of a song', async () => {
    const answer = await get('/storage/songs/abc.json');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const peaks = answer.json<number[]>();
    expect(peaks).toHaveLength(PEAK_COUNT);
    expect([Math.min(...peaks) >= 0, Math.max(...peaks)]).toEqual([true, 100]);
    // the piece fades out
    expect(peaks.at(-1)).toBeLessThan(peaks[100]!);
    expect((await get('/storage/songs/none.json')).statusCode).toBe(404);
  });

  it('responds 404 with a placeholder in the requested format', async () => {
    const answer = await get('/storage/projects/77/cover-320.webp');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=60' });
    expect((await sharp(answer.rawPayload).metadata()).format).toBe('webp');
  });

  it.each([
    '/storage/songs/none.mp3',
    '/storage/songs/loud.mp3',
    '/storage/projects/1/artwork.json',
    '/storage/',
    '/storage/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  ])('responds 404 without picture for %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toMatch(/json/);
  });

  it('responds 404 for paths outside the media folder', async () => {
    for (const url of [
      '/storage/projects/%2e%2e/artwork.png',
      '/storage/..%2fdatabase/cover.png',
      '/storage/projects/1/..%2f..%2fx.png',
    ]) {
      expect((await get(url)).statusCode).toBe(404);
    }
  });
});

it('sends the discs of vinyl colours as one SVG file', async () => {
  const discs = await get('/assets/images/discs.svg');
  expect(discs.headers['content-type']).toBe('image/svg+xml');
  expect(discs.payload).toContain('<symbol id="black"');
});

describe('GET /assets/images/flags', () => {
  it('sends flags as PNG and SVG', async () => {
    const png = await get('/assets/images/flags/FR.png');
    expect(png.headers['content-type']).toBe('image/png');
    expect(await sharp(png.rawPayload).metadata()).toMatchObject({ width: 160, height: 120 });
    const svg = await get('/assets/images/flags/eu.svg');
    expect(svg.headers['content-type']).toBe('image/svg+xml');
    expect(svg.payload).toContain('<svg');
  });

  it.each(['XX.png', 'FRA.png', '..%2f..%2fpackage.json', 'FR.gif'])('responds 404 for %s', async (file) => {
    expect((await get(`/assets/images/flags/${file}`)).statusCode).toBe(404);
  });
});
