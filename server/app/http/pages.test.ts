import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StorefrontContext } from '#domain/storefront-context.ts';
import { adminPages } from './admin.ts';
import { renderPages, toRequestUrl } from './storefront.ts';
import { createPageHeaders } from '#server/core/http/security.ts';
import { composeMail } from '#server/core/mail/compose-mail.ts';
import { startApi } from '#server/testing/start-api.ts';
import type { TestApi } from '#server/testing/start-api.ts';

const INDEX =
  '<!doctype html><html><head><script type="module" src="/admin/assets/main-1a2b.js"></script></head><body></body></html>';
let api: TestApi;
let root: string;

/** A minimal storefront that renders its input. */
async function storefront(request: Request, { apiFetch, ...context }: StorefrontContext): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/breaks') throw new Error('secret: the needle jumped');
  if (pathname === '/form')
    return Response.json({ type: request.headers.get('content-type'), text: await request.text() });
  if (pathname === '/old') return new Response(null, { status: 302, headers: { location: '/new' } });
  const [health, refusal] = await Promise.all([
    apiFetch(new Request('http://anywhere/api/health')),
    apiFetch(new Request('http://anywhere/api/user/orders')),
  ]);
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  headers.append('set-cookie', 'lang=fr; Path=/');
  headers.append('set-cookie', 'cart=abc; Path=/');
  const content = { ...context, health: await health.json(), refused: refusal.status };
  return new Response(`<script nonce="${context.nonce}">${JSON.stringify(content)}</script>`, {
    status: pathname === '/gone' ? 404 : 200,
    headers,
  });
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'groove-house-admin-'));
  await mkdir(`${root}/assets`);
  await writeFile(`${root}/index.html`, INDEX);
  await writeFile(`${root}/assets/main-1a2b.js`, 'export {};');
  await writeFile(`${root}/assets/main-1a2b.js.br`, brotliCompressSync('export {};'));
  api = await startApi({
    config: { serve: 'all' },
    screens: async (app, options) => {
      await app.register(adminPages, { root });
      renderPages(app, storefront, options);
    },
  });
});
afterAll(async () => {
  await api.close();
  await rm(root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });
const parseDirectives = (policy: unknown) =>
  new Map(
    String(policy)
      .split(';')
      .map((part): [string, string] => {
        const [name = '', ...values] = part.trim().split(' ');
        return [name, values.join(' ')];
      }),
  );

describe('the Sheraf entry', () => {
  it('redirects to the back office when no address is set', async () => {
    expect((await get('/sheraf')).headers.location).toBe('/admin/sheraf');
  });

  it('redirects to the configured address', async () => {
    const configuredApi = await startApi({
      config: { serve: 'all', sherafUrl: 'https://sheraf.example/' },
      screens: async () => undefined,
    });
    const { headers } = await configuredApi.app.inject({ url: '/sheraf' });
    await configuredApi.close();
    expect(headers.location).toBe('https://sheraf.example/');
  });
});

describe('the address of a request', () => {
  it.each([
    ['/cart?a=1', '/cart?a=1'],
    ['//evil.example/x', '//evil.example/x'],
    ['/\\\\evil.example', '///evil.example'],
    ['http://evil.example/x', '/x'],
    ['http://evil.example', '/'],
    ['*', '/'],
  ])('of %s is on the shop’s host', (target, path) => {
    const { host, pathname, search } = toRequestUrl(target, 'https://shop.example');
    expect([host, pathname + search]).toEqual(['shop.example', path]);
  });

  it.each(['[', 'a b', 'a@b', '%', 'x:99999'])('responds 200 with the invalid host %j', async (host) => {
    expect((await get('/', { host })).statusCode).toBe(200);
  });
});

describe('a page', () => {
  it('allows only scripts and styles with the nonce of the response', async () => {
    const [first, second] = [await get('/'), await get('/')];
    const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1];
    const policy = parseDirectives(first.headers['content-security-policy']);
    expect(policy.get('script-src')).toBe(`'self' 'nonce-${nonce}'`);
    expect(policy.get('style-src')).toBe(`'self' 'nonce-${nonce}'`);
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'self'");
    expect(second.body).not.toContain(nonce);
  });

  it('allows the style sheet of mails only in the back office', async () => {
    const { html } = await composeMail(() => ({ template: 'sign_up', name: null, blocks: [] }), 'en', {
      publicUrl: '',
    });
    const styles = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? '';
    const hash = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;
    const readPolicy = async (path: string) => parseDirectives((await get(path)).headers['content-security-policy']);
    expect((await readPolicy('/admin')).get('style-src')).toContain(hash);
    expect((await readPolicy('/')).get('style-src')).not.toContain('sha256');
  });

  it('has the other security headers', async () => {
    const { headers } = await get('/');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it.each(['/widget', '/player?id=1', '/fr/player'])('can be framed by any site at %s', async (url) => {
    const { headers } = await get(url);
    expect(parseDirectives(headers['content-security-policy']).get('frame-ancestors')).toBe('*');
    expect(headers['x-frame-options']).toBeUndefined();
  });

  it.each(['/', '/widgets', '/shop/widget', '/admin/player'])(
    'can be framed only by the same origin at %s',
    async (url) => {
      const { headers } = await get(url);
      expect(parseDirectives(headers['content-security-policy']).get('frame-ancestors')).toBe("'self'");
      expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    },
  );

  it.each(['/admin/looks/4', '/'])('at %s can frame pages of the same origin, and videos', async (url) => {
    const frames = parseDirectives((await get(url)).headers['content-security-policy']).get('frame-src');
    expect(frames).toBe("'self' https://www.youtube-nocookie.com");
  });

  it('can load the form of Stripe once it is configured, and nothing of it before', async () => {
    expect((await get('/')).headers['content-security-policy']).not.toContain('stripe.com');
    const stripe = { secretKey: 'sk_test_a', publishableKey: 'pk_test_a', webhookSecret: 'whsec_a' };
    const headers = createPageHeaders({ ...api.config, stripe }).contentSecurityPolicy;
    const { scriptSrc, connectSrc, frameSrc } = (headers && headers !== true && headers.directives) || {};
    expect(scriptSrc).toEqual(expect.arrayContaining(["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com']));
    expect(connectSrc).toEqual(["'self'", 'https://api.stripe.com']);
    expect(frameSrc).toEqual(expect.arrayContaining(['https://js.stripe.com', 'https://hooks.stripe.com']));
  });

  it('keeps status, redirects and all cookies of the storefront', async () => {
    expect((await get('/gone')).statusCode).toBe(404);
    const redirect = await get('/old');
    expect([redirect.statusCode, redirect.headers.location]).toEqual([302, '/new']);
    expect((await get('/')).headers['set-cookie']).toEqual(['lang=fr; Path=/', 'cart=abc; Path=/']);
  });

  it('calls the API of this process with the address of the visitor', async () => {
    const { body } = await api.app.inject({ url: '/', remoteAddress: '203.0.113.9' });
    expect(body).toContain('"clientIp":"203.0.113.9"');
    expect(body).toContain('"health":{"status":"ok","database":"ok","disk":"ok"}');
    expect(body).toContain('"refused":401');
  });

  it('receives the body of a form unchanged', async () => {
    const type = 'application/x-www-form-urlencoded';
    const { body } = await api.app.inject({
      method: 'POST',
      url: '/form',
      headers: { 'content-type': type },
      payload: 'a=1&b=%C3%A9',
    });
    expect(JSON.parse(body)).toEqual({ type, text: 'a=1&b=%C3%A9' });
  });

  it('responds with the request id and no internals when rendering fails', async () => {
    const { statusCode, body, headers } = await get('/breaks', { 'accept-language': 'fr' });
    expect(statusCode).toBe(500);
    expect(body).toContain(String(headers['x-request-id']));
    expect(body).not.toContain('needle');
  });

  it('uses the Host header as public URL on localhost', async () => {
    expect((await get('/', { host: 'localhost:3000' })).body).toContain('"publicUrl":"http://localhost:3000"');
  });
});

describe('the back office', () => {
  it.each(['/admin', '/admin/', '/admin/orders/12/show'])('serves one page with the nonce at %s', async (url) => {
    const { body, headers } = await get(url);
    const nonce = /<script nonce="([^"]+)" type="module"/.exec(body)?.[1];
    expect(parseDirectives(headers['content-security-policy']).get('script-src')).toContain(`'nonce-${nonce}'`);
    expect(body).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('serves built assets as immutable', async () => {
    const { statusCode, headers } = await get('/admin/assets/main-1a2b.js');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('sends the compressed copy of an asset to browsers that accept it', async () => {
    const { rawPayload, headers } = await get('/admin/assets/main-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
    });
    expect(headers.vary).toContain('accept-encoding');
    expect(brotliDecompressSync(rawPayload).toString()).toBe('export {};');
  });
});

describe('data', () => {
  it.each(['/api/health', '/api/nowhere', '/api/openapi.json', '/storage/nothing.json'])(
    'cannot be rendered as a page: %s',
    async (url) => {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
    },
  );

  it('of operations is not stored in caches', async () => {
    expect((await get('/api/health')).headers['cache-control']).toBe('no-store');
    expect((await get('/api/docs/api-reference.css')).headers['cache-control']).toContain('max-age=3600');
  });

  it('is compressed above the minimum size', async () => {
    const compressed = await get('/api/openapi.json', { 'accept-encoding': 'br' });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect((await get('/api/health', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  });
});

it('sends HSTS when the public URL is https', async () => {
  const secureApi = await startApi({
    config: { serve: 'all', publicUrl: 'https://shop.example' },
    screens: async (app, options) => renderPages(app, storefront, options),
  });
  for (const url of ['/', '/api/health']) {
    const { headers } = await secureApi.app.inject(url);
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}; includeSubDomains$/);
  }
  expect((await secureApi.app.inject({ url: '/', headers: { host: 'evil.example' } })).body).toContain(
    '"publicUrl":"https://shop.example"',
  );
  await secureApi.close();
});

describe('files', () => {
  const LIMIT = 8 * 1_048_576 + 65_536;
  const postForm = (type: string, payload: Buffer | Readable, url = '/form') =>
    api.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

  it('reach the storefront above the limit of other forms', async () => {
    const answer = await postForm('multipart/form-data; boundary=x', Buffer.alloc(LIMIT, 'a'));
    expect(answer.json().text).toHaveLength(LIMIT);
    expect((await postForm('application/octet-stream', Buffer.from('part'))).json().text).toBe('part');
    expect((await postForm('application/x-www-form-urlencoded', Buffer.alloc(1_100_000, 'a'))).statusCode).toBe(413);
  });

  it('get 413 when they are too large or have no Content-Length', async () => {
    expect((await postForm('multipart/form-data; boundary=x', Buffer.alloc(LIMIT + 1))).statusCode).toBe(413);
    expect((await postForm('application/octet-stream', Buffer.alloc(5_242_881))).statusCode).toBe(413);
    expect((await postForm('application/octet-stream', Readable.from([Buffer.alloc(9)]))).statusCode).toBe(413);
  });
});
