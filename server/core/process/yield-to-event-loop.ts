import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

/** A turn of the event loop that takes longer has others in it. */
const BUSY_MS = 1;
/** How many times as long as its turn the work then rests. */
const REST_FACTOR = 20;
const MIN_REST_MS = 50;
const MAX_REST_MS = 250;

/** Lets others do their work first: at once when there is none, after a rest when there is much. */
export async function yieldToEventLoop(): Promise<void> {
  const begun = performance.now();
  await turn();
  const taken = performance.now() - begun;
  if (taken > BUSY_MS) await wait(Math.min(Math.max(taken * REST_FACTOR, MIN_REST_MS), MAX_REST_MS));
}
