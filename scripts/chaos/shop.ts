import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findRunningDatabase } from '#server/core/database/postgres/start-database.ts';
import { ROOT } from '../setup/root.mjs';

/** A first start makes a database and fills it; on a busy machine that takes minutes. */
const START_MS = 900_000;

/** A shop whose process and database can be killed at any moment; its address stays the same. */
export interface ChaosShop {
  readonly origin: string;
  readonly dataDir: string;
  /** Kills with SIGKILL: the server process, which is started again, or the database under it. */
  kill(what: Victim): Promise<void>;
  /** Waits until the shop answers and its database takes work. */
  ready(): Promise<void>;
  databaseUrl(): Promise<string>;
  stop(): Promise<void>;
}

export type Victim = 'process' | 'database';

/** Starts a shop with demo data on a data folder of its own. */
export async function startChaosShop(dataDir: string): Promise<ChaosShop> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let stopping = false;
  let child = launch();

  function launch(): ChildProcess {
    const env = { DATA_DIR: dataDir, PORT: String(port), SERVE: 'api', DEMO_DATA: 'small', LOG_LEVEL: 'silent' };
    const started = spawn(process.execPath, ['server/main.ts'], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...env, DATABASE_URL: '' },
    });
    // one that gave up is started again, as a service manager would do
    started.once('exit', (code, signal) => {
      if (signal !== 'SIGKILL' && !stopping) console.error(`The shop exited with ${signal ?? `code ${code}`}.`);
      if (!stopping && started === child) child = launch();
    });
    return started;
  }

  const ready = async () => {
    const end = Date.now() + START_MS;
    while (Date.now() < end) {
      const answer = await fetch(`${origin}/api/health`).catch(() => undefined);
      if (answer?.ok) return;
      await wait(100);
    }
    throw new Error('The shop stopped answering.');
  };

  await ready();
  return {
    origin,
    dataDir,
    ready,
    databaseUrl: async () => {
      const url = await findRunningDatabase({ dataDir });
      if (!url) throw new Error(`No database is running in ${dataDir}.`);
      return url;
    },
    kill: async (what) => {
      if (what === 'process') {
        const killed = child;
        killed.kill('SIGKILL');
        await once(killed, 'exit');
        return;
      }
      const pid = Number((await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0]);
      process.kill(pid, 'SIGKILL');
    },
    stop: async () => {
      stopping = true;
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
