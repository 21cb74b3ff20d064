import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_ENTITY } from '#demo/invoicing/invoices.ts';
import { silentJobs } from '#server/core/jobs/publish.ts';
import { startShop, type SampleShop } from '#server/modules/orders/checkout/shop.sample.ts';
import { cartId, payment } from '#server/modules/cart/cart.sample.ts';
import { refreshCopies } from '#server/modules/catalogue/index.ts';
import { boxPlans } from '#server/modules/pricing/index.ts';
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
async function deliver(queuedJobs: readonly { name: string; data: object }[]): Promise<void> {
  const { db, config, app } = shop.api;
  const context = createContext({ db, config, jobs: silentJobs, log: app.log });
  for (const { name, data } of queuedJobs)
    await subscribers.find((worker) => worker.name === name)?.run(data, context, { last: true });
}

/** Reads a digest of all rows, by table. */
async function readDigests(): Promise<Record<string, string>> {
  const { rows } = await shop.api.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const digests = rows.map(async ({ name }) => {
    const query = sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${sql.identifier(name)} t`;
    const result = await shop.api.db.execute<{ digest: string }>(query);
    return [name, result.rows[0]?.digest ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(digests));
}

/** Pays a cart with a box as a gift. */
async function buyGiftBox(): Promise<void> {
  const plan = { type: 'vinyl', periodicity: 'monthly', currency: 'EUR' } as const;
  await shop.api.db.insert(boxPlans).values({ ...plan, price: 2990, valid_from: '2020-01-01' });
  const id = cartId();
  const boxes = [{ name: 'Vinyl box', type: plan.type, periodicity: plan.periodicity, gift: { to: 'Paul' } }];
  await must(shop.api, 'POST', '/cart/calculate', { id, boxes, currency: 'EUR', save: true });
  expect((await shop.pay(payment(id))).status).toBe(200);
}

/** Pledges copies of a campaign, which then fails. */
async function pledgeAndFail(): Promise<void> {
  const campaign = await shop.sample.project({ type: 'crowdfunding', step: 'in_progress', goal: 5 });
  expect((await shop.pay(payment(await shop.cart(campaign)))).body.status).toBe('pledged');
  await must(shop.api, 'POST', `/admin/projects/${campaign.id}/fail`, { message: 'Not funded', notify: false });
}

it('events delivered twice have the effect of one delivery', async () => {
  const { order_id } = await shop.buy(await shop.sample.project(), 2);
  await buyGiftBox();
  await pledgeAndFail();
  await must(shop.api, 'POST', `/admin/orders/${order_id}/refund`, { amount: 5, currency: 'EUR', reason: 'damaged' });
  const queuedJobs = shop.api.jobs.filter(({ name }) => subscribers.some((worker) => worker.name === name));
  expect(new Set(queuedJobs.map(({ name }) => name))).toEqual(new Set(subscribers.map(({ name }) => name)));
  const before = await readDigests();
  await deliver(queuedJobs);
  // the cancelled pledge leaves a note, which the scheduled run applies
  await refreshCopies(shop.api.db);
  const afterFirst = await readDigests();
  expect(afterFirst['invoices']).not.toBe(before['invoices']);
  expect(afterFirst['projects']).not.toBe(before['projects']);
  expect(afterFirst['pledges']).not.toBe(before['pledges']);
  expect(afterFirst['box_codes']).not.toBe(before['box_codes']);
  await deliver(queuedJobs);
  expect(await readDigests()).toEqual(afterFirst);
});
