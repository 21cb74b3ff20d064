// Measures pages of the back office; each is followed by its reference, hand-written SQL.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startChild } from '../process/children.ts';
import { findDatabaseUrl, formatSpeed } from './api-rows.ts';
import { type Statement, captureStatements } from './capture.ts';
import type { Case } from './cases.ts';
import { measureLoad, type Seconds, type Speed } from './load.ts';
import type { BackOfficePage } from './order-pages.ts';
import type { Row } from './table.ts';

/** p99 of a page over that of its reference. */
export const MAX_SLOWDOWN = 2;

const explainStatement = async (db: pg.Client, { text, values }: Statement): Promise<string> =>
  (await db.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)).rows.map((row) => row['QUERY PLAN']).join('\n');

/** Whether the plan of a statement has a sequential scan of orders. */
async function readsAllOrders(db: pg.Client, statements: readonly Statement[]): Promise<boolean> {
  const plans = await Promise.all(
    statements
      .filter(({ text }) => /^\s*(select|with)\b/i.test(text))
      .map((statement) => explainStatement(db, statement)),
  );
  return plans.some((plan) => /Seq Scan on orders\b/.test(plan));
}

interface Pair {
  ours: Speed;
  reference: Speed;
}

interface PageMeasurement extends Pair {
  readsAll: boolean;
}

/** Waits until the database is idle, because closed connections leave statements running. */
async function waitUntilIdle(db: pg.Client): Promise<void> {
  const activeQuery = `select from pg_stat_activity where state = 'active' and backend_type = 'client backend' and pid <> pg_backend_pid()`;
  while ((await db.query(activeQuery)).rows.length > 0) await wait(250);
}

/** p99 over that of the reference; Infinity when either had no response within the time. */
const computeRatio = ({ ours, reference }: Pair): number =>
  ours.p99 > 0 && reference.p99 > 0 ? ours.p99 / Math.max(reference.p99, 1) : Infinity;

function buildRow({ name }: Case, { ours, reference, readsAll }: PageMeasurement, faults: string[]): Row {
  const ratio = computeRatio({ ours, reference });
  if (ratio > MAX_SLOWDOWN) faults.push(`${name}: p99 x ${ratio.toFixed(2)}, more than x ${MAX_SLOWDOWN}`);
  if (readsAll) faults.push(`${name}: reads all orders`);
  return {
    what: name,
    ours: `${formatSpeed(ours)}${readsAll ? ', READS ALL' : ''}`,
    reference: formatSpeed(reference),
    ratio: `p99 x ${ratio.toFixed(2)}`,
    aim: `p99 x ${MAX_SLOWDOWN}`,
  };
}

export interface PagesOptions {
  origin: string;
  dataDir: string;
  token: string;
  /** How long each page is loaded. */
  seconds?: Seconds;
  /** Receives a line for each page that misses its aim. */
  faults: string[];
}

/** Measures each page of `buildPages`, which may query the measured database. */
export async function measurePages(
  buildPages: (db: pg.Client) => Promise<BackOfficePage[]>,
  { origin, dataDir, token, seconds, faults }: PagesOptions,
): Promise<Row[]> {
  const database = await findDatabaseUrl(dataDir);
  const db = new pg.Client({ connectionString: database });
  await db.connect();
  const pages = await buildPages(db);
  const plan = join(mkdtempSync(join(tmpdir(), 'bench-plan-')), 'plan.json');
  writeFileSync(plan, JSON.stringify({ database, routes: pages.map((page) => ({ ...page, method: 'GET' })) }));
  const requests = pages.map(({ name, url }) => ({ name, url, method: 'GET', staff: true }) as const);
  const cases = await captureStatements(requests, { database, dataDir, token });
  const bareServer = await startChild(['scripts/bench/bare-server.ts', plan], {}, '/');
  try {
    const rows: Row[] = [];
    for (const testCase of cases) {
      console.log(`Loading ${testCase.name} …`);
      const measurePair = async (pageSeconds = seconds) => {
        const ours = await measureLoad(origin, testCase, token, pageSeconds);
        await waitUntilIdle(db);
        const reference = await measureLoad(bareServer.origin, testCase, undefined, pageSeconds);
        await waitUntilIdle(db);
        return { ours, reference };
      };
      const first = await measurePair();
      const pairs = [first];
      // a page that misses its aim is measured twice more and longer; the median counts
      const longerSeconds = { warmUp: 1, counted: 4 };
      if (computeRatio(first) > MAX_SLOWDOWN)
        pairs.push(await measurePair(longerSeconds), await measurePair(longerSeconds));
      pairs.sort((a, b) => computeRatio(a) - computeRatio(b));
      const middle = pairs[Math.floor(pairs.length / 2)];
      if (middle)
        rows.push(buildRow(testCase, { ...middle, readsAll: await readsAllOrders(db, testCase.statements) }, faults));
    }
    return rows;
  } finally {
    await bareServer.stop();
    await db.end();
  }
}
