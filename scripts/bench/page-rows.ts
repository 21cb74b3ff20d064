// Pages of the back office beside the same asked for by hand: each is measured with the reference right after it.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startChild } from '../process/children.ts';
import { databaseOf, speedText } from './api-rows.ts';
import { type Statement, statementsOfCases } from './capture.ts';
import type { Case } from './cases.ts';
import { measure, type Seconds, type Speed } from './load.ts';
import type { BackOfficePage } from './order-pages.ts';
import type { Row } from './table.ts';

/** How many times as long as the reference a page may take. */
export const MOST_SLOWER = 2;

const planOf = async (db: pg.Client, { text, values }: Statement): Promise<string> =>
  (await db.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)).rows.map((row) => row['QUERY PLAN']).join('\n');

/** Whether a call reads the table of orders from end to end, by the database's plans for its statements. */
async function readsAll(db: pg.Client, statements: readonly Statement[]): Promise<boolean> {
  const plans = await Promise.all(
    statements.filter(({ text }) => /^\s*(select|with)\b/i.test(text)).map((one) => planOf(db, one)),
  );
  return plans.some((plan) => /Seq Scan on orders\b/.test(plan));
}

interface Pair {
  ours: Speed;
  reference: Speed;
}

interface Measured extends Pair {
  readsAll: boolean;
}

/** Waits until the database is idle: closed connections leave statements running. */
async function quiet(db: pg.Client): Promise<void> {
  const others = `select from pg_stat_activity where state = 'active' and backend_type = 'client backend' and pid <> pg_backend_pid()`;
  while ((await db.query(others)).rows.length > 0) await wait(250);
}

/** How many times as long as the reference ours takes; what answered nothing within the time was not fast. */
const ratioOf = ({ ours, reference }: Pair): number =>
  ours.p99 > 0 && reference.p99 > 0 ? ours.p99 / Math.max(reference.p99, 1) : Infinity;

function gridRow({ name }: Case, { ours, reference, readsAll }: Measured, faults: string[]): Row {
  const ratio = ratioOf({ ours, reference });
  if (ratio > MOST_SLOWER) faults.push(`${name}: p99 x ${ratio.toFixed(2)}, more than x ${MOST_SLOWER}`);
  if (readsAll) faults.push(`${name}: reads all orders`);
  return {
    what: name,
    ours: `${speedText(ours)}${readsAll ? ', READS ALL' : ''}`,
    reference: speedText(reference),
    ratio: `p99 x ${ratio.toFixed(2)}`,
    aim: `p99 x ${MOST_SLOWER}`,
  };
}

export interface PagesOptions {
  origin: string;
  dataDir: string;
  token: string;
  /** How long each page is asked for. */
  seconds?: Seconds;
  /** Gets a line for each page that misses its aim. */
  faults: string[];
}

/** A row for each page. What `pagesOf` asks for is found out on the database that is measured. */
export async function pageRows(
  pagesOf: (db: pg.Client) => Promise<BackOfficePage[]>,
  { origin, dataDir, token, seconds, faults }: PagesOptions,
): Promise<Row[]> {
  const database = await databaseOf(dataDir);
  const db = new pg.Client({ connectionString: database });
  await db.connect();
  const pages = await pagesOf(db);
  const plan = join(mkdtempSync(join(tmpdir(), 'bench-plan-')), 'plan.json');
  writeFileSync(plan, JSON.stringify({ database, routes: pages.map((page) => ({ ...page, method: 'GET' })) }));
  const asked = pages.map(({ name, url }) => ({ name, url, method: 'GET', staff: true }) as const);
  const cases = await statementsOfCases(asked, { database, dataDir, token });
  const bare = await startChild(['scripts/bench/bare-server.ts', plan], {}, '/');
  try {
    const rows: Row[] = [];
    for (const one of cases) {
      console.log(`Loading ${one.name} …`);
      const pair = async (lasting = seconds) => {
        const ours = await measure(origin, one, token, lasting);
        await quiet(db);
        const reference = await measure(bare.origin, one, undefined, lasting);
        await quiet(db);
        return { ours, reference };
      };
      const first = await pair();
      const pairs = [first];
      // one slow moment of the machine is no slow page: what misses its aim is measured twice more and longer, and the middle counts
      const longer = { warmUp: 1, counted: 4 };
      if (ratioOf(first) > MOST_SLOWER) pairs.push(await pair(longer), await pair(longer));
      pairs.sort((one, other) => ratioOf(one) - ratioOf(other));
      const middle = pairs[Math.floor(pairs.length / 2)];
      if (middle) rows.push(gridRow(one, { ...middle, readsAll: await readsAll(db, one.statements) }, faults));
    }
    return rows;
  } finally {
    await bare.stop();
    await db.end();
  }
}
