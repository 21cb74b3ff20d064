/** Trying again, with growing pauses, and only while there is a network at all. */
import { pauseBefore, type RetryPolicy, wait } from '#generated/client/retry.ts';
import { mayPass, UploadFailure } from './failure.ts';

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

/** Until the network is back. Rejects with the signal's reason when it is aborted first. */
function online(network: Network, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const leave = (): void => {
      forget();
      reject(signal.reason as Error);
    };
    const forget = network.onOnline(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    });
    signal.addEventListener('abort', leave, { once: true });
  });
}

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
        await online(network, signal);
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
