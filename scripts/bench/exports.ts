// `npm run bench:exports`: a million orders as a file, alone and while staff works in the grid. Fills a large demo shop
// first, which takes minutes; with BENCH_DATA_DIR it keeps one and uses it again.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Export } from '#generated/schemas.ts';
import { ROOT } from '../setup/root.mjs';
import { type Child, memoryOf } from '../process/children.ts';
import { startShop } from '../process/shop.ts';
import { speedText, staffToken } from './api-rows.ts';
import { CASES } from './cases.ts';
import { measure } from './load.ts';
import { markdown, type Row } from './table.ts';

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
const MOST_MEMORY = 300;
const MOST_SLOWER = 1.5;

const dataDir = process.env.BENCH_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'bench-exports-'));
const env = {
  DATA_DIR: dataDir,
  DEMO_DATA: 'large',
  LOG_LEVEL: 'error',
  DATABASE_URL: '',
  SERVE: 'api',
};
const say = (line: string) => console.log(line);

/** What an export came to: the record at its end, how long it took and the most memory the server had meanwhile. */
interface Made {
  record: Export;
  seconds: number;
  peak: number;
}

interface Shop {
  child: Child;
  token: string;
}

async function ask(shop: Shop, method: string, path: string, body?: object): Promise<Export> {
  const answer = await fetch(`${shop.child.origin}/api/admin/exports${path}`, {
    method,
    headers: { authorization: `Bearer ${shop.token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Exports all orders, watching the server's memory; `meanwhile` is done while rows are being written. */
async function make(shop: Shop, format: Export['format'], meanwhile?: () => Promise<void>): Promise<Made> {
  const { id, status: first } = await ask(shop, 'POST', '', { resource: 'orders', columns: COLUMNS, format });
  let record: Export | undefined;
  let status = first;
  let begun = performance.now();
  let peak = 0;
  let work: Promise<void> | undefined;
  while (status === 'waiting' || status === 'running') {
    // asked as often as the back office asks
    for (let look = 0; look < 10; look += 1) {
      await wait(100);
      peak = Math.max(peak, memoryOf(shop.child.pid));
    }
    const before: Export['status'] = status;
    record = await ask(shop, 'GET', `/${id}`);
    status = record.status;
    if (before === 'waiting' && status !== 'waiting') begun = performance.now();
    if (status === 'running' && record.rows_done > 0) work ??= meanwhile?.();
  }
  await work;
  if (record?.status !== 'done') throw new Error(`The export ended as ${status}: ${record?.failure}`);
  return { record, seconds: (performance.now() - begun) / 1000, peak };
}

/** A server fresh from its start, so that its memory is what the export took. */
async function fresh(): Promise<Shop> {
  const child = await startShop(env);
  return { child, token: await staffToken(child.origin) };
}

async function alone(format: Export['format']): Promise<Row> {
  say(`Exporting to ${format} …`);
  const shop = await fresh();
  try {
    const before = memoryOf(shop.child.pid);
    const { record, seconds, peak } = await make(shop, format);
    const rows = record.rows_done.toLocaleString('en');
    const size = Math.round((record.bytes ?? 0) / 1_048_576);
    return {
      what: `${rows} orders to ${format}`,
      ours: `${peak} MB of memory, ${seconds.toFixed(0)} s, ${size} MB`,
      reference: `${before} MB after the start`,
      ratio: '-',
      aim: `< ${MOST_MEMORY} MB`,
    };
  } finally {
    await shop.child.stop();
  }
}

/** The grid beside an export, and the grid without. */
async function beside(format: Export['format']): Promise<Row[]> {
  const shop = await fresh();
  try {
    const rows: Row[] = [];
    for (const one of CASES.filter(({ staff }) => staff)) {
      say(`Loading ${one.name} with and without an export to ${format} …`);
      const without = await measure(shop.child.origin, one, shop.token);
      let during = without;
      let done = 0;
      const { record, seconds } = await make(shop, format, async () => {
        during = await measure(shop.child.origin, one, shop.token);
        done += 1;
      });
      if (done === 0) throw new Error('The export ended before anything was measured.');
      // others use the machine, too: what it gives alone is measured on both sides of the export
      const after = await measure(shop.child.origin, one, shop.token);
      const alone = (without.p99 + after.p99) / 2;
      rows.push({
        what: `${one.name} beside ${format} (${record.rows_done.toLocaleString('en')} rows, ${seconds.toFixed(0)} s)`,
        ours: speedText(during),
        reference: `${speedText(without)}; after ${speedText(after)}`,
        ratio: `p99 x ${(during.p99 / alone).toFixed(2)}`,
        aim: `p99 x ${MOST_SLOWER}`,
      });
    }
    return rows;
  } finally {
    await shop.child.stop();
  }
}

say('Filling a large shop, or using the existing one …');
await fresh().then(({ child }) => child.stop());
const rows = [await alone('csv'), await alone('xlsx'), ...(await beside('csv')), ...(await beside('xlsx'))];
const table = markdown(rows);
console.log(`\n${table}\n`);
writeFileSync(join(ROOT, RESULT), `${preamble()}${table}\n`);
say(`Written to ${RESULT}.`);

function preamble(): string {
  return [
    '# Exports, measured',
    '',
    '`npm run bench:exports` on the large demo shop, nine columns. Memory is the most the server process had at any time, the',
    'reference what it had before. The grid is loaded by ten connections without a pause, on the same two cores as the export,',
    'the database and the load itself.',
    '',
    '',
  ].join('\n');
}
