import { badRequest, Problem, problem } from './problem.ts';
import { getSqlState } from '#server/core/database/database.ts';
import { isDiskFull, isUnavailable } from '#server/core/database/unavailable.ts';

/** Class 22 of SQLSTATE: a value that the column cannot hold, e.g. a NUL character or a number too large. */
const UNSUITABLE_VALUE = /^22/;

/** What went wrong, as the problem the caller is told. Whatever nobody foresaw is 500 and says nothing of the inside. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isDiskFull(error)) return unavailable(error);
  return transportProblem(error) ?? databaseProblem(error) ?? problem(500, 'internal_error', { cause: error });
}

function unavailable(cause: unknown): Problem {
  return problem(503, 'service_unavailable', { headers: { 'retry-after': '5' }, cause });
}

/** Errors of the HTTP frame: bodies that cannot be read. */
function transportProblem(error: unknown): Problem | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  const { statusCode } = error;
  // the API that runs elsewhere does not answer
  if (statusCode === 502 || statusCode === 503 || statusCode === 504) return unavailable(error);
  if (statusCode === 413) return problem(413, 'payload_too_large', { cause: error });
  if (statusCode === 415) return problem(415, 'unsupported_media_type', { cause: error });
  if (typeof statusCode !== 'number' || statusCode < 400 || statusCode >= 500) return undefined;
  const isJson = /JSON|BODY/.test(getErrorCode(error)) || error instanceof SyntaxError;
  return badRequest(isJson ? 'The body is not valid JSON.' : 'The request cannot be read.');
}

function databaseProblem(error: unknown): Problem | undefined {
  const state = getSqlState(error);
  if (state && UNSUITABLE_VALUE.test(state))
    return problem(400, 'invalid_request', { detail: 'A value cannot be stored.', cause: error });
  return isUnavailable(error) ? unavailable(error) : undefined;
}

function getErrorCode(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
