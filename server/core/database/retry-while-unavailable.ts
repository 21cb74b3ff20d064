import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from './unavailable.ts';

interface RetryOptions {
  readonly signal: AbortSignal;
  readonly onError: (error: Error) => void;
  readonly pauseMs?: number;
}

/**
 * Retries a query while the database is unavailable, reporting each failure to `onError`. Throws other errors, and the last
 * one once `signal` is aborted.
 */
export async function retryWhileUnavailable(
  query: () => Promise<unknown>,
  { signal, onError, pauseMs = 1_000 }: RetryOptions,
): Promise<void> {
  for (;;) {
    try {
      await query();
      return;
    } catch (error) {
      if (!isUnavailable(error) || signal.aborted) throw error;
      if (error instanceof Error) onError(error);
      await sleep(pauseMs);
    }
  }
}
