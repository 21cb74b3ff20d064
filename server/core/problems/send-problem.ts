import type { FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEM_TYPE, problemBody } from './problem-body.ts';
import { toProblem } from './to-problem.ts';
import type { Problem } from './problem.ts';
import { getLanguage } from './texts.ts';

/** Sends an error as problem details and logs it. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer: Problem = toProblem(error);
  if (answer.status >= 500) request.log.error({ err: answer.cause ?? answer, code: answer.code }, 'a request failed');
  else request.log.debug({ status: answer.status, code: answer.code }, 'a request was refused');
  const language = getLanguage(request.account?.lang, request.headers['accept-language']);
  return reply
    .code(answer.status)
    .headers(answer.options.headers ?? {})
    .header('content-language', language)
    .type(PROBLEM_TYPE)
    .send(JSON.stringify(problemBody(answer, language, request.id)));
}
