import { isErrorBody } from './error-body.ts';
import type { ErrorBody } from './error-body.ts';
import { type RefusedField, wordsOf } from './error-words.ts';

/** No answer came, the answer says no, or it could not be read. */
export type Failure = 'no-answer' | 'not-ok' | 'unreadable';

interface Facts {
  readonly status?: number;
  readonly code?: string;
  readonly text?: string | undefined;
  readonly body?: ErrorBody | undefined;
  readonly fields?: readonly RefusedField[];
  readonly headers?: Headers;
  readonly cause?: unknown;
}

/**
 * The one family of errors of the API. A call that its own signal stopped is none of them (see `isAborted`).
 *
 * @example
 * if (error instanceof ApiError && error.kind === 'not-ok' && error.status === 409) …
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: Failure;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The error's own code; where it has none `network`, `internal_error` (from 500 on, or unreadable) or `unknown`. */
  readonly code: string;
  /** What the API says about it, for people. */
  readonly text: string | undefined;
  /** The body, when it is what the description says an error is. */
  readonly body: ErrorBody | undefined;
  readonly fields: readonly RefusedField[];
  readonly headers: Headers | undefined;
  /** Seconds the API asks to wait (Retry-After). */
  readonly retryAfter: number | undefined;

  constructor(kind: Failure, { status = 0, text, body, headers, fields = [], cause, ...facts }: Facts) {
    const code = facts.code ?? codeOf(kind, status);
    super(text ?? `${status} ${code}`, { cause });
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.text = text;
    this.body = body;
    this.fields = fields;
    this.headers = headers;
    this.retryAfter = headers && retryAfterOf(headers);
  }
}

function codeOf(kind: Failure, status: number): string {
  if (kind === 'no-answer') return 'network';
  return kind === 'unreadable' || status >= 500 ? 'internal_error' : 'unknown';
}

/** The error of an answer that is not ok; `body` is what it holds: parsed JSON, or its text. */
export function refused({ status, headers }: Response, body: unknown): ApiError {
  const facts = { status, headers, ...wordsOf(body) };
  return new ApiError('not-ok', isErrorBody(body) ? { ...facts, body } : facts);
}

/** The error of a call that got no whole answer: `cause` is what came instead. What the signal stopped stays an abort. */
export function failed(cause: unknown, signal: AbortSignal | null | undefined): unknown {
  if (signal?.aborted) return abortOf(signal.reason);
  return cause instanceof ApiError || isAborted(cause) ? cause : new ApiError('no-answer', { cause });
}

function abortOf(reason: unknown): unknown {
  if (isAborted(reason)) return reason;
  return Object.assign(new DOMException('The call was stopped.', 'AbortError'), { cause: reason });
}

/** Whether a call ended because its own signal said so: by the caller, or by a time limit. */
export function isAborted(error: unknown): boolean {
  const { name } = Object(error) as { name?: unknown };
  return name === 'AbortError' || name === 'TimeoutError';
}

/** Seconds to wait by a Retry-After header: a number of them, or a date. */
export function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after')?.trim();
  if (!text) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
