import { join, resolve } from 'node:path';
import { formatDiagnostics } from './diagnostics.ts';
import { generate } from './generate.ts';
import type { Generated } from './generate.ts';
import { differences, writeFiles } from './output.ts';

export interface RunOptions {
  spec: string;
  out: string;
  /** Write nothing; a file that differs is a fault. */
  check?: boolean;
  /** A file with words for the screens of resources. */
  overrides?: string;
  /** `types`: nothing but types.ts. */
  only?: string;
  /** Write out every diagnostic instead of the first of each code. */
  all?: boolean;
}

/** One run: generates, writes or compares, says what happened. `ok` is false when there was a fault. */
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
  const different = differences(files, folder);
  for (const path of different) console.error(`${join(out, path)} differs from a fresh run.`);
  console.log(`${summary}; ${different.length} of ${files.length} files differ.`);
  return different.length === 0;
}
