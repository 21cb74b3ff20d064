import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isJsonOperation } from '#domain/storefront-context.ts';
import type { AnyCall, CallInit } from '#generated/client/make-client.ts';
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
import { bothWays, keepPageApi } from '#server/testing/page-api.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

const NOW = new Date('2026-11-25T10:00:00Z');

let api: TestApi;
const pages = keepPageApi();
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  api = await startApi({ config: { serve: 'all' }, screens: pages.screens, now: () => NOW });
  await seedReferenceData(api.db);
  await loadDemo(api, { now: NOW, size: { projects: 60, customers: 60, orders: 300 } });
  await api.app.ready();
}, 120_000);
afterAll(() => api.close());

const callsOf = async (role: ApiRole, ip?: string) =>
  bothWays(pages.get(), { token: role === 'visitor' ? undefined : await api.tokenOf(role), ...(ip && { ip }) });

/** An answer as pages receive it. */
async function answerOf(call: AnyCall, method: string, path: string, init?: CallInit) {
  const { data, error, response } = await call(method, path, init);
  const shown = ['retry-after', 'content-language', 'www-authenticate', 'etag', 'content-range'];
  return {
    status: response.status,
    data,
    error,
    headers: Object.fromEntries(shown.map((name) => [name, response.headers.get(name)])),
  };
}

async function bothAnswers(role: ApiRole, method: string, path: string, init?: CallInit) {
  const { direct, sent } = await callsOf(role);
  return [await answerOf(direct, method, path, init), await answerOf(sent, method, path, init)] as const;
}

type Entry = readonly [id: string, definition: OperationDefinition];
const all: readonly Entry[] = Object.entries<OperationDefinition>(operations).filter(([, one]) => isJsonOperation(one));

const parametersOf = (id: string) => shapes.get(id as OperationId)?.parameters ?? [];

/** Path parameters: of a record that may be there, of one that is not, and what is no parameter at all. */
function pathsOf(id: string): Record<string, string>[] {
  const names = parametersOf(id).flatMap((one) => (one.in === 'path' ? [one.name] : []));
  if (names.length === 0) return [{}];
  return ['1', '2000000000', '-x%/é?'].map((text) => Object.fromEntries(names.map((name) => [name, text])));
}

/** Statuses that both ways have given. */
const seen = new Set<number>();

async function expectSame(role: ApiRole, method: string, path: string, init: CallInit): Promise<void> {
  const [direct, sent] = await bothAnswers(role, method.toUpperCase(), path, init);
  expect(direct).toEqual(sent);
  seen.add(direct.status);
}

describe('a read answers alike by the call and by the route', () => {
  const reads = all.filter(([, { method }]) => method === 'get');

  it.each(reads)('%s', async (id, { path, roles = [] }) => {
    const paths = pathsOf(id);
    const [first] = paths;
    const role = roles.includes('admin') ? 'admin' : 'user';
    for (const params of paths) await expectSame(role, 'GET', path, { params: { path: params } });
    await expectSame('visitor', 'GET', path, { params: { path: first } });
    // no operation takes these values
    const query = { limit: 'many', filter: '{', range: '[0,1]', currency: 'XXX', page: -1 };
    await expectSame(role, 'GET', path, { params: { path: first, query } });
  });
});

describe('a write is refused alike by the call and by the route', () => {
  const writes = all.filter(([, { method, body }]) => method !== 'get' && body !== undefined);

  it.each(writes)('%s', async (id, { method, path }) => {
    const init = { params: { path: pathsOf(id).at(1) ?? {} }, body: { nonsense: true } };
    for (const role of ['visitor', 'user', 'admin'] as const) await expectSame(role, method, path, init);
  });
});

it('has compared successes and each kind of refusal', () => {
  expect([...seen].sort()).toEqual([200, 400, 401, 403, 404, 422]);
});

