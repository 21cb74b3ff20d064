import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/core/api/handler.ts';
import { readDescription } from '#server/core/api/description.ts';
import { registerMetrics } from '#server/core/api/metrics.ts';
import type { Metrics } from '#server/core/api/metrics.ts';
import type { Operations } from '#server/core/api/operation.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { sendProblem } from '#server/core/problems/send-problem.ts';
import { endLiveUpdates } from '#server/core/live/live-updates.ts';
import { registerOperations } from '#server/core/api/register-operations.ts';
import { apiReferenceRoutes } from '../api-reference/routes.ts';
import { createDataHeaders } from '#server/core/http/security.ts';

export interface ApiOptions {
  context: Context;
  operations: Operations;
  metrics: Metrics;
}

/** Routes below /api: operations, the OpenAPI description, its reference page, metrics. */
export async function apiRoutes(app: FastifyInstance, { context, operations, metrics }: ApiOptions): Promise<void> {
  // responses may be private: no shared caches
  configureDataRoutes(app, { ...createDataHeaders(context.config), 'cache-control': 'no-store' });
  registerOperations(app, operations, context.extensions.handlers);
  registerMetrics(app, context.db, metrics);
  app.addHook('preClose', async () => endLiveUpdates(context.db));
  app.get('/openapi.json', async (_request, reply) =>
    reply
      .type('application/json')
      .header('cache-control', 'no-cache')
      .send(await readDescription()),
  );
  await app.register(apiReferenceRoutes, { prefix: '/docs' });
  // a route rather than a not-found handler, which belongs to the storefront
  app.all('/*', () => {
    throw notFound();
  });
}

/** Sets the headers and the error handler of routes that serve data. */
export function configureDataRoutes(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.setErrorHandler(sendProblem);
}

/** Responds with a 404 problem to unknown routes. */
export function registerNotFoundHandler(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => sendProblem(notFound(), request, reply));
}
