import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Handlers } from '#server/core/api/handler.ts';
import type { Config } from '#server/core/config/config.ts';
import { handlers } from '../handlers.ts';
import { startApi } from '#server/testing/start-api.ts';

it('finishes requests in flight when it closes', async () => {
  let reportStart = () => {};
  const started = new Promise<void>((resolve) => (reportStart = resolve));
  const api = await startApi({
    handlers: {
      ...handlers,
      listAlerts: async ({ context: { db } }) => {
        reportStart();
        await db.execute(sql`select pg_sleep(0.3)`);
        return [];
      },
    },
  });
  const address = await api.listen();
  const answer = fetch(`${address}/api/alerts`);
  await started;
  await api.close();
  expect((await answer).status).toBe(200);
  await expect(fetch(`${address}/api/alerts`)).rejects.toThrow();
});

it('serves only API and media when configured', async () => {
  const api = await startApi();
  expect((await api.app.inject('/')).json()).toMatchObject({ status: 404, code: 'not_found' });
  expect((await api.app.inject('/admin')).statusCode).toBe(404);
  expect((await api.app.inject('/api/health')).statusCode).toBe(200);
  await api.close();
});

describe('the address of the caller', () => {
  const readCallerIp = async (trustProxy: Config['trustProxy'], remoteAddress: string, forwarded: string) => {
    let ip = '';
    const listAlerts: Handlers['listAlerts'] = (call) => {
      ip = call.ip;
      return [];
    };
    const api = await startApi({ config: { trustProxy }, handlers: { ...handlers, listAlerts } });
    await api.app.inject({ url: '/api/alerts', remoteAddress, headers: { 'x-forwarded-for': forwarded } });
    await api.close();
    return ip;
  };

  it.each([
    [['loopback'], '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    [['loopback'], '198.51.100.1', '203.0.113.9', '198.51.100.1'],
    [['10.0.0.0/8'], '10.1.2.3', '203.0.113.9', '203.0.113.9'],
    [['10.0.0.0/8'], '10.1.2.3', '1.1.1.1, 203.0.113.9, 10.9.9.9', '203.0.113.9'],
    [1, '198.51.100.1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    [2, '198.51.100.1', '1.1.1.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    [false, '127.0.0.1', '203.0.113.9', '127.0.0.1'],
  ] as const)(
    'with trusted proxies %j, peer %s and X-Forwarded-For %s is %s',
    async (trustProxy, remoteAddress, forwarded, ip) => {
      expect(await readCallerIp(trustProxy, remoteAddress, forwarded)).toBe(ip);
    },
  );
});
