// Written by `npm run generate` from the OpenAPI description. Do not edit.

import { isErrorBody } from './error-body.ts';
import type { ErrorBody } from './error-body.ts';
import { type RefusedField, readErrorWords } from './error-words.ts';

/** No response, an error status, or an unreadable response. */
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
 * Error of an API call. A call that is aborted by its signal rejects with an AbortError instead (see `isAborted`).
 *
 * @example
 * if (error instanceof ApiError && error.kind === 'not-ok' && error.status === 409) …
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: Failure;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** The API's error code; without one `network`, `internal_error` (status 500 and above, or unreadable) or `unknown`. */
  readonly code: string;
  /** The API's message. */
  readonly text: string | undefined;
  /** The body, when it matches the description's error schema. */
  readonly body: ErrorBody | undefined;
  readonly fields: readonly RefusedField[];
  readonly headers: Headers | undefined;
  /** Retry-After in seconds. */
  readonly retryAfter: number | undefined;

  constructor(kind: Failure, { status = 0, text, body, headers, fields = [], cause, ...facts }: Facts) {
    const code = facts.code ?? getDefaultCode(kind, status);
    super(text ?? `${status} ${code}`, { cause });
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.text = text;
    this.body = body;
    this.fields = fields;
    this.headers = headers;
    this.retryAfter = headers && parseRetryAfter(headers);
  }
}

function getDefaultCode(kind: Failure, status: number): string {
  if (kind === 'no-answer') return 'network';
  return kind === 'unreadable' || status >= 500 ? 'internal_error' : 'unknown';
}

/** Creates the error of a response with an error status; `body` is parsed JSON or text. */
export function createResponseError({ status, headers }: Response, body: unknown): ApiError {
  const facts = { status, headers, ...readErrorWords(body) };
  return new ApiError('not-ok', isErrorBody(body) ? { ...facts, body } : facts);
}

/** Converts the error of a call without a complete response; an aborted call keeps its AbortError. */
export function toCallError(cause: unknown, signal: AbortSignal | null | undefined): unknown {
  if (signal?.aborted) return toAbortError(signal.reason);
  return cause instanceof ApiError || isAborted(cause) ? cause : new ApiError('no-answer', { cause });
}

function toAbortError(reason: unknown): unknown {
  if (isAborted(reason)) return reason;
  return Object.assign(new DOMException('The call was stopped.', 'AbortError'), { cause: reason });
}

/** Whether a call was aborted by its signal or timed out. */
export function isAborted(error: unknown): boolean {
  const { name } = Object(error) as { name?: unknown };
  return name === 'AbortError' || name === 'TimeoutError';
}

/** Parses Retry-After, a number of seconds or a date, to seconds; undefined when missing or invalid. */
export function parseRetryAfter(headers: Headers): number | undefined {
  const text = headers.get('retry-after')?.trim();
  if (!text) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
