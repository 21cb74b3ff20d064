// `npm run bench:memory`: memory of the shop and of its database at the start, under mixed load and after it. BENCH_SECONDS
// asks for a longer load. The sum is what a machine has to have that runs nothing else.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startShop } from '../process/shop.ts';
import { ROOT } from '../setup/root.mjs';
import { databaseOf, staffToken } from './api-rows.ts';
import { CASES, PAGES } from './cases.ts';
import { any, buy, fillStock } from './checkout.ts';
import { markdown, type Row } from './table.ts';

const RESULT = 'docs/measured-memory.md';
const SECONDS = Number(process.env.BENCH_SECONDS ?? 120);
/** Megabytes that shop and database together may have under load. */
const MOST = 450;
const REST_SECONDS = 30;
const PRODUCTS = 300;

/** Megabytes of one moment. */
interface Memory {
  readonly shop: number;
  readonly database: number;
}

const dataDir = mkdtempSync(join(tmpdir(), 'bench-memory-'));
const child = await startShop({ DATA_DIR: dataDir, DEMO_DATA: 'small', LOG_LEVEL: 'error', DATABASE_URL: '' });
try {
  // the first start has just loaded the demo shop: what that took is given back first
  await wait(REST_SECONDS * 1000);
  const start = await memory();
  const samples = await underLoad();
  await wait(REST_SECONDS * 1000);
  const rows = [
    row('after start', start),
    row('first quarter of the load, most', most(samples.slice(0, Math.ceil(samples.length / 4)))),
    row('last quarter of the load, most', most(samples.slice(-Math.ceil(samples.length / 4))), `<= ${MOST} MB`),
    row(`${REST_SECONDS} s after the load`, await memory()),
  ];
  const table = markdown(rows, { ours: 'shop', reference: 'database', ratio: 'both' });
  console.log(`\n${table}\n`);
  writeFileSync(join(ROOT, RESULT), `${preamble()}${table}\n`);
} finally {
  await child.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function row(what: string, { shop, database }: Memory, aim = ''): Row {
  return { what, ours: `${shop} MB`, reference: `${database} MB`, ratio: `${shop + database} MB`, aim };
}

function most(samples: readonly Memory[]): Memory {
  const [first, ...others] = samples;
  if (!first) throw new Error('Nothing was measured.');
  return others.reduce((best, one) => (one.shop + one.database > best.shop + best.database ? one : best), first);
}

/** Pages, reads of the API as visitors and staff, and whole checkouts, all at once. */
async function underLoad(): Promise<Memory[]> {
  const { origin } = child;
  const token = await staffToken(origin);
  const lines = await fillStock(await databaseOf(dataDir));
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
  const sample = async () => {
    for (; Date.now() < end; await wait(2000)) samples.push(await memory());
  };
  const customer = async () => {
    while (Date.now() < end) await buy(origin, any(lines));
  };
  const load = (requests: autocannon.Request[]) =>
    autocannon({ url: origin, connections: 5, duration: SECONDS, requests });
  await Promise.all([load(pages), load(calls), customer(), customer(), sample()]);
  return samples;
}

/** Of the process and of the database server in its data folder with all its processes. */
async function memory(): Promise<Memory> {
  const postmaster = Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
  return { shop: megabytes([child.pid]), database: megabytes([postmaster, ...childrenOf(postmaster)]) };
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => read(`/proc/${pid}/status`).includes(`PPid:\t${parent}\n`));
}

/**
 * Megabytes of processes that run the same program: what they share among each other is counted once, and the pages of
 * the program once and whole, however many other processes of the machine have it open.
 */
function megabytes(pids: readonly number[]): number {
  const kilobytes = (pid: number, file: string, name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(read(`/proc/${pid}/${file}`))?.[1] ?? 0);
  const own = pids.map(
    (pid) => kilobytes(pid, 'smaps_rollup', 'Pss_Anon') + kilobytes(pid, 'smaps_rollup', 'Pss_Shmem'),
  );
  const program = Math.max(...pids.map((pid) => kilobytes(pid, 'status', 'RssFile')));
  return Math.round((own.reduce((sum, one) => sum + one, 0) + program) / 1024);
}

/** A process may end while its file is opened. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function preamble(): string {
  return [
    '# Measured: memory',
    '',
    `\`npm run bench:memory\` on the small demo shop. For ${SECONDS} seconds ten connections load pages of 300 records, reads of the API`,
    'as visitors and staff, and two customers buy without a pause. Pages that processes share are counted once, those of the',
    'programs themselves whole, as on a machine that runs nothing else. "database" is the embedded server with all its processes.',
    '',
    '',
  ].join('\n');
}
