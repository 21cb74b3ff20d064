import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem as ProblemBody } from '#generated/schemas.ts';
import { PROBLEM_TYPE, createProblemBody } from './problem-body.ts';
import { toProblem } from './to-problem.ts';
import type { Problem } from './problem.ts';
import { getLanguage } from './texts.ts';

/** Response to an error. */
export interface DescribedProblem {
  status: number;
  headers: Record<string, string>;
  body: ProblemBody;
}

/** Converts an error to problem details in the caller's language and logs it. */
export function describeProblem(
  error: unknown,
  request: Pick<FastifyRequest, 'log' | 'account' | 'headers' | 'id'>,
): DescribedProblem {
  const answer: Problem = toProblem(error);
  if (answer.status >= 500) request.log.error({ err: answer.cause ?? answer, code: answer.code }, 'a request failed');
  else request.log.debug({ status: answer.status, code: answer.code }, 'a request was refused');
  const language = getLanguage(request.account?.lang, request.headers['accept-language']);
  return {
    status: answer.status,
    headers: { ...answer.options.headers, 'content-language': language },
    body: createProblemBody(answer, language, request.id),
  };
}

/** Sends an error as problem details and logs it. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, headers, body } = describeProblem(error, request);
  return reply.code(status).headers(headers).type(PROBLEM_TYPE).send(JSON.stringify(body));
}
