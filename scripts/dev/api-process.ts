import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../process/children.ts';
import { ROOT } from '../setup/root.mjs';

const LOCALHOST = '127.0.0.1';
/** Longest wait for a restart of the API. */
const READY_TIMEOUT_MS = 15_000;

/** Folders of the API's sources and of the files it reads (texts, migrations, the bundled description). */
const WATCHED_FOLDERS = ['server', 'domain', 'forms-schema', 'generated', 'locales'];

export interface ApiProcess {
  url: string;
  /** Resolves when the API accepts connections, when its process has exited or after 15 seconds. */
  waitUntilReady(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the API as a child process that Node restarts when one of its files changes. */
export async function startApiProcess(env: Record<string, string>): Promise<ApiProcess> {
  const port = await findFreePort();
  const watched = WATCHED_FOLDERS.map((room) => `--watch-path=${room}`);
  const child = spawn(process.execPath, ['--watch', ...watched, '--watch-preserve-output', 'server/main.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env, SERVE: 'api', HOST: LOCALHOST, PORT: String(port) },
  });
  process.once('exit', () => child.kill());
  return {
    url: `http://${LOCALHOST}:${port}/api`,
    waitUntilReady: async () => {
      for (const end = Date.now() + READY_TIMEOUT_MS; Date.now() < end && child.exitCode === null; await sleep(50)) {
        if (await isListening(port)) return;
      }
    },
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, LOCALHOST);
  const answer = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return answer;
}
