import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Problem } from '#generated/schemas.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { splitIntoParts, createNoisyPng, toETag, createUploadClient } from './testing.ts';

// mounts a small disk at the media folder, which needs root
const isRoot = process.platform === 'linux' && process.getuid?.() === 0;

let api: TestApi;
let file: Buffer;
let parts: Buffer[];
let client: ReturnType<typeof createUploadClient>;

const getMediaFolder = () => join(api.config.dataDir, 'media');
const mount = (options: string) => execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', getMediaFolder()]);
const listParts = () => parts.map((part, index) => ({ number: index + 1, etag: toETag(part) }));
const openUpload = async () => (await client.open({ size: file.length })).body.id;

beforeAll(async () => {
  api = await startApi();
  file = await createNoisyPng();
  parts = splitIntoParts(file);
  client = createUploadClient(api, { as: 'user' });
});
afterAll(() => api.close());

beforeEach(() => {
  if (!isRoot) return;
  mkdirSync(getMediaFolder(), { recursive: true });
  mount('size=160k');
});
afterEach(() => {
  if (isRoot) execFileSync('umount', [getMediaFolder()]);
});

const growDisk = () => mount('remount,size=8m');

function expectFull({ status, headers, body }: { status: number; headers: object; body: Problem }): void {
  expect(status).toBe(503);
  expect(body.code).toBe('service_unavailable');
  expect(headers).toHaveProperty('retry-after');
}

it.runIf(isRoot)(
  'responds 503 to a part without space, keeps the earlier ones, and continues once there is space',
  async () => {
    const id = await openUpload();
    const statuses = [];
    for (const [index, part] of parts.entries()) statuses.push(await client.put(id, index + 1, part));
    const fullAnswers = statuses.filter(({ status }) => status !== 204);
    expect(fullAnswers.length).toBeGreaterThan(0);
    for (const answer of fullAnswers) expectFull(answer);
    const storedNumbers = (await client.list(id)).body.parts.map(({ number }) => number);
    expect(storedNumbers).toEqual(statuses.flatMap(({ status }, index) => (status === 204 ? index + 1 : [])));
    // incomplete drafts are removed
    expect(await readdir(join(getMediaFolder(), 'uploads', id, 'parts'))).toHaveLength(storedNumbers.length);
    growDisk();
    for (const [index, part] of parts.entries())
      if (!storedNumbers.includes(index + 1)) await client.put(id, index + 1, part);
    expect((await client.complete(id, listParts())).status).toBe(200);
  },
);

it.runIf(isRoot)('responds 503 when the joined file does not fit, and completes the upload later', async () => {
  mount('remount,size=300k');
  const id = await openUpload();
  for (const [index, part] of parts.entries()) expect((await client.put(id, index + 1, part)).status).toBe(204);
  expectFull(await client.complete(id, listParts()));
  expect((await client.list(id)).body.parts).toEqual(listParts());
  growDisk();
  expect((await client.complete(id, listParts())).status).toBe(200);
});
