import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { StartError } from '#server/core/config/start-error.ts';

/** Makes sure DATA_DIR is there and ours to use. Throws StartError with what to do when it is not. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await createFolder(dataDir);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    // Root passes every check above, but the database never runs as root: a folder closed to its own owner is meant to be closed.
    if (((await stat(dataDir)).mode & 0o700) !== 0o700) throw new Error('its permissions close it to its own owner');
  } catch (error) {
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be used (${describeSystemError(error)}): make it a folder that ${userInfo().username} may read and write, or set DATA_DIR to another one.`,
    );
  }
}

/** Node's own recursive mkdir never ends where a folder is there but takes no others, as in /proc. */
async function createFolder(path: string): Promise<void> {
  if (await isFolder(path)) return;
  if (!(await isFolder(dirname(path)))) await createFolder(dirname(path));
  await mkdir(path);
}

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** A system error in words; any other error's own message. */
export function describeSystemError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const words: Record<string, string> = {
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EEXIST: 'a file is in the way',
    ENOTDIR: 'a file is in the way',
    EROFS: 'the disk is read-only',
    ENOSPC: 'the disk is full',
    ENOENT: 'it cannot be created',
  };
  return ('code' in error && typeof error.code === 'string' && words[error.code]) || error.message;
}
