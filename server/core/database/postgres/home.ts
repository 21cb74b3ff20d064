// The database folder: cluster, password, log and, if needed, a copy of the binaries.
import { chmod, chown, lstat, mkdir, mkdtemp, readdir, realpath, rm, rmdir, stat, symlink } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { describeSystemError } from '#server/core/process/data-folder.ts';
import type { Account } from './account.ts';
import { hasAccess } from './account.ts';
import { StartError } from '#server/core/config/start-error.ts';

/** Returns the path of the cluster in a home. */
export const getClusterPath = (home: string) => join(home, 'cluster');

/**
 * Creates the home with mode 0700, owned by the account that runs the database. Returns its real path.
 *
 * Grants the account's group entry to a data folder that only root can enter. When a parent folder cannot be entered
 * (/root), the home is created in `fallback` and the path becomes a link to it. A non-empty home is never moved.
 */
export async function prepareHome(
  path: string,
  account: Account | undefined,
  progress: (line: string) => void,
  fallback = '/var/lib',
): Promise<string> {
  try {
    if (await isDanglingLink(path)) await rm(path);
    await mkdir(path, { recursive: true, mode: 0o700 });
    const home = await realpath(path);
    await setOwner(home, account);
    if (await hasAccess(account, '-x', home)) return home;
    if (account && (await grantEntry(dirname(path), account)) && (await hasAccess(account, '-x', home))) return home;
    if ((await readdir(home)).length > 0) throw new StartError(describeEntryError(home, account));
    const fallbackHome = await mkdtemp(join(fallback, 'groove-house-'));
    await setOwner(fallbackHome, account);
    if (!(await hasAccess(account, '-x', fallbackHome)))
      throw new StartError(describeEntryError(fallbackHome, account));
    await rmdir(path);
    await symlink(fallbackHome, path);
    progress(
      `The database is kept in ${fallbackHome}, because the account "${account?.name}" cannot enter ${dirname(path)}`,
    );
    return fallbackHome;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The database folder ${path} cannot be used (${describeSystemError(error)}): check its owner and permissions, or set DATA_DIR.`,
    );
  }
}

async function setOwner(folder: string, account: Account | undefined): Promise<void> {
  await chmod(folder, 0o700);
  if (account) await chown(folder, account.uid, account.gid);
}

/** Grants the account's group entry (x) to a folder of mode 0700. Returns false for other modes. */
async function grantEntry(folder: string, account: Account): Promise<boolean> {
  const { uid, mode } = await stat(folder);
  if ((mode & 0o077) !== 0) return false;
  await chown(folder, uid, account.gid);
  await chmod(folder, (mode & 0o700) | 0o010);
  return true;
}

async function isDanglingLink(path: string): Promise<boolean> {
  const link = await lstat(path).catch(() => undefined);
  return Boolean(link?.isSymbolicLink()) && (await stat(path).catch(() => undefined)) === undefined;
}

function describeEntryError(path: string, account: Account | undefined): string {
  return `The account "${account?.name ?? userInfo().username}", which runs the database, cannot enter ${dirname(path)}: let it (chmod o+x on the folders above) or set DATA_DIR.`;
}
