import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** Duration of an event loop turn above which there is other work. */
const BUSY_MS = 1;
/** Pause as a multiple of the duration of the turn. */
const REST_FACTOR = 20;
const MIN_REST_MS = 50;
const MAX_REST_MS = 250;

/** Yields to the event loop; pauses when it is busy. */
export async function yieldToEventLoop(): Promise<void> {
  const startedAt = performance.now();
  await nextTurn();
  const elapsedMs = performance.now() - startedAt;
  if (elapsedMs > BUSY_MS) await wait(Math.min(Math.max(elapsedMs * REST_FACTOR, MIN_REST_MS), MAX_REST_MS));
}
