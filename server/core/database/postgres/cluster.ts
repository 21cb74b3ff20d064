// Creates the files of a cluster atomically.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, lstat, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account.ts';
import { getClusterPath } from './home.ts';
import { StartError } from '#server/core/config/start-error.ts';

const run = promisify(execFile);

/** The superuser role. The shop connects as an ordinary role, see `ensureShopDatabase`. */
export const SUPERUSER = 'postgres';

const getPasswordFile = (home: string) => join(home, 'password');

/** Reads the random password of both roles. Throws StartError. */
export async function readPassword(home: string): Promise<string> {
  try {
    return (await readFile(getPasswordFile(home), 'utf8')).trim();
  } catch {
    throw new StartError(
      `${getPasswordFile(home)} is missing or cannot be read: put it back, or move ${home} away to begin with an empty database.`,
    );
  }
}

/** Creates the cluster if missing. Throws StartError for a cluster of another major version. */
export async function ensureCluster(
  home: string,
  bin: string,
  account: Account | undefined,
  progress: (line: string) => void,
): Promise<void> {
  const cluster = getClusterPath(home);
  if (await lstat(cluster).catch(() => undefined)) {
    await checkVersion(cluster, bin);
    // a folder restored by root belongs to root
    if (account && (await stat(cluster)).uid !== account.uid)
      await run('chown', ['-R', `${account.uid}:${account.gid}`, home]);
    return;
  }
  progress('Creating the database');
  const ids = account && { uid: account.uid, gid: account.gid };
  const unfinished = `${cluster}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await writeFile(getPasswordFile(home), `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  if (account) await chown(getPasswordFile(home), account.uid, account.gid);
  const options = [
    ['--pgdata', unfinished],
    ['--username', SUPERUSER],
    ['--pwfile', getPasswordFile(home)],
    ['--auth', 'scram-sha-256'],
    ['--encoding', 'UTF8'],
    // Unicode collation; trigrams of é or 黑 need the character classes of the system locale
    ['--locale-provider', 'icu'],
    ['--icu-locale', 'und'],
    ['--locale', process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'],
    ['--lc-messages', 'C'],
    ['--data-checksums'],
  ];
  try {
    await run(join(bin, 'initdb'), options.flat(), { ...ids, cwd: '/', env: { PATH: process.env['PATH'] } });
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new StartError(`The database could not be created in ${home}: ${findLastError(output)}`);
  }
  await rename(unfinished, cluster);
}

async function checkVersion(cluster: string, bin: string): Promise<void> {
  const clusterVersion = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  const { stdout } = await run(join(bin, 'postgres'), ['--version'], { cwd: '/' });
  const serverVersion = /\d+/.exec(stdout)?.[0];
  if (clusterVersion !== serverVersion)
    throw new StartError(
      `${cluster} was written by PostgreSQL ${clusterVersion || '(unknown)'}, this is ${serverVersion}: carry it over with pg_dump of that version, or set DATABASE_URL to a server of it.`,
    );
}

/** Returns the last error message in PostgreSQL's output. */
export function findLastError(output: string): string {
  const lines = output.split('\n').filter(Boolean);
  const line =
    lines.findLast((candidate) => /(FATAL|PANIC|error):/i.test(candidate)) ?? lines.at(-1) ?? 'no reason given';
  return line.replace(/^.*?(FATAL|PANIC|error):\s*/i, '');
}
