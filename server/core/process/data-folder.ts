import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { StartError } from '#server/core/config/start-error.ts';

/** Creates DATA_DIR if missing and checks its permissions. Throws StartError. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await createFolder(dataDir);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    // root passes the check above, but the database does not run as root
    if (((await stat(dataDir)).mode & 0o700) !== 0o700) throw new Error('its permissions close it to its own owner');
  } catch (error) {
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be used (${describeSystemError(error)}): make it a folder that ${userInfo().username} may read and write, or set DATA_DIR to another one.`,
    );
  }
}

/** Creates a folder and its parents. Node's recursive mkdir does not return below /proc. */
async function createFolder(path: string): Promise<void> {
  if (await isFolder(path)) return;
  if (!(await isFolder(dirname(path)))) await createFolder(dirname(path));
  await mkdir(path);
}

const isFolder = (path: string) =>
  stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );

/** Describes a system error; other errors by their message. */
export function describeSystemError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const descriptions: Record<string, string> = {
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EEXIST: 'a file is in the way',
    ENOTDIR: 'a file is in the way',
    EROFS: 'the disk is read-only',
    ENOSPC: 'the disk is full',
    ENOENT: 'it cannot be created',
  };
  return ('code' in error && typeof error.code === 'string' && descriptions[error.code]) || error.message;
}
