import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import { auditShop, type Finding, readCopies } from './audit.ts';
import { createClient } from './client.ts';
import { finishWork } from './finish.ts';
import { createRandom } from '../fuzz/random.ts';
import { type ProviderName, startProvider } from './provider.ts';
import { startChaosShop, type KillTarget } from './shop.ts';
import {
  runCheckouts,
  type Confirmed,
  runDispatches,
  runImports,
  type Line,
  createConfirmed,
  runRefunds,
  runBoxMonths,
} from './work.ts';

export interface Campaign {
  readonly kills: number;
  readonly seed: number;
  readonly provider: ProviderName;
  /** Parallel customers. */
  readonly buyers: number;
  readonly log: (line: string) => void;
}

export interface Report {
  readonly killed: Readonly<Record<KillTarget, number>>;
  readonly confirmed: Confirmed;
  readonly findings: readonly Finding[];
  readonly seconds: number;
}

/** Milliseconds from a ready shop to the next kill. */
const [SHORTEST_MS, LONGEST_MS] = [200, 2500];
/** Items and copies of each, few enough that some sell out. */
const [ITEMS, COPIES, SUBSCRIBERS] = [40, 60, 30];
/** Campaigns, the copies that their goals are apart, and the customers who pledge. */
const [CAMPAIGNS, GOAL] = [8, 6];
export const PLEDGERS = 2;

/** Kills process and database at random moments while work goes on, then audits the shop. */
export async function runCampaign({ kills, seed, provider: name, buyers, log }: Campaign): Promise<Report> {
  const startedAt = performance.now();
  const random = createRandom(seed);
  const dataDir = await mkdtemp(join(tmpdir(), 'chaos-'));
  const provider = await startProvider(name);
  try {
    log(`Starting a shop (seed ${seed}) …`);
    const shop = await startChaosShop(dataDir, provider.env);
    const { lines, campaigns, box, copies, since } = await prepareShop(
      await shop.findDatabaseUrl(),
      provider.saveCard(),
    );
    const confirmed = createConfirmed();
    let stopped = false;
    const isStopped = () => stopped;
    const visitor = await createClient(shop.origin, isStopped);
    const admin = await createClient(shop.origin, isStopped, true);
    const work = [
      ...Array.from({ length: buyers }, (_, buyer) =>
        runCheckouts(visitor, provider, lines, createRandom(seed + buyer + 1), confirmed),
      ),
      ...Array.from({ length: PLEDGERS }, (_, customer) =>
        runCheckouts(visitor, provider, campaigns, createRandom(seed + customer + 50), confirmed),
      ),
      runRefunds(admin, createRandom(seed + 100), confirmed),
      runDispatches(admin, confirmed),
      runBoxMonths(admin, box, confirmed),
      runImports(admin, confirmed),
      provider.reportEvents(shop.origin, createRandom(seed + 200), isStopped),
    ];
    const killed = { process: 0, database: 0 };
    for (let kill = 1; kill <= kills; kill += 1) {
      await wait(SHORTEST_MS + random() * (LONGEST_MS - SHORTEST_MS));
      const target: KillTarget = random() < 0.5 ? 'process' : 'database';
      await shop.kill(target);
      killed[target] += 1;
      await shop.waitUntilReady();
      if (kill % 10 === 0) log(`${kill} of ${kills} kills, ${confirmed.orders.length} orders confirmed …`);
    }
    stopped = true;
    await Promise.all(work);
    await shop.stop();
    log('Running the jobs that finish interrupted work …');
    const findings = await finishWork(dataDir, provider.env, (db) =>
      auditShop(db, confirmed, { copies, since, provider }),
    );
    return { killed, confirmed, findings, seconds: Math.round((performance.now() - startedAt) / 1000) };
  } finally {
    await provider.close();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Fills stock, opens campaigns, and creates subscribers, who pay by `cardToken`; `box` is the item of the boxes. */
async function prepareShop(url: string, cardToken: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Line>(
      `with chosen as (select min(i.id) as item_id, i.project_id, p.shop_id from items i join projects p on p.id = i.project_id
         where p.step = 'successful' and p.type = 'stock' and p.visibility = 'online' group by i.project_id, p.shop_id
         having count(*) = 1 order by i.project_id limit ${ITEMS + CAMPAIGNS + 1}),
       filled as (update items set stock = ${COPIES} from chosen where items.id = chosen.item_id),
       summed as (update projects set stock = ${COPIES} from chosen where projects.id = chosen.project_id)
       select * from chosen`,
    );
    const record = rows.pop();
    if (!record) throw new Error('The demo shop has no item for sale.');
    await client.query('update items set stock = 100000 where id = $1', [record.item_id]);
    await client.query('update projects set stock = 100000 where id = $1', [record.project_id]);
    const campaigns = rows.splice(0, CAMPAIGNS);
    for (const [index, { project_id, item_id }] of campaigns.entries()) {
      await client.query('update items set stock = 1000 where id = $1', [item_id]);
      await client.query(
        `update projects set stock = 1000, type = 'crowdfunding', step = 'in_progress', goal = sold + $2, funded_at = null,
           ends_at = now() + interval '9 days' where id = $1`,
        [project_id, GOAL * (index + 1)],
      );
    }
    await client.query(`update boxes set status = 'ended'`);
    await client.query(
      `insert into boxes (user_id, type, periodicity, currency, price, first_month, firstname, lastname, email, address, zip_code,
         city, country_id, card_token, card_last4, card_expires)
       select (select min(id) from users where role = 'user'), 'vinyl', 'monthly', 'EUR', 2990, '2026-01', 'Bea', 'Box ' || n,
         'box-' || n || '@example.net', '1 rue du Disque', '75001', 'Paris', 'FR', $1, '4242', '2199-12'
       from generate_series(1, ${SUBSCRIBERS}) n`,
      [cardToken],
    );
    const { rows: now } = await client.query<{ now: Date }>('select now()');
    return {
      ...{ lines: rows, campaigns },
      box: record.item_id,
      copies: await readCopies(drizzle(client)),
      since: now[0]?.now ?? new Date(),
    };
  } finally {
    await client.end();
  }
}
