// Counts the descriptions that its parent sends, one after another.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFiles } from '#scripts/generate/output.ts';
import { ROOT } from '../../setup/root.mjs';
import { listCompileErrors } from './compile.ts';
import { countDescription } from './count.ts';
import type { DescriptionCount } from './count.ts';

export interface Task {
  file: string;
  /** Whether what is generated is compiled too. */
  compile: boolean;
}

/** `compiled` holds the compiler's errors; absent when the output was not compiled. */
export type CountResult = DescriptionCount & { compiled?: string[] };

process.on('message', ({ file, compile }: Task) => {
  void countTask(file, compile).then((result) => process.send?.(result));
});

async function countTask(file: string, compile: boolean): Promise<CountResult> {
  const { counted, files } = await countDescription(file);
  if (!compile || counted.outcome !== 'generated') return counted;
  // inside the checkout, so that the client's packages resolve
  const folder = join(ROOT, '.cache/descriptions', String(process.pid));
  try {
    writeFiles(files, folder);
    const paths = files.map(({ path }) => path);
    return { ...counted, compiled: listCompileErrors(folder, paths) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
