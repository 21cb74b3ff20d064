import { describe, expect, it, vi } from 'vitest';
import { sendJson, startServer } from '../testing-server.ts';
import { ApiError, isAborted } from './api-error.ts';
import { createCredentialChooser } from './demands.ts';
import { getUntypedCall, type CallSettings, makeClient } from './make-client.ts';
import { asBasic, asBearer, asCookie, asHeader, asQuery, type Login } from './middleware.ts';
import { unwrap } from './unwrap.ts';

type Credentials = { token: string; login: Login; key: string; asked: string; session: string };
const schemes = {
  token: asBearer,
  login: asBasic,
  key: asHeader('X-Key'),
  asked: asQuery('api_key'),
  session: asCookie('sid'),
};

const createCaller = (baseUrl: string, settings: CallSettings<Credentials> = {}) =>
  getUntypedCall(makeClient<object, Credentials>({ baseUrl, schemes }, settings));

const getError = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

it('returns the data of a response, undefined when it is empty', async () => {
  await using server = await startServer((response, { url }) =>
    url === '/none' ? response.writeHead(204).end() : sendJson(response, 200, { name: 'Amber' }),
  );
  const call = createCaller(server.url);
  expect(await unwrap(call('GET', '/labels/{id}', { params: { path: { id: 'a/b' } } }))).toEqual({ name: 'Amber' });
  expect(await unwrap(call('DELETE', '/none'))).toBeUndefined();
  expect(server.requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /labels/a%2Fb', 'DELETE /none']);
});

it('throws an error with status, code, text, fields, body and Retry-After', async () => {
  const body = { code: 'invalid', detail: 'Look again.', errors: [{ path: 'a.b', code: 'input_required' }] };
  await using server = await startServer((response) => sendJson(response, 422, body, { 'Retry-After': '7' }));
  const error = await getError(unwrap(createCaller(server.url)('POST', '/labels', { body: { a: {} } })));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    ...{ kind: 'not-ok', status: 422, code: 'invalid', text: 'Look again.', message: 'Look again.' },
    ...{ fields: body.errors, body, retryAfter: 7 },
  });
});

it('reads Retry-After as a date too', async () => {
  const date = new Date(Date.now() + 60_000).toUTCString();
  await using server = await startServer((response) => response.writeHead(429, { 'Retry-After': date }).end());
  const error = (await getError(unwrap(createCaller(server.url)('GET', '/')))) as ApiError;
  expect(error.retryAfter).toBeGreaterThan(50);
  expect(error.retryAfter).toBeLessThanOrEqual(60);
});

it.each([
  [502, 'internal_error'],
  [404, 'unknown'],
])('derives the code of an error page without JSON from its status: %i', async (status, code) => {
  await using server = await startServer((response) => response.writeHead(status).end('<h1>Bad gateway</h1>'));
  const error = await getError(unwrap(createCaller(server.url)('GET', '/')));
  expect(error).toMatchObject({ kind: 'not-ok', status, code, text: undefined, message: `${status} ${code}` });
});

it('throws "unreadable" for a response that should be JSON and is not', async () => {
  await using server = await startServer((response) => response.writeHead(200).end('<h1>Welcome</h1>'));
  const error = await getError(unwrap(createCaller(server.url)('GET', '/')));
  expect(error).toMatchObject({ kind: 'unreadable', status: 200, cause: { name: 'SyntaxError' } });
});

it('throws "no-answer" without a server, and when the connection breaks', async () => {
  let closedUrl = '';
  {
    await using server = await startServer(() => undefined);
    closedUrl = server.url;
  }
  expect(await getError(unwrap(createCaller(closedUrl)('GET', '/')))).toMatchObject({
    ...{ kind: 'no-answer', status: 0, code: 'network', cause: { name: 'TypeError' } },
  });
  await using broken = await startServer((response) => {
    response.writeHead(200, { 'Content-Length': '100' }).write('{"name":');
    setTimeout(() => response.destroy(), 20);
  });
  expect(await getError(unwrap(createCaller(broken.url)('GET', '/')))).toMatchObject({ kind: 'no-answer' });
});

it('rejects with an AbortError when aborted', async () => {
  await using server = await startServer(() => undefined);
  const call = createCaller(server.url);
  const stopped = new AbortController();
  const waiting = getError(unwrap(call('GET', '/', { signal: stopped.signal })));
  setTimeout(() => stopped.abort(), 20);
  const error = await waiting;
  expect(error).toMatchObject({ name: 'AbortError' });
  expect(error).not.toBeInstanceOf(ApiError);
  expect(isAborted(error)).toBe(true);
  expect(await getError(call('GET', '/', { signal: AbortSignal.timeout(20) }))).toMatchObject({ name: 'TimeoutError' });
  const withReason = await getError(call('GET', '/', { signal: AbortSignal.abort('enough') }));
  expect(withReason).toMatchObject({ name: 'AbortError', cause: 'enough' });
});

it('can be aborted while a response is read', async () => {
  const stopped = new AbortController();
  await using server = await startServer((response) => {
    response.writeHead(200).write('{"name":');
    setTimeout(() => stopped.abort(), 20);
  });
  const call = createCaller(server.url)('GET', '/', { signal: stopped.signal });
  expect(await getError(unwrap(call))).toMatchObject({ name: 'AbortError' });
});

