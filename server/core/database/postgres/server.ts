// Runs a PostgreSQL server as a child process and restarts it until stopped.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './account.ts';
import { findLastError } from './cluster.ts';
import { describeSystemError } from '#server/core/process/data-folder.ts';
import { getClusterPath } from './home.ts';
import { readPostmaster, stopOrphan } from './postmaster.ts';
import { RestartLimit } from './restart-limit.ts';
import { createSettings } from './settings.ts';
import { createSocketFolder, hasSocket, recreateSocketFolder, removeLeftSocketFolder } from './socket-folder.ts';
import { StartError } from '#server/core/config/start-error.ts';

/** Start errors while processes of a killed server are ending. */
const SHUTTING_DOWN = /pre-existing shared memory block|lock file ".*" already exists/;
const TIMEOUT_MS = 30_000;
const SOCKET_CHECK_MS = 1_000;

export interface ServerOptions {
  home: string;
  /** Folder of the programs. */
  bin: string;
  account?: Account;
  /** Overrides of the default settings. */
  overrides?: Record<string, string>;
  progress: (line: string) => void;
  /** Called when the server cannot be restarted. */
  onLost: (reason: StartError) => void;
}

export interface Server {
  socketFolder: string;
  stop(): Promise<void>;
}

/** Starts the server and resolves when it accepts connections. Restarts it when it ends. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { home, account, progress, onLost } = options;
  const orphan = await readPostmaster(getClusterPath(home));
  await stopOrphan(getClusterPath(home), progress);
  if (orphan) await removeLeftSocketFolder(orphan.socketFolder, home);
  const socketFolder = await createSocketFolder(home, account);
  await rename(getLogFile(home), `${getLogFile(home)}.1`).catch(() => undefined);

  const stopping = new AbortController();
  let child: ChildProcess | undefined;
  const limit = new RestartLimit();
  const cleanUp = () => {
    child?.kill('SIGINT');
    rmSync(socketFolder, { recursive: true, force: true });
  };
  process.once('exit', cleanUp);

  const start = async () => {
    const started = await startUntilReady(options, socketFolder, stopping.signal, (launched) => (child = launched));
    child = started;
    const watch = setInterval(() => void checkSocket(started, watch), SOCKET_CHECK_MS).unref();
    started.once('exit', (code, signal) => {
      clearInterval(watch);
      if (!stopping.signal.aborted) void restart(signal ?? `code ${code}`);
    });
  };
  /**
   * Restarts a server whose socket was removed, because the socket is created only on start. A server that is ending removes
   * its socket itself.
   */
  const checkSocket = async (watched: ChildProcess, watch: NodeJS.Timeout) => {
    if (await hasSocket(socketFolder)) return;
    const postmaster = await readPostmaster(getClusterPath(home));
    if (stopping.signal.aborted || !postmaster?.ready || !isAlive(watched)) return;
    clearInterval(watch);
    progress(`The database's socket folder ${socketFolder} was removed; making it again`);
    try {
      await recreateSocketFolder(socketFolder, home, account);
      watched.kill('SIGINT');
    } catch (error) {
      onLost(
        new StartError(
          `The database's socket folder ${socketFolder} cannot be made again (${describeSystemError(error)}).`,
        ),
      );
    }
  };
  const restart = async (reason: string): Promise<void> => {
    const delay = limit.next();
    if (delay === undefined)
      return onLost(new StartError(`The database server keeps ending (${reason}): see ${getLogFile(home)}.`));
    progress(`The database server ended (${reason}); starting it again${delay ? ` in ${delay / 1000} s` : ''}`);
    try {
      await sleep(delay, undefined, { signal: stopping.signal });
      await start();
      progress('The database server runs again');
    } catch (error) {
      if (!stopping.signal.aborted) await restart(error instanceof Error ? error.message : String(error));
    }
  };
  const stop = async () => {
    stopping.abort();
    process.off('exit', cleanUp);
    await endServer(child);
    await rm(socketFolder, { recursive: true, force: true });
  };

  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { socketFolder, stop };
}

const getLogFile = (home: string) => join(home, 'log');
const readLogSize = (home: string) =>
  stat(getLogFile(home)).then(
    ({ size }) => size,
    () => 0,
  );

async function startUntilReady(
  options: ServerOptions,
  socketFolder: string,
  stopping: AbortSignal,
  onStart: (child: ChildProcess) => void,
): Promise<ChildProcess> {
  const { home, progress } = options;
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const logStart = await readLogSize(home);
    const child = await launchServer(options, socketFolder);
    onStart(child);
    const slowTimer = setTimeout(
      () => progress('The database is making good what was cut off; this can take minutes'),
      5000,
    );
    while (isAlive(child)) {
      const postmaster = await readPostmaster(getClusterPath(home));
      if (postmaster?.ready && postmaster.pid === child.pid) break;
      await sleep(20);
    }
    clearTimeout(slowTimer);
    if (isAlive(child)) return child;
    const output = (await readFile(getLogFile(home)).catch(() => Buffer.alloc(0))).subarray(logStart).toString();
    if (!SHUTTING_DOWN.test(output) || Date.now() > deadline || stopping.aborted)
      throw new StartError(
        `The database server did not start: ${findLastError(output)} (more in ${getLogFile(home)}).`,
      );
    await sleep(200);
  }
}

async function launchServer(
  { home, bin, account, overrides }: ServerOptions,
  socketFolder: string,
): Promise<ChildProcess> {
  const log = await open(getLogFile(home), 'a', 0o600);
  const flags = Object.entries({ ...createSettings(socketFolder), ...overrides }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const child = spawn(join(bin, 'postgres'), ['-D', getClusterPath(home), ...flags], {
    ...(account && { uid: account.uid, gid: account.gid }),
    cwd: '/',
    // separate session: Ctrl-C reaches this process only, which stops the database last
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    // without variables such as PGPORT
    env: { PATH: process.env['PATH'] },
  });
  await once(child, 'spawn').finally(() => log.close());
  return child;
}

const isAlive = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

/** Fast shutdown, then immediate shutdown after the timeout. */
async function endServer(child: ChildProcess | undefined): Promise<void> {
  if (!child || !isAlive(child)) return;
  const exit = once(child, 'exit');
  child.kill('SIGINT');
  const timeout = setTimeout(() => child.kill('SIGQUIT'), TIMEOUT_MS);
  await exit;
  clearTimeout(timeout);
}
