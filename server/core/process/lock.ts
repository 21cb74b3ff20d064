// One process at a time for one thing on this machine: a lock that the system itself lets go of when its owner dies.
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
 * Takes the lock of that name, or answers undefined when a living process holds it.
 *
 * It is a listening socket. Linux keeps abstract socket names apart from files, so nothing stays behind when the owner
 * is killed; elsewhere the socket is a file, and one that nobody answers on is swept away.
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
