import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY_FILES = '/dev/shm';
const NEEDED_BYTES = 8 * 1024 ** 3;

/**
 * Keeps the checks' temporary files (TMPDIR) in memory until this process ends, if 8 GiB are free: a test database is
 * created in a tenth of the time there.
 */
export function keepTempFilesInMemory(): void {
  if (process.env.TMPDIR || !existsSync(MEMORY_FILES)) return;
  const { bavail, bsize } = statfsSync(MEMORY_FILES);
  if (Math.min(bavail * bsize, freemem()) < NEEDED_BYTES) return;
  const folder = mkdtempSync(join(MEMORY_FILES, 'groove-house-checks-'));
  // open like /tmp: the database runs under another account
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
}
