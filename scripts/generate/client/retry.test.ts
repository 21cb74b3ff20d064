import { expect, it, vi } from 'vitest';
import { sendJson, startServer } from '../testing-server.ts';
import { getUntypedCall, makeClient } from './make-client.ts';
import { computePause, RETRY, retrying, type RetryPolicy } from './retry.ts';
import { unwrap } from './unwrap.ts';

const SOON: Partial<RetryPolicy> = { firstPause: 1, longestPause: 2000 };
const createCaller = (baseUrl: string, policy: Partial<RetryPolicy> = SOON) =>
  getUntypedCall(makeClient({ baseUrl, schemes: {} }, { retry: retrying(policy) }));

const startBusyServer = (attempt: number, status = 503, headers = {}) =>
  startServer((response, _, count) => sendJson(response, count < attempt ? status : 200, { count }, headers));

it.each([408, 429, 502, 503, 504])('retries after %i', async (status) => {
  await using server = await startBusyServer(3, status);
  expect(await unwrap(createCaller(server.url)('GET', '/'))).toEqual({ count: 3 });
});

it.each([400, 404, 409, 500, 501])('does not retry after %i', async (status) => {
  await using server = await startBusyServer(3, status);
  await expect(unwrap(createCaller(server.url)('GET', '/'))).rejects.toMatchObject({ status });
  expect(server.requests).toHaveLength(1);
});

it('returns the last response after the maximum number of attempts', async () => {
  await using server = await startBusyServer(99);
  await expect(unwrap(createCaller(server.url, { ...SOON, attempts: 4 })('GET', '/'))).rejects.toMatchObject({
    status: 503,
    body: { count: 4 },
  });
  expect(server.requests).toHaveLength(4);
});

it('retries with the same body after a lost connection', async () => {
  await using server = await startServer((response, _, count) =>
    count < 3 ? response.destroy() : sendJson(response, 200, {}),
  );
  await unwrap(createCaller(server.url)('PUT', '/labels/1', { body: { name: 'Amber' } }));
  expect(server.requests.map(({ body }) => body)).toEqual(Array(3).fill('{"name":"Amber"}'));
});

it.each<[string, Record<string, string>, number]>([
  ['GET', {}, 3],
  ['HEAD', {}, 3],
  ['PUT', {}, 3],
  ['DELETE', {}, 3],
  ['OPTIONS', {}, 3],
  ['POST', {}, 1],
  ['PATCH', {}, 1],
  ['POST', { 'Idempotency-Key': 'k' }, 3],
  ['PATCH', { 'idempotency-key': 'k' }, 3],
  // the first attempt may have changed the record
  ['PUT', { 'If-Match': '"3"' }, 1],
  ['DELETE', { 'If-Match': '"3"' }, 1],
  ['GET', { 'If-Match': '"3"' }, 3],
])('sends %s with %j %i times', async (method, headers, times) => {
  await using server = await startBusyServer(99);
  await createCaller(server.url)(method, '/', { headers });
  expect(server.requests).toHaveLength(times);
});

it('does not retry a stream', async () => {
  await using server = await startBusyServer(99);
  const body = new Blob(['needle']).stream();
  const stream = { body, bodySerializer: () => body, duplex: 'half' };
  await createCaller(server.url)('PUT', '/', stream);
  expect(server.requests.map((arrival) => arrival.body)).toEqual(['needle']);
});

it('waits for Retry-After', async () => {
  await using server = await startBusyServer(2, 429, { 'Retry-After': '1' });
  const startedAt = performance.now();
  await unwrap(createCaller(server.url)('GET', '/'));
  // a lower bound only, because the machine may be busy
  expect(performance.now() - startedAt).toBeGreaterThan(990);
});

it('does not retry when Retry-After is too long', async () => {
  await using server = await startBusyServer(99, 503, { 'Retry-After': '3600' });
  await expect(unwrap(createCaller(server.url)('GET', '/'))).rejects.toMatchObject({ status: 503, retryAfter: 3600 });
  expect(server.requests).toHaveLength(1);
});

it('can be aborted between two attempts', async () => {
  const stopped = new AbortController();
  await using server = await startServer((response) => {
    response.writeHead(503).end();
    setTimeout(() => stopped.abort(), 20);
  });
  const call = createCaller(server.url, { firstPause: 3_600_000, longestPause: 3_600_000 });
  await expect(call('GET', '/', { signal: stopped.signal })).rejects.toMatchObject({ name: 'AbortError' });
  expect(server.requests).toHaveLength(1);
});

it('doubles the pause each time up to a limit, half of it random', () => {
  const policy = { ...RETRY, firstPause: 100, longestPause: 350, random: vi.fn(() => 1) };
  expect([2, 3, 4, 9].map((attempt) => computePause(attempt, policy))).toEqual([100, 200, 350, 350]);
  policy.random.mockReturnValue(0);
  expect(computePause(2, policy)).toBe(50);
});
