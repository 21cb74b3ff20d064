// `npm run bench:admin`: the orders grid and the statistics of a million orders against the same asked for by hand. Fills a large demo
// shop first, which takes minutes; with BENCH_DATA_DIR it keeps one and uses it again.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { startShop } from '../process/shop.ts';
import { ROOT } from '../setup/root.mjs';
import { staffToken } from './api-rows.ts';
import { openBrowser } from './bytes.ts';
import { scrollFrames } from './frames.ts';
import { countOf, orderPage, type BackOfficePage, searchPage, viewNames } from './order-pages.ts';
import { pageRows } from './page-rows.ts';
import { ADMIN_LIST } from './page-weights.ts';
import { statsPages } from './stats-pages.ts';
import { markdown, type Row } from './table.ts';

const RESULT = 'docs/measured-admin.md';
const DEEP_PAGE = 20_000;
const PAGE = 25;
const MOST_FRAME = 50;

const dataDir = process.env.BENCH_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'bench-admin-'));
const env = {
  DATA_DIR: dataDir,
  DEMO_DATA: 'large',
  LOG_LEVEL: 'error',
  DATABASE_URL: '',
};
const faults: string[] = [];

/** The first page of each view, and the 20,000th or the last there is. */
async function pagesOf(db: pg.Client): Promise<BackOfficePage[]> {
  const pages: BackOfficePage[] = [];
  for (const view of viewNames) {
    const { rows } = await db.query<{ count: number }>(countOf(view));
    const last = Math.max(1, Math.ceil((rows[0]?.count ?? 0) / PAGE));
    pages.push(orderPage(view, 1), ...(last > 1 ? [orderPage(view, Math.min(last, DEEP_PAGE))] : []));
  }
  return [...pages, searchPage('moreau'), searchPage('lea'), ...statsPages];
}

async function screenRows(origin: string, token: string): Promise<Row[]> {
  const browser = await openBrowser();
  try {
    const url = `${origin}/admin/orders?perPage=100`;
    const kilobytes = await ADMIN_LIST.kilobytes(browser, origin);
    const frames = await scrollFrames(browser, { url, token, selector: '[role=grid]' });
    if (frames.longest > MOST_FRAME) faults.push(`scrolling: a frame of ${frames.longest} ms`);
    if (kilobytes > ADMIN_LIST.budget) faults.push(`first list: ${kilobytes} kB`);
    return [
      {
        what: 'JavaScript of the first list',
        ours: `${kilobytes} kB gz`,
        reference: '553 kB gz (demo of react-admin)',
        ratio: `x ${(kilobytes / 553).toFixed(2)}`,
        aim: `<= ${ADMIN_LIST.budget} kB`,
      },
      {
        what: `scrolling 100 rows (${frames.count} frames)`,
        ours: `longest ${frames.longest}, p99 ${frames.p99} ms`,
        reference: '-',
        ratio: '-',
        aim: `<= ${MOST_FRAME} ms`,
      },
    ];
  } finally {
    await browser.close();
  }
}

console.log('Filling a large shop, or using the existing one …');
const shop = await startShop(env);
try {
  const token = await staffToken(shop.origin);
  const pages = await pageRows(pagesOf, { origin: shop.origin, dataDir, token, faults });
  const rows = [...pages, ...(await screenRows(shop.origin, token))];
  const table = markdown(rows);
  console.log(`\n${table}\n`);
  writeFileSync(join(ROOT, RESULT), `${preamble()}${table}\n`);
} finally {
  await shop.stop();
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function preamble(): string {
  return [
    '# The back office, measured',
    '',
    '`npm run bench:admin` on the large demo shop (1,000,000 orders), ten connections, on the same two cores as the database and',
    'the load. The reference of a page is a bare Fastify route with the best SQL we could write by hand for the same page and its',
    'total, counted up to 10,000 as ours is. "READS ALL" would say that a view read the table of orders from end to end. A row',
    'that misses its aim is measured twice more, and the middle of the three is told.',
    '',
    '',
  ].join('\n');
}
