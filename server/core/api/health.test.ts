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
  it('responds 503 for the load balancer, and takes no call', async () => {
    const nowhere = connect({ url: 'postgres://shop:x@127.0.0.1:9/shop' });
    const app = createApp({ config: api.config, db: nowhere.db, jobs: silentJobs });
    const health = await app.inject('/api/health');
    expect(health.statusCode).toBe(503);
    expect(health.json()).toEqual({ status: 'degraded', database: 'unreachable', disk: 'ok' });
    const call = await app.inject('/api/alerts');
    expect([call.statusCode, call.json().code, call.headers['retry-after']]).toEqual([503, 'service_unavailable', '5']);
    await app.close();
    await nowhere.close();
  });
});

describe('without a place to keep files', () => {
  it('responds 503 although the database answers', async () => {
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
  const signedIn = async (role: 'team' | 'user') => ({ authorization: `Bearer ${await api.tokenOf(role)}` });

  it.each(['127.0.0.1', '::1'])('are for this machine (%s)', async (remoteAddress) => {
    await api.app.inject('/api/health');
    const { statusCode, body } = await read({ remoteAddress });
    expect(statusCode).toBe(200);
    expect(body).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/api\/health",status="200"\} \d+/);
    expect(body).toContain('process_resident_memory_bytes');
  });

  it('are for staff from elsewhere', async () => {
    expect((await read({ remoteAddress: '203.0.113.9', headers: await signedIn('team') })).statusCode).toBe(200);
  });

  it('are refused to others', async () => {
    expect((await read({ remoteAddress: '203.0.113.9' })).statusCode).toBe(401);
    expect((await read({ remoteAddress: '203.0.113.9', headers: await signedIn('user') })).statusCode).toBe(403);
  });

  it('are not for who comes through a proxy on this machine', async () => {
    expect((await read({ remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.9' } })).statusCode).toBe(
      401,
    );
  });
});
