// The files of DATA_DIR in a backup: all but the database and derived files.
import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, posix } from 'node:path';

/** Paths relative to DATA_DIR. The database folder may be a symbolic link. */
const EXCLUDED = /^(?:postgres|media\/derived)(?:\/|$)|^media\.|\.restoring$/;
/** Incomplete files. */
const DRAFT = /(?:^|\/)draft$|\.(?:draft|tmp|partial)$/;

/** Yields the paths of all files, relative to the folder, with slashes. Ignores folders removed meanwhile. */
export async function* listDataFiles(dataDir: string, folder = ''): AsyncGenerator<string> {
  const entries: Dirent[] = await readdir(join(dataDir, folder), { withFileTypes: true }).catch(() => []);
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = posix.join(folder, entry.name);
    if (EXCLUDED.test(path)) continue;
    if (entry.isDirectory()) yield* listDataFiles(dataDir, path);
    else if (entry.isFile() && !DRAFT.test(path)) yield path;
  }
}
