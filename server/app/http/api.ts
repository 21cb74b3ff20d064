import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Handlers } from '#server/core/api/handler.ts';
import { readDescription } from '#server/core/api/description.ts';
import { registerMetrics } from '#server/core/api/metrics.ts';
import { PROBLEM_TYPE, problemBody } from '#server/core/problems/problem-answer.ts';
import { problemOf } from '#server/core/problems/problem-of.ts';
import type { Problem } from '#server/core/problems/problem.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { changesOf } from '#server/core/live/change-feed.ts';
import { registerOperations } from '#server/core/api/register-operations.ts';
import { languageOf } from '#server/core/problems/texts.ts';
import { docsRoutes } from '../docs/routes.ts';
import { dataHeaders } from '#server/core/http/security.ts';

export interface ApiOptions {
  handlers: Handlers;
  context: Context;
}

/** Everything below /api: the operations of the description, the description itself, its reference page, metrics. */
export async function apiRoutes(app: FastifyInstance, { handlers, context }: ApiOptions): Promise<void> {
  // an answer may be somebody's own; nothing on the way keeps it for somebody else
  answerData(app, { ...dataHeaders(context.config), 'cache-control': 'no-store' });
  registerOperations(app, handlers, context);
  registerMetrics(app, context.db);
  app.addHook('preClose', async () => changesOf(context.db).end());
  app.get('/openapi.json', async (_request, reply) =>
    reply
      .type('application/json')
      .header('cache-control', 'no-cache')
      .send(await readDescription()),
  );
  await app.register(docsRoutes, { prefix: '/docs' });
  // a route rather than a not-found handler: the storefront answers whatever no route does
  app.all('/*', () => {
    throw notFound();
  });
}

/** Headers and problems of a part of the site that answers data. */
export function answerData(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.setErrorHandler(sendProblem);
}

/** Says 404 as a problem where no route is. */
export function refuseUnknown(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => sendProblem(notFound(), request, reply));
}

/** Answers an error as problem details and writes what the caller may not know into the log. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer: Problem = problemOf(error);
  if (answer.status >= 500) request.log.error({ err: answer.cause ?? answer, code: answer.code }, 'a request failed');
  else request.log.debug({ status: answer.status, code: answer.code }, 'a request was refused');
  const language = languageOf(request.account?.lang, request.headers['accept-language']);
  return reply
    .code(answer.status)
    .headers(answer.options.headers ?? {})
    .header('content-language', language)
    .type(PROBLEM_TYPE)
    .send(JSON.stringify(problemBody(answer, language, request.id)));
}
