// Counts one description after another for its parent, which ends it when one takes too long.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFiles } from '#scripts/generate/output.ts';
import { ROOT } from '../../setup/root.mjs';
import { compileErrors } from './compile.ts';
import { countDescription } from './count.ts';
import type { Counted } from './count.ts';

export interface Task {
  file: string;
  /** Whether what is generated is compiled too. */
  compile: boolean;
}

/** `compiled` has the errors of the compiler; absent where it was not asked. */
export type Done = Counted & { compiled?: string[] };

process.on('message', ({ file, compile }: Task) => {
  void countOne(file, compile).then((done) => process.send?.(done));
});

async function countOne(file: string, compile: boolean): Promise<Done> {
  const { counted, files } = await countDescription(file);
  if (!compile || counted.outcome !== 'generated') return counted;
  // inside the checkout, so that the packages that a client needs are found
  const folder = join(ROOT, '.cache/descriptions', String(process.pid));
  try {
    writeFiles(files, folder);
    const paths = files.map(({ path }) => path);
    return { ...counted, compiled: compileErrors(folder, paths) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
