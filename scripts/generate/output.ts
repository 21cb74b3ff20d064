import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { byText } from './model/json.ts';
import { HEADER } from './write/file.ts';
import type { OutputFile } from './write/file.ts';

/** Files of the folder that differ from a fresh run: changed, missing or no longer generated. */
export function differences(files: readonly OutputFile[], folder: string): string[] {
  const expected = new Map(files.map((file) => [file.path, file.text]));
  const different = files.filter((file) => readText(join(folder, file.path)) !== file.text).map((file) => file.path);
  const extra = filesIn(folder).filter((path) => !expected.has(path));
  return [...different, ...extra].sort(byText);
}

/**
 * Writes what changed and removes files of an earlier run that are no longer generated; files that are not ours
 * are left alone.
 * @returns how many files were written or removed
 */
export function writeFiles(files: readonly OutputFile[], folder: string): number {
  const expected = new Map(files.map((file) => [file.path, file.text]));
  let changes = 0;
  for (const path of differences(files, folder)) {
    const target = join(folder, path);
    const text = expected.get(path);
    if (text === undefined) {
      if (!readText(target)?.startsWith(HEADER)) continue;
      rmSync(target);
    } else {
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
    changes += 1;
  }
  return changes;
}

function readText(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}
