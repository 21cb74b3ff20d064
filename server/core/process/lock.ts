// Machine-wide locks that the operating system releases when the holder ends.
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Lock {
  release(): Promise<void>;
}

/**
 * Acquires a named lock. Returns undefined when another process holds it.
 *
 * The lock is a listening socket: an abstract one on Linux, elsewhere a file, which is removed when stale.
 */
export async function acquireLock(name: string, abstract = process.platform === 'linux'): Promise<Lock | undefined> {
  const path = abstract ? `\0groove-house:${name}` : join(tmpdir(), `groove-house-${name}.sock`);
  const server =
    (await listen(path)) ?? (abstract || (await isListening(path)) ? undefined : await removeAndListen(path));
  if (!server) return undefined;
  server.unref();
  return {
    release: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

async function listen(path: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy());
  server.listen(path);
  try {
    await once(server, 'listening');
    return server;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return undefined;
    throw error;
  }
}

async function isListening(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function removeAndListen(path: string): Promise<Server | undefined> {
  await rm(path, { force: true });
  return listen(path);
}
