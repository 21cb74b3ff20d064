// Logs errors outside requests (idle connections, jobs, the process).
import { serialiseError } from '#server/core/http/logger.ts';
import { isUnavailable } from '#server/core/database/unavailable.ts';

export interface ErrorLog {
  /** Writes an error with its stack; a database outage is one line per 30 seconds. */
  report(error: unknown): void;
  /** Called when the database accepts a connection, which ends an outage. */
  reached(): void;
  /** Called when the process ends: from then on, connections break because the database is being stopped. */
  end(): void;
}

interface Options {
  write: (line: string) => void;
  /** Time without errors after which an outage has ended. */
  quietMs?: number;
}

const REPEAT_MS = 30_000;

/**
 * Creates a log that groups the errors of a database outage, which breaks all connections and queue polls: a line at
 * its start, one every 30 seconds, and one at its end.
 */
export function createErrorLog({ write, quietMs = 1_000 }: Options): ErrorLog {
  let outage: { since: number; written: number; latest: number; errors: number } | undefined;
  let endTimer: NodeJS.Timeout | undefined;
  let isEnding = false;

  const endOutage = () => {
    endTimer = undefined;
    if (!outage) return;
    const { since, latest, errors } = outage;
    outage = undefined;
    write(
      `The database answers again after ${toSeconds(latest - since)} s (${errors} ${errors === 1 ? 'error' : 'errors'})`,
    );
  };
  return {
    report: (error) => {
      if (!isUnavailable(error)) return write(formatStack(error));
      if (isEnding) return;
      const now = Date.now();
      outage ??= { since: now, written: 0, latest: now, errors: 0 };
      outage.errors++;
      outage.latest = now;
      endTimer?.refresh();
      if (now - outage.written < REPEAT_MS) return;
      outage.written = now;
      write(
        `The database cannot be reached (${getInnermostMessage(error)}); requests that need it are answered 503 until it can`,
      );
    },
    reached: () => {
      if (outage && !endTimer) endTimer = setTimeout(endOutage, quietMs).unref();
    },
    end: () => {
      isEnding = true;
    },
  };
}

const toSeconds = (milliseconds: number) => Math.round(milliseconds / 100) / 10;

/** Formats the stacks of an error and its causes, without values of failed queries. */
export function formatStack(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const lines: string[] = [];
  // job libraries report plain objects with the properties of an error
  let serialised: ReturnType<typeof serialiseError> | undefined = serialiseError(error as Error);
  for (; serialised; serialised = serialised.cause as typeof serialised) lines.push(serialised.stack);
  return lines.join('\n  because ');
}

/** Returns the message of the innermost cause. */
function getInnermostMessage(error: unknown): string {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  const first: unknown = inner instanceof AggregateError ? inner.errors[0] : inner;
  return String(Object(first).message ?? first).replaceAll('\n', ' ');
}
