import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Row } from '#server/core/api/wire.ts';

/** Writes rows to a file. Awaiting each call limits the memory to what is not yet on disk. */
export interface TableWriter {
  add(rows: readonly Row[]): Promise<void>;
  /** Resolves when the file is complete on disk. */
  end(): Promise<void>;
  /** Closes an incomplete file. */
  giveUp(): void;
}

interface StreamWriter {
  write(text: string): Promise<void>;
  end(): Promise<void>;
  giveUp(): void;
}

/** Writes to a stream; an error of the stream rejects the next call. */
export function writing(stream: Writable): StreamWriter {
  const completion = finished(stream);
  // awaited by the calls below, which may come later
  completion.catch(() => undefined);
  return {
    write: async (text) => {
      stream.write(text);
      await waitForDrain(stream, completion);
    },
    end: async () => {
      stream.end();
      await completion;
    },
    giveUp: () => void stream.destroy(),
  };
}

/** Waits until a stream accepts more data. Throws when it has failed. */
export async function waitForDrain(stream: Writable, completion: Promise<void>): Promise<void> {
  if (stream.destroyed) await completion;
  if (stream.writableNeedDrain) await Promise.race([once(stream, 'drain'), completion]);
}
