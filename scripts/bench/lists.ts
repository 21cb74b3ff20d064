// `npm run bench:lists`: first page, search and one filter of every list beside hand-written SQL, on a large demo shop, which
// it fills first; BENCH_DATA_DIR names a folder to keep it in. Arguments select lists: `npm run bench:lists -- box shops`.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { startShop } from '../process/shop.ts';
import { ROOT } from '../setup/root.mjs';
import { signInStaff } from './api-rows.ts';
import { buildListPages } from './list-pages.ts';
import { measurePages } from './page-rows.ts';
import { formatTable } from './table.ts';

const RESULT = 'docs/measured-lists.md';
const SECONDS = { warmUp: 0.5, counted: 1 };

const dataDir = process.env.BENCH_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'bench-lists-'));
const listNames = process.argv.slice(2);
const faults: string[] = [];

console.log('Filling a large shop, or using the existing one …');
const shop = await startShop({ DATA_DIR: dataDir, DEMO_DATA: 'large', LOG_LEVEL: 'error', DATABASE_URL: '' });
try {
  const token = await signInStaff(shop.origin, 'admin@example.com');
  const buildPages = async (db: pg.Client) =>
    (await buildListPages(db)).filter(
      ({ name }) => listNames.length === 0 || listNames.includes(name.split(',')[0] ?? ''),
    );
  const rows = await measurePages(buildPages, { origin: shop.origin, dataDir, token, seconds: SECONDS, faults });
  const table = formatTable(rows);
  console.log(`\n${table}\n`);
  if (listNames.length === 0) writeFileSync(join(ROOT, RESULT), `${buildPreamble()}${table}\n`);
} finally {
  await shop.stop();
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function buildPreamble(): string {
  return [
    '# Every list, measured',
    '',
    '`npm run bench:lists` on the large demo shop (1,000,000 orders) with ten connections; server, database and load share two',
    'cores. The reference of a page is a bare Fastify route that selects the default columns of the list, in its order, and',
    'the total, counted up to 10,000 as ours is; ours also reads hidden columns, authorises the caller and checks the response. A',
    'row that misses its aim is measured twice more and longer, and the median of the three is reported.',
    '',
    '',
  ].join('\n');
}
