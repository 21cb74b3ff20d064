import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UploadPurpose } from '#generated/enums.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { getLimits } from './purposes.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** Returns the first media type accepted for a purpose. */
const getAcceptedType = (purpose: UploadPurpose): string =>
  getLimits(purpose)
    .accept.split(', ')
    .find((kind) => kind.includes('/')) ?? 'text/csv';

const openUpload = (as: 'visitor' | 'user' | 'pro' | 'artist' | 'team' | 'admin', purpose: UploadPurpose) =>
  api.call('POST', '/uploads', {
    as,
    body: {
      purpose,
      name: purpose === 'import_file' ? 'a.csv' : 'a',
      type: getAcceptedType(purpose),
      size: 9,
      part_size: 5_242_880,
    },
  });

const PICTURE_PURPOSES = ['user_picture', 'message_picture'] as const satisfies readonly UploadPurpose[];
const STAFF_PURPOSES = UploadPurpose.values.filter((purpose) => !PICTURE_PURPOSES.some((other) => other === purpose));

describe.each(STAFF_PURPOSES)('an upload for %s', (purpose) => {
  it.each(['user', 'pro', 'artist'] as const)('is refused to %s', async (role) => {
    expect((await openUpload(role, purpose)).status).toBe(403);
  });

  it.each(['team', 'admin'] as const)('is allowed to %s', async (role) => {
    expect((await openUpload(role, purpose)).status).toBe(201);
  });
});

describe.each(PICTURE_PURPOSES)('an upload for %s', (purpose) => {
  it.each(['user', 'pro', 'artist', 'team', 'admin'] as const)('is allowed to %s', async (role) => {
    expect((await openUpload(role, purpose)).status).toBe(201);
  });

  it('is refused to visitors', async () => {
    expect((await openUpload('visitor', purpose)).status).toBe(401);
  });
});