it('sends credentials by their scheme, read before each call', async () => {
  await using server = await startServer((response) => response.writeHead(204).end());
  const token = vi.fn<() => string | undefined>().mockReturnValueOnce('one').mockReturnValueOnce(undefined);
  const call = createCaller(server.url, {
    credentials: { token, key: () => 'k', asked: async () => 'q&a', session: () => 's=1' },
  });
  await call('PUT', '/things', { body: { a: 1 }, params: { query: { page: 2 } } });
  await call('GET', '/things');
  const [first, second] = server.requests;
  expect(first?.headers).toMatchObject({ authorization: 'Bearer one', 'x-key': 'k', cookie: 'sid=s%3D1' });
  expect(first).toMatchObject({ url: '/things?page=2&api_key=q%26a', body: '{"a":1}' });
  expect(second?.headers.authorization).toBeUndefined();
  const login = () => ({ username: 'ada', password: 'ünlocked' });
  await createCaller(server.url, { credentials: { login } })('GET', '/things');
  const basic = server.requests.at(-1)?.headers.authorization ?? '';
  expect(Buffer.from(basic.slice('Basic '.length), 'base64').toString()).toBe('ada:ünlocked');
});

describe('credentials of an operation', () => {
  const choose = createCredentialChooser({
    usual: [['token']],
    others: {
      'GET /open': [],
      'GET /either': [['key', 'asked'], ['login']],
      'POST /things/{id}': [['key'], ['session']],
    },
  });
  const login = () => ({ username: 'ada', password: 'x' });
  const allCredentials = { token: () => 't', key: () => 'k', asked: () => 'q', session: () => 's', login };

  it.each<[string, string, CallSettings<Credentials>['credentials'], object]>([
    ['only those of the operation', 'GET /other', allCredentials, { authorization: 'Bearer t' }],
    ['none when it requires none', 'GET /open', allCredentials, {}],
    ['all of the first alternative', 'GET /either', allCredentials, { 'x-key': 'k', url: '/either?api_key=q' }],
    ['the alternative that is complete', 'GET /either', { key: () => 'k', login }, { authorization: 'Basic YWRhOng=' }],
    [
      'the available ones when no alternative is complete',
      'GET /either',
      { token: () => 't', asked: () => 'q' },
      { url: '/either?api_key=q' },
    ],
    ['by the path template', 'POST /things/{id}', { session: () => 's' }, { cookie: 'sid=s', url: '/things/1' }],
    ['none without credentials', 'GET /other', {}, {}],
  ])('%s', async (_, operation, credentials, expected) => {
    await using server = await startServer((response) => response.writeHead(204).end());
    const client = makeClient<object, Credentials>({ baseUrl: server.url, schemes, choose }, { credentials });
    const [method = '', path = ''] = operation.split(' ');
    await getUntypedCall(client)(method, path, { params: { path: { id: 1 } } });
    const [arrival] = server.requests;
    const { authorization, cookie, 'x-key': key } = arrival?.headers ?? {};
    const received = { url: arrival?.url, authorization, cookie, 'x-key': key };
    expect(JSON.parse(JSON.stringify(received))).toEqual({ url: path, ...expected });
  });

  it('ignores inherited names', async () => {
    await using server = await startServer((response) => response.writeHead(204).end());
    const described = { baseUrl: server.url, schemes: { constructor: asBearer } };
    await getUntypedCall(makeClient<object, Record<string, string>>(described, { credentials: {} }))('GET', '/');
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });

  it('does not read credentials that the operation does not take', async () => {
    await using server = await startServer((response) => response.writeHead(204).end());
    const key = vi.fn(() => 'k');
    const client = makeClient<object, Credentials>({ baseUrl: server.url, schemes, choose }, { credentials: { key } });
    await getUntypedCall(client)('GET', '/other');
    expect(key).not.toHaveBeenCalled();
  });
});

it('sends the current language', async () => {
  await using server = await startServer((response) => response.writeHead(204).end());
  let language = 'fr';
  const call = createCaller(server.url, { language: () => language });
  await call('GET', '/');
  language = 'zh';
  await call('GET', '/');
  expect(server.requests.map(({ headers }) => headers['accept-language'])).toEqual(['fr', 'zh']);
});

it('uses the server of an operation unless the base URL is set', async () => {
  const send = async (request: Request) => Response.json(request.url);
  const wire = { 'POST /files': { baseUrl: 'https://uploads.example' } };
  const described = { baseUrl: 'https://api.example', schemes: {}, wire };
  expect(await unwrap(getUntypedCall(makeClient(described, { send }))('POST', '/files'))).toBe(
    'https://uploads.example/files',
  );
  const options = { send, baseUrl: 'http://localhost/api' };
  expect(await unwrap(getUntypedCall(makeClient(described, options))('POST', '/files'))).toBe(
    'http://localhost/api/files',
  );
});

it('sends requests by the given function instead of fetch', async () => {
  const send = vi.fn(async (request: Request) => Response.json({ to: request.url }));
  const call = createCaller('http://api.invalid/api', { send });
  expect(await unwrap(call('GET', '/home'))).toEqual({ to: 'http://api.invalid/api/home' });
  expect(await unwrap(call('GET', '/home', { fetch: async () => Response.json('once') }))).toBe('once');
});
