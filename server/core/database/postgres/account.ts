// PostgreSQL does not run as root: under root it runs as a system account.
import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartError } from '#server/core/config/start-error.ts';

const run = promisify(execFile);

export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/**
 * Returns the account that runs the database; undefined for that of this process. Under root, the owner of an existing
 * cluster folder, else the account `name`, created when missing.
 */
export async function ensureDatabaseAccount(cluster: string, name = 'postgres'): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { name: String(owner.uid), uid: owner.uid, gid: owner.gid };
  return (await findAccount(name)) ?? (await createAccount(name));
}

/** Looks up a system account by name. */
export async function findAccount(name: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { name, uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

async function createAccount(name: string): Promise<Account> {
  const attempts = [
    () =>
      run('useradd', [
        '--system',
        '--user-group',
        '--no-create-home',
        '--home-dir',
        '/nonexistent',
        '--shell',
        '/usr/sbin/nologin',
        name,
      ]),
    () => run('adduser', ['-S', '-D', '-H', '-s', '/sbin/nologin', name]),
  ];
  for (const attempt of attempts) {
    await attempt().catch(() => undefined);
    const account = await findAccount(name);
    if (account) return account;
  }
  throw new StartError(
    `The database cannot run as root, and the account "${name}" could not be created: create it, start as another user, or set DATABASE_URL.`,
  );
}

/** Whether `test <flag> <path>` succeeds as the account; without account, as this process. */
export async function hasAccess(
  account: Account | undefined,
  flag: '-r' | '-w' | '-x',
  path: string,
): Promise<boolean> {
  const ids = account && { uid: account.uid, gid: account.gid };
  return run('/bin/sh', ['-c', 'test "$0" "$1"', flag, path], { ...ids, cwd: '/' }).then(
    () => true,
    () => false,
  );
}
