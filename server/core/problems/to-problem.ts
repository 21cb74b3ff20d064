import { badRequest, Problem, problem } from './problem.ts';
import { getSqlState } from '#server/core/database/database.ts';
import { isDiskFull, isUnavailable } from '#server/core/database/unavailable.ts';

/** SQLSTATE class 22: values that a column cannot store, e.g. a NUL character. */
const UNSUITABLE_VALUE = /^22/;

/** Converts an error to a problem. Unexpected errors become 500 without details. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isDiskFull(error)) return createUnavailableProblem(error);
  return toTransportProblem(error) ?? toDatabaseProblem(error) ?? problem(500, 'internal_error', { cause: error });
}

function createUnavailableProblem(cause: unknown): Problem {
  return problem(503, 'service_unavailable', { headers: { 'retry-after': '5' }, cause });
}

/** Converts errors of the HTTP layer, e.g. of unreadable bodies. */
function toTransportProblem(error: unknown): Problem | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  const { statusCode } = error;
  // the remote API is unavailable
  if (statusCode === 502 || statusCode === 503 || statusCode === 504) return createUnavailableProblem(error);
  if (statusCode === 413) return problem(413, 'payload_too_large', { cause: error });
  if (statusCode === 415) return problem(415, 'unsupported_media_type', { cause: error });
  if (typeof statusCode !== 'number' || statusCode < 400 || statusCode >= 500) return undefined;
  const isJson = /JSON|BODY/.test(getErrorCode(error)) || error instanceof SyntaxError;
  return badRequest(isJson ? 'The body is not valid JSON.' : 'The request cannot be read.');
}

function toDatabaseProblem(error: unknown): Problem | undefined {
  const state = getSqlState(error);
  if (state && UNSUITABLE_VALUE.test(state))
    return problem(400, 'invalid_request', { detail: 'A value cannot be stored.', cause: error });
  return isUnavailable(error) ? createUnavailableProblem(error) : undefined;
}

function getErrorCode(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
