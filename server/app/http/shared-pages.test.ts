import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { PageRequest, SharedPage, StorefrontContext } from '#domain/storefront-context.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { renderPages } from './storefront.ts';

let api: TestApi;
let renderCount = 0;
/** Time for the first connection that listens. */
const SLOW = { timeout: 20_000, interval: 50 };

/** Renders its input with a count. */
async function handle(request: Request, { nonce, preferences }: StorefrontContext): Promise<Response> {
  renderCount += 1;
  const { pathname, search } = new URL(request.url);
  const headers = { 'content-type': 'text/html', 'set-cookie': 'secret=1' };
  if (pathname === '/gone') return new Response('gone', { status: 404, headers });
  if (pathname === '/old') return new Response(null, { status: 301, headers: { location: `/new${search}` } });
  const seen = { count: renderCount, search, headers: Object.fromEntries(request.headers), preferences };
  return new Response(`<script nonce="${nonce}">${JSON.stringify(seen)}</script>`, { headers });
}

const PREFERENCES = { language: 'en', currency: 'EUR', country: undefined, scheme: undefined } as const;

/** Shares pages of visitors without a token. */
async function findSharedPage({ url, headers }: PageRequest): Promise<SharedPage | undefined> {
  if (headers.cookie?.includes('token')) return undefined;
  return {
    key: url.pathname,
    target: url.pathname,
    preferences: PREFERENCES,
    figures: undefined,
    isShortened: url.search !== '',
    cookies: [`ori=${url.searchParams.get('ori')}`],
  };
}

beforeAll(async () => {
  api = await startApi({
    config: { serve: 'all' },
    screens: async (app, options) => renderPages(app, handle, { ...options, findSharedPage }),
  });
  await vi.waitFor(async () => expect((await get('/')).headers['etag']).toBeDefined(), SLOW);
});
afterAll(() => api.close());
beforeEach(() => void (renderCount = 0));

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });
const change = () => api.db.execute(sql`select pg_notify('public_data', 'all')`);

it('is rendered once for all visitors, without cookies and headers of any', async () => {
  await change();
  const first = await get('/shop', { cookie: 'ori=x', referer: 'https://elsewhere.example/' });
  const second = await get('/shop?ori=NL1');
  expect(second.body).toBe(first.body);
  expect(renderCount).toBe(1);
  const seen = JSON.parse(/>(.*)<\/script>/.exec(first.body)?.[1] ?? '') as object;
  expect(seen).toEqual({ count: 1, search: '', headers: {}, preferences: JSON.parse(JSON.stringify(PREFERENCES)) });
});

it('has the cookies of the visitor, and none of the rendered page', async () => {
  expect((await get('/shop?ori=NL1')).headers['set-cookie']).toEqual(['ori=NL1']);
  expect((await get('/shop?ori=NL2')).headers['set-cookie']).toEqual(['ori=NL2']);
});

it('allows its scripts by hash and has no nonce', async () => {
  const { body, headers } = await get('/shop');
  expect(body).toContain('<script nonce="">');
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/=]+';style-src 'self' 'sha256-/);
  expect(headers['content-security-policy']).not.toContain('nonce-');
});

it('is not sent again to a visitor who has it', async () => {
  const { headers } = await get('/shop');
  const repeated = await get('/shop', { 'if-none-match': String(headers['etag']) });
  expect([repeated.statusCode, repeated.body]).toEqual([304, '']);
  expect(repeated.headers['content-security-policy']).toBe(headers['content-security-policy']);
});

it('is rendered again after a change, and for an account in each request', async () => {
  await get('/shop');
  await change();
  await get('/shop');
  expect(renderCount).toBe(1);
  const own = await get('/shop', { cookie: 'token=x' });
  await get('/shop', { cookie: 'token=x' });
  expect(renderCount).toBe(3);
  expect(own.body).toMatch(/<script nonce="[^"]+">/);
  expect(own.headers['etag']).toBeUndefined();
});

it('answers HEAD without a body, and GET from the same page', async () => {
  await change();
  const head = await api.app.inject({ method: 'HEAD', url: '/shop' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect((await get('/shop')).headers['etag']).toBe(head.headers['etag']);
  expect(renderCount).toBe(1);
});

it('keeps neither missing pages nor redirects, which keep the parameters of the request', async () => {
  expect((await get('/gone')).statusCode).toBe(404);
  expect((await get('/gone')).headers['etag']).toBeUndefined();
  expect(renderCount).toBe(2);
  expect((await get('/old')).headers.location).toBe('/new');
  expect((await get('/old?ori=NL1')).headers.location).toBe('/new?ori=NL1');
});

it('is that of the site: the own host of a shop has other pages', async () => {
  await change();
  await get('/shop');
  const own = await get('/shop', { host: 'records.example' });
  expect(own.headers['etag']).toBeUndefined();
  expect(renderCount).toBe(2);
});
