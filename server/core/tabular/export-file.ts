import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Row } from '#server/core/api/wire.ts';

/** A file that rows are added to. Whoever waits for each call never gets ahead of the disk. */
export interface ExportFile {
  add(rows: readonly Row[]): Promise<void>;
  /** Resolves when all of it is on the disk. */
  end(): Promise<void>;
  /** Lets go of a file that will not be finished. */
  giveUp(): void;
}

interface Writing {
  write(text: string): Promise<void>;
  end(): Promise<void>;
  giveUp(): void;
}

/** Writes to a stream that tells of its errors at the next call. */
export function writing(stream: Writable): Writing {
  const over = finished(stream);
  // asked for by the calls below; nobody may be waiting when it happens
  over.catch(() => undefined);
  return {
    write: async (text) => {
      if (stream.destroyed) await over;
      if (!stream.write(text)) await Promise.race([once(stream, 'drain'), over]);
    },
    end: async () => {
      stream.end();
      await over;
    },
    giveUp: () => void stream.destroy(),
  };
}
