import { expect, it } from 'vitest';
import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { problemResponse } from '#storefront/testing/api.ts';
import { createApiClient } from './client.ts';
import { loadOptional, loadRequired } from './load.ts';
import { toProblem } from './to-problem.ts';

const client = (answer: () => Response | Promise<Response>, token?: string) =>
  createApiClient({ send: async () => answer(), language: 'fr', token });
const home = (answer: () => Response | Promise<Response>) => client(answer).GET('/home');

it('returns the data of a success', async () => {
  expect(await unwrap(home(() => Response.json({ genres: [] })))).toEqual({ genres: [] });
});

it('returns undefined for an empty response', async () => {
  const call = client(() => new Response(null, { status: 204 })).DELETE('/cart', { params: { query: { id: 'x' } } });
  expect(await unwrap(call)).toBeUndefined();
});

it('throws the API’s problem', async () => {
  const call = unwrap(home(() => problemResponse(409, 'out_of_stock', { detail: 'Only 2 left.' })));
  await expect(call).rejects.toMatchObject({ status: 409, body: { code: 'out_of_stock', detail: 'Only 2 left.' } });
});

it.each<[string, () => Response | Promise<Response>, number, string]>([
  ['what is no problem+json', () => new Response('<h1>Bad gateway', { status: 502 }), 502, 'internal_error'],
  ['what is no JSON', () => new Response('<h1>Welcome', { status: 200 }), 502, 'internal_error'],
  ['no answer', () => Promise.reject(new TypeError('fetch failed')), 503, 'service_unavailable'],
])('has a problem to show for %s', async (_, answer, status, code) => {
  const error: unknown = await unwrap(home(answer)).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(toProblem(error as ApiError)).toMatchObject({ status, code });
});

it('retries reads once and never retries writes', async () => {
  let asked = 0;
  const busy = () => {
    asked += 1;
    return problemResponse(503, 'service_unavailable');
  };
  await loadOptional(home(busy), null);
  expect(asked).toBe(2);
  await loadOptional(client(busy).POST('/auth/logout'), null);
  expect(asked).toBe(3);
});

it.each([
  [500, 500],
  [503, 503],
  [404, 404],
  [403, 404],
  [400, 404],
])('shows an answer of %i as a page of %i (§2.6)', async (status, shown) => {
  await expect(loadRequired(home(() => problemResponse(status, 'x')))).rejects.toMatchObject({
    init: { status: shown },
  });
});

it('returns the fallback for optional data', async () => {
  expect(
    await loadOptional(
      home(() => problemResponse(500, 'x')),
      'nothing',
    ),
  ).toBe('nothing');
});

it('sends language and token', async () => {
  let sent: Request | undefined;
  const send = async (request: Request) => {
    sent = request;
    return Response.json({});
  };
  await createApiClient({ send, language: 'zh', token: 'secret' }).GET('/home');
  expect(sent?.headers.get('accept-language')).toBe('zh');
  expect(sent?.headers.get('authorization')).toBe('Bearer secret');
  expect(new URL(sent?.url ?? '').pathname).toBe('/api/home');
});
