import type { OperationId } from '#generated/operation-types.ts';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { redactPath } from './redact-path.ts';
import type { Config } from '#server/core/config/config.ts';
import { redactMessage } from '#server/core/process/redact-error.ts';

/** Destination of log lines. */
export interface LogStream {
  write(line: string): void;
}

/** Creates options for JSON logs. Headers and query strings are not logged, because they contain secrets. */
export function createLoggerOptions(
  { logLevel }: Pick<Config, 'logLevel'>,
  stream?: LogStream,
): FastifyServerOptions['logger'] {
  if (logLevel === 'silent') return false;
  return {
    level: logLevel,
    base: null,
    ...(stream && { stream }),
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: serialiseError },
  };
}

/** Serialises an error for the log, without the values of a failed query. */
export function serialiseError(error: Error): {
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  cause?: unknown;
} {
  const message = redactMessage(error);
  const trace = error.stack?.slice(error.stack.indexOf('\n    at ')) ?? '';
  return {
    type: error.name,
    message,
    stack: `${error.name}: ${message}${trace}`,
    ...('code' in error && { code: error.code }),
    ...(error.cause instanceof Error && { cause: serialiseError(error.cause) }),
  };
}

/** Random prefix of this process's request ids. */
const PROCESS_PREFIX = randomBytes(5).toString('base64url');
let requestCount = 0;

const PROXY_ID = /^[\w.:-]{4,64}$/;

/** Returns the request id of the proxy, else a new one. Part of log lines, responses and problems. */
export function createRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const proxyId = headers['x-request-id'];
  return typeof proxyId === 'string' && PROXY_ID.test(proxyId)
    ? proxyId
    : `req-${PROCESS_PREFIX}-${(requestCount += 1).toString(36)}`;
}

/** Frequent requests, logged at debug level. */
const FREQUENT_PATHS = /^\/(?:api\/(?:health|metrics|build-id)|storage|assets|admin\/assets)(?:[/?]|$)/;

/** Outcome of a request. */
export interface AnswerFacts {
  method: string;
  /** The path, with or without a query string. */
  url: string;
  operation?: OperationId | undefined;
  status: number;
  ms: number;
}

/** Logs the outcome of a request. */
export function logAnswer(
  { log, account }: Pick<FastifyRequest, 'log' | 'account'>,
  { method, url, operation, status, ms }: AnswerFacts,
): void {
  const level = status < 400 && FREQUENT_PATHS.test(url) ? 'debug' : 'info';
  const path = redactPath(url.split('?', 1)[0] ?? '');
  log[level]({ method, path, operation, status, ms: Math.round(ms * 10) / 10, user: account?.id }, 'answered');
}

/** Logs each response and sets the `x-request-id` header. */
export function logResponses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { url, method, routeOptions } = request;
    const operation = routeOptions.config?.operation;
    logAnswer(request, { method, url, operation, status: reply.statusCode, ms: reply.elapsedTime });
    done();
  });
}
