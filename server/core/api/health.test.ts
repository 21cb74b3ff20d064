import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '#server/core/database/database.ts';
import { createApp } from '#server/app/http/app.ts';
import { startApi } from '#server/testing/start-api.ts';
import type { TestApi } from '#server/testing/start-api.ts';
import { silentJobs } from '#server/core/jobs/publish.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('without its database', () => {
  it('responds 503 to health checks and calls', async () => {
    const unreachable = connect({ url: 'postgres://shop:x@127.0.0.1:9/shop' });
    const app = createApp({ config: api.config, db: unreachable.db, jobs: silentJobs });
    const health = await app.inject('/api/health');
    expect(health.statusCode).toBe(503);
    expect(health.json()).toEqual({ status: 'degraded', database: 'unreachable', disk: 'ok' });
    const call = await app.inject('/api/alerts');
    expect([call.statusCode, call.json().code, call.headers['retry-after']]).toEqual([503, 'service_unavailable', '5']);
    await app.close();
    await unreachable.close();
  });
});

describe('without its data folder', () => {
  it('responds 503 although the database is reachable', async () => {
    const config = { ...api.config, dataDir: join(api.config.dataDir, 'nowhere') };
    const app = createApp({ config, db: api.db, jobs: silentJobs });
    await app.ready();
    await rm(config.dataDir, { recursive: true, force: true });
    const health = await app.inject('/api/health');
    expect(health.statusCode).toBe(503);
    expect(health.json()).toEqual({ status: 'degraded', database: 'ok', disk: 'not_writable' });
    await app.close();
  });
});

describe('metrics', () => {
  const read = (options: { remoteAddress: string; headers?: Record<string, string> }) =>
    api.app.inject({ url: '/api/metrics', ...options });
  const createHeaders = async (role: 'team' | 'user') => ({ authorization: `Bearer ${await api.tokenOf(role)}` });

  it.each(['127.0.0.1', '::1'])('are available on loopback (%s)', async (remoteAddress) => {
    await api.app.inject('/api/health');
    const { statusCode, body } = await read({ remoteAddress });
    expect(statusCode).toBe(200);
    expect(body).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/api\/health",status="200"\} \d+/);
    expect(body).toContain('process_resident_memory_bytes');
  });

  it('are available to staff from other addresses', async () => {
    expect((await read({ remoteAddress: '203.0.113.9', headers: await createHeaders('team') })).statusCode).toBe(200);
  });

  it('are refused to visitors and customers from other addresses', async () => {
    expect((await read({ remoteAddress: '203.0.113.9' })).statusCode).toBe(401);
    expect((await read({ remoteAddress: '203.0.113.9', headers: await createHeaders('user') })).statusCode).toBe(403);
  });

  it('are refused to requests forwarded by a local proxy', async () => {
    expect((await read({ remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.9' } })).statusCode).toBe(
      401,
    );
  });
});
