// How long a year's statistics take, beside the best SQL by hand for the same numbers. `BENCH_DATA_DIR` names a shop that is
// filled already; without it a small one is filled.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startChild } from '../process/children.ts';
import { databaseOf, staffToken } from './api-rows.ts';
import { markdown, type Row } from './table.ts';

const ROUNDS = 200;
const WARM_UP = 20;
const MOST = 2;

/** A year day by day from the sums of days: nothing is checked, nothing compared, one currency's rates. */
const BY_HAND = {
  'a year over time': `
    with rates as (select currency, day as since, lead(day, 1, 'infinity') over (partition by currency order by day) as until, rate
      from fx_rates union all select 'EUR', '1970-01-01', 'infinity', 1)
    select date_trunc('month', s.day)::date as month, sum(gross / rate)::float8 as gross, sum((gross - vat) / rate)::float8 as net,
      sum(orders) as orders, sum(copies) as copies, sum(new_customers) as new_customers
    from sales_days s join rates r on r.currency = s.currency and s.day >= since and s.day < until
    where dimension = 'total' and s.day >= date_trunc('year', current_date)::date group by 1`,
  'a year by project': `
    with rates as (select currency, day as since, lead(day, 1, 'infinity') over (partition by currency order by day) as until, rate
      from fx_rates union all select 'EUR', '1970-01-01', 'infinity', 1)
    select s.key, sum(gross / rate)::float8 as gross, sum((gross - vat) / rate)::float8 as net, sum(orders) as orders,
      sum(copies) as copies, sum(new_customers) as new_customers
    from sales_days s join rates r on r.currency = s.currency and s.day >= since and s.day < until
    where dimension = 'project' and s.day >= date_trunc('year', current_date)::date
    group by 1 order by 2 desc limit 10`,
  'a year of a country by shop': `
    with rates as (select currency, day as since, lead(day, 1, 'infinity') over (partition by currency order by day) as until, rate
      from fx_rates union all select 'EUR', '1970-01-01', 'infinity', 1)
    select shop_id, sum(gross / rate)::float8 as gross, sum((gross - vat) / rate)::float8 as net,
      sum((firsts >> 1) & 1) as orders, sum(copies) as copies
    from sales s join rates r on r.currency = s.currency and s.day >= since and s.day < until
    where country_id = 'FR' and s.day >= date_trunc('year', current_date)::date
    group by 1 order by 2 desc limit 10`,
} as const;

const ASKED: Readonly<Record<keyof typeof BY_HAND, string>> = {
  'a year over time': 'sales?period=year',
  'a year by project': 'breakdown?dimension=project&period=year&limit=10',
  'a year of a country by shop': 'breakdown?dimension=shop&period=year&country_id=FR&limit=10',
};

interface Shop {
  readonly origin: string;
  readonly dataDir: string;
}

/** Milliseconds of a piece of work done many times, one after the other. */
async function times(work: () => Promise<unknown>): Promise<{ p50: number; p99: number }> {
  const taken: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const begun = performance.now();
    await work();
    if (round >= 0) taken.push(performance.now() - begun);
  }
  taken.sort((a, b) => a - b);
  const at = (share: number) => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

const text = ({ p50, p99 }: { p50: number; p99: number }) => `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms`;

/** A row for each question, ours and the SQL by hand in turn, so that both see the same machine. */
export async function statsRows({ origin, dataDir }: Shop, say: (line: string) => void): Promise<Row[]> {
  const token = await staffToken(origin);
  const client = new pg.Client({ connectionString: await databaseOf(dataDir) });
  await client.connect();
  const headers = { authorization: `Bearer ${token}` };
  try {
    const rows: Row[] = [];
    for (const [what, path] of Object.entries(ASKED)) {
      say(`Asking for ${what} …`);
      const sql = BY_HAND[what as keyof typeof BY_HAND];
      const reference = await times(() => client.query({ text: sql, name: what }));
      const ours = await times(async () => {
        const answer = await fetch(`${origin}/api/admin/stats/${path}`, { headers });
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
        await answer.arrayBuffer();
      });
      const ratio = `p99 x ${(ours.p99 / reference.p99).toFixed(2)}`;
      rows.push({ what, ours: text(ours), reference: text(reference), ratio, aim: `p99 x ${MOST}` });
    }
    return rows;
  } finally {
    await client.end();
  }
}

if (import.meta.main) {
  const dataDir = process.env.BENCH_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'bench-stats-'));
  const env = { DATA_DIR: dataDir, DEMO_DATA: 'small', PORT: '0', LOG_LEVEL: 'error', DATABASE_URL: '', SERVE: 'api' };
  const shop = await startChild(['server/main.ts'], env, '/api/health');
  try {
    console.log(markdown(await statsRows({ origin: shop.origin, dataDir }, console.log)));
  } finally {
    await shop.stop();
  }
}
