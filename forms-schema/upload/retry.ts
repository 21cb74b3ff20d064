/** Retries with exponential backoff, paused while offline. */
import { computePause, type RetryPolicy, wait } from '#generated/client/retry.ts';
import { isRetryable, UploadFailure } from './upload-failure.ts';

export const RETRY: RetryPolicy = { attempts: 6, firstPause: 500, longestPause: 30_000, random: Math.random };

/** Network status. */
export interface Network {
  isOnline(): boolean;
  /** Calls back once when online. Returns the unsubscribe function. */
  onOnline(callback: () => void): () => void;
}

export const browserNetwork: Network = {
  isOnline: () => typeof navigator === 'undefined' || navigator.onLine !== false,
  onOnline: (callback) => {
    globalThis.addEventListener('online', callback, { once: true });
    return () => globalThis.removeEventListener('online', callback);
  },
};

/** Resolves when the network is back. Rejects with the signal's reason on abort. */
function waitUntilOnline(network: Network, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const onAbort = (): void => {
      unsubscribe();
      reject(signal.reason as Error);
    };
    const unsubscribe = network.onOnline(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    });
    signal.addEventListener('abort', onAbort, { once: true });
  });
}

interface RetryOptions {
  readonly policy: RetryPolicy;
  readonly network: Network;
  readonly signal: AbortSignal;
  /** Called when the network is lost and restored; a loss resets the attempts. */
  readonly onNetwork: (isOnline: boolean) => void;
}

/** Retries a call until it succeeds. Rejects with the last error when it is final or the attempts are used up. */
export async function callWithRetry<Answer>(call: () => Promise<Answer>, options: RetryOptions): Promise<Answer> {
  const { policy, network, signal, onNetwork } = options;
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      signal.throwIfAborted();
      if (!isRetryable(error)) throw error;
      if (!network.isOnline()) {
        onNetwork(false);
        await waitUntilOnline(network, signal);
        onNetwork(true);
        attempt = 0;
        continue;
      }
      if (attempt >= policy.attempts) throw error;
      const requestedMs = error instanceof UploadFailure && error.retryAfter ? error.retryAfter * 1000 : 0;
      await wait(Math.max(requestedMs, computePause(attempt + 1, policy)), signal);
    }
  }
}
