// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { sendJson, startServer } from '../testing-server.ts';
import { packBody } from './body.ts';
import { getUntypedCall, makeClient } from './make-client.ts';
import { asBearer } from './middleware.ts';
import { retrying } from './retry.ts';
import { unwrap } from './unwrap.ts';
import type { UploadProgress } from './upload.ts';

const wire = {
  'POST /files': { body: { type: 'multipart/form-data' } },
  'PUT /files/1': { raw: 'application/octet-stream' },
};

/** A client whose calls use XMLHttpRequest because of onUploadProgress. */
const createCaller = (baseUrl: string) =>
  getUntypedCall(
    makeClient<object, { bearer: string }>(
      { baseUrl, schemes: { bearer: asBearer }, wire, packBody },
      { credentials: { bearer: () => 't' }, language: () => 'fr', retry: retrying({ firstPause: 1 }) },
    ),
  );
const forbidFetch = () => vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('not by fetch'));

it('reports progress and keeps headers and response', async () => {
  await using server = await startServer((response) => sendJson(response, 201, { id: 1 }));
  using _ = forbidFetch();
  const onUploadProgress = vi.fn<(progress: UploadProgress) => void>();
  const body = { file: new File(['x'.repeat(5000)], 'a.txt', { type: 'text/plain' }) };
  expect(await unwrap(createCaller(server.url)('POST', '/files', { body, onUploadProgress }))).toEqual({ id: 1 });
  const { loaded, total } = onUploadProgress.mock.lastCall?.[0] ?? {};
  expect(loaded).toBe(total);
  expect(loaded).toBeGreaterThan(5000);
  const [arrival] = server.requests;
  expect(arrival?.headers).toMatchObject({ authorization: 'Bearer t', 'accept-language': 'fr' });
  const boundary = /boundary=(.+)$/.exec(arrival?.headers['content-type'] ?? '')?.[1] ?? 'none';
  expect(arrival?.body.startsWith(`--${boundary}`)).toBe(true);
  expect(arrival?.body).toContain('filename="a.txt"');
});

it('rejects with the same errors', async () => {
  await using server = await startServer((response, _, count) =>
    count === 1 ? sendJson(response, 413, { code: 'too_large' }, { 'Retry-After': '3' }) : response.destroy(),
  );
  const onUploadProgress = () => undefined;
  const send = () => unwrap(createCaller(server.url)('POST', '/files', { body: { a: 1 }, onUploadProgress }));
  await expect(send()).rejects.toMatchObject({ kind: 'not-ok', status: 413, code: 'too_large', retryAfter: 3 });
  await expect(send()).rejects.toMatchObject({ kind: 'no-answer', code: 'network', cause: { name: 'TypeError' } });
});

it('is retried', async () => {
  await using server = await startServer((response, _, count) => sendJson(response, count < 3 ? 503 : 200, { count }));
  const call = createCaller(server.url)('PUT', '/files/1', {
    body: new Blob(['needle']),
    onUploadProgress: () => undefined,
  });
  expect(await unwrap(call)).toEqual({ count: 3 });
  expect(server.requests.map(({ body }) => body)).toEqual(['needle', 'needle', 'needle']);
});

it('can be aborted', async () => {
  await using server = await startServer(() => undefined);
  const stopped = new AbortController();
  const init = { body: { a: 1 }, signal: stopped.signal, onUploadProgress: () => undefined };
  const waiting = unwrap(createCaller(server.url)('POST', '/files', init));
  setTimeout(() => stopped.abort(), 50);
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
});
