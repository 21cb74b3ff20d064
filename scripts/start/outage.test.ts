// The shop keeps running when its database is killed, restarted or closes every connection under load.
import { expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '#server/core/config/config.ts';
import { openClient } from '#server/core/database/postgres-client.ts';
import { getClusterPath } from '#server/core/database/postgres/home.ts';
import { findRunningPostmaster } from '#server/core/database/postgres/postmaster.ts';
import { findRunningDatabase, startDatabase } from '#server/core/database/postgres/start-database.ts';
import { join } from 'node:path';
import { type Buyers, startBuyers, fillStock } from './fixtures/buyers.ts';
import { createDataFolder, SLOW, startShop } from './fixtures/shop-process.ts';

const BUYERS = 8;
const ROUNDS = 3;

/** Runs a statement on the shop's database. */
async function queryShop(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = await openClient(url);
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

const findPostmaster = async (dataDir: string) => {
  const postmaster = await findRunningPostmaster(getClusterPath(join(dataDir, 'postgres')));
  if (!postmaster) throw new Error('No database server runs.');
  return postmaster.pid;
};

const TERMINATE =
  "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename = current_user and backend_type = 'client backend'";

const faults = {
  'kill -9 of the server': async ({ server }) => process.kill(await findPostmaster(server), 'SIGKILL'),
  'a planned fast shutdown': async ({ server }) => process.kill(await findPostmaster(server), 'SIGINT'),
  'the end of every connection': ({ url }) => queryShop(url, TERMINATE),
} satisfies Record<string, (place: { server: string; url: string }) => Promise<unknown>>;

const FAULTS = Object.keys(faults) as (keyof typeof faults)[];

/** Waits until `count` more orders are confirmed; returns the milliseconds. */
async function waitForOrders(buyers: Buyers, count: number): Promise<number> {
  const startedAt = Date.now();
  const goal = buyers.orders.length + count;
  await vi.waitFor(() => expect(buyers.orders.length).toBeGreaterThanOrEqual(goal), SLOW);
  return Date.now() - startedAt;
}

/** Starts a shop with buyers and waits for their first orders. */
async function openShop(env: Record<string, string>) {
  const shop = startShop({ SERVE: 'api', DEMO_DATA: 'small', ...env });
  const origin = await shop.waitForAddress();
  const url = (await findRunningDatabase(readConfig(env))) ?? '';
  const buyers = startBuyers(origin, (await fillStock(url)).slice(0, 50), BUYERS);
  onTestFinished(() => buyers.stop());
  await waitForOrders(buyers, 10);
  return { shop, url, buyers };
}

type OpenShop = Awaited<ReturnType<typeof openShop>>;

/** Breaks the database several times and expects new orders within seconds. */
async function breakDatabase(fault: keyof typeof faults, server: string, { url, buyers }: OpenShop): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    await faults[fault]({ server, url });
    expect(await waitForOrders(buyers, 10)).toBeLessThan(15_000);
  }
}

/** Expects only 503s as refusals, all confirmed orders, running jobs and a log without stack traces. */
async function expectHealthy({ shop, url, buyers }: OpenShop): Promise<void> {
  await buyers.stop();
  expect(shop.child.exitCode).toBeNull();
  expect(buyers.unanswered).toEqual([]);
  const kinds = new Set(buyers.refusals.map((refusal) => JSON.stringify(refusal)));
  expect([...kinds]).toEqual([
    JSON.stringify({ status: 503, type: 'application/problem+json; charset=utf-8', retryAfter: '5' }),
  ]);
  const savedIds = new Set((await queryShop(url, 'select id from orders')).map(({ id }) => Number(id)));
  expect(buyers.orders.filter(({ id }) => !savedIds.has(id))).toEqual([]);
  const [now] = await queryShop(url, 'select now()::text');
  await vi.waitFor(async () => {
    const completedJobs = await queryShop(
      url,
      `select 1 from pgboss.job where state = 'completed' and completed_on > '${now?.['now']}'`,
    );
    expect(completedJobs.length).toBeGreaterThan(0);
  }, SLOW);
  expect(shop.output.err).toContain('The database cannot be reached (');
  await vi.waitFor(() => expect(shop.output.err).toContain('The database answers again after'), SLOW);
  expect(shop.output.err).not.toContain('    at ');
  expect(await shop.stop()).toBe(0);
}

it('recovers from every fault of the embedded database and of one behind DATABASE_URL', async () => {
  const dataDir = await createDataFolder();
  const embeddedShop = await openShop({ DATA_DIR: dataDir });
  for (const fault of FAULTS) await breakDatabase(fault, dataDir, embeddedShop);
  await expectHealthy(embeddedShop);
  const { out } = embeddedShop.shop.output;
  expect(out.match(/The database server ended \(SIGKILL\); starting it again/g)).toHaveLength(ROUNDS);
  expect(out.match(/The database server ended \(code 0\); starting it again/g)).toHaveLength(ROUNDS);
  expect(out.match(/The database server runs again/g)).toHaveLength(2 * ROUNDS);

  const database = await startDatabase({ dataDir });
  onTestFinished(() => database.stop());
  const externalShop = await openShop({ DATA_DIR: await createDataFolder(), DATABASE_URL: database.url });
  for (const fault of FAULTS) await breakDatabase(fault, dataDir, externalShop);
  await expectHealthy(externalShop);
}, 600_000);
