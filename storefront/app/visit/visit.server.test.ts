import { describe, expect, it } from 'vitest';
import { USER } from '#storefront/testing/fixtures.ts';
import { openVisit, problemResponse, runMiddleware } from '#storefront/testing/api.ts';

const BROWSER = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 Chrome/140 Safari/537.36' };
const answers = { 'GET /auth/check': { id: 88, data: USER } };

describe('language', () => {
  it.each([
    ['/', {}, 'en'],
    ['/fr/cart', {}, 'fr'],
    ['/', { cookie: 'lang=zh' }, 'zh'],
    ['/', { 'accept-language': 'zh-CN,en;q=0.5' }, 'zh'],
    ['/', { cookie: 'lang=en', 'accept-language': 'zh' }, 'en'],
  ] as const)('at %s with %j is %s', async (path, headers, language) => {
    expect((await openVisit({ path, headers })).visit.language).toBe(language);
  });

  it.each([
    ['/', 'token=t', 'zh', 'fr'],
    ['/', 'token=t; lang=zh; currency=EUR', 'zh', 'fr'],
    ['/fr/cart', 'token=t; lang=en', 'en', 'fr'],
    ['/', 'lang=zh', 'fr', 'zh'],
    ['/fr', 'lang=xx', 'zh', 'zh'],
    ['/fr', '', 'en', 'fr'],
  ])('at %s with the cookies "%s" and a browser in %s is %s', async (path, cookie, browser, language) => {
    const { visit } = await openVisit({ path, answers, headers: { cookie, 'accept-language': browser } });
    expect(visit.language).toBe(language);
  });

  it('redirects to the address in that language', async () => {
    const { response, visit } = await runMiddleware({
      path: '/vinyl-shop',
      headers: { ...BROWSER, 'accept-language': 'fr' },
    });
    expect(response?.status).toBe(302);
    expect(response?.headers.get('location')).toBe('/fr/vinyl-shop');
    expect(visit).toBeUndefined();
  });
});

describe('currency', () => {
  it.each([
    ['/', {}, '127.0.0.1', 'EUR'],
    ['/?currency=usd', {}, '127.0.0.1', 'USD'],
    ['/?currency=xyz', { cookie: 'currency=JPY' }, '127.0.0.1', 'JPY'],
    ['/vinyl/259413/x', {}, '127.0.0.1', 'USD'],
    ['/fr/vinyl/259413', {}, '127.0.0.1', 'USD'],
    ['/artist/259413/nordlys', {}, '127.0.0.1', 'EUR'],
    ['/label/259413', {}, '127.0.0.1', 'EUR'],
    ['/vinyl-shop/259413', {}, '127.0.0.1', 'EUR'],
    ['/', {}, '8.8.8.8', 'USD'],
    ['/', { cookie: 'lang=zh' }, '127.0.0.1', 'CNY'],
    ['/', { cookie: 'token=t' }, '8.8.8.8', 'GBP'],
    ['/', { cookie: 'token=t; currency=JPY; lang=en' }, '8.8.8.8', 'GBP'],
    ['/vinyl/259413/x', { cookie: 'token=t' }, '8.8.8.8', 'GBP'],
    ['/?currency=usd', { cookie: 'token=t; linked-currency=JPY' }, '127.0.0.1', 'USD'],
    ['/', { cookie: 'token=t; linked-currency=JPY' }, '127.0.0.1', 'JPY'],
    ['/', { cookie: 'linked-currency=JPY' }, '127.0.0.1', 'EUR'],
  ] as const)('at %s with %j from %s is %s', async (path, headers, clientIp, currency) => {
    expect((await openVisit({ path, headers, clientIp, answers })).visit.currency).toBe(currency);
  });

  it('is stored when the address has a currency parameter', async () => {
    const { response } = await openVisit({ path: '/?currency=USD' });
    expect(response?.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^currency=USD; .*HttpOnly; Secure/));
  });

  it('is stored for the session only when a signed-in user opens such an address', async () => {
    const { response } = await openVisit({ path: '/?currency=USD', answers, headers: { cookie: 'token=t' } });
    expect(response?.headers.getSetCookie().filter((cookie) => cookie.includes('currency='))).toEqual([
      expect.stringMatching(/^linked-currency=USD; Path/),
    ]);
  });
});

describe('the user', () => {
  it('is loaded once', async () => {
    const { visit, findCalls } = await openVisit({ answers, headers: { cookie: 'token=t; lang=en; currency=EUR' } });
    expect(await visit.user()).toEqual(USER);
    await visit.user();
    expect(findCalls('GET /auth/check')).toHaveLength(1);
    expect(findCalls('GET /auth/check')[0]?.headers.get('authorization')).toBe('Bearer t');
  });

  it('is undefined without a token, with an invalid one and when the check fails', async () => {
    const headers = { cookie: 'token=t; lang=en; currency=EUR' };
    const anonymous = await openVisit({ answers });
    expect(await anonymous.visit.user()).toBeUndefined();
    expect(anonymous.calls).toHaveLength(0);
    expect(await (await openVisit({ answers: { 'GET /auth/check': {} }, headers })).visit.user()).toBeUndefined();
    const broken = { 'GET /auth/check': problemResponse(500, 'internal_error') };
    expect(await (await openVisit({ answers: broken, headers })).visit.user()).toBeUndefined();
  });
});

it('accepts valid cart ids only', async () => {
  expect((await openVisit({ headers: { cookie: 'cart=aB3dE6gH9k' } })).visit.cartId).toBe('aB3dE6gH9k');
  expect((await openVisit({ headers: { cookie: 'cart=../../etc' } })).visit.cartId).toBeUndefined();
});

describe('origin', () => {
  const loadCookies = async (path: string, headers: Record<string, string>) =>
    (await openVisit({ path, headers: { ...BROWSER, ...headers } })).response?.headers.getSetCookie().join('\n');

  it('is stored with the external referrer', async () => {
    const setCookies = await loadCookies('/', { referer: 'https://www.instagram.com/p/1' });
    expect(setCookies).toMatch(/^ori=IGO;/m);
    expect(setCookies).toMatch(/^ref=https%3A%2F%2Fwww\.instagram\.com%2Fp%2F1;/m);
  });

  it('is not changed by internal links', async () => {
    expect(await loadCookies('/cart', { referer: 'https://shop.example/', cookie: 'ori=IGO' })).toBe('');
  });

  it('is set by the query parameter ori', async () =>
    expect(await loadCookies('/?ori=NL12', {})).toMatch(/^ori=NL12;/m));

  it('is not stored by data requests', async () => {
    expect(await loadCookies('/', { accept: '*/*', referer: 'https://www.instagram.com/' })).toBe('');
  });
});

it('forbids shared caching of pages', async () => {
  expect((await openVisit()).response?.headers.get('cache-control')).toBe('private, no-cache');
});
