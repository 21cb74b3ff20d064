// `npm run bench:generate [-- FILE ...]`: time and memory of the generator beside openapi-typescript, as whole processes.
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Diagnostics } from '#scripts/generate/diagnostics.ts';
import { generate } from '#scripts/generate/generate.ts';
import { asObject } from '#scripts/generate/model/json.ts';
import { readDescription } from '#scripts/generate/read.ts';
import { createDocument } from '#scripts/generate/testing.ts';
import { NESTED_SCHEMAS } from '#scripts/generate/testing-nested.ts';
import { ROOT } from '../setup/root.mjs';
import { buildDescription } from './description.ts';
import { formatTable, type Row } from './table.ts';
import { type Cost, findFastest, makeOutsideFolder, measureProcess } from './whole-process.ts';

const RESULT = 'docs/measured-generator.md';
const RUNS = 3;
const SIZES = [1250, 2500, 5000];
/** Levels; an algorithm that doubles its work at each would take 2^20 times that of one. */
const DEPTH = 20;
const NESTED = [
  'allOf in a diamond',
  'allOf within allOf',
  'oneOf of extended choices',
  'oneOf that names each choice twice',
] as const;

/** Large public descriptions, measured where their packages are installed; the shop itself does not need them. */
const PUBLIC = ['@octokit/openapi/generated/api.github.com.json', '@figma/rest-api-spec/openapi/openapi.yaml'];
const OWN = join(ROOT, 'openapi/openapi.yaml');
const OURS = join(ROOT, 'scripts/generate/main.ts');
const REFERENCE = join(ROOT, 'node_modules/openapi-typescript/bin/cli.js');

const log = (line: string) => console.log(line);
const folder = makeOutsideFolder('bench-generate-');
const rows: Row[] = [];
const notes: string[] = [];
try {
  await measureDescription(OWN);
  for (const path of PUBLIC) {
    const file = join(ROOT, 'node_modules', path);
    if (existsSync(file)) await measureDescription(file);
    else log(`${path.split('/').slice(0, 2).join('/')} is not installed and is left out.`);
  }
  for (const file of process.argv.slice(2)) await measureDescription(resolve(file));
  const synthetic: Cost[] = [];
  for (const size of SIZES) synthetic.push(await measureDescription(writeSynthetic(size)));
  for (const name of NESTED) await measureWithoutReference(`${name}, ${DEPTH} deep`, writeNested(name));
  notes.push(formatGrowth(synthetic), await measureWarmRun());
} finally {
  rmSync(folder, { recursive: true });
}
const table = formatTable(rows);
const list = notes.map((line) => `- ${line}`).join('\n');
log(`\n${table}\n\n${list}\n`);
writeFileSync(join(ROOT, RESULT), `${buildPreamble()}${table}\n\n${list}\n${readPublicFigures()}`);
log(`Written to ${RESULT}.`);

/** Runs the generator and the reference alternately, so that load of the machine affects both. */
async function measureDescription(file: string): Promise<Cost> {
  log(`${file} …`);
  const ours: Cost[] = [];
  const theirs: Cost[] = [];
  const out = join(folder, 'ours');
  for (let run = 0; run < RUNS; run += 1) {
    ours.push(await measureProcess([OURS, '--spec', file, '--out', out], folder));
    const types = join(folder, 'theirs.ts');
    theirs.push(await measureProcess([REFERENCE, file, '-o', types], folder));
    if (!existsSync(types) || statSync(types).size === 0) throw new Error(`The reference wrote nothing for ${file}.`);
    rmSync(types);
    rmSync(out, { recursive: true });
  }
  const [ownCost, otherCost] = [findFastest(ours), findFastest(theirs)];
  const operations = Number(/(\d+) operations/.exec(ownCost.lastLine)?.[1]).toLocaleString('en');
  rows.push({
    what: `${await readTitle(file)}: ${operations} operations`,
    ours: `${formatSeconds(ownCost)}, ${ownCost.peak} MB`,
    reference: `${formatSeconds(otherCost)}, ${otherCost.peak} MB`,
    ratio: `${formatPercent(ownCost.ms / otherCost.ms)}, ${formatPercent(ownCost.peak / otherCost.peak)}`,
    aim: '<= 200 %',
  });
  return ownCost;
}

/** Measures the generator alone, on schemas whose allOf the reference does not merge. */
async function measureWithoutReference(what: string, file: string): Promise<void> {
  log(`${what} …`);
  const out = join(folder, 'nested');
  const costs: Cost[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    costs.push(await measureProcess([OURS, '--spec', file, '--out', out], folder));
    rmSync(out, { recursive: true });
  }
  const { ms, peak } = findFastest(costs);
  rows.push({ what, ours: `${(ms / 1000).toFixed(2)} s, ${peak} MB`, reference: '-', ratio: '-', aim: '<= 5 s' });
}

async function readTitle(file: string): Promise<string> {
  const { title, version } = asObject((await readDescription(file, new Diagnostics()))?.document.info);
  return file.startsWith(folder) ? 'made by code' : `${String(title)} ${String(version)}`;
}

function writeSynthetic(operations: number): string {
  return writeDescription(String(operations), buildDescription(operations));
}

function writeNested(name: (typeof NESTED)[number]): string {
  return writeDescription(name, createDocument(NESTED_SCHEMAS[name](DEPTH)));
}

function writeDescription(name: string, description: object): string {
  const file = join(folder, `${name.replace(/[^\w]+/g, '-')}.json`);
  writeFileSync(file, JSON.stringify(description));
  return file;
}

/** Formats how cost grows with the description. Differences between sizes exclude the start of the process. */
function formatGrowth([small, medium, large]: readonly Cost[]): string {
  if (!small || !medium || !large) throw new Error('Three sizes must be measured.');
  const [first, second] = [(medium.cpu - small.cpu) / 1250, (large.cpu - medium.cpu) / 2500];
  return (
    `Each additional operation costs ${first.toFixed(2)} ms of processor time between 1,250 and 2,500 operations and ${second.toFixed(2)} ms ` +
    `between 2,500 and 5,000; equal numbers mean linear growth.`
  );
}

/** Measures a run in a warm process, as under `--watch`. */
async function measureWarmRun(): Promise<string> {
  const times: number[] = [];
  for (let run = 0; run < 8; run += 1) {
    const startedAt = performance.now();
    await generate(OWN);
    times.push(performance.now() - startedAt);
  }
  const sorted = times.slice(3).sort((a, b) => a - b);
  return `Generating the shop's own description again in a warm process (\`--watch\`) takes ${Math.round(sorted[2] ?? 0)} ms (aim: < 300).`;
}

/** Reads the section on public descriptions, written by `bench:descriptions`, from the last result. */
function readPublicFigures(): string {
  const lastResult = readFileSync(join(ROOT, RESULT), 'utf8');
  const start = lastResult.indexOf('\n## Public descriptions');
  return start < 0 ? '' : lastResult.slice(start);
}

function formatSeconds({ ms }: Cost): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

function formatPercent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function buildPreamble(): string {
  return [
    '# Measured: the generator',
    '',
    '`npm run bench:generate`: wall time and peak memory of the whole process, the fastest of three runs. The reference is the',
    'command of openapi-typescript on the same file in the same run, which writes types only; ours writes types,',
    'fields, enums, resources and operations. Further descriptions are arguments: `npm run bench:generate -- other.yaml`.',
    '',
    '',
  ].join('\n');
}
