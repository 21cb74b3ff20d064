import { retryAfterOf } from './api-error.ts';

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
const PASSING: readonly number[] = [408, 429, 502, 503, 504];
const IDEMPOTENT: readonly string[] = ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'];

/**
 * Whether a request may be retried: by its method or an Idempotency-Key. A conditional write may not, because the first attempt
 * may have changed the record.
 */
export function mayRepeat({ method, headers }: Request): boolean {
  if (headers.has('idempotency-key')) return true;
  if (!IDEMPOTENT.includes(method)) return false;
  return method === 'GET' || method === 'HEAD' || !(headers.has('if-match') || headers.has('if-unmodified-since'));
}

/** Retries requests after network errors and temporary error statuses, until aborted. */
export function retrying(policy: Partial<RetryPolicy> = {}): Retry {
  const rules = { ...RETRY, ...policy };
  return async (send, request) => {
    for (let attempt = 1; mayRepeat(request) && attempt < rules.attempts; attempt += 1) {
      let asked: number | undefined;
      try {
        const answer = await send(request.clone());
        if (!PASSING.includes(answer.status)) return answer;
        asked = retryAfterOf(answer.headers);
        if (asked !== undefined && asked * 1000 > rules.longestPause) return answer;
        // not awaited: if the sender has cloned the response, cancel waits for the clone
        answer.body?.cancel().catch(() => undefined);
      } catch (error) {
        if (request.signal.aborted) throw error;
      }
      await wait(asked === undefined ? pauseBefore(attempt + 1, rules) : asked * 1000, request.signal);
    }
    return send(request);
  };
}

/** Milliseconds before attempt `attempt` (2 is the first retry), half of it random to spread the retries of several clients. */
export function pauseBefore(attempt: number, { firstPause, longestPause, random }: RetryPolicy): number {
  const full = Math.min(longestPause, firstPause * 2 ** (attempt - 2));
  return full / 2 + (full / 2) * random();
}

/** Waits; rejects with the signal's reason when aborted. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const leave = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', leave, { once: true });
  });
}
