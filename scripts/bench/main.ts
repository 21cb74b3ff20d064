// `npm run bench`: speed, start, memory and JavaScript of the shop, each beside a reference measured in the same run.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { measureApi } from './api-rows.ts';
import { measureScriptSizes } from './byte-rows.ts';
import { measureCheckout } from './checkout.ts';
import { readMemory } from '../process/children.ts';
import { startShop } from '../process/shop.ts';
import { measureStorefront } from './storefront-rows.ts';
import { formatTable, type Row } from './table.ts';

const RESULT = 'docs/measured.md';

const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
const env = { DATA_DIR: dataDir, DEMO_DATA: 'small', LOG_LEVEL: 'error', DATABASE_URL: '' };

const log = (line: string) => console.log(line);
log('Filling a database …');
await startShop(env).then((child) => child.stop());

log('Restarting on the filled database …');
const shop = await startShop(env);
const rows: Row[] = [
  {
    what: 'start, nothing changed',
    ours: `${(shop.started / 1000).toFixed(1)} s`,
    reference: '-',
    ratio: '-',
    aim: '< 10 s',
  },
  { what: 'memory after start', ours: `${readMemory(shop.pid)} MB`, reference: '-', ratio: '-', aim: '' },
];
try {
  rows.push(...(await measureApi(shop.origin, dataDir, log)));
  rows.push(...(await measureStorefront(shop.origin, log)));
  rows.push(await measureCheckout(shop, dataDir, log));
  rows.push({
    what: 'memory under load',
    ours: `${readMemory(shop.pid)} MB`,
    reference: '-',
    ratio: '-',
    aim: '< 700 MB',
  });
  rows.push(...(await measureScriptSizes(shop.origin, log)));
} finally {
  await shop.stop();
}
const table = formatTable(rows);
console.log(`\n${table}\n`);
mkdirSync(join(ROOT, 'docs'), { recursive: true });
writeFileSync(join(ROOT, RESULT), `${buildPreamble()}${table}\n`);
log(`Written to ${RESULT}.`);

function buildPreamble(): string {
  return [
    '# Measured',
    '',
    '`npm run bench` on the small demo shop, ten connections. The reference of an API row is a bare Fastify route that runs',
    "the same SQL without validation or conversion; of a checkout, the inserts of an order's rows in one",
    'transaction without a server; of an uncached page and of JavaScript, an empty React Router page; of a cached page, the',
    'same page uncached.',
    '',
    '',
  ].join('\n');
}
