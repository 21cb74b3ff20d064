// `npm run bench:memory`: memory of the shop and its database at the start, under mixed load and after it. BENCH_SECONDS sets
// the duration of the load. The sum is what a machine needs that runs nothing else.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startShop } from '../process/shop.ts';
import { ROOT } from '../setup/root.mjs';
import { findDatabaseUrl, signInStaff } from './api-rows.ts';
import { CASES, PAGES } from './cases.ts';
import { pickLine, buyLine, fillStock } from './checkout.ts';
import { formatTable, type Row } from './table.ts';

const RESULT = 'docs/measured-memory.md';
const SECONDS = Number(process.env.BENCH_SECONDS ?? 120);
/** Limit of shop and database together under load. */
const MAX_MB = 450;
const REST_SECONDS = 30;
const PRODUCTS = 300;

/** A sample in megabytes. */
interface Memory {
  readonly shop: number;
  readonly database: number;
}

const dataDir = mkdtempSync(join(tmpdir(), 'bench-memory-'));
const child = await startShop({ DATA_DIR: dataDir, DEMO_DATA: 'small', LOG_LEVEL: 'error', DATABASE_URL: '' });
try {
  // loading the demo shop took memory that is returned first
  await wait(REST_SECONDS * 1000);
  const start = await readMemory();
  const samples = await sampleUnderLoad();
  await wait(REST_SECONDS * 1000);
  const rows = [
    buildRow('after start', start),
    buildRow('first quarter of the load, most', findPeak(samples.slice(0, Math.ceil(samples.length / 4)))),
    buildRow(
      'last quarter of the load, most',
      findPeak(samples.slice(-Math.ceil(samples.length / 4))),
      `<= ${MAX_MB} MB`,
    ),
    buildRow(`${REST_SECONDS} s after the load`, await readMemory()),
  ];
  const table = formatTable(rows, { ours: 'shop', reference: 'database', ratio: 'both' });
  console.log(`\n${table}\n`);
  writeFileSync(join(ROOT, RESULT), `${buildPreamble()}${table}\n`);
} finally {
  await child.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function buildRow(what: string, { shop, database }: Memory, aim = ''): Row {
  return { what, ours: `${shop} MB`, reference: `${database} MB`, ratio: `${shop + database} MB`, aim };
}

function findPeak(samples: readonly Memory[]): Memory {
  const [first, ...otherSamples] = samples;
  if (!first) throw new Error('Nothing was measured.');
  return otherSamples.reduce(
    (best, sample) => (sample.shop + sample.database > best.shop + best.database ? sample : best),
    first,
  );
}

/** Loads pages, reads of the API as visitors and staff, and whole checkouts in parallel; samples memory every two seconds. */
async function sampleUnderLoad(): Promise<Memory[]> {
  const { origin } = child;
  const token = await signInStaff(origin);
  const lines = await fillStock(await findDatabaseUrl(dataDir));
  const products = Array.from({ length: PRODUCTS }, (_, index) => `/vinyl/${index + 1}`);
  const pages = [...PAGES.map(({ path }) => path), ...products].map((path) => ({ method: 'GET' as const, path }));
  const calls = CASES.map(({ method, url, body, staff }) => ({
    ...{ method, path: url },
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(staff && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }));
  const end = Date.now() + SECONDS * 1000;
  const samples: Memory[] = [];
  const takeSamples = async () => {
    for (; Date.now() < end; await wait(2000)) samples.push(await readMemory());
  };
  const buyRepeatedly = async () => {
    while (Date.now() < end) await buyLine(origin, pickLine(lines));
  };
  const loadServer = (requests: autocannon.Request[]) =>
    autocannon({ url: origin, connections: 5, duration: SECONDS, requests });
  await Promise.all([loadServer(pages), loadServer(calls), buyRepeatedly(), buyRepeatedly(), takeSamples()]);
  return samples;
}

/** Reads the memory of the server process and of the database with all its processes. */
async function readMemory(): Promise<Memory> {
  const postmaster = Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
  return { shop: sumMegabytes([child.pid]), database: sumMegabytes([postmaster, ...listChildren(postmaster)]) };
}

function listChildren(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => readOrEmpty(`/proc/${pid}/status`).includes(`PPid:\t${parent}\n`));
}

/**
 * Megabytes of processes that run the same program. Memory they share is counted once, and so are the pages of the program,
 * whole, even if other processes of the machine have it open.
 */
function sumMegabytes(pids: readonly number[]): number {
  const readKilobytes = (pid: number, file: string, name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readOrEmpty(`/proc/${pid}/${file}`))?.[1] ?? 0);
  const ownKilobytes = pids.map(
    (pid) => readKilobytes(pid, 'smaps_rollup', 'Pss_Anon') + readKilobytes(pid, 'smaps_rollup', 'Pss_Shmem'),
  );
  const program = Math.max(...pids.map((pid) => readKilobytes(pid, 'status', 'RssFile')));
  return Math.round((ownKilobytes.reduce((sum, kilobytes) => sum + kilobytes, 0) + program) / 1024);
}

/** Returns '' when the process has ended. */
function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function buildPreamble(): string {
  return [
    '# Measured: memory',
    '',
    `\`npm run bench:memory\` on the small demo shop. For ${SECONDS} seconds ten connections load pages of 300 records and read the API`,
    'as visitors and staff, and two customers buy without a pause. Memory pages shared by processes are counted once, those of the',
    'programs in full, as on a machine that runs nothing else. "database" is the embedded server with all its processes.',
    '',
    '',
  ].join('\n');
}
