import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

/** A longer turn of the event loop means that there is other work. */
const BUSY_MS = 1;
/** Pause as a multiple of the turn. */
const REST_FACTOR = 20;
const MIN_REST_MS = 50;
const MAX_REST_MS = 250;

/** Yields to the event loop; pauses when it is busy. */
export async function yieldToEventLoop(): Promise<void> {
  const begun = performance.now();
  await turn();
  const taken = performance.now() - begun;
  if (taken > BUSY_MS) await wait(Math.min(Math.max(taken * REST_FACTOR, MIN_REST_MS), MAX_REST_MS));
}
