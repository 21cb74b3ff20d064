import type { Problem } from '#generated/schemas.ts';

/** Everything that can go wrong with a call; `code` is stable and a key below `errors`, `detail` is translated. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 503 when no answer came */
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem, cause?: unknown) {
    super(`${status} ${problem.code}`, { cause });
    this.status = status;
    this.problem = problem;
  }
}

/** Whether a value is the problem+json of the description. */
export function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';
}

/** The error of an answer without a readable problem, or of no answer at all. */
export function unexplained(status: number, cause?: unknown): ApiError {
  const code = status === 503 ? 'service_unavailable' : 'internal_error';
  return new ApiError(status, { type: 'about:blank', title: '', status, code }, cause);
}
