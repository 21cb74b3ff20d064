import compress from '@fastify/compress';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import type { Context, Extensions } from '#server/core/api/handler.ts';
import { createContext } from '../context.ts';
import { hasPublicMomentPassed } from '../public-moments.ts';
import { SHARED_READS } from '../shared-reads.ts';
import { configureDataRoutes, apiRoutes, registerNotFoundHandler } from './api.ts';
import { createLocalApiFetch, createRemoteApiFetch } from './page-api.ts';
import type { PageApi } from './page-api.ts';
import { API_PREFIX, createOperationCaller, MAX_PARAM_LENGTH } from '#server/core/api/call-operation.ts';
import { createMetrics } from '#server/core/api/metrics.ts';
import { createOperations } from '#server/core/api/operation.ts';
import { createLoggerOptions, logResponses, type LogStream, createRequestId } from '#server/core/http/logger.ts';
import { builtScreens, registerPageFrame } from './pages.ts';
import type { Screens } from './pages.ts';
import { apiProxy } from '#server/core/http/proxy.ts';
import { sendProblem } from '#server/core/problems/send-problem.ts';
import { createDataHeaders } from '#server/core/http/security.ts';
import { DataVersions, setDataVersions } from '#server/core/cache/data-versions.ts';
import { ResponseCache } from '#server/core/cache/response-cache.ts';
import { mediaRoutes } from '#server/core/media/routes.ts';
import type { Config } from '#server/core/config/config.ts';
import type { Database } from '#server/core/database/database.ts';
import type { Jobs } from '#server/core/jobs/job-queue.ts';

export interface AppOptions {
  config: Config;
  /** Not needed with API_URL. */
  db?: Database;
  /** Database for reads, which may lag behind `db`. */
  reads?: Database;
  /** Reads of the primary, for clients that have just written. */
  freshReads?: Database;
  jobs?: Jobs;
  /** The clock, for tests. */
  now?: () => Date;
  /** How long versions of public data count as current, in milliseconds; in tests 0. */
  currentMs?: number;
  /** Replaces the modules' extensions, in tests. */
  extensions?: Extensions;
  /** Replaces the built screens, e.g. by Vite's in development. */
  screens?: Screens;
  /** Log stream; standard output by default. */
  log?: LogStream;
}

/** Enough for three parallel upload parts over 500 kbit/s. */
const REQUEST_TIMEOUT_MS = 300_000;
/** Time for a part to start, such as loading the storefront; the default of 10 s is short for a slow disk. */
const START_TIMEOUT_MS = 120_000;
const IDLE_SWEEP_MS = 50;
/** Minimum size of compressed responses. */
const COMPRESS_FROM_BYTES = 1_024;
const BYTES_PER_MB = 1_048_576;

/**
 * Creates the Fastify app: API and media (or, with API_URL, a proxy to them), back office and storefront. `close()`
 * waits for running requests.
 */
export function createApp({ config, screens = builtScreens, log, currentMs, ...backend }: AppOptions): FastifyInstance {
  const app = Fastify({
    logger: createLoggerOptions(config, log),
    genReqId: createRequestId,
    logController: new LogController({ requestIdLogLabel: 'request_id', disableRequestLogging: true }),
    // rate limits and logs use the client address reported by trusted proxies
    trustProxy: toTrustProxy(config.trustProxy),
    requestTimeout: REQUEST_TIMEOUT_MS,
    pluginTimeout: START_TIMEOUT_MS,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    // malformed URLs
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply),
  });
  app.decorateRequest('account', undefined);
  logResponses(app);
  closeIdleConnections(app);
  app.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  const api = config.apiUrl
    ? registerProxy(app, config.apiUrl)
    : registerApi(app, createAppContext(app, config, backend), currentMs);
  if (config.serve === 'all') {
    app.register(async (pages) => {
      await registerPageFrame(pages, config);
      // §2.5: an external site; without `SHERAF_URL` the back office explains how to set it
      pages.get('/sheraf', (_request, reply) => reply.redirect(config.sherafUrl ?? '/admin/sheraf'));
      await screens(pages, { config, api });
    });
  } else {
    registerNotFoundHandler(app);
  }
  return app;
}

/** Registers API and media of this process. */
function registerApi(app: FastifyInstance, context: Context, currentMs: number | undefined): PageApi {
  const responses = createResponseCache(app, context, currentMs);
  const operations = createOperations(context, responses && { responses, reads: SHARED_READS });
  const metrics = createMetrics();
  app.register(apiRoutes, { prefix: API_PREFIX, context, operations, metrics });
  app.register(async (media) => {
    configureDataRoutes(media, createDataHeaders(context.config));
    await media.register(mediaRoutes, { context });
  });
  return {
    apiFetch: createLocalApiFetch(app),
    callOperation: createOperationCaller(app, { operations, metrics }),
    responses,
  };
}

/** Creates the cache of responses to visitors; undefined when it is turned off. */
function createResponseCache(
  app: FastifyInstance,
  context: Context,
  currentMs: number | undefined,
): ResponseCache | undefined {
  const { config, db, reads, freshReads = reads, now } = context;
  const versions = new DataVersions({
    db,
    now,
    hasPassed: (from, to) => hasPublicMomentPassed(db, from, to),
    ...(currentMs !== undefined && { currentMs }),
  });
  setDataVersions([db, reads, freshReads], versions);
  app.addHook('onClose', async () => versions.close());
  const bytes = config.responseCacheMb * BYTES_PER_MB;
  return bytes > 0 ? new ResponseCache({ bytes, versions }) : undefined;
}

function registerProxy(app: FastifyInstance, apiUrl: string): PageApi {
  app.register(apiProxy, { apiUrl });
  return { apiFetch: createRemoteApiFetch(apiUrl) };
}

/** Converts the setting to Fastify's `trustProxy`. */
function toTrustProxy(setting: Config['trustProxy']): string[] | false | ((address: string, hop: number) => boolean) {
  if (typeof setting === 'number') return (_address, hop) => hop < setting;
  return setting && [...setting];
}

/** Closes idle keep-alive connections during shutdown. */
function closeIdleConnections(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    if (app.server.listening) {
      const sweep = setInterval(() => app.server.closeIdleConnections(), IDLE_SWEEP_MS);
      app.server.once('close', () => clearInterval(sweep));
    }
    done();
  });
}

function createAppContext(
  app: FastifyInstance,
  config: Config,
  { db, reads, freshReads, jobs, now, extensions }: Omit<AppOptions, 'config' | 'currentMs'>,
): Context {
  if (!db || !jobs) throw new Error('The API needs a database and jobs; without them set API_URL.');
  return createContext({ db, reads, freshReads, config, jobs, log: app.log, now, extensions });
}
