// Room and permission where files and the embedded database are kept.
import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import type { Health } from '#generated/schemas.ts';

/** With less than that, a database cannot be sure to write its log (16 MiB a segment). */
const MIN_FREE_BYTES = 64 * 1024 * 1024;

/** Whether DATA_DIR can be written to: `full` when what is left to others than root is too little for the database. */
export async function checkDisk(dataDir: string, leastFreeBytes = MIN_FREE_BYTES): Promise<Health['disk']> {
  try {
    await access(dataDir, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize < leastFreeBytes ? 'full' : 'ok';
  } catch {
    return 'not_writable';
  }
}
