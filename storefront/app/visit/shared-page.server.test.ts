import { describe, expect, it } from 'vitest';
import { findSharedPage } from './shared-page.server.ts';

const SITE = 'https://shop.example';

const find = (path: string, headers: Record<string, string> = {}, { method = 'GET', clientIp = '127.0.0.1' } = {}) =>
  findSharedPage({ method, url: new URL(SITE + path), headers, publicUrl: SITE, clientIp });

const BROWSER = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 Chrome/140 Safari/537.36' };

describe('a page is shared', () => {
  it.each([
    '/',
    '/fr',
    '/vinyl-shop?genre=11',
    '/vinyl-shop/1/vinyl',
    '/vinyl/12/harbour',
    '/fr/vinyl/12/harbour',
    '/artist/4/nova',
    '/fr/qui-sommes-nous',
    '/_root.data',
    '/vinyl-shop.data?_routes=en%3A..%2Fcatalogue%2Flist.route',
  ])('at %s', async (path) => expect(await find(path)).toBeDefined());

  it.each([
    '/cart',
    '/CART/',
    '/fr/cart.data',
    '/payment',
    '/sign',
    '/my-account/orders',
    '/offer/0123456789',
    '/Offer/0123456789',
    '/%6Fffer/0123456789',
    '/quotes/0123456789',
    '/confirm-email/0123456789',
    '/forgot-password',
    '/reset-password/0123456789',
    '/uploads/1/2',
    '/look-preview',
    '/search?search=x',
    '/__manifest?p=/',
    '//vinyl/12',
  ])('not at %s', async (path) => expect(await find(path)).toBeUndefined());

  it('only when requested by GET and HEAD', async () => {
    expect(await find('/', {}, { method: 'HEAD' })).toBeDefined();
    for (const method of ['POST', 'PUT', 'OPTIONS']) expect(await find('/', {}, { method })).toBeUndefined();
  });

  it.each(['token=x', 'as=x', 'cart=aB3dE6gH9k', 'alert-3=1', 'lang=fr; token=x'])(
    'not with the cookie %s',
    async (cookie) => expect(await find('/fr', { cookie })).toBeUndefined(),
  );

  it('with a cart only as data of the page alone', async () => {
    const cookie = 'cart=aB3dE6gH9k';
    expect(await find('/vinyl-shop.data?_routes=en%3Alist', { cookie })).toBeDefined();
    expect(await find('/vinyl-shop.data?_routes=en%3Alist%2Croot', { cookie })).toBeUndefined();
    expect(await find('/vinyl-shop.data', { cookie })).toBeUndefined();
  });

  it.each(['lang=en', 'currency=USD', 'scheme=dark', 'ori=IGO', 'ref=x', 'device=x', 'paid=x', '_ga=x'])(
    'with the cookie %s',
    async (cookie) => expect(await find('/', { cookie })).toBeDefined(),
  );

  it('not when its address sets the currency, or would be another in the language of the visitor', async () => {
    expect(await find('/?currency=USD')).toBeUndefined();
    expect(await find('/', { ...BROWSER, 'accept-language': 'fr' })).toBeUndefined();
  });
});

describe('the key', () => {
  const getKey = async (...request: Parameters<typeof find>) => (await find(...request))?.key;

  it('is independent of tracking, the order of parameters and cookies of other pages', async () => {
    expect(await getKey('/vinyl-shop?type=cd&utm_source=x&genre=11&ori=NL1', { cookie: 'ref=x; paid=7' })).toBe(
      await getKey('/vinyl-shop?genre=11&type=cd'),
    );
  });

  it('differs by address, language, currency, country and colour scheme', async () => {
    const keys = await Promise.all([
      getKey('/'),
      getKey('/?nolayout'),
      getKey('/_root.data'),
      getKey('/', { cookie: 'lang=zh; currency=EUR' }),
      getKey('/', { cookie: 'currency=USD' }),
      getKey('/', { cookie: 'currency=EUR' }, { clientIp: '8.8.8.8' }),
      getKey('/', { cookie: 'scheme=dark' }),
      getKey('/', { cookie: 'scheme=light' }),
    ]);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

it('renders without parameters for tracking', async () => {
  expect(await find('/vinyl/12?utm_source=x')).toMatchObject({ target: '/vinyl/12', isShortened: true });
  expect(await find('/vinyl-shop?page=2')).toMatchObject({ target: '/vinyl-shop?page=2', isShortened: false });
});

it('depends on the stock and sales of its project, and on all sales when sorted by them', async () => {
  expect((await find('/fr/vinyl/12/x'))?.figures).toBe(12);
  expect((await find('/vinyl/12.data'))?.figures).toBe(12);
  expect((await find('/vinyl-shop?sort=popular'))?.figures).toBe('all');
  expect((await find('/vinyl-shop'))?.figures).toBeUndefined();
});

it('sets the cookies of the visitor', async () => {
  const page = await find('/', { ...BROWSER, referer: 'https://www.instagram.com/p/1' });
  expect(page?.cookies.join('\n')).toMatch(/^ori=IGO;.*\nref=https/);
  expect((await find('/', { ...BROWSER, cookie: 'ori=IGO' }))?.cookies).toEqual([]);
  expect((await find('/', { referer: 'https://www.instagram.com/p/1' }))?.cookies).toEqual([]);
});
