// Shutdown on signals, uncaught errors and loss of the database.
import { formatStack } from './error-log.ts';

interface Options {
  /** Stops accepting requests, waits for running ones, closes jobs and database. */
  stop: () => Promise<void>;
  /** Timeout of `stop`. */
  timeoutMs?: number;
  write?: (line: string) => void;
  exit?: (code: number) => void;
}

export interface Lifetime {
  /** Shuts down and exits with the code; later calls can only raise the code. */
  end(code: number): void;
}

/** Below the kill timeouts of Kubernetes (30 s) and systemd (90 s); the README raises Docker's 10 s. */
const TIMEOUT_MS = 25_000;

/** Shuts down gracefully on SIGTERM and SIGINT (exit code 0) and after uncaught errors and rejections (exit code 1). */
export function superviseProcess({
  stop,
  timeoutMs = TIMEOUT_MS,
  write = (line) => console.error(line),
  exit = (code) => process.exit(code),
}: Options): Lifetime {
  let exitCode: number | undefined;
  const end = (code: number) => {
    const isEnding = exitCode !== undefined;
    exitCode = Math.max(exitCode ?? 0, code);
    if (isEnding) return;
    const timeout = setTimeout(() => {
      write(`Requests or jobs did not finish within ${timeoutMs / 1000} s; ending without them`);
      exit(1);
    }, timeoutMs);
    stop().then(
      () => {
        clearTimeout(timeout);
        exit(exitCode ?? code);
      },
      (error: unknown) => {
        write(formatStack(error));
        exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end(0));
  process.on('uncaughtException', (error, origin) => {
    const kind = origin === 'unhandledRejection' ? 'An unhandled rejection' : 'An uncaught exception';
    write(`${kind} ends the process: ${formatStack(error)}`);
    end(1);
  });
  return { end };
}

/** Runs all steps in order despite errors, then throws the first error. */
export async function runAll(steps: readonly (() => Promise<unknown> | undefined)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}
