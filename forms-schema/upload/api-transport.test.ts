import { expect, it } from 'vitest';
import { createApi } from '#generated/client.ts';
import { createApiTransport } from './api-transport.ts';
import { getFailureCode, isUploadGone, isRetryable } from './upload-failure.ts';

const FILE = {
  name: 'logo.png',
  type: 'image/png',
  size: 70_000,
  partSize: 65_536,
  field: 'logo',
  purpose: 'shop_logo',
};
const { signal } = new AbortController();

function createStorage(answer: () => Response | Promise<Response>) {
  const calls: { call: string; body: unknown }[] = [];
  const send = async (request: Request): Promise<Response> => {
    const text = await request.text();
    const { pathname } = new URL(request.url);
    calls.push({ call: `${request.method} ${pathname}`, body: text ? JSON.parse(text) : undefined });
    return answer();
  };
  const api = createApi({ baseUrl: 'http://shop.test', send });
  return { calls, transport: createApiTransport({ api, target: (path) => ({ url: path }) }) };
}
const createProblem =
  (status: number, code: string, members: object = {}) =>
  () =>
    Response.json(
      { type: 'about:blank', title: code, status, code, ...members },
      { status, headers: { 'retry-after': '9' } },
    );

it('calls the operations of the description', async () => {
  const part = { number: 1, etag: '"x"' };
  const { calls, transport } = createStorage(() => Response.json({ id: 'u1', parts: [part], key: 'k1', url: '/k1' }));
  expect(await transport.begin(FILE)).toBe('u1');
  expect(await transport.listParts?.('u1', signal)).toEqual([part]);
  expect(await transport.complete('u1', [part], signal)).toMatchObject({ key: 'k1' });
  await transport.abort('u1');
  const { name, type, size } = FILE;
  expect(calls).toEqual([
    { call: 'POST /uploads', body: { purpose: 'shop_logo', name, type, size, part_size: 65_536 } },
    { call: 'GET /uploads/u1/parts', body: undefined },
    { call: 'POST /uploads/u1/complete', body: { parts: [part] } },
    { call: 'DELETE /uploads/u1', body: undefined },
  ]);
});

it('distinguishes an unknown upload, a busy storage and a rejected file', async () => {
  const catchFailure = (answer: () => Response) =>
    createStorage(answer)
      .transport.begin(FILE)
      .catch((error: unknown) => error);
  expect(isUploadGone(await catchFailure(createProblem(404, 'not_found')))).toBe(true);
  const busy = await catchFailure(createProblem(429, 'too_many_requests'));
  expect([isRetryable(busy), busy]).toEqual([true, expect.objectContaining({ retryAfter: 9 })]);
  expect(getFailureCode(await catchFailure(createProblem(409, 'upload_quota')))).toBe('upload_quota');
  const rejectedType = createProblem(422, 'validation_failed', { errors: [{ path: 'type', code: 'file_type' }] });
  expect(getFailureCode(await catchFailure(rejectedType))).toBe('file_type');
  expect(getFailureCode(await catchFailure(createProblem(403, 'not_allowed')))).toBe('upload_refused');
});

it('treats a network error as retryable', async () => {
  const failure = await createStorage(() => Promise.reject(new TypeError('fetch failed')))
    .transport.begin(FILE)
    .catch((reason: unknown) => reason);
  expect(isRetryable(failure)).toBe(true);
});
