import type { FieldError } from '#generated/schemas.ts';

export type { FieldError };

export interface ProblemOptions {
  errors?: readonly FieldError[];
  /** Values for the placeholders of the translated detail. */
  detailParams?: Record<string, string | number>;
  /** Used instead of the translated detail, e.g. when it names a parameter of the request. */
  detail?: string;
  /** Further members of the answer, e.g. `current` of a 412. */
  members?: Record<string, unknown>;
  headers?: Record<string, string>;
  cause?: unknown;
}

/** An error the caller is told about as RFC 9457 problem details; title and detail are translated when it is answered. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly code: string;
  readonly options: ProblemOptions;

  constructor(status: number, code: string, options: ProblemOptions) {
    super(`${status} ${code}${options.detail ? `: ${options.detail}` : ''}`, { cause: options.cause });
    this.status = status;
    this.code = code;
    this.options = options;
  }
}

/**
 * Makes the error a handler throws: `throw problem(409, 'out_of_stock', { detailParams: { count: 2 } })`.
 * `code` is stable and also the translation key `errors.<code>` of the detail.
 */
export function problem(status: number, code: string, options: ProblemOptions = {}): Problem {
  return new Problem(status, code, options);
}

/** 422 with the fields that were refused. */
export function invalid(errors: readonly FieldError[]): Problem {
  return problem(422, 'validation_failed', { errors, detailParams: { count: errors.length } });
}

/** 404 for a record that is not there, or that the caller may not know of. */
export function notFound(): Problem {
  return problem(404, 'not_found');
}

/** 400 for a request that cannot be read; the detail says why, in plain English, for the person who writes the client. */
export function badRequest(detail: string): Problem {
  return problem(400, 'invalid_request', { detail });
}
