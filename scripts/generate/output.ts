import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compareText } from './model/json.ts';
import { HEADER } from './write/file.ts';
import type { OutputFile } from './write/file.ts';

/** Lists the files of the folder that differ from `files`: changed, missing or no longer generated. */
export function listDifferences(files: readonly OutputFile[], folder: string): string[] {
  const expected = new Map(files.map((file) => [file.path, file.text]));
  const different = files.filter((file) => readText(join(folder, file.path)) !== file.text).map((file) => file.path);
  const extra = listFiles(folder).filter((path) => !expected.has(path));
  return [...different, ...extra].sort(compareText);
}

/**
 * Writes changed files and deletes generated ones that are not in `files`; files without the generator's header are kept.
 * @returns the number of files written or deleted
 */
export function writeFiles(files: readonly OutputFile[], folder: string): number {
  const expected = new Map(files.map((file) => [file.path, file.text]));
  let changes = 0;
  for (const path of listDifferences(files, folder)) {
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

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}
