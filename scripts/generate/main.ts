import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const USAGE = `npm run generate -- [--spec FILE] [--out DIR] [--only types] [--overrides FILE] [--check | --watch] [--all]

  --spec FILE   the description (openapi/openapi.yaml), or its address (https://…)
  --out DIR     where to write (generated)
  --only types  write types.ts and nothing else
  --overrides FILE  labels, columns and relations of resources (see docs/generator.md)
  --check       write nothing; fail when a file differs from a fresh run
  --watch       generate again after each change of a file of the description
  --all         name every diagnostic, not only the first five of a code`;

/** Runs the command and returns its exit code: 1 when the description has errors or, with --check, a file differs. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      spec: { type: 'string', default: 'openapi/openapi.yaml' },
      out: { type: 'string', default: 'generated' },
      only: { type: 'string' },
      overrides: { type: 'string' },
      check: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (values.only !== undefined && values.only !== 'types') throw new Error(`--only takes types, not ${values.only}.`);
  if (values.watch && /^https?:/.test(values.spec)) throw new Error('--watch needs a file, not an address.');
  if (values.check && values.watch) throw new Error('--check and --watch cannot be used together.');
  // halves the load time of compiler and bundler; must be enabled before they are imported
  enableCompileCache(join(import.meta.dirname, '..', '..', '.cache', 'generate'));
  if (values.watch) {
    const { watchDescription } = await import('./watch.ts');
    await watchDescription(values);
    return 0;
  }
  const { run } = await import('./run.ts');
  return (await run(values)).ok ? 0 : 1;
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
