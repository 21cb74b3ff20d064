// The server process of a cluster, read from `postmaster.pid`.
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
  /** True once it accepts connections. */
  ready: boolean;
}

const getPidFile = (cluster: string) => join(cluster, 'postmaster.pid');

/** Parses postmaster.pid (PostgreSQL's src/include/utils/pidfile.h). The process may have ended. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const lines = (await readFile(getPidFile(cluster), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, socketFolder: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' };
}

/** Returns the running postmaster of the cluster. */
export async function findRunningPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const postmaster = await readPostmaster(cluster);
  return postmaster && (await servesCluster(postmaster.pid, cluster)) ? postmaster : undefined;
}

/** Whether the process is a PostgreSQL server of any cluster. */
export async function isPostgres(pid: number): Promise<boolean> {
  return PROGRAM.test((await readCommandLine(pid))[0] ?? '');
}

const PROGRAM = /(^|\/)postgres$/;

/** Whether the process was started as `postgres -D <cluster>`; process ids are reused. */
async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  const args = await readCommandLine(pid);
  return PROGRAM.test(args[0] ?? '') && args[args.indexOf('-D') + 1] === cluster;
}

async function readCommandLine(pid: number): Promise<string[]> {
  if (process.platform === 'linux') return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');
  const { stdout } = await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.trim().split(' ');
}

/**
 * Prepares a start: stops a postmaster whose parent has died, and marks a postmaster.pid as stale when another program
 * has its process id, which PostgreSQL would take for a running server.
 */
export async function stopOrphan(cluster: string, progress: (line: string) => void): Promise<void> {
  const orphan = await readPostmaster(cluster);
  if (!orphan) return;
  if (!(await servesCluster(orphan.pid, cluster))) return markFileStale(cluster);
  progress('Stopping the database server that an earlier run left behind');
  try {
    process.kill(orphan.pid, 'SIGINT');
    // fast shutdown; immediate shutdown after 30 s, which needs recovery but loses no data
    for (let tenth = 0; await servesCluster(orphan.pid, cluster); tenth++) {
      if (tenth === 300) process.kill(orphan.pid, 'SIGQUIT');
      await sleep(100);
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code === 'EPERM')
      throw new StartError(
        `A database server of another user runs on ${cluster} (process ${orphan.pid}): stop it or set another DATA_DIR.`,
      );
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * Writes the id of this process, because PostgreSQL treats a file with its parent's id as stale. The other lines are
 * kept: from them the new server detects processes of the old one that still use its shared memory.
 */
async function markFileStale(cluster: string): Promise<void> {
  const lines = (await readFile(getPidFile(cluster), 'utf8')).split('\n');
  lines[0] = String(process.pid);
  await writeFile(getPidFile(cluster), lines.join('\n'));
}
