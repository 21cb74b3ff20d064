// Written by `npm run generate` from the OpenAPI description. Do not edit.

import { parseRetryAfter } from './api-error.ts';

export interface RetryPolicy {
  /** Maximum number of attempts. */
  readonly attempts: number;
  /** Milliseconds before the second attempt; each further pause is twice as long. */
  readonly firstPause: number;
  /** Maximum milliseconds of a pause; with a longer Retry-After the call is not retried. */
  readonly longestPause: number;
  /** From 0 to 1. */
  readonly random: () => number;
}

export const RETRY: RetryPolicy = { attempts: 3, firstPause: 300, longestPause: 10_000, random: Math.random };

/** Sends a request with retries. */
export type Retry = (send: (request: Request) => Promise<Response>, request: Request) => Promise<Response>;

/** Statuses after which a retry may succeed. */
const TEMPORARY: readonly number[] = [408, 429, 502, 503, 504];
const IDEMPOTENT: readonly string[] = ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'];

/**
 * Whether a request can be retried: by its method or an Idempotency-Key. A conditional write cannot, because the first
 * attempt may have changed the record.
 */
export function canRepeat({ method, headers }: Request): boolean {
  if (headers.has('idempotency-key')) return true;
  if (!IDEMPOTENT.includes(method)) return false;
  return method === 'GET' || method === 'HEAD' || !(headers.has('if-match') || headers.has('if-unmodified-since'));
}

/** Retries requests after network errors and temporary error statuses, until aborted. */
export function retrying(policy: Partial<RetryPolicy> = {}): Retry {
  const settings = { ...RETRY, ...policy };
  return async (send, request) => {
    for (let attempt = 1; canRepeat(request) && attempt < settings.attempts; attempt += 1) {
      let retryAfter: number | undefined;
      try {
        const answer = await send(request.clone());
        if (!TEMPORARY.includes(answer.status)) return answer;
        retryAfter = parseRetryAfter(answer.headers);
        if (retryAfter !== undefined && retryAfter * 1000 > settings.longestPause) return answer;
        // not awaited: if the sender has cloned the response, cancel waits for the clone
        answer.body?.cancel().catch(() => undefined);
      } catch (error) {
        if (request.signal.aborted) throw error;
      }
      await wait(retryAfter === undefined ? computePause(attempt + 1, settings) : retryAfter * 1000, request.signal);
    }
    return send(request);
  };
}

/** Milliseconds before attempt `attempt` (2 is the first retry), half of it random to spread the retries of several clients. */
export function computePause(attempt: number, { firstPause, longestPause, random }: RetryPolicy): number {
  const pause = Math.min(longestPause, firstPause * 2 ** (attempt - 2));
  return pause / 2 + (pause / 2) * random();
}

/** Waits; rejects with the signal's reason when aborted. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const onAbort = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', onAbort, { once: true });
  });
}
