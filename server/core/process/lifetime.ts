// How the process ends: on a signal, on an error that escaped every handler, or because its database is lost for good.
import { formatStack } from './error-log.ts';

interface Options {
  /** Stops accepting requests, lets those under way finish, closes jobs and database. */
  stop: () => Promise<void>;
  /** How long `stop` may take. */
  timeoutMs?: number;
  write?: (line: string) => void;
  exit?: (code: number) => void;
}

export interface Lifetime {
  /** Stops everything and exits with that code. Further calls can only make the code an error. */
  end(code: number): void;
}

/** Less than Kubernetes (30 s) and systemd (90 s) wait before they kill; the README sets Docker's 10 s higher. */
const TIMEOUT_MS = 25_000;

/**
 * Ends the process in order on SIGTERM and SIGINT (exit code 0) and after an uncaught exception or unhandled rejection
 * (logged with its stack, exit code 1): the state such an error leaves is unknown, so the process does not go on.
 */
export function superviseProcess({
  stop,
  timeoutMs: patienceMs = TIMEOUT_MS,
  write = (line) => console.error(line),
  exit = (code) => process.exit(code),
}: Options): Lifetime {
  let exitCode: number | undefined;
  const end = (code: number) => {
    const isEnding = exitCode !== undefined;
    exitCode = Math.max(exitCode ?? 0, code);
    if (isEnding) return;
    const timeout = setTimeout(() => {
      write(`Requests or jobs did not finish within ${patienceMs / 1000} s; ending without them`);
      exit(1);
    }, patienceMs);
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

/** Runs all steps in order, whatever becomes of those before, and throws the first error at the end. */
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
