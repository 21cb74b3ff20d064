import type { Problem } from '#generated/schemas.ts';

/**
 * The one error family of the back office: what the API answered as problem+json. It has the status by
 * which react-admin's hooks sign out on 401; its own HttpError cannot be extended.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem & { current?: Record<string, unknown> };

  constructor(problem: Problem & { current?: Record<string, unknown> }) {
    super(problem.detail ?? problem.title);
    this.name = 'ApiError';
    this.status = problem.status;
    this.problem = problem;
  }

  get code(): string {
    return this.problem.code;
  }
}

/** The problem in an answer that is not ok; an answer without one (a proxy's error page) becomes a plain one. */
export async function readProblem(response: Response): Promise<ApiError> {
  const fallback: Problem = {
    type: 'about:blank',
    title: response.statusText || String(response.status),
    status: response.status,
    code: response.status >= 500 ? 'internal_error' : 'unknown',
  };
  const body: unknown = await response.json().catch(() => undefined);
  if (isProblem(body)) return new ApiError(body);
  const detail = reasonIn(body);
  return new ApiError({ ...fallback, ...(detail && { detail }) });
}

/** What an API without problem+json says was wrong: its `message`, `detail` or `error`, as text. */
function reasonIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const [reason] = ['detail', 'message', 'error_description', 'error', 'title']
    .map((name): unknown => Reflect.get(body, name))
    .filter((text) => text !== undefined);
  return typeof reason === 'object' ? reasonIn(reason) : typeof reason === 'string' ? reason : undefined;
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'status' in body;
}
