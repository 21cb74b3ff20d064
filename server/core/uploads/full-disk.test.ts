import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Problem } from '#generated/schemas.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { cut, noisyPng, toETag, createUploadClient } from './testing.ts';

// a disk of a few pages is mounted in place of the media folder, which root may do
const isRoot = process.platform === 'linux' && process.getuid?.() === 0;

let api: TestApi;
let file: Buffer;
let parts: Buffer[];
let mine: ReturnType<typeof createUploadClient>;

const media = () => join(api.config.dataDir, 'media');
const mount = (options: string) => execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', media()]);
const named = () => parts.map((part, index) => ({ number: index + 1, etag: toETag(part) }));
const opened = async () => (await mine.open({ size: file.length })).body.id;

beforeAll(async () => {
  api = await startApi();
  file = await noisyPng();
  parts = cut(file);
  mine = createUploadClient(api, { as: 'user' });
});
afterAll(() => api.close());

beforeEach(() => {
  if (!isRoot) return;
  mkdirSync(media(), { recursive: true });
  mount('size=160k');
});
afterEach(() => {
  if (isRoot) execFileSync('umount', [media()]);
});

const grow = () => mount('remount,size=8m');

function expectFull({ status, headers, body }: { status: number; headers: object; body: Problem }): void {
  expect(status).toBe(503);
  expect(body.code).toBe('service_unavailable');
  expect(headers).toHaveProperty('retry-after');
}

it.runIf(isRoot)(
  'refuses a part that does not fit with 503, keeps those before, and goes on once there is room',
  async () => {
    const id = await opened();
    const statuses = [];
    for (const [index, part] of parts.entries()) statuses.push(await mine.put(id, index + 1, part));
    const full = statuses.filter(({ status }) => status !== 204);
    expect(full.length).toBeGreaterThan(0);
    for (const answer of full) expectFull(answer);
    const kept = (await mine.list(id)).body.parts.map(({ number }) => number);
    expect(kept).toEqual(statuses.flatMap(({ status }, index) => (status === 204 ? index + 1 : [])));
    // a draft that is not whole would take room that the next try needs
    expect(await readdir(join(media(), 'uploads', id, 'parts'))).toHaveLength(kept.length);
    grow();
    for (const [index, part] of parts.entries()) if (!kept.includes(index + 1)) await mine.put(id, index + 1, part);
    expect((await mine.complete(id, named())).status).toBe(200);
  },
);

it.runIf(isRoot)('answers 503 when the whole file does not fit, and completes the same upload later', async () => {
  mount('remount,size=300k');
  const id = await opened();
  for (const [index, part] of parts.entries()) expect((await mine.put(id, index + 1, part)).status).toBe(204);
  expectFull(await mine.complete(id, named()));
  expect((await mine.list(id)).body.parts).toEqual(named());
  grow();
  expect((await mine.complete(id, named())).status).toBe(200);
});
