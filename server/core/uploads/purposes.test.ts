import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UploadPurpose } from '#generated/enums.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { getLimits } from './purposes.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** The first of the kinds a purpose takes, as the browser names it. */
const typeOf = (purpose: UploadPurpose): string =>
  getLimits(purpose)
    .accept.split(', ')
    .find((kind) => kind.includes('/')) ?? 'text/csv';

const open = (as: 'user' | 'pro' | 'artist' | 'team' | 'admin', purpose: UploadPurpose) =>
  api.call('POST', '/uploads', {
    as,
    body: {
      purpose,
      name: purpose === 'import_file' ? 'a.csv' : 'a',
      type: typeOf(purpose),
      size: 9,
      part_size: 5_242_880,
    },
  });

const OF_STAFF = UploadPurpose.values.filter((purpose) => purpose !== 'user_picture');

describe.each(OF_STAFF)('an upload for %s', (purpose) => {
  it.each(['user', 'pro', 'artist'] as const)('is refused to %s', async (role) => {
    expect((await open(role, purpose)).status).toBe(403);
  });

  it.each(['team', 'admin'] as const)('is open to %s', async (role) => {
    expect((await open(role, purpose)).status).toBe(201);
  });
});

it.each(['user', 'pro', 'artist', 'team', 'admin'] as const)('an own picture is open to %s', async (role) => {
  expect((await open(role, 'user_picture')).status).toBe(201);
});
