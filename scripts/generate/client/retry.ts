import { retryAfterOf } from './api-error.ts';

export interface RetryPolicy {
  /** How often a call is made in all. */
  readonly attempts: number;
  /** Milliseconds before the second attempt; each further pause is twice as long. */
  readonly firstPause: number;
  /** An API that asks for more than this gets no further attempt. */
  readonly longestPause: number;
  /** From 0 to 1. */
  readonly random: () => number;
}

export const RETRY: RetryPolicy = { attempts: 3, firstPause: 300, longestPause: 10_000, random: Math.random };

/** Makes a call until it is answered for good. */
export type Retry = (send: (request: Request) => Promise<Response>, request: Request) => Promise<Response>;

/** Answers after which the same call may succeed. */
const PASSING: readonly number[] = [408, 429, 502, 503, 504];
const IDEMPOTENT: readonly string[] = ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'];

/**
 * Whether a call may be made twice: by its method or an Idempotency-Key. A write on condition may not: what the first
 * attempt changed would make the second one fail.
 */
export function mayRepeat({ method, headers }: Request): boolean {
  if (headers.has('idempotency-key')) return true;
  if (!IDEMPOTENT.includes(method)) return false;
  return method === 'GET' || method === 'HEAD' || !(headers.has('if-match') || headers.has('if-unmodified-since'));
}

/** Repeats calls that may be repeated, after a lost network and answers that will pass, until the signal says stop. */
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
        // not waited for: where the sender kept a copy of its answer, that would last until somebody read it
        answer.body?.cancel().catch(() => undefined);
      } catch (error) {
        if (request.signal.aborted) throw error;
      }
      await wait(asked === undefined ? pauseBefore(attempt + 1, rules) : asked * 1000, request.signal);
    }
    return send(request);
  };
}

/** Milliseconds before attempt `attempt` (2 is the first repetition): half of it is chance, so that many do not knock together. */
export function pauseBefore(attempt: number, { firstPause, longestPause, random }: RetryPolicy): number {
  const full = Math.min(longestPause, firstPause * 2 ** (attempt - 2));
  return full / 2 + (full / 2) * random();
}

/** Rejects with the signal's reason when that comes first. */
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
