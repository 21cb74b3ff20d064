import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const USAGE = `npm run generate -- [--spec FILE] [--out DIR] [--check]

  --spec FILE   the description (openapi/openapi.yaml)
  --out DIR     where to write (generated)
  --check       write nothing; fail when a file differs from a fresh run`;

/** Reads the arguments, generates, reports. The exit code is 1 when the description has errors or a file differs. */
async function main(): Promise<number> {
  // the compiler and the bundler load in half the time from Node's cache; it must be on before they are imported
  enableCompileCache(join(import.meta.dirname, '..', '..', '.cache', 'generate'));
  const [{ generate }, { formatDiagnostic }, { differences, writeFiles }] = await Promise.all([
    import('./generate.ts'),
    import('./diagnostics.ts'),
    import('./output.ts'),
  ]);
  const { values } = parseArgs({
    options: {
      spec: { type: 'string', default: 'openapi/openapi.yaml' },
      out: { type: 'string', default: 'generated' },
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const { files, diagnostics, summary } = await generate(values.spec);
  for (const entry of diagnostics.list) console.error(formatDiagnostic(entry));
  if (diagnostics.errors > 0) {
    console.error(`Nothing written: ${summary}`);
    return 1;
  }
  const folder = resolve(values.out);
  if (!values.check) {
    const changes = writeFiles(files, folder);
    console.log(`${summary}; ${changes} of ${files.length} files changed in ${values.out}`);
    return 0;
  }
  const different = differences(files, folder);
  for (const path of different) console.error(`${join(values.out, path)} differs from a fresh run`);
  console.log(`${summary}; ${different.length} of ${files.length} files differ`);
  return different.length > 0 ? 1 : 0;
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
