import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '#generated/schemas.ts';
import { createApp } from '#server/app/http/app.ts';
import { renderPages } from '#server/app/http/storefront.ts';
import { readConfig } from '#server/core/config/config.ts';
import { startApi } from '#server/testing/start-api.ts';
import type { TestApi } from '#server/testing/start-api.ts';

/** Creates a site without database that uses a remote API. */
const createSite = (apiUrl: string) =>
  createApp({
    config: readConfig({ API_URL: apiUrl, LOG_LEVEL: 'silent' }),
    screens: async (pages, options) =>
      renderPages(
        pages,
        async (_request, { apiFetch }) =>
          Response.json(await (await apiFetch(new Request('http://x/api/health'))).json()),
        options,
      ),
  });

let api: TestApi;
let site: ReturnType<typeof createApp>;

beforeAll(async () => {
  api = await startApi();
  site = createSite(await api.listen());
});
afterAll(async () => {
  await site.close();
  await api.close();
});

describe('a site with a remote API', () => {
  it('forwards calls with their credentials, and returns the responses', async () => {
    const headers = { authorization: `Bearer ${await api.tokenOf('team')}` };
    const list = await site.inject({ url: '/api/admin/artists?range=[0,4]', headers });
    expect(list.statusCode).toBe(200);
    expect(list.headers['content-range']).toMatch(/^artists /);
    const created = await site.inject({
      method: 'POST',
      url: '/api/admin/artists',
      headers,
      payload: { name: 'Passed on' },
    });
    expect([created.statusCode, created.headers.etag]).toEqual([201, '"1"']);
  });

  it('forwards problems unchanged, with one request id', async () => {
    const response = await site.inject({
      url: '/api/user/orders',
      headers: { 'x-request-id': 'edge-12345', 'accept-language': 'fr' },
    });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'authentication_required', request_id: 'edge-12345' });
    expect(response.headers['content-language']).toBe('fr');
  });

  it('forwards media', async () => {
    const flag = await site.inject('/assets/images/flags/FR.svg');
    expect([flag.statusCode, flag.headers['content-type']]).toEqual([200, expect.stringContaining('image/svg')]);
  });

  it('calls the remote API from pages', async () => {
    expect((await site.inject('/')).json()).toEqual({ status: 'ok', database: 'ok', disk: 'ok' });
  });

  it('counts failures by visitor, not by site', async () => {
    const login = (ip: string) =>
      site.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress: ip,
        payload: { email: `x${Math.random()}@example.com`, password: 'x' },
      });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 55; attempt += 1) statuses.push((await login('203.0.113.50')).statusCode);
    expect(statuses.at(-1)).toBe(429);
    expect((await login('203.0.113.51')).statusCode).toBe(401);
  });
});

it('responds 503 when the remote API does not answer', async () => {
  const disconnectedSite = createSite('http://127.0.0.1:9/api');
  const response = await disconnectedSite.inject('/api/health');
  expect(response.statusCode).toBe(503);
  expect(response.json<Problem>().code).toBe('service_unavailable');
  await disconnectedSite.close();
});

it('throws without database and API_URL', () => {
  expect(() => createApp({ config: readConfig({ LOG_LEVEL: 'silent' }) })).toThrow(/API_URL/);
});
