import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Problem } from '#generated/schemas.ts';
import { MAX_BODY_BYTES } from '#server/core/api/body-limit.ts';
import { openAccount } from '#server/testing/sign-up.ts';
import { startApi } from '#server/testing/start-api.ts';
import type { TestApi } from '#server/testing/start-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const postRaw = (payload: string, type = 'application/json', url = '/api/auth/login') =>
  api.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });

it('responds with a problem to an unknown path', async () => {
  const { status, body, headers } = await api.call<Problem>('GET', '/nowhere');
  expect(status).toBe(404);
  expect(headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(body).toMatchObject({ type: 'about:blank', title: 'Not found', status: 404, code: 'not_found' });
});

it('returns the request id in header and problem', async () => {
  const { body, headers } = await api.call<Problem>('GET', '/nowhere');
  expect(body.request_id).toMatch(/^req-/);
  expect(headers['x-request-id']).toBe(body.request_id);
});

it('uses the request id of a proxy', async () => {
  const { body } = await api.call<Problem>('GET', '/nowhere', { headers: { 'x-request-id': 'edge-12345' } });
  expect(body.request_id).toBe('edge-12345');
});

it.each([
  ['fr-CA,fr;q=0.9', 'Introuvable'],
  ['zh-CN', '未找到'],
  ['de,en', 'Not found'],
])('responds in the language of the browser (%s)', async (language, title) => {
  const { body, headers } = await api.call<Problem>('GET', '/nowhere', { headers: { 'accept-language': language } });
  expect(body.title).toBe(title);
  expect(headers['content-language']).toBe(language.startsWith('de') ? 'en' : language.slice(0, 2));
});

it('responds in the language of the account', async () => {
  const { body: account } = await openAccount(api, { email: 'fr@example.com', lang: 'fr' });
  const { body: refusal } = await api.call<Problem>('GET', '/admin/orders', {
    token: account.token,
    headers: { 'accept-language': 'en' },
  });
  expect([refusal.status, refusal.title]).toEqual([403, 'Non autorisé']);
});

it('reports an invalid path rather than an invalid body', async () => {
  const { status, body } = await api.call<Problem>('GET', '/projects/%E0%A4%A');
  expect([status, body.detail]).toEqual([400, 'The request cannot be read.']);
});

it('reports a body that is not JSON', async () => {
  const response = await postRaw('{"email": ');
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: 'invalid_request', detail: expect.stringContaining('JSON') });
});

it.each([
  ['an empty body', ''],
  ['a body that is not an object', '"text"'],
  ['a body with `__proto__`', '{"__proto__": {"admin": true}}'],
])('refuses %s', async (_case, payload) => {
  expect([400, 422]).toContain((await postRaw(payload)).statusCode);
});

it('refuses a body of another media type', async () => {
  const response = await postRaw('email=a', 'application/x-www-form-urlencoded');
  expect([response.statusCode, response.json().code]).toEqual([415, 'unsupported_media_type']);
});

it('refuses a body above the described size', async () => {
  const response = await postRaw(JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(100_000) }));
  expect([response.statusCode, response.json().code]).toEqual([413, 'payload_too_large']);
  expect((await postRaw('x'.repeat(MAX_BODY_BYTES + 1), 'application/json', '/api/cart/calculate')).statusCode).toBe(
    413,
  );
});

it('refuses a NUL character', async () => {
  const body = {
    email: 'nul@example.com',
    password: 'seventh-side-b',
    firstname: 'Zoé',
    lastname: 'Petit',
    origin: 'a\0b',
  };
  expect((await api.call('POST', '/auth/signup', { body })).status).toBe(400);
});

it.each([
  '/projects/abc',
  '/projects/0',
  '/projects/99999999999',
  '/projects?limit=0',
  '/projects?limit=ten',
  '/search',
])('refuses the invalid parameters of %s', async (path) => {
  const { status, body } = await api.call<Problem>('GET', path);
  expect([status, body.code]).toEqual([400, 'invalid_request']);
  expect(body.detail).toMatch(/id|limit|search/);
});

it('exposes no internals on unexpected errors', async () => {
  const brokenApi = await startApi({
    handlers: {
      ...(await import('#server/app/handlers.ts')).handlers,
      listAlerts: () => {
        throw new Error('secret: the shelf fell');
      },
    },
  });
  const response = await brokenApi.app.inject('/api/alerts');
  expect(response.statusCode).toBe(500);
  expect(response.json()).toMatchObject({
    status: 500,
    code: 'internal_error',
    request_id: expect.stringMatching(/^req-/),
  });
  expect(response.body).not.toContain('shelf');
  await expect(brokenApi.close()).rejects.toThrow(/knows no 500/);
});
