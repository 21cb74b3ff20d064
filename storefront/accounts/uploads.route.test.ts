import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { storefrontContext } from '#storefront/app/visit/context.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { openVisit, problemResponse } from '#storefront/testing/api.ts';
import { action, loader } from './uploads.route.ts';

const ID = '4f0c7a2be19d4c5a8f6103bd72e4c891';

/** Forwards a request to an API that returns `answer`. Returns the response and the first API call. */
async function forward(method: string, params: Record<string, string>, body?: string, answer = new Response()) {
  const calls: { request: Request; text: string }[] = [];
  const apiFetch = async (request: Request) => {
    calls.push({ request, text: await request.text() });
    return answer;
  };
  const { visit } = await openVisit({ headers: { cookie: 'token=secret; lang=fr; currency=EUR', accept: '*/*' } });
  const context = new RouterContextProvider();
  context.set(storefrontContext, { apiFetch, nonce: '', publicUrl: 'https://shop.example', clientIp: '127.0.0.1' });
  context.set(visitContext, visit);
  const request = new Request('https://shop.example/uploads', {
    method,
    ...(body !== undefined && { body, headers: { 'content-type': 'application/octet-stream', 'x-other': '1' } }),
  });
  const args = { request, context, params, url: new URL(request.url), pattern: '/uploads' };
  const response = await (method === 'GET' ? loader : action)(args);
  return { response, call: calls[0] };
}

it('forwards a part with the HttpOnly token and returns its ETag', async () => {
  const answer = new Response(null, { status: 204, headers: { etag: '"9e1"', 'x-inside': '1' } });
  const { response, call } = await forward('PUT', { upload: ID, step: 'parts', number: '2' }, 'bytes', answer);
  expect(call?.request.method).toBe('PUT');
  expect(new URL(call?.request.url ?? '').pathname).toBe(`/api/uploads/${ID}/parts/2`);
  expect(call?.text).toBe('bytes');
  expect([...(call?.request.headers ?? [])]).toEqual([
    ['accept-language', 'fr'],
    ['authorization', 'Bearer secret'],
    ['content-type', 'application/octet-stream'],
  ]);
  expect(response.status).toBe(204);
  expect([...response.headers]).toEqual([['etag', '"9e1"']]);
});

it('returns errors unchanged', async () => {
  const answer = problemResponse(404, 'not_found');
  const { response } = await forward('GET', { upload: ID, step: 'parts' }, undefined, answer);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not_found' });
});

it.each(['..', '../admin/user', '%2e%2e', 'x/y'])('does not reach other paths of the API: %s', async (upload) => {
  const { response, call } = await forward('GET', { upload, step: 'user', number: '1' });
  expect([response.status, call]).toEqual([404, undefined]);
});
