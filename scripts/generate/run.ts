import { join, resolve } from 'node:path';
import { formatDiagnostics } from './diagnostics.ts';
import { generate } from './generate.ts';
import type { Generated } from './generate.ts';
import { listDifferences, writeFiles } from './output.ts';

export interface RunOptions {
  spec: string;
  out: string;
  /** Writes nothing; a file that differs is an error. */
  check?: boolean;
  /** File with labels, columns and relations of resources. */
  overrides?: string;
  /** `types`: only types.ts. */
  only?: string;
  /** Prints every diagnostic instead of the first of each code. */
  all?: boolean;
}

/** Generates, writes or compares the files and prints the result. `ok` is false after an error. */
export async function run(options: RunOptions): Promise<{ ok: boolean; sources: readonly string[] }> {
  const generated = await generate(options.spec, {
    ...(options.overrides !== undefined && { overrides: options.overrides }),
    ...(options.only === 'types' && { only: 'types' as const }),
  });
  return { ok: report(generated, options), sources: generated.sources };
}

function report({ files, diagnostics, summary }: Generated, { out, check = false, all = false }: RunOptions): boolean {
  const lines = formatDiagnostics(diagnostics.list, all ? Infinity : undefined);
  if (summary === undefined) {
    console.error(lines.map((line) => line.trim()).join(' '));
    return false;
  }
  for (const line of lines) console.error(line);
  if (diagnostics.errors > 0) {
    console.error(`Nothing was written: ${summary}.`);
    return false;
  }
  const folder = resolve(out);
  if (!check) {
    const changes = writeFiles(files, folder);
    console.log(`${summary}; ${changes} of ${files.length} files changed in ${out}.`);
    return true;
  }
  const different = listDifferences(files, folder);
  for (const path of different) console.error(`${join(out, path)} differs from a fresh run.`);
  console.log(`${summary}; ${different.length} of ${files.length} files differ.`);
  return different.length === 0;
}
