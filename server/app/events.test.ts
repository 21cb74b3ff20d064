import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_ENTITY } from '#demo/invoicing/invoices.ts';
import { silentJobs } from '#server/core/jobs/publish.ts';
import { startShop, type SampleShop } from '#server/modules/orders/checkout/shop.sample.ts';
import { legalEntity } from '#server/modules/settings/index.ts';
import { must } from '#server/testing/must.ts';
import { createContext } from './context.ts';
import { workers } from './workers.ts';

let shop: SampleShop;
beforeAll(async () => {
  shop = await startShop();
  await shop.api.db.insert(legalEntity).values(DEMO_ENTITY);
});
afterAll(() => shop.api.close());

const subscribers = workers.filter(({ on }) => on !== undefined);

/** Runs the queued jobs of subscribers. */
async function deliver(queued: readonly { name: string; data: object }[]): Promise<void> {
  const { db, config, app } = shop.api;
  const context = createContext({ db, config, jobs: silentJobs, log: app.log });
  for (const { name, data } of queued)
    await subscribers.find((worker) => worker.name === name)?.run(data, context, { last: true });
}

/** A digest of every row of every table. */
async function contents(): Promise<Record<string, string>> {
  const { rows } = await shop.api.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const digests = rows.map(async ({ name }) => {
    const query = sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${sql.identifier(name)} t`;
    const found = await shop.api.db.execute<{ digest: string }>(query);
    return [name, found.rows[0]?.digest ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(digests));
}

it('have the same effect however often they are delivered', async () => {
  const { order_id } = await shop.buy(await shop.sample.project(), 2);
  await must(shop.api, 'POST', `/admin/orders/${order_id}/refund`, { amount: 5, currency: 'EUR', reason: 'damaged' });
  const queued = shop.api.jobs.filter(({ name }) => subscribers.some((worker) => worker.name === name));
  expect(new Set(queued.map(({ name }) => name))).toEqual(new Set(subscribers.map(({ name }) => name)));
  const before = await contents();
  await deliver(queued);
  const once = await contents();
  expect(once['invoices']).not.toBe(before['invoices']);
  expect(once['projects']).not.toBe(before['projects']);
  await deliver(queued);
  expect(await contents()).toEqual(once);
});
