/** Trying again, with growing pauses, and only while there is a network at all. */
import { mayPass, UploadFailure } from './failure.ts';

export interface RetryPolicy {
  /** How often a call is made in all. */
  readonly attempts: number;
  /** Milliseconds before the second attempt; each further pause is twice as long. */
  readonly firstPause: number;
  readonly longestPause: number;
  /** From 0 to 1. */
  readonly random: () => number;
}

export const RETRY: RetryPolicy = { attempts: 6, firstPause: 500, longestPause: 30_000, random: Math.random };

/** Whether there is a network, and when it is back. */
export interface Network {
  isOnline(): boolean;
  /** Calls back once; returns how to forget it. */
  onOnline(callback: () => void): () => void;
}

export const browserNetwork: Network = {
  isOnline: () => typeof navigator === 'undefined' || navigator.onLine !== false,
  onOnline: (callback) => {
    globalThis.addEventListener('online', callback, { once: true });
    return () => globalThis.removeEventListener('online', callback);
  },
};

/** Milliseconds before attempt `attempt` (2 is the first repetition): half of it is chance, so that many do not knock together. */
export function pauseBefore(attempt: number, { firstPause, longestPause, random }: RetryPolicy): number {
  const full = Math.min(longestPause, firstPause * 2 ** (attempt - 2));
  return full / 2 + (full / 2) * random();
}

/** Rejects with the signal's reason when it is aborted first. */
function until(signal: AbortSignal, begin: (done: () => void) => () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const leave = (): void => {
      end();
      reject(signal.reason as Error);
    };
    const end = begin(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    });
    signal.addEventListener('abort', leave, { once: true });
  });
}

const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  until(signal, (done) => {
    const timer = setTimeout(done, milliseconds);
    return () => clearTimeout(timer);
  });

interface Attempts {
  readonly policy: RetryPolicy;
  readonly network: Network;
  readonly signal: AbortSignal;
  /** Told when the network goes and comes; a loss does not count as an attempt. */
  readonly onNetwork: (isOnline: boolean) => void;
}

/** Makes a call until it succeeds; rejects with the last error when that is final or the attempts are used up. */
export async function persist<Answer>(call: () => Promise<Answer>, attempts: Attempts): Promise<Answer> {
  const { policy, network, signal, onNetwork } = attempts;
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      signal.throwIfAborted();
      if (!mayPass(error)) throw error;
      if (!network.isOnline()) {
        onNetwork(false);
        await until(signal, (done) => network.onOnline(done));
        onNetwork(true);
        attempt = 0;
        continue;
      }
      if (attempt >= policy.attempts) throw error;
      const asked = error instanceof UploadFailure && error.retryAfter ? error.retryAfter * 1000 : 0;
      await wait(Math.max(asked, pauseBefore(attempt + 1, policy)), signal);
    }
  }
}
