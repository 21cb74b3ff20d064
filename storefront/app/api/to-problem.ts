import type { ApiError } from '#generated/client/api-error.ts';
import type { Problem } from '#generated/schemas.ts';

/**
 * Converts a failed call to the problem to show: the API's own, else 503 when there was no response and 502 for an
 * unreadable one.
 */
export function toProblem({ kind, status: responseStatus, body }: ApiError): Problem {
  if (body) return body;
  const status = kind === 'no-answer' ? 503 : kind === 'unreadable' ? 502 : responseStatus;
  const code = status === 503 ? 'service_unavailable' : 'internal_error';
  return { type: 'about:blank', title: '', status, code };
}
