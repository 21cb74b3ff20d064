import type { ApiRole, Extensions, Handlers } from '#server/core/api/handler.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { users } from '#server/core/authentication/accounts.table.ts';
import { createSession } from '#server/core/authentication/sessions.ts';
import { extensions as allExtensions } from '#server/app/extensions.ts';
import { createApp } from '#server/app/http/app.ts';
import type { Screens } from '#server/app/http/pages.ts';
import { readConfig } from '#server/core/config/config.ts';
import type { Config } from '#server/core/config/config.ts';
import type { Database } from '#server/core/database/database.ts';
import { createJobs } from '#server/core/jobs/publish.ts';
import { workers } from '#server/app/workers.ts';
import { watchAnswers } from './answer-check.ts';
import { createTestDatabase } from './postgres.ts';

export interface ApiCall {
  /** Role of the signed-in account. */
  as?: ApiRole;
  /** Token of the signed-in account. */
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Undefined properties are omitted. */
  query?: Record<string, string | number | undefined>;
  /** IP address of the caller. */
  ip?: string;
}

export interface ApiReply<T> {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  body: T;
  text: string;
}

export interface SentJob {
  name: string;
  data: object;
}

export interface TestApi {
  app: FastifyInstance;
  extensions: Extensions;
  db: Database;
  config: Config;
  /** Jobs queued by handlers, in order. They are not run. */
  jobs: SentJob[];
  /** Calls the API below /api. Throws when the response deviates from the description. */
  call<T = unknown>(method: string, path: string, options?: ApiCall): Promise<ApiReply<T>>;
  /** A token of an account of the role, created on first use. */
  tokenOf(role: ApiRole): Promise<string>;
  /** Listens on a free port of this machine and returns the address. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

export interface StartApiOptions {
  config?: Partial<Config>;
  handlers?: Handlers;
  now?: () => Date;
  /** The database used as a replica. */
  replica?: Database;
  /** Screens to serve; requires `config.serve` `all`. */
  screens?: Screens;
}

/** Starts the API on a new, migrated database. Every response is checked against the description. */
export async function startApi({
  config: changes,
  handlers,
  replica,
  ...options
}: StartApiOptions = {}): Promise<TestApi> {
  const { db, drop } = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'groove-house-api-'));
  const config: Config = {
    ...readConfig({
      DATA_DIR: dataDir,
      LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
      SERVE: 'api',
      DEMO_DATA: 'none',
    }),
    ...changes,
  };
  const jobs: SentJob[] = [];
  const recorder = createJobs(workers, async (name, data) => void jobs.push({ name, data }));
  const extensions = { ...allExtensions, ...(handlers && { handlers }) };
  const app = createApp({
    config,
    db,
    jobs: recorder,
    extensions,
    // tests write to the database without an operation
    currentMs: 0,
    ...options,
    ...(replica && { reads: replica, freshReads: db }),
  });
  const faults = watchAnswers(app);
  const tokens = new Map<ApiRole, Promise<string>>();

  const tokenOf = (role: ApiRole): Promise<string> => {
    const token = tokens.get(role) ?? signInAs(db, role);
    tokens.set(role, token);
    return token;
  };
  const throwOnFaults = (): void => {
    if (faults.length > 0) throw new Error(`Not as described:\n${faults.splice(0).join('\n')}`);
  };
  return {
    app,
    extensions,
    db,
    config,
    jobs,
    tokenOf,
    call: async <T>(method: string, path: string, call: ApiCall = {}): Promise<ApiReply<T>> => {
      const token = call.token ?? (call.as && call.as !== 'visitor' ? await tokenOf(call.as) : undefined);
      const response = await app.inject({
        method: method as InjectOptions['method'],
        url: `/api${path}`,
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...call.headers },
        ...(call.query && {
          query: toTexts(call.query),
        }),
        ...(call.body !== undefined && { payload: call.body as object }),
        ...(call.ip && { remoteAddress: call.ip }),
      });
      throwOnFaults();
      const isJson = /json/.test(String(response.headers['content-type'] ?? ''));
      return {
        status: response.statusCode,
        headers: toTexts(response.headers),
        text: response.body,
        body: isJson && response.body ? response.json<T>() : (undefined as T),
      };
    },
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    close: async () => {
      await app.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
      throwOnFaults();
    },
  };
}

/** The defined values as texts. */
const toTexts = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** Creates an account of a role and signs it in. */
async function signInAs(db: Database, apiRole: ApiRole): Promise<string> {
  const role = apiRole === 'pro' || apiRole === 'visitor' ? 'user' : apiRole;
  const [user] = await db
    .insert(users)
    .values({ email: `${apiRole}@shop.test`, name: `Test ${apiRole}`, role, pro: apiRole === 'pro' })
    .returning({ id: users.id });
  if (!user) throw new Error('The database did not return the account.');
  return createSession(db, user.id, 'test');
}
