import { expect, it } from 'vitest';
import { problem } from '../testing/api.ts';
import { ApiError } from './api-error.ts';
import { apiClient } from './client.ts';
import { optional, page, unwrap } from './unwrap.ts';

const client = (answer: () => Response | Promise<Response>, token?: string) =>
  apiClient({ send: async () => answer(), language: 'fr', token });
const home = (answer: () => Response | Promise<Response>) => client(answer).GET('/home');

it('gives the data of a success', async () => {
  expect(await unwrap(home(() => Response.json({ genres: [] })))).toEqual({ genres: [] });
});

it('gives undefined for an answer without a body', async () => {
  const call = client(() => new Response(null, { status: 204 })).DELETE('/cart', { params: { query: { id: 'x' } } });
  expect(await unwrap(call)).toBeUndefined();
});

it('throws the problem the API explains', async () => {
  const call = unwrap(home(() => problem(409, 'out_of_stock', { detail: 'Only 2 left.' })));
  await expect(call).rejects.toMatchObject({ status: 409, problem: { code: 'out_of_stock', detail: 'Only 2 left.' } });
});

it('throws an error of the family for what is no problem+json', async () => {
  await expect(unwrap(home(() => new Response('<h1>Bad gateway', { status: 502 })))).rejects.toMatchObject({
    status: 502,
    problem: { code: 'internal_error' },
  });
});

it('throws an error of the family when no answer comes', async () => {
  const call = unwrap(home(() => Promise.reject(new TypeError('fetch failed'))));
  await expect(call).rejects.toBeInstanceOf(ApiError);
  await expect(call).rejects.toMatchObject({ status: 503, problem: { code: 'service_unavailable' } });
});

it.each([
  [500, 500],
  [503, 503],
  [404, 404],
  [403, 404],
  [400, 404],
])('shows an answer of %i as a page of %i (§2.6)', async (status, shown) => {
  await expect(page(home(() => problem(status, 'x')))).rejects.toMatchObject({ init: { status: shown } });
});

it('goes on without what is optional', async () => {
  expect(
    await optional(
      home(() => problem(500, 'x')),
      'nothing',
    ),
  ).toBe('nothing');
});

it('sends language and token along', async () => {
  let sent: Request | undefined;
  const send = async (request: Request) => {
    sent = request;
    return Response.json({});
  };
  await apiClient({ send, language: 'zh', token: 'secret' }).GET('/home');
  expect(sent?.headers.get('accept-language')).toBe('zh');
  expect(sent?.headers.get('authorization')).toBe('Bearer secret');
  expect(new URL(sent?.url ?? '').pathname).toBe('/api/home');
});
