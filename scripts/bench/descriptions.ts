// `npm run bench:descriptions -- FOLDER`: runs the generator on every OpenAPI description in a folder and counts the results.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { countAll } from './descriptions/pool.ts';
import { formatFigures } from './descriptions/report.ts';

const USAGE = `npm run bench:descriptions -- FOLDER [--compile COUNT] [--only WORD] [--seconds LIMIT] [--processes COUNT] [--results FILE]

  FOLDER       searched recursively for .json, .yaml and .yml files of OpenAPI 3
  --compile    number of outputs that are compiled by strict rules, spread over all (120)
  --only       only files whose path contains this word
  --seconds    time limit of a description (120)
  --processes  descriptions in parallel (2)
  --results    file for all results, as JSON`;

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
const files = findDescriptions(resolve(folder)).filter((file) => file.includes(values.only));
const every = Math.max(1, Math.floor(files.length / Number(values.compile)));
const isCompiled = (index: number) => Number(values.compile) > 0 && index % every === 0;
const tasks = files.map((file, index) => ({ file, compile: isCompiled(index) }));
let doneCount = 0;
const results = await countAll(tasks, {
  processes: Number(values.processes),
  seconds: Number(values.seconds),
  onResult: (result) => {
    doneCount += 1;
    const isFine = result.outcome === 'generated' && !result.compiled?.length && result.secrets.length === 0;
    if (!isFine) console.log(`${result.outcome} ${result.file.slice(resolve(folder).length + 1)}`);
    if (doneCount % 100 === 0) console.log(`${doneCount} of ${files.length}`);
  },
});
if (values.results !== undefined) writeFileSync(values.results, JSON.stringify(results, undefined, 1));
console.log(`\n${formatFigures(results).join('\n')}`);

/** Lists the OpenAPI 3 files below a folder. */
function findDescriptions(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(json|ya?ml)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => /(^|[\s{,"'])openapi["']?\s*:\s*["']?3/.test(readFileSync(file, 'utf8')))
    .sort();
}
