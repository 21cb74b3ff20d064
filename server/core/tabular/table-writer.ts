import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Row } from '#server/core/api/wire.ts';

/** A file that rows are added to. Awaiting each call keeps no more in memory than the disk has not taken yet. */
export interface TableWriter {
  add(rows: readonly Row[]): Promise<void>;
  /** Resolves when all of it is on the disk. */
  end(): Promise<void>;
  /** Closes a file that will not be finished. */
  giveUp(): void;
}

interface Writing {
  write(text: string): Promise<void>;
  end(): Promise<void>;
  giveUp(): void;
}

/** Writes to a stream; an error of the stream rejects the next call. */
export function writing(stream: Writable): Writing {
  const over = finished(stream);
  // it is awaited by the calls below, which may come later
  over.catch(() => undefined);
  return {
    write: async (text) => {
      stream.write(text);
      await drained(stream, over);
    },
    end: async () => {
      stream.end();
      await over;
    },
    giveUp: () => void stream.destroy(),
  };
}

/** Waits until a stream has room again, or has ended. */
export async function drained(stream: Writable, over: Promise<void>): Promise<void> {
  if (stream.destroyed) await over;
  if (stream.writableNeedDrain) await Promise.race([once(stream, 'drain'), over]);
}
