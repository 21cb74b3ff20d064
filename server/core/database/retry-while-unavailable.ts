import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from './unavailable.ts';

interface RetryOptions {
  readonly signal: AbortSignal;
  readonly onError: (error: Error) => void;
  readonly pauseMs?: number;
}

/**
 * Asks the database, again and again while it is away. Throws what has another reason, and stops asking once `signal` is
 * aborted. Each miss is told to `onError`.
 */
export async function retryWhileUnavailable(
  ask: () => Promise<unknown>,
  { signal, onError, pauseMs = 1_000 }: RetryOptions,
): Promise<void> {
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      if (!isUnavailable(error) || signal.aborted) throw error;
      if (error instanceof Error) onError(error);
      await sleep(pauseMs);
    }
  }
}
