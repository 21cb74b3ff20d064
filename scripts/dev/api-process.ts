import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../setup/root.mjs';

const LOCALHOST = '127.0.0.1';
/** A restart takes a second or two; after this a request learns that the API is down. */
const PATIENCE_MS = 15_000;

/** What the API is made of, with the files it reads and does not import (texts, migrations, the bundled description). */
const ROOMS = ['server', 'domain', 'forms-schema', 'generated', 'locales'];

export interface ApiProcess {
  url: string;
  /** Resolves when the API takes connections, or when waiting any longer would only hide that it is down. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/** Runs the API as a process of its own that Node starts again whenever one of its files changes. */
export async function startApiProcess(env: Record<string, string>): Promise<ApiProcess> {
  const port = await freePort();
  const watched = ROOMS.map((room) => `--watch-path=${room}`);
  const child = spawn(process.execPath, ['--watch', ...watched, '--watch-preserve-output', 'server/main.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env, SERVE: 'api', HOST: LOCALHOST, PORT: String(port) },
  });
  process.once('exit', () => child.kill());
  return {
    url: `http://${LOCALHOST}:${port}/api`,
    ready: async () => {
      for (const end = Date.now() + PATIENCE_MS; Date.now() < end && child.exitCode === null; await sleep(50)) {
        if (await listens(port)) return;
      }
    },
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, LOCALHOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, LOCALHOST);
  const answer = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return answer;
}
