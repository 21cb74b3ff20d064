import { expect, it } from 'vitest';
import { openVisit, problemResponse } from '#storefront/testing/api.ts';
import { USER } from '#storefront/testing/fixtures.ts';
import { action } from './event.route.ts';

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' };

async function post(
  body: string,
  headers: Record<string, string> = {},
  options: Parameters<typeof openVisit>[0] = {},
): Promise<{ status: number; views: unknown[] }> {
  const answers = { 'POST /user/event': undefined, ...options.answers };
  const { context, findCalls } = await openVisit({ path: '/event', ...options, answers });
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json', ...BROWSER, ...headers } };
  const request = new Request('https://shop.example/event', init);
  const { status } = await action({ request, context, params: {}, url: new URL(request.url), pattern: '/event' });
  return { status, views: findCalls('POST /user/event').map((call) => call.body) };
}

const BODY = '{"url":"/about"}';

it('counts a view', async () =>
  expect(await post(BODY)).toEqual({ status: 204, views: [{ type: 'page_view', url: '/about' }] }));

it.each([
  ['Global Privacy Control', { 'sec-gpc': '1' }],
  ['Do Not Track', { dnt: '1' }],
  ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
])('counts nothing for %s', async (_who, headers) =>
  expect(await post(BODY, headers)).toEqual({ status: 204, views: [] }),
);

it('counts nothing for staff as a customer', async () => {
  const check = { id: USER.id, data: USER, impersonated: { by: 'Ada', until: 2_000_000_000 } };
  const options = { headers: { cookie: 'as=t' }, answers: { 'GET /auth/check': check } };
  expect((await post(BODY, {}, options)).views).toEqual([]);
});

it('hides failures of the count', async () => {
  const answers = { 'POST /user/event': problemResponse(429, 'too_many_requests') };
  expect((await post(BODY, {}, { answers })).status).toBe(204);
});

it.each(['{}', '{"url":7}'])('ignores %s', async (body) => expect((await post(body)).views).toEqual([]));

it('rejects a body that is not JSON', async () =>
  await expect(post('{"url":')).rejects.toMatchObject({ init: { status: 400 } }));
