import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isJsonOperation } from '#domain/storefront-context.ts';
import type { CallInit } from '#generated/client/make-client.ts';
import type { OperationDefinition } from '#generated/definitions.ts';
import { operations } from '#generated/operations.ts';
import type { ProjectList } from '#generated/schemas.ts';
import { createApp } from './app.ts';
import { handlers } from '../handlers.ts';
import { seedReferenceData } from '../seed.ts';
import { MAX_PARAM_LENGTH } from '#server/core/api/call-operation.ts';
import { shapes } from '#server/core/api/description.ts';
import type { ApiRole, Handlers, OperationId } from '#server/core/api/handler.ts';
import { tokens, users } from '#server/core/authentication/accounts.table.ts';
import { hashPassword } from '#server/core/authentication/passwords.ts';
import { connect } from '#server/core/database/database.ts';
import { silentJobs } from '#server/core/jobs/publish.ts';
import { loadDemo } from '#server/testing/load-demo.ts';
import { createBothClients, capturePageApi, readAnswer } from '#server/testing/page-api.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

const NOW = new Date('2026-11-25T10:00:00Z');

let api: TestApi;
const pages = capturePageApi();
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  // a shared answer has an ETag only while the version of the data is certain, see shared-reads.test.ts
  api = await startApi({ config: { serve: 'all', responseCacheMb: 0 }, screens: pages.screens, now: () => NOW });
  await seedReferenceData(api.db);
  await loadDemo(api, { now: NOW, size: { projects: 60, customers: 60, orders: 300 } });
  await api.app.ready();
}, 120_000);
afterAll(() => api.close());

const createCalls = async (role: ApiRole, ip?: string) =>
  createBothClients(pages.get(), {
    token: role === 'visitor' ? undefined : await api.tokenOf(role),
    ...(ip && { ip }),
  });

async function readBothAnswers(role: ApiRole, method: string, path: string, init?: CallInit) {
  const { direct, sent } = await createCalls(role);
  return [await readAnswer(direct, method, path, init), await readAnswer(sent, method, path, init)] as const;
}

type Entry = readonly [id: string, definition: OperationDefinition];
const jsonOperations: readonly Entry[] = Object.entries<OperationDefinition>(operations).filter(([, one]) =>
  isJsonOperation(one),
);

const getParameters = (id: string) => shapes.get(id as OperationId)?.parameters ?? [];

/** Path parameters of a record that may exist, of a missing one, and an invalid text. */
function createPathParams(id: string): Record<string, string>[] {
  const names = getParameters(id).flatMap((one) => (one.in === 'path' ? [one.name] : []));
  if (names.length === 0) return [{}];
  return ['1', '2000000000', '-x%/é?'].map((text) => Object.fromEntries(names.map((name) => [name, text])));
}

/** Statuses of the compared answers. */
const seenStatuses = new Set<number>();

async function expectSame(role: ApiRole, method: string, path: string, init: CallInit): Promise<void> {
  const [direct, sent] = await readBothAnswers(role, method.toUpperCase(), path, init);
  expect(direct).toEqual(sent);
  seenStatuses.add(direct.status);
}

describe('a read has the same answer by call and by route', () => {
  const reads = jsonOperations.filter(([, { method }]) => method === 'get');

  it.each(reads)('%s', async (id, { path, roles = [] }) => {
    const paths = createPathParams(id);
    const [first] = paths;
    const role = roles.includes('admin') ? 'admin' : 'user';
    for (const params of paths) await expectSame(role, 'GET', path, { params: { path: params } });
    await expectSame('visitor', 'GET', path, { params: { path: first } });
    // invalid for every operation
    const query = { limit: 'many', filter: '{', range: '[0,1]', currency: 'XXX', page: -1 };
    await expectSame(role, 'GET', path, { params: { path: first, query } });
  });
});

describe('an invalid write has the same answer by call and by route', () => {
  const writes = jsonOperations.filter(([, { method, body }]) => method !== 'get' && body !== undefined);

  it.each(writes)('%s', async (id, { method, path }) => {
    const init = { params: { path: createPathParams(id).at(1) ?? {} }, body: { nonsense: true } };
    for (const role of ['visitor', 'user', 'admin'] as const) await expectSame(role, method, path, init);
  });
});

it('compares successes and every kind of refusal', () => {
  expect([...seenStatuses].sort()).toEqual([200, 400, 401, 403, 404, 422]);
});

