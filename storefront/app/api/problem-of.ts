import type { ApiError } from '#generated/client/api-error.ts';
import type { Problem } from '#generated/schemas.ts';

/**
 * The problem to show for a failed call: the API's own, else one that says as much as is known. Its status is the one
 * a page answers with: 503 when no answer came, 502 when it could not be read.
 */
export function problemOf({ kind, status: answered, body }: ApiError): Problem {
  if (body) return body;
  const status = kind === 'no-answer' ? 503 : kind === 'unreadable' ? 502 : answered;
  const code = status === 503 ? 'service_unavailable' : 'internal_error';
  return { type: 'about:blank', title: '', status, code };
}
