import type { FieldError } from '#generated/schemas.ts';

export type { FieldError };

export interface ProblemOptions {
  errors?: readonly FieldError[];
  /** Values for the placeholders of the translated detail. */
  detailParams?: Record<string, string | number>;
  /** Replaces the translated detail. */
  detail?: string;
  /** Additional members of the response, e.g. `current` of a 412. */
  members?: Record<string, unknown>;
  headers?: Record<string, string>;
  cause?: unknown;
}

/** An error returned as RFC 9457 problem details, translated when it is sent. */
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
 * Creates a problem: `throw problem(409, 'out_of_stock', { detailParams: { count: 2 } })`. `code` is stable and the
 * translation key `errors.<code>` of the detail.
 */
export function problem(status: number, code: string, options: ProblemOptions = {}): Problem {
  return new Problem(status, code, options);
}

/** 422 with field errors. */
export function invalid(errors: readonly FieldError[]): Problem {
  return problem(422, 'validation_failed', { errors, detailParams: { count: errors.length } });
}

/** 404 for a record that does not exist or is not visible to the caller. */
export function notFound(): Problem {
  return problem(404, 'not_found');
}

/** 400 for a malformed request; `detail` is English text for developers. */
export function badRequest(detail: string): Problem {
  return problem(400, 'invalid_request', { detail });
}
