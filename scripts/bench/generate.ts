// `npm run bench:generate [-- FILE ...]`: what our generator costs beside openapi-typescript alone, whole processes.
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Diagnostics } from '#scripts/generate/diagnostics.ts';
import { generate } from '#scripts/generate/generate.ts';
import { objectAt } from '#scripts/generate/model/json.ts';
import { readDescription } from '#scripts/generate/read.ts';
import { documentOf } from '#scripts/generate/testing.ts';
import { NESTED_SCHEMAS } from '#scripts/generate/testing-nested.ts';
import { ROOT } from '../setup/root.mjs';
import { descriptionOf } from './description.ts';
import { folderOutside } from './outside.ts';
import { markdown, type Row } from './table.ts';
import { type Cost, costOf, fastest } from './whole-process.ts';

const RESULT = 'docs/measured-generator.md';
const RUNS = 3;
const SIZES = [1250, 2500, 5000];
/** Doubling the work at each level, it would be a million times that of one. */
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

const say = (line: string) => console.log(line);
const folder = folderOutside('bench-generate-');
const rows: Row[] = [];
const notes: string[] = [];
try {
  await measure(OWN);
  for (const path of PUBLIC) {
    const file = join(ROOT, 'node_modules', path);
    if (existsSync(file)) await measure(file);
    else say(`${path.split('/').slice(0, 2).join('/')} is not installed and is left out.`);
  }
  for (const file of process.argv.slice(2)) await measure(resolve(file));
  const made: Cost[] = [];
  for (const size of SIZES) made.push(await measure(writeMade(size)));
  for (const name of NESTED) await measureAlone(`${name}, ${DEPTH} deep`, writeNested(name));
  notes.push(growth(made), await warm());
} finally {
  rmSync(folder, { recursive: true });
}
const table = markdown(rows);
const list = notes.map((line) => `- ${line}`).join('\n');
say(`\n${table}\n\n${list}\n`);
writeFileSync(join(ROOT, RESULT), `${preamble()}${table}\n\n${list}\n${publicFigures()}`);
say(`Written to ${RESULT}.`);

/** Ours and the reference in turns, so that a busy moment of the machine strikes both. */
async function measure(file: string): Promise<Cost> {
  say(`${file} …`);
  const ours: Cost[] = [];
  const theirs: Cost[] = [];
  const out = join(folder, 'ours');
  for (let run = 0; run < RUNS; run += 1) {
    ours.push(await costOf([OURS, '--spec', file, '--out', out], folder));
    const types = join(folder, 'theirs.ts');
    theirs.push(await costOf([REFERENCE, file, '-o', types], folder));
    if (!existsSync(types) || statSync(types).size === 0) throw new Error(`The reference wrote nothing for ${file}.`);
    rmSync(types);
    rmSync(out, { recursive: true });
  }
  const [own, other] = [fastest(ours), fastest(theirs)];
  const operations = Number(/(\d+) operations/.exec(own.said)?.[1]).toLocaleString('en');
  rows.push({
    what: `${await titleOf(file)}: ${operations} operations`,
    ours: `${seconds(own)}, ${own.peak} MB`,
    reference: `${seconds(other)}, ${other.peak} MB`,
    ratio: `${percent(own.ms / other.ms)}, ${percent(own.peak / other.peak)}`,
    aim: '<= 200 %',
  });
  return own;
}

/** What the reference is not measured with: it does not merge allOf. The aim is that of an ordinary small description. */
async function measureAlone(what: string, file: string): Promise<void> {
  say(`${what} …`);
  const out = join(folder, 'nested');
  const costs: Cost[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    costs.push(await costOf([OURS, '--spec', file, '--out', out], folder));
    rmSync(out, { recursive: true });
  }
  const { ms, peak } = fastest(costs);
  rows.push({ what, ours: `${(ms / 1000).toFixed(2)} s, ${peak} MB`, reference: '-', ratio: '-', aim: '<= 5 s' });
}

async function titleOf(file: string): Promise<string> {
  const { title, version } = objectAt((await readDescription(file, new Diagnostics()))?.document.info);
  return file.startsWith(folder) ? 'made by code' : `${String(title)} ${String(version)}`;
}

function writeMade(operations: number): string {
  return writeDescription(String(operations), descriptionOf(operations));
}

function writeNested(name: (typeof NESTED)[number]): string {
  return writeDescription(name, documentOf(NESTED_SCHEMAS[name](DEPTH)));
}

function writeDescription(name: string, description: object): string {
  const file = join(folder, `${name.replace(/[^\w]+/g, '-')}.json`);
  writeFileSync(file, JSON.stringify(description));
  return file;
}

/** How cost grows with the description, the start of the process taken off by comparing differences. */
function growth([small, medium, large]: readonly Cost[]): string {
  if (!small || !medium || !large) throw new Error('Three sizes must be measured.');
  const [first, second] = [(medium.cpu - small.cpu) / 1250, (large.cpu - medium.cpu) / 2500];
  return (
    `An operation more costs ${first.toFixed(2)} ms of processor time between 1,250 and 2,500 operations and ${second.toFixed(2)} ms ` +
    `between 2,500 and 5,000; linear growth is the same number twice.`
  );
}

/** What a change costs while `--watch` runs: the process is warm. */
async function warm(): Promise<string> {
  const times: number[] = [];
  for (let run = 0; run < 8; run += 1) {
    const begun = performance.now();
    await generate(OWN);
    times.push(performance.now() - begun);
  }
  const sorted = times.slice(3).sort((a, b) => a - b);
  return `Generating the shop's own description again in a warm process (\`--watch\`) takes ${Math.round(sorted[2] ?? 0)} ms (aim: < 300).`;
}

/** What is known of public descriptions comes from another run (`bench:descriptions`) and is kept. */
function publicFigures(): string {
  const before = readFileSync(join(ROOT, RESULT), 'utf8');
  const start = before.indexOf('\n## Public descriptions');
  return start < 0 ? '' : before.slice(start);
}

function seconds({ ms }: Cost): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function preamble(): string {
  return [
    '# Measured: the generator',
    '',
    '`npm run bench:generate`: wall time and peak memory of the whole process, the fastest of three runs. The reference is',
    "openapi-typescript's own command on the same file in the same run, which writes types only; ours writes those and the",
    'fields, enums, resources and operations. Further descriptions may be given: `npm run bench:generate -- other.yaml`.',
    '',
    '',
  ].join('\n');
}
