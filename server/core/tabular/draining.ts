import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Waits until a stream that was given too much has passed it on, or is over. */
export async function draining(stream: Writable, over: Promise<void>): Promise<void> {
  if (stream.destroyed) await over;
  if (stream.writableNeedDrain) await Promise.race([once(stream, 'drain'), over]);
}
