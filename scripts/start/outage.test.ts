// The shop goes on when its database is killed, restarted or cuts every connection while people buy.
import { expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '#server/core/config/config.ts';
import { openClient } from '#server/core/database/postgres-client.ts';
import { clusterOf } from '#server/core/database/postgres/home.ts';
import { runningPostmaster } from '#server/core/database/postgres/postmaster.ts';
import { findRunningDatabase, startDatabase } from '#server/core/database/postgres/start-database.ts';
import { join } from 'node:path';
import { type Buyers, startBuyers, stockUp } from './fixtures/buyers.ts';
import { dataFolder, PATIENT, startShop } from './fixtures/shop-process.ts';

const BUYERS = 8;
const ROUNDS = 3;

/** Runs a statement on the shop's database. */
async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = await openClient(url);
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

const postmasterOf = async (dataDir: string) => {
  const found = await runningPostmaster(clusterOf(join(dataDir, 'postgres')));
  if (!found) throw new Error('No database server runs.');
  return found.pid;
};

const TERMINATE =
  "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename = current_user and backend_type = 'client backend'";

const ways = {
  'kill -9 of the server': async ({ server }) => process.kill(await postmasterOf(server), 'SIGKILL'),
  'a planned fast shutdown': async ({ server }) => process.kill(await postmasterOf(server), 'SIGINT'),
  'the end of every connection': ({ url }) => ask(url, TERMINATE),
} satisfies Record<string, (place: { server: string; url: string }) => Promise<unknown>>;

const WAYS = Object.keys(ways) as (keyof typeof ways)[];

/** Waits until that many more orders were confirmed, and answers how long it took. */
async function moreOrders(buyers: Buyers, count: number): Promise<number> {
  const begun = Date.now();
  const goal = buyers.orders.length + count;
  await vi.waitFor(() => expect(buyers.orders.length).toBeGreaterThanOrEqual(goal), PATIENT);
  return Date.now() - begun;
}

/** Starts a shop with buyers who have bought. */
async function openShop(env: Record<string, string>) {
  const shop = startShop({ SERVE: 'api', DEMO_DATA: 'small', ...env });
  const origin = await shop.address();
  const url = (await findRunningDatabase(readConfig(env))) ?? '';
  const buyers = startBuyers(origin, (await stockUp(url)).slice(0, 50), BUYERS);
  onTestFinished(() => buyers.stop());
  await moreOrders(buyers, 10);
  return { shop, url, buyers };
}

type Opened = Awaited<ReturnType<typeof openShop>>;

/** Breaks the database under the buyers, several times; people buy again within seconds. */
async function breakDatabase(way: keyof typeof ways, server: string, { url, buyers }: Opened): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    await ways[way]({ server, url });
    expect(await moreOrders(buyers, 10)).toBeLessThan(15_000);
  }
}

/** Nothing but 503s came of it, no confirmed order is lost, jobs are done again, and the log is short. */
async function expectHealthy({ shop, url, buyers }: Opened): Promise<void> {
  await buyers.stop();
  expect(shop.child.exitCode).toBeNull();
  expect(buyers.unanswered).toEqual([]);
  const kinds = new Set(buyers.refusals.map((one) => JSON.stringify(one)));
  expect([...kinds]).toEqual([
    JSON.stringify({ status: 503, type: 'application/problem+json; charset=utf-8', retryAfter: '5' }),
  ]);
  const kept = new Set((await ask(url, 'select id from orders')).map(({ id }) => Number(id)));
  expect(buyers.orders.filter(({ id }) => !kept.has(id))).toEqual([]);
  const [now] = await ask(url, 'select now()::text');
  await vi.waitFor(async () => {
    const done = await ask(
      url,
      `select 1 from pgboss.job where state = 'completed' and completed_on > '${now?.['now']}'`,
    );
    expect(done.length).toBeGreaterThan(0);
  }, PATIENT);
  expect(shop.said.err).toContain('The database cannot be reached (');
  await vi.waitFor(() => expect(shop.said.err).toContain('The database answers again after'), PATIENT);
  expect(shop.said.err).not.toContain('    at ');
  expect(await shop.stop()).toBe(0);
}

it('goes on whatever happens to its own database, and to one behind DATABASE_URL', async () => {
  const dataDir = await dataFolder();
  const own = await openShop({ DATA_DIR: dataDir });
  for (const way of WAYS) await breakDatabase(way, dataDir, own);
  await expectHealthy(own);
  const { out } = own.shop.said;
  expect(out.match(/The database server ended \(SIGKILL\); starting it again/g)).toHaveLength(ROUNDS);
  expect(out.match(/The database server ended \(code 0\); starting it again/g)).toHaveLength(ROUNDS);
  expect(out.match(/The database server runs again/g)).toHaveLength(2 * ROUNDS);

  const database = await startDatabase({ dataDir });
  onTestFinished(() => database.stop());
  const given = await openShop({ DATA_DIR: await dataFolder(), DATABASE_URL: database.url });
  for (const way of WAYS) await breakDatabase(way, dataDir, given);
  await expectHealthy(given);
}, 600_000);
