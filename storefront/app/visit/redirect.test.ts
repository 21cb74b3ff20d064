import { describe, expect, it } from 'vitest';
import { action as setPreference } from '../frame/preferences.route.ts';
import { action as signIn, loader as signPage } from '#storefront/accounts/sign.route.tsx';
import { openVisit, runMiddleware } from '#storefront/testing/api.ts';
import { USER } from '#storefront/testing/fixtures.ts';
import { FOREIGN_ADDRESSES } from '#storefront/testing/foreign-addresses.ts';
import { redirectTo, redirectDocumentTo } from './redirect.ts';

const BROWSER = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 Chrome/140 Safari/537.36' };
const answers = {
  'GET /auth/check': { id: USER.id, data: USER },
  'POST /user/lang': USER,
  'POST /auth/login': { token: 't', data: { ...USER, lang: 'en' } },
};
const FOREIGN_TARGETS = FOREIGN_ADDRESSES.filter((target): target is string => typeof target === 'string');

/** The host of a redirect, as a browser resolves it on the sign-in page. */
const getRedirectHost = (response: Response) =>
  new URL(response.headers.get('location') ?? '', 'https://shop.example/sign').hostname;

const createArgs = async (request: Request) => {
  const { context } = await openVisit({ answers, headers: { cookie: 'token=t; lang=en; currency=EUR' } });
  return { request, context, params: {}, url: new URL(request.url), pattern: '/' };
};

const catchRedirect = async (call: Promise<unknown>): Promise<Response> => {
  const response = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(response instanceof Response)) throw new Error('no redirect was thrown');
  return response;
};

describe('a redirect never leaves the shop', () => {
  it.each(FOREIGN_TARGETS)('by redirectTo: %j', (target) => {
    expect(redirectTo(target).headers.get('location')).toBe('/');
    expect(redirectDocumentTo(target, 303).headers.get('location')).toBe('/');
  });

  it.each(FOREIGN_TARGETS)('when a signed-in user opens the sign-in page with %j', async (target) => {
    const address = `https://shop.example/sign?${new URLSearchParams({ redirect: target })}`;
    expect(getRedirectHost(await catchRedirect(signPage(await createArgs(new Request(address)))))).toBe('shop.example');
  });

  it.each(FOREIGN_TARGETS)('after signing in with %j', async (target) => {
    const body = JSON.stringify({ intent: 'sign_in', email: 'a@b.example', password: 'x', redirect: target });
    const headers = { 'content-type': 'application/json' };
    const request = new Request('https://shop.example/sign', { method: 'POST', headers, body });
    const response = await signIn(await createArgs(request));
    expect(response).toBeInstanceOf(Response);
    expect(getRedirectHost(response as Response)).toBe('shop.example');
  });

  it.each(FOREIGN_TARGETS)('after a preference was set with %j', async (target) => {
    const body = new URLSearchParams({ lang: 'en', return_to: target });
    const request = new Request('https://shop.example/preferences', { method: 'POST', body });
    expect(getRedirectHost(await setPreference(await createArgs(request)))).toBe('shop.example');
  });

  it.each(['/fr//evil.example', '/fr///evil.example/x'])('from %s to the visitor’s language', async (path) => {
    const { response } = await runMiddleware({ path, headers: { ...BROWSER, cookie: 'lang=en' } });
    expect(response?.status).toBe(302);
    expect(response && getRedirectHost(response)).toBe('shop.example');
  });

  it('from a path whose dot segments leave /fr', async () => {
    const path = '/fr/%2e%2e//evil.example';
    const { response } = await runMiddleware({ path, headers: { ...BROWSER, cookie: 'lang=en' } });
    expect([response?.status, response?.headers.has('location')]).toEqual([200, false]);
  });
});

it('keeps the requested page', async () => {
  const request = new Request('https://shop.example/sign?redirect=%2Fmy-account%2Forders%3Fpage%3D2');
  const response = await catchRedirect(signPage(await createArgs(request)));
  expect(response.headers.get('location')).toBe('/my-account/orders?page=2');
});
