import { expect, it } from 'vitest';
import { type ApiAccess, apiTransport } from './api-transport.ts';
import { failureCode, isForgotten, mayPass } from './failure.ts';

const FILE = {
  name: 'logo.png',
  type: 'image/png',
  size: 70_000,
  partSize: 65_536,
  field: 'logo',
  purpose: 'shop_logo',
};
const { signal } = new AbortController();

function keeper(answer: () => Response | Promise<Response>) {
  const calls: { call: string; body: unknown }[] = [];
  const access: ApiAccess = {
    send: async (path, { method, body }) => {
      calls.push({ call: `${method} ${path}`, body: body ? JSON.parse(String(body)) : undefined });
      return answer();
    },
    target: (path) => ({ url: path }),
    scope: () => '/shops/4',
  };
  return { calls, transport: apiTransport(access) };
}
const refusal =
  (status: number, code: string, more: object = {}) =>
  () =>
    Response.json(
      { type: 'about:blank', title: code, status, code, ...more },
      { status, headers: { 'retry-after': '9' } },
    );

it('makes the calls of the description', async () => {
  const part = { number: 1, etag: '"x"' };
  const { calls, transport } = keeper(() => Response.json({ id: 'u1', parts: [part], key: 'k1', url: '/k1' }));
  expect(transport.scope).toBe('/shops/4');
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

it('tells an upload nobody knows, a busy keeper and a refused file apart', async () => {
  const failure = (answer: () => Response) =>
    keeper(answer)
      .transport.begin(FILE)
      .catch((error: unknown) => error);
  expect(isForgotten(await failure(refusal(404, 'not_found')))).toBe(true);
  const busy = await failure(refusal(429, 'too_many_requests'));
  expect([mayPass(busy), busy]).toEqual([true, expect.objectContaining({ retryAfter: 9 })]);
  expect(failureCode(await failure(refusal(409, 'upload_quota')))).toBe('upload_quota');
  const kind = refusal(422, 'validation_failed', { errors: [{ path: 'type', code: 'file_type' }] });
  expect(failureCode(await failure(kind))).toBe('file_type');
  expect(failureCode(await failure(refusal(403, 'not_allowed')))).toBe('upload_refused');
});

it('understands errors that a room throws itself, and a network that is gone', async () => {
  const thrown = (error: Error) =>
    keeper(() => Promise.reject(error))
      .transport.begin(FILE)
      .catch((reason: unknown) => reason);
  const own = Object.assign(new Error('quota'), { status: 409, problem: { code: 'upload_quota' } });
  expect(failureCode(await thrown(own))).toBe('upload_quota');
  expect(mayPass(await thrown(Object.assign(new Error('network'), { status: 0 })))).toBe(true);
  expect(mayPass(await thrown(new TypeError('fetch failed')))).toBe(true);
});
