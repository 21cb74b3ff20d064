// `npm run bench:exports`: exports a million orders, alone and while the grid is loaded. Fills a large demo shop first, which
// takes minutes; BENCH_DATA_DIR names a folder to keep it in.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Export } from '#generated/schemas.ts';
import { ROOT } from '../setup/root.mjs';
import { type Child, readMemory } from '../process/children.ts';
import { startShop } from '../process/shop.ts';
import { formatSpeed, signInStaff } from './api-rows.ts';
import { CASES } from './cases.ts';
import { measureLoad } from './load.ts';
import { formatTable, type Row } from './table.ts';

const RESULT = 'docs/measured-exports.md';
const COLUMNS = [
  'number',
  'created_at',
  'status',
  'payment_status',
  'customer_name',
  'country_id',
  'shops',
  'items_count',
  'total',
];
const MAX_MEMORY_MB = 300;
const MAX_SLOWDOWN = 1.5;

const dataDir = process.env.BENCH_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'bench-exports-'));
const env = {
  DATA_DIR: dataDir,
  DEMO_DATA: 'large',
  LOG_LEVEL: 'error',
  DATABASE_URL: '',
  SERVE: 'api',
};
const log = (line: string) => console.log(line);

/** A finished export with its duration in seconds and the server's peak memory in MB. */
interface ExportRun {
  record: Export;
  seconds: number;
  peak: number;
}

interface Shop {
  child: Child;
  token: string;
}

async function callExports(shop: Shop, method: string, path: string, body?: object): Promise<Export> {
  const answer = await fetch(`${shop.child.origin}/api/admin/exports${path}`, {
    method,
    headers: { authorization: `Bearer ${shop.token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Exports all orders and samples the server's memory. `meanwhile` starts when the first rows are written. */
async function runExport(shop: Shop, format: Export['format'], meanwhile?: () => Promise<void>): Promise<ExportRun> {
  const { id, status: first } = await callExports(shop, 'POST', '', { resource: 'orders', columns: COLUMNS, format });
  let record: Export | undefined;
  let status = first;
  let startedAt = performance.now();
  let peak = 0;
  let work: Promise<void> | undefined;
  while (status === 'waiting' || status === 'running') {
    // the back office polls at the same interval
    for (let look = 0; look < 10; look += 1) {
      await wait(100);
      peak = Math.max(peak, readMemory(shop.child.pid));
    }
    const lastStatus: Export['status'] = status;
    record = await callExports(shop, 'GET', `/${id}`);
    status = record.status;
    if (lastStatus === 'waiting' && status !== 'waiting') startedAt = performance.now();
    if (status === 'running' && record.rows_done > 0) work ??= meanwhile?.();
  }
  await work;
  if (record?.status !== 'done') throw new Error(`The export ended as ${status}: ${record?.failure}`);
  return { record, seconds: (performance.now() - startedAt) / 1000, peak };
}

/** Starts a new server process, so that its memory is that of the export. */
async function startFreshShop(): Promise<Shop> {
  const child = await startShop(env);
  return { child, token: await signInStaff(child.origin) };
}

async function measureExport(format: Export['format']): Promise<Row> {
  log(`Exporting to ${format} …`);
  const shop = await startFreshShop();
  try {
    const memoryBefore = readMemory(shop.child.pid);
    const { record, seconds, peak } = await runExport(shop, format);
    const rows = record.rows_done.toLocaleString('en');
    const size = Math.round((record.bytes ?? 0) / 1_048_576);
    return {
      what: `${rows} orders to ${format}`,
      ours: `${peak} MB of memory, ${seconds.toFixed(0)} s, ${size} MB`,
      reference: `${memoryBefore} MB after the start`,
      ratio: '-',
      aim: `< ${MAX_MEMORY_MB} MB`,
    };
  } finally {
    await shop.child.stop();
  }
}

/** Measures the grid before, during and after an export. */
async function measureGridDuringExport(format: Export['format']): Promise<Row[]> {
  const shop = await startFreshShop();
  try {
    const rows: Row[] = [];
    for (const testCase of CASES.filter(({ staff }) => staff)) {
      log(`Loading ${testCase.name} with and without an export to ${format} …`);
      const speedBefore = await measureLoad(shop.child.origin, testCase, shop.token);
      let during = speedBefore;
      let measured = 0;
      const { record, seconds } = await runExport(shop, format, async () => {
        during = await measureLoad(shop.child.origin, testCase, shop.token);
        measured += 1;
      });
      if (measured === 0) throw new Error('The export ended before anything was measured.');
      // measured on both sides of the export, because the load of the machine changes
      const speedAfter = await measureLoad(shop.child.origin, testCase, shop.token);
      const alone = (speedBefore.p99 + speedAfter.p99) / 2;
      rows.push({
        what: `${testCase.name} beside ${format} (${record.rows_done.toLocaleString('en')} rows, ${seconds.toFixed(0)} s)`,
        ours: formatSpeed(during),
        reference: `${formatSpeed(speedBefore)}; after ${formatSpeed(speedAfter)}`,
        ratio: `p99 x ${(during.p99 / alone).toFixed(2)}`,
        aim: `p99 x ${MAX_SLOWDOWN}`,
      });
    }
    return rows;
  } finally {
    await shop.child.stop();
  }
}

log('Filling a large shop, or using the existing one …');
await startFreshShop().then(({ child }) => child.stop());
const rows = [
  await measureExport('csv'),
  await measureExport('xlsx'),
  ...(await measureGridDuringExport('csv')),
  ...(await measureGridDuringExport('xlsx')),
];
const table = formatTable(rows);
console.log(`\n${table}\n`);
writeFileSync(join(ROOT, RESULT), `${buildPreamble()}${table}\n`);
log(`Written to ${RESULT}.`);

function buildPreamble(): string {
  return [
    '# Exports, measured',
    '',
    '`npm run bench:exports` on the large demo shop, nine columns. Memory is the peak of the server process; its reference is the',
    'memory before the export. The grid is loaded by ten connections without a pause; server, database and load share two',
    'cores.',
    '',
    '',
  ].join('\n');
}
