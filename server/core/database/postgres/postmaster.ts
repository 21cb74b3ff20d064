// The server process of a cluster as `postmaster.pid` tells of it, also when another process of ours started it.
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartError } from '#server/core/config/start-error.ts';

const run = promisify(execFile);

export interface Postmaster {
  pid: number;
  socketFolder: string;
  /** True once it takes connections. */
  ready: boolean;
}

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid');

/** What the cluster's postmaster.pid says (PostgreSQL's src/include/utils/pidfile.h), whether or not it is still true. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const lines = (await readFile(pidFile(cluster), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, socketFolder: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' };
}

/** The postmaster that runs on this cluster now. */
export async function runningPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const postmaster = await readPostmaster(cluster);
  return postmaster && (await servesCluster(postmaster.pid, cluster)) ? postmaster : undefined;
}

/** Whether that process is a PostgreSQL server, of whichever cluster. */
export async function isPostgres(pid: number): Promise<boolean> {
  return PROGRAM.test((await commandLine(pid))[0] ?? '');
}

const PROGRAM = /(^|\/)postgres$/;

/** Numbers of processes are reused: only a process started as `postgres -D <this cluster>` is the one we look for. */
async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  const words = await commandLine(pid);
  return PROGRAM.test(words[0] ?? '') && words[words.indexOf('-D') + 1] === cluster;
}

async function commandLine(pid: number): Promise<string[]> {
  if (process.platform === 'linux') return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');
  const { stdout } = await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.trim().split(' ');
}

/**
 * Clears the way for a start: stops a postmaster that outlived its parent, and settles a postmaster.pid whose process is
 * gone but whose number is in use again, which PostgreSQL would take for a running server.
 */
export async function stopOrphan(cluster: string, progress: (line: string) => void): Promise<void> {
  const left = await readPostmaster(cluster);
  if (!left) return;
  if (!(await servesCluster(left.pid, cluster))) return markFileStale(cluster);
  progress('Stopping the database server that an earlier run left behind');
  try {
    process.kill(left.pid, 'SIGINT');
    // Fast shutdown writes everything out; only one that hangs is told to leave at once, which costs a recovery and no data.
    for (let tenth = 0; await servesCluster(left.pid, cluster); tenth++) {
      if (tenth === 300) process.kill(left.pid, 'SIGQUIT');
      await sleep(100);
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code === 'EPERM')
      throw new StartError(
        `A database server of another user runs on ${cluster} (process ${left.pid}): stop it or set another DATA_DIR.`,
      );
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * PostgreSQL takes a file with its parent's number for stale, which ours will be. The file is not deleted: its other
 * lines let the new server see whether processes of the dead one still hold its shared memory.
 */
async function markFileStale(cluster: string): Promise<void> {
  const lines = (await readFile(pidFile(cluster), 'utf8')).split('\n');
  lines[0] = String(process.pid);
  await writeFile(pidFile(cluster), lines.join('\n'));
}
