import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A server in a child process. */
export interface Child {
  origin: string;
  pid: number;
  /** Milliseconds from the command to the first response. */
  started: number;
  stop(): Promise<void>;
}

/** Runs a server that prints its address, and waits until `path` responds without a server error. */
export async function startChild(args: readonly string[], env: Record<string, string>, path: string): Promise<Child> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await readPrintedAddress(child);
  while (
    !(await fetch(`${origin}${path}`).then(
      (answer) => answer.status < 500,
      () => false,
    ))
  )
    await wait(10);
  return {
    origin,
    pid: child.pid ?? 0,
    started: performance.now() - startedAt,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function readPrintedAddress(child: ChildProcess): Promise<string> {
  let printed = '';
  for await (const chunk of child.stdout ?? []) {
    printed += String(chunk);
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed);
    if (address) return address[0];
  }
  throw new Error(`The server exited before it was listening:\n${printed}`);
}

/** Finds a free port of this machine. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Reads the resident memory of a process in MB. */
export function readMemory(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
