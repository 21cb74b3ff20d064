import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { putPart } from './put-part.ts';

let close = (): void => undefined;
afterEach(() => close());

/** Starts a local bucket with CORS headers. Returns the URL of a part. */
async function startBucket(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Methods', 'PUT');
    response.setHeader('Access-Control-Allow-Headers', '*');
    response.setHeader('Access-Control-Expose-Headers', 'ETag, Retry-After');
    if (request.method === 'OPTIONS') response.end();
    else request.resume().on('end', () => answer(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/part`;
}
const part = (properties = {}) => ({
  upload: 'u',
  number: 1,
  body: new Blob(['needle']),
  onProgress: vi.fn(),
  signal: new AbortController().signal,
  ...properties,
});

it('resolves to the ETag and reports progress', async () => {
  const url = await startBucket((_, response) => response.setHeader('ETag', '"abc"').end());
  const sentPart = part();
  expect(await putPart(sentPart, { url })).toBe('"abc"');
  expect(sentPart.onProgress).toHaveBeenLastCalledWith(6);
});

it('resolves to null without an ETag', async () => {
  const url = await startBucket((_, response) => response.end());
  expect(await putPart(part(), { url })).toBeNull();
});

it('rejects with the status text and Retry-After', async () => {
  const url = await startBucket((_, response) => {
    response.writeHead(503, 'Slow Down', { 'Retry-After': '7' }).end();
  });
  await expect(putPart(part(), { url })).rejects.toMatchObject({ message: 'Slow Down', status: 503, retryAfter: 7 });
});

it('rejects without status on connection loss, and with the abort reason on abort', async () => {
  const url = await startBucket((request) => request.socket.destroy());
  await expect(putPart(part(), { url })).rejects.toMatchObject({
    message: 'the connection was lost',
    status: undefined,
  });
  const { signal, abort } = ((controller) => ({
    signal: controller.signal,
    abort: () => controller.abort(),
  }))(new AbortController());
  const silentUrl = await startBucket(() => undefined);
  const upload = putPart(part({ signal }), { url: silentUrl });
  abort();
  await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
});