describe('a call', () => {
  it('cuts and copies what pages show', async () => {
    const { direct, sent } = await callsOf('visitor');
    const list = await direct('GET', '/projects', { params: { query: { currency: 'EUR', limit: 5 } } });
    const [first] = (list.data as ProjectList).projects;
    for (const [path, params] of [
      ['/home', { query: { currency: 'JPY' } }],
      ['/projects', { query: { currency: 'EUR', limit: 5 } }],
      ['/projects/{id}', { path: { id: first?.id }, query: { currency: 'USD' } }],
      ['/projects/{id}/more', { path: { id: first?.id }, query: { currency: 'USD' } }],
    ] as const) {
      const answer = await answerOf(direct, 'GET', path, { params });
      expect(answer).toEqual(await answerOf(sent, 'GET', path, { params }));
      expect(answer.status).toBe(200);
    }
  });

  it('leaves the cached objects of the server alone', async () => {
    const { direct } = await callsOf('visitor');
    const read = async () => (await direct('GET', '/categories')).data as { title: string }[];
    const before = structuredClone(await read());
    expect(before.length).toBeGreaterThan(0);
    (await read()).splice(0).forEach((category) => (category.title = 'changed'));
    expect(await read()).toEqual(before);
  });

  it('leaves the body of its caller alone', async () => {
    const { direct } = await callsOf('visitor');
    const body = Object.freeze({ id: undefined, currency: 'EUR', lang: 'en', items: Object.freeze([]) });
    const { response } = await direct('POST', '/cart/calculate', { body });
    expect(response.status).toBeLessThan(500);
    expect(body).toEqual({ currency: 'EUR', lang: 'en', items: [] });
  });

  it('refuses values that are too long', async () => {
    const body = { email: 'x'.repeat(1_100_000), password: 'x' };
    const path = { id: 'x'.repeat(MAX_PARAM_LENGTH + 1) };
    for (const [direct, sent] of [
      await bothAnswers('visitor', 'POST', '/auth/login', { body }),
      await bothAnswers('visitor', 'GET', '/projects/{id}', { params: { path } }),
    ]) {
      expect(direct).toEqual(sent);
      seen.add(direct.status);
    }
    expect([...seen].sort()).toEqual(expect.arrayContaining([404, 413]));
  });

  it('refuses keys that would change a prototype', async () => {
    const body: unknown = JSON.parse('{"email":"a@b.cc","__proto__":{"password":"x"}}');
    const [direct, sent] = await bothAnswers('visitor', 'POST', '/auth/login', { body });
    expect(direct).toEqual(sent);
    expect(direct.status).toBe(400);
  });

  it('counts for the limits of its visitor', async () => {
    const attempts = async (way: 'direct' | 'sent', ip: string) => {
      const call = (await callsOf('visitor', ip))[way];
      const answers = [];
      for (let attempt = 0; attempt < 11; attempt += 1) {
        const body = { email: `${way}@shop.test`, password: 'wrong' };
        answers.push(await answerOf(call, 'POST', '/auth/login', { body }));
      }
      return answers.map(({ status, error, headers }) => [status, error, headers['retry-after'] !== null]);
    };
    const direct = await attempts('direct', '203.0.113.31');
    expect(direct).toEqual(await attempts('sent', '203.0.113.32'));
    expect(direct.map(([status]) => status)).toEqual([...Array<number>(10).fill(401), 429]);
  });

  it('opens sessions with the browser of the visitor', async () => {
    const body = { email: 'listener@shop.test', password: 'side-b-first' };
    const password_hash = await hashPassword(body.password);
    await api.db.insert(users).values({ email: body.email, name: 'Listener', password_hash });
    for (const call of Object.values(await callsOf('visitor')))
      expect((await answerOf(call, 'POST', '/auth/login', { body })).status).toBe(200);
    const found = await api.db
      .select({ browser: tokens.user_agent })
      .from(tokens)
      .innerJoin(users, eq(users.id, tokens.user_id))
      .where(eq(users.email, body.email));
    expect(found).toEqual([{ browser: 'Turntable/33' }, { browser: 'Turntable/33' }]);
  });

  it('goes by the route where bytes are sent or answered', async () => {
    const { apiFetch, callOperation } = pages.get();
    const visitor = { ip: '203.0.113.7', requestId: 'page-1234', userAgent: undefined };
    await expect(callOperation?.(visitor)('readQuotePdf', { path: { token: 'x' } })).rejects.toThrow(/route/);
    const { direct } = bothWays({ callOperation, apiFetch });
    const { response } = await direct('GET', '/quotes/{token}/pdf', { params: { path: { token: 'x' } } });
    expect(response.status).toBe(400);
  });
});

describe('a failing server', () => {
  it('has the same form if the database is away, a handler fails or a response does not match its schema', async () => {
    const nowhere = connect({ url: 'postgres://shop:x@127.0.0.1:9/shop' });
    const own: Handlers = {
      ...handlers,
      listAlerts: () => {
        throw new Error('secret: the needle jumped');
      },
      listBanners: () => [{ id: 'not a number' }] as never,
    };
    const kept = keepPageApi();
    const app = createApp({
      config: { ...api.config, serve: 'all', logLevel: 'info' },
      db: nowhere.db,
      jobs: silentJobs,
      screens: kept.screens,
      extensions: { ...api.extensions, handlers: own },
      log: { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
    });
    await app.ready();
    const { direct, sent } = bothWays(kept.get());
    const statuses: number[] = [];
    for (const path of ['/genres', '/alerts', '/banners', '/health']) {
      const answer = await answerOf(direct, 'GET', path);
      expect(answer).toEqual(await answerOf(sent, 'GET', path));
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([503, 500, 500, 503]);
    const logged = lines.splice(0).map(({ ms: _ms, time: _time, err: _err, ...line }) => line);
    const answered = logged.filter(({ path }) => path === '/api/alerts');
    expect(answered).toHaveLength(2);
    expect(answered[0]).toEqual(answered[1]);
    const metrics = await app.inject({ url: '/api/metrics', remoteAddress: '127.0.0.1' });
    expect(metrics.body).toMatch(/duration_seconds_count\{method="GET",route="\/api\/alerts",status="500"\} 2/);
    await app.close();
    await nowhere.close();
  });
});
