import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findRunningPostmaster } from '#server/core/database/postgres/postmaster.ts';
import { findRunningDatabase } from '#server/core/database/postgres/start-database.ts';
import { findFreePort } from '../process/children.ts';
import { ROOT } from '../setup/root.mjs';

/** The first start creates and fills a database. */
const START_MS = 900_000;

/** A shop whose process and database can be killed; its address stays the same. */
export interface ChaosShop {
  readonly origin: string;
  readonly dataDir: string;
  /** Sends SIGKILL to the server process, which is restarted, or to its database. */
  kill(target: KillTarget): Promise<void>;
  /** Waits until the health check succeeds. */
  waitUntilReady(): Promise<void>;
  findDatabaseUrl(): Promise<string>;
  stop(): Promise<void>;
}

export type KillTarget = 'process' | 'database';

/** Starts a shop with demo data in a data folder. `settings` are those of the payment provider. */
export async function startChaosShop(dataDir: string, settings: Readonly<Record<string, string>>): Promise<ChaosShop> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  let stopping = false;
  let child = launch();

  function launch(): ChildProcess {
    const env = {
      DATA_DIR: dataDir,
      PORT: String(port),
      SERVE: 'api',
      DEMO_DATA: 'small',
      LOG_LEVEL: 'silent',
      ...settings,
    };
    const started = spawn(process.execPath, ['server/main.ts'], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...env, DATABASE_URL: '' },
    });
    // restarts a process that exited, as a service manager would
    started.once('exit', (code, signal) => {
      if (signal !== 'SIGKILL' && !stopping) console.error(`The shop exited with ${signal ?? `code ${code}`}.`);
      if (!stopping && started === child) child = launch();
    });
    return started;
  }

  const waitUntilReady = async () => {
    const end = Date.now() + START_MS;
    while (Date.now() < end) {
      const answer = await fetch(`${origin}/api/health`).catch(() => undefined);
      if (answer?.ok) return;
      await wait(100);
    }
    throw new Error('The shop stopped answering.');
  };

  await waitUntilReady();
  return {
    origin,
    dataDir,
    waitUntilReady,
    findDatabaseUrl: async () => {
      const url = await findRunningDatabase({ dataDir });
      if (!url) throw new Error(`No database is running in ${dataDir}.`);
      return url;
    },
    kill: async (target) => {
      if (target === 'process') {
        const killed = child;
        killed.kill('SIGKILL');
        await once(killed, 'exit');
        return;
      }
      await killDatabase(dataDir);
    },
    stop: async () => {
      stopping = true;
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/**
 * Sends SIGKILL to the database. Waits for one that is not running: the health check may have succeeded before the server has
 * noticed the kill before.
 */
async function killDatabase(dataDir: string): Promise<void> {
  const cluster = await realpath(join(dataDir, 'postgres/cluster'));
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    const postmaster = await findRunningPostmaster(cluster);
    if (postmaster) {
      process.kill(postmaster.pid, 'SIGKILL');
      return;
    }
    await wait(100);
  }
  throw new Error('The database is not running.');
}
