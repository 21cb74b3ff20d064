// Free space and permissions of DATA_DIR.
import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import type { Health } from '#generated/schemas.ts';

/** The database needs room for WAL segments of 16 MiB. */
const MIN_FREE_BYTES = 64 * 1024 * 1024;

/** Checks DATA_DIR; `full` when less than `minFreeBytes` is free. */
export async function checkDisk(dataDir: string, minFreeBytes = MIN_FREE_BYTES): Promise<Health['disk']> {
  try {
    await access(dataDir, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize < minFreeBytes ? 'full' : 'ok';
  } catch {
    return 'not_writable';
  }
}
