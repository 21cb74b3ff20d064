import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../setup/root.mjs';

/** Whether a folder is in the checkout. */
export const isInside = (folder: string): boolean =>
  !relative(realpathSync(ROOT), realpathSync(folder)).startsWith('..');

/**
 * Makes an empty folder outside of the checkout. openapi-typescript reads a redocly.yaml of the folder it runs in; ours
 * would be part of what is timed, or let it fail.
 */
export function folderOutside(prefix: string, temporary = tmpdir()): string {
  return mkdtempSync(join(isInside(temporary) ? dirname(ROOT) : temporary, prefix));
}
