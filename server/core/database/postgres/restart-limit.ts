/** Maximum restarts per minute. */
const MAX_PER_MINUTE = 15;
/** Restarts per minute without delay. */
const IMMEDIATE_RESTARTS = 3;
const FIRST_DELAY_MS = 100;
const MAX_DELAY_MS = 5_000;

/** Restart policy of the server: immediately, then with exponential backoff, then not at all. */
export class RestartLimit {
  #ends: number[] = [];

  /** Counts an end of the server. Returns the delay of the restart in milliseconds, or undefined to give up. */
  next(now = Date.now()): number | undefined {
    this.#ends = [...this.#ends.filter((time) => now - time < 60_000), now];
    const count = this.#ends.length;
    if (count > MAX_PER_MINUTE) return undefined;
    return count <= IMMEDIATE_RESTARTS
      ? 0
      : Math.min(FIRST_DELAY_MS * 2 ** (count - IMMEDIATE_RESTARTS - 1), MAX_DELAY_MS);
  }
}
