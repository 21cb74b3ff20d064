import { expect, it } from 'vitest';
import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { problemResponse } from '#storefront/testing/api.ts';
import { createApiClient } from './client.ts';
import { loadOptional, loadRequired } from './load.ts';
import { toProblem } from './to-problem.ts';

const client = (answer: () => Response | Promise<Response>, token?: string) =>
  createApiClient({ send: async () => answer(), language: 'fr', token });
const getHome = (answer: () => Response | Promise<Response>) => client(answer).GET('/home');

it('returns the data of a success', async () => {
  expect(await unwrap(getHome(() => Response.json({ genres: [] })))).toEqual({ genres: [] });
});

it('returns undefined for an empty response', async () => {
  const call = client(() => new Response(null, { status: 204 })).DELETE('/cart', { params: { query: { id: 'x' } } });
  expect(await unwrap(call)).toBeUndefined();
});

it('throws the API’s problem', async () => {
  const call = unwrap(getHome(() => problemResponse(409, 'out_of_stock', { detail: 'Only 2 left.' })));
  await expect(call).rejects.toMatchObject({ status: 409, body: { code: 'out_of_stock', detail: 'Only 2 left.' } });
});

it.each<[string, () => Response | Promise<Response>, number, string]>([
  ['a body that is not problem+json', () => new Response('<h1>Bad gateway', { status: 502 }), 502, 'internal_error'],
  ['a success that is not JSON', () => new Response('<h1>Welcome', { status: 200 }), 502, 'internal_error'],
  ['no response', () => Promise.reject(new TypeError('fetch failed')), 503, 'service_unavailable'],
])('converts %s to a problem', async (_, answer, status, code) => {
  const error: unknown = await unwrap(getHome(answer)).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(toProblem(error as ApiError)).toMatchObject({ status, code });
});

it('retries reads once and never retries writes', async () => {
  let attempts = 0;
  const busy = () => {
    attempts += 1;
    return problemResponse(503, 'service_unavailable');
  };
  await loadOptional(getHome(busy), null);
  expect(attempts).toBe(2);
  await loadOptional(client(busy).POST('/auth/logout'), null);
  expect(attempts).toBe(3);
});

it.each([
  [500, 500],
  [503, 503],
  [404, 404],
  [403, 404],
  [400, 404],
])('shows status %i of the API as a page with status %i (§2.6)', async (status, pageStatus) => {
  await expect(loadRequired(getHome(() => problemResponse(status, 'x')))).rejects.toMatchObject({
    init: { status: pageStatus },
  });
});

it('returns the fallback for optional data', async () => {
  expect(
    await loadOptional(
      getHome(() => problemResponse(500, 'x')),
      'nothing',
    ),
  ).toBe('nothing');
});

it('sends language and token', async () => {
  let sentRequest: Request | undefined;
  const send = async (request: Request) => {
    sentRequest = request;
    return Response.json({});
  };
  await createApiClient({ send, language: 'zh', token: 'secret' }).GET('/home');
  expect(sentRequest?.headers.get('accept-language')).toBe('zh');
  expect(sentRequest?.headers.get('authorization')).toBe('Bearer secret');
  expect(new URL(sentRequest?.url ?? '').pathname).toBe('/api/home');
});
