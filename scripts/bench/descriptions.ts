// `npm run bench:descriptions -- FOLDER`: what the generator makes of every OpenAPI description in a folder.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { countAll } from './descriptions/pool.ts';
import { figuresOf } from './descriptions/report.ts';

const USAGE = `npm run bench:descriptions -- FOLDER [--compile COUNT] [--only WORD] [--seconds LIMIT] [--processes COUNT] [--results FILE]

  FOLDER       searched with its folders for .json, .yaml and .yml that say openapi 3
  --compile    how many outputs, spread over all, TypeScript compiles by strict rules (120)
  --only       only files whose path has this word
  --seconds    one description may take this long (120)
  --processes  how many descriptions at a time (2)
  --results    where every single result is written, as JSON`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    compile: { type: 'string', default: '120' },
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '120' },
    processes: { type: 'string', default: '2' },
    results: { type: 'string' },
  },
});
const [folder] = positionals;
if (folder === undefined) {
  console.log(USAGE);
  process.exit(1);
}
const files = descriptionsIn(resolve(folder)).filter((file) => file.includes(values.only));
const every = Math.max(1, Math.floor(files.length / Number(values.compile)));
const isCompiled = (index: number) => Number(values.compile) > 0 && index % every === 0;
const tasks = files.map((file, index) => ({ file, compile: isCompiled(index) }));
let done = 0;
const results = await countAll(tasks, {
  processes: Number(values.processes),
  seconds: Number(values.seconds),
  tell: (result) => {
    done += 1;
    const isFine = result.outcome === 'generated' && !result.compiled?.length && result.secrets.length === 0;
    if (!isFine) console.log(`${result.outcome} ${result.file.slice(resolve(folder).length + 1)}`);
    if (done % 100 === 0) console.log(`${done} of ${files.length}`);
  },
});
if (values.results !== undefined) writeFileSync(values.results, JSON.stringify(results, undefined, 1));
console.log(`\n${figuresOf(results).join('\n')}`);

/** OpenAPI 3 only: what is older says `swagger`. */
function descriptionsIn(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(json|ya?ml)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => /(^|[\s{,"'])openapi["']?\s*:\s*["']?3/.test(readFileSync(file, 'utf8')))
    .sort();
}