describe('a call', () => {
  it('returns the same described fields as the route', async () => {
    const { direct, sent } = await createCalls('visitor');
    const list = await direct('GET', '/projects', { params: { query: { currency: 'EUR', limit: 5 } } });
    const [first] = (list.data as ProjectList).projects;
    for (const [path, params] of [
      ['/home', { query: { currency: 'JPY' } }],
      ['/projects', { query: { currency: 'EUR', limit: 5 } }],
      ['/projects/{id}', { path: { id: first?.id }, query: { currency: 'USD' } }],
      ['/projects/{id}/more', { path: { id: first?.id }, query: { currency: 'USD' } }],
    ] as const) {
      const answer = await readAnswer(direct, 'GET', path, { params });
      expect(answer).toEqual(await readAnswer(sent, 'GET', path, { params }));
      expect(answer.status).toBe(200);
    }
  });

  it('does not expose cached objects of the server', async () => {
    const { direct } = await createCalls('visitor');
    const read = async () => (await direct('GET', '/categories')).data as { title: string }[];
    const before = structuredClone(await read());
    expect(before.length).toBeGreaterThan(0);
    (await read()).splice(0).forEach((category) => (category.title = 'changed'));
    expect(await read()).toEqual(before);
  });

  it('does not modify the body', async () => {
    const { direct } = await createCalls('visitor');
    const body = Object.freeze({ id: undefined, currency: 'EUR', lang: 'en', items: Object.freeze([]) });
    const { response } = await direct('POST', '/cart/calculate', { body });
    expect(response.status).toBeLessThan(500);
    expect(body).toEqual({ currency: 'EUR', lang: 'en', items: [] });
  });

  it('refuses bodies and parameters that are too long', async () => {
    const body = { email: 'x'.repeat(1_100_000), password: 'x' };
    const path = { id: 'x'.repeat(MAX_PARAM_LENGTH + 1) };
    for (const [direct, sent] of [
      await readBothAnswers('visitor', 'POST', '/auth/login', { body }),
      await readBothAnswers('visitor', 'GET', '/projects/{id}', { params: { path } }),
    ]) {
      expect(direct).toEqual(sent);
      seenStatuses.add(direct.status);
    }
    expect([...seenStatuses].sort()).toEqual(expect.arrayContaining([404, 413]));
  });

  it('refuses keys that would change a prototype', async () => {
    const body: unknown = JSON.parse('{"email":"a@b.cc","__proto__":{"password":"x"}}');
    const [direct, sent] = await readBothAnswers('visitor', 'POST', '/auth/login', { body });
    expect(direct).toEqual(sent);
    expect(direct.status).toBe(400);
  });

  it('counts towards the rate limits of the visitor', async () => {
    const attempts = async (way: 'direct' | 'sent', ip: string) => {
      const call = (await createCalls('visitor', ip))[way];
      const answers = [];
      for (let attempt = 0; attempt < 11; attempt += 1) {
        const body = { email: `${way}@shop.test`, password: 'wrong' };
        answers.push(await readAnswer(call, 'POST', '/auth/login', { body }));
      }
      return answers.map(({ status, error, headers }) => [status, error, headers['retry-after'] !== null]);
    };
    const direct = await attempts('direct', '203.0.113.31');
    expect(direct).toEqual(await attempts('sent', '203.0.113.32'));
    expect(direct.map(([status]) => status)).toEqual([...Array<number>(10).fill(401), 429]);
  });

  it('stores the user agent of the visitor with a session', async () => {
    const body = { email: 'listener@shop.test', password: 'side-b-first' };
    const password_hash = await hashPassword(body.password);
    await api.db.insert(users).values({ email: body.email, name: 'Listener', password_hash });
    for (const call of Object.values(await createCalls('visitor')))
      expect((await readAnswer(call, 'POST', '/auth/login', { body })).status).toBe(200);
    const sessions = await api.db
      .select({ browser: tokens.user_agent })
      .from(tokens)
      .innerJoin(users, eq(users.id, tokens.user_id))
      .where(eq(users.email, body.email));
    expect(sessions).toEqual([{ browser: 'Turntable/33' }, { browser: 'Turntable/33' }]);
  });

  it('uses the route for binary bodies and answers', async () => {
    const { apiFetch, callOperation } = pages.get();
    const visitor = { ip: '203.0.113.7', requestId: 'page-1234', userAgent: undefined };
    await expect(callOperation?.(visitor)('readQuotePdf', { path: { token: 'x' } })).rejects.toThrow(/route/);
    const { direct } = createBothClients({ callOperation, apiFetch });
    const { response } = await direct('GET', '/quotes/{token}/pdf', { params: { path: { token: 'x' } } });
    expect(response.status).toBe(400);
  });
});

describe('a failing server', () => {
  it('responds alike by call and by route when the database, a handler or the answer schema fails', async () => {
    const unreachable = connect({ url: 'postgres://shop:x@127.0.0.1:9/shop' });
    const failingHandlers: Handlers = {
      ...handlers,
      listAlerts: () => {
        throw new Error('secret: the needle jumped');
      },
      listBanners: () => [{ id: 'not a number' }] as never,
    };
    const failingPages = capturePageApi();
    const app = createApp({
      config: { ...api.config, serve: 'all', logLevel: 'info' },
      db: unreachable.db,
      jobs: silentJobs,
      screens: failingPages.screens,
      extensions: { ...api.extensions, handlers: failingHandlers },
      log: { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
    });
    await app.ready();
    const { direct, sent } = createBothClients(failingPages.get());
    const statuses: number[] = [];
    for (const path of ['/genres', '/alerts', '/banners', '/health']) {
      const answer = await readAnswer(direct, 'GET', path);
      expect(answer).toEqual(await readAnswer(sent, 'GET', path));
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([503, 500, 500, 503]);
    const logLines = lines.splice(0).map(({ ms: _ms, time: _time, err: _err, ...line }) => line);
    const alertLines = logLines.filter(({ path }) => path === '/api/alerts');
    expect(alertLines).toHaveLength(2);
    expect(alertLines[0]).toEqual(alertLines[1]);
    const metrics = await app.inject({ url: '/api/metrics', remoteAddress: '127.0.0.1' });
    expect(metrics.body).toMatch(/duration_seconds_count\{method="GET",route="\/api\/alerts",status="500"\} 2/);
    await app.close();
    await unreachable.close();
  });
});
