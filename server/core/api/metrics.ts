import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BlockList, isIPv6 } from 'node:net';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { parseBearerToken, getSessions } from '#server/core/authentication/sessions.ts';
import { problem } from '#server/core/problems/problem.ts';
import type { Database } from '#server/core/database/database.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

export interface Metrics {
  registry: Registry;
  /** Records an answer; `route` is the path pattern, with the names of its parameters. */
  observe(answer: { method: string; route: string; status: number; ms: number }): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  return {
    registry,
    observe: ({ method, route, status, ms }) => durations.observe({ method, route, status }, ms / 1000),
  };
}

/** Registers `/metrics` in Prometheus format, for staff and local requests. */
export function registerMetrics(app: FastifyInstance, db: Database, { registry, observe }: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    observe({ method: request.method, route, status: reply.statusCode, ms: reply.elapsedTime });
    done();
  });
  app.get('/metrics', { onRequest: (request) => authorise(request, db) }, async (_request, reply) => {
    const text = await registry.metrics();
    return reply.type(registry.contentType).send(text);
  });
}

async function authorise(request: FastifyRequest, db: Database): Promise<void> {
  // an untrusted local proxy forwards requests of others
  const isForwarded = request.headers['x-forwarded-for'] !== undefined;
  const isLocal = !isForwarded && loopback.check(request.ip, isIPv6(request.ip) ? 'ipv6' : 'ipv4');
  if (isLocal) return;
  const token = parseBearerToken(request.headers.authorization);
  const account = token === undefined ? undefined : await getSessions(db).find(token);
  if (!account) throw problem(401, 'authentication_required');
  if (!account.isMun) throw problem(403, 'not_allowed');
}
