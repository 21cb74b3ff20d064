// The files of DATA_DIR that a backup holds: everything but the database and what is made again when it is missing.
import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, posix } from 'node:path';

/** Below DATA_DIR. The folder of the database may be a link. */
const EXCLUDED = /^(?:postgres|media\/derived)(?:\/|$)|^media\.|\.restoring$/;
/** Written but not named yet. */
const DRAFT = /(?:^|\/)draft$|\.(?:draft|tmp|partial)$/;

/** Paths of all files to keep, below the folder, with slashes. A folder that vanishes meanwhile has none. */
export async function* dataFiles(dataDir: string, below = ''): AsyncGenerator<string> {
  const entries: Dirent[] = await readdir(join(dataDir, below), { withFileTypes: true }).catch(() => []);
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = posix.join(below, entry.name);
    if (EXCLUDED.test(path)) continue;
    if (entry.isDirectory()) yield* dataFiles(dataDir, path);
    else if (entry.isFile() && !DRAFT.test(path)) yield path;
  }
}
