import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Problem, Project, ProjectRefund } from '#generated/schemas.ts';
import type { ApiRole, Context } from '#server/core/api/handler.ts';
import { silentJobs } from '#server/core/jobs/publish.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { auditEntries } from '#server/resources/audit/audit.table.ts';
import { buildCartShops, CARDS, cartId, payment } from '#server/modules/cart/cart.sample.ts';
import { projects } from '#server/modules/catalogue/index.ts';
import { refunds, testProvider, testRefunds } from '#server/modules/payments/index.ts';
import { startShop, type SampleShop } from '../checkout/shop.sample.ts';
import { orders } from '../orders.table.ts';
import { refundProjects } from './refund-project.ts';

const COMMENT = 'The project did not reach its goal.';
let shop: SampleShop;
beforeAll(async () => (shop = await startShop()));
afterAll(() => shop.api.close());

type SoldProject = Awaited<ReturnType<SampleShop['sample']['project']>>;

const createCampaign = () => shop.sample.project({ type: 'crowdfunding', step: 'in_progress' });
const start = (id: number, as: ApiRole = 'admin', body: object = { comment: COMMENT }) =>
  shop.api.call<Project & Problem>('POST', `/admin/projects/${id}/refunds`, { as, body });
const stop = (id: number, as: ApiRole = 'admin') =>
  shop.api.call<ProjectRefund>('POST', `/admin/projects/${id}/refunds/stop`, { as });
const read = async (id: number) =>
  (await shop.api.call<ProjectRefund>('GET', `/admin/projects/${id}/refunds`, { as: 'team' })).body;
const hide = ({ id }: SoldProject) =>
  shop.api.db.update(projects).set({ visibility: 'offline' }).where(eq(projects.id, id));
const loadOrder = async (id: number) => (await shop.api.db.select().from(orders).where(eq(orders.id, id)))[0];
const countRefunds = (id: number) => shop.api.db.$count(refunds, eq(refunds.order_id, id));
const run = () => refundProjects.run({}, context(), { last: false });

function context(): Context {
  const { db, config, extensions, app } = shop.api;
  return { db, reads: db, config, jobs: silentJobs, log: app.log, extensions, now: () => new Date() };
}

describe('the refund of a project', () => {
  it('cancels and refunds each paid order once, mails the customers and lets the project fail', async () => {
    const record = await createCampaign();
    const bought = [await shop.buy(record, 2), await shop.buy(record, 1)];
    await hide(record);
    expect((await read(record.id)).sums).toEqual([
      { currency: 'EUR', status: 'ready', orders: 2, amount: expect.any(Number) as number },
    ]);
    expect((await start(record.id)).status).toBe(200);
    expect((await read(record.id)).sums).toMatchObject([{ status: 'waiting', orders: 2 }]);
    await Promise.all([run(), run()]);
    await run();
    const state = await read(record.id);
    expect(state.orders.map(({ status, reason }) => [status, reason])).toEqual([
      ['refunded', null],
      ['refunded', null],
    ]);
    for (const { order_id } of bought) {
      const order = await loadOrder(order_id);
      expect(order).toMatchObject({ status: 'cancelled', refunded: order?.total });
      expect(await countRefunds(order_id)).toBe(1);
      const sent = await shop.api.db
        .select()
        .from(mails)
        .where(and(eq(mails.order_id, order_id), eq(mails.template, 'order_cancelled')));
      expect(sent).toHaveLength(1);
      expect(sent[0]?.text).toContain(COMMENT);
    }
    expect(await shop.stock(record)).toEqual({ item: 10, project: 10, sold: 0 });
    const [entry] = await shop.api.db
      .select()
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.resource, 'projects'),
          eq(auditEntries.record_id, record.id),
          eq(auditEntries.operation, 'adminRefundProject'),
        ),
      );
    expect(entry?.after).toMatchObject({ orders_count: 2, comment: COMMENT });
    expect((await start(record.id)).body.code).toBe('project_refund_empty');
    const fail = { as: 'team' as const, body: { message: 'Not funded', notify: false } };
    expect((await shop.api.call('POST', `/admin/projects/${record.id}/fail`, fail)).status).toBe(200);
  });

  it('keeps the other copies of an order', async () => {
    const [record, other] = [await createCampaign(), await shop.sample.project({ name: 'Fjord' })];
    const id = cartId();
    const lines = [record, other].map((one) => ({ project_id: one.id, item_id: one.items[0] ?? 0, quantity: 1 }));
    const shops = buildCartShops({ [shop.sample.shop]: lines });
    const body = { id, save: true, currency: 'EUR', customer: { country_id: 'FR' }, shops };
    await shop.api.call('POST', '/cart/calculate', { body });
    const { order_id } = (await shop.pay(payment(id))).body;
    await hide(record);
    await start(record.id);
    await run();
    const [row] = (await read(record.id)).orders;
    const order = await loadOrder(order_id);
    expect(row).toMatchObject({ order_id, status: 'refunded' });
    expect(order?.status).not.toBe('cancelled');
    expect([order?.refunded, (order?.refunded ?? 0) < (order?.total ?? 0)]).toEqual([
      Math.round((row?.amount ?? 0) * 100),
      true,
    ]);
    expect(await shop.stock(other)).toMatchObject({ item: 9, sold: 1 });
  });

  it('leaves out shipped and unpaid orders with their reason', async () => {
    const record = await createCampaign();
    const { order_id } = await shop.buy(record);
    const parcel = { tracking_transporter: 'col', tracking_number: '6A 77' };
    await shop.api.call('POST', `/admin/orders/${order_id}/ship`, { as: 'team', body: parcel });
    await shop.pay(payment(await shop.cart(record), CARDS.secured));
    await hide(record);
    const { orders: listed } = await read(record.id);
    expect(listed.map(({ status, reason }) => [status, reason])).toEqual([
      ['left_out', 'shipped'],
      ['left_out', 'not_paid'],
    ]);
    expect((await start(record.id)).body.code).toBe('project_refund_empty');
  });

  it('lists a declined refund as failed and retries it', async () => {
    const record = await createCampaign();
    const cart = await shop.cart(record);
    const { order_id } = (await shop.pay(payment(cart, '4000000000005126'))).body;
    await hide(record);
    await start(record.id);
    await run();
    expect((await read(record.id)).orders).toMatchObject([{ order_id, status: 'failed', reason: 'refund_declined' }]);
    expect((await loadOrder(order_id))?.refunded).toBe(0);
    const refundSpy = vi
      .spyOn(testProvider, 'refund')
      .mockResolvedValue({ status: 'done', id: `re_later_${order_id}` });
    await start(record.id);
    await run();
    refundSpy.mockRestore();
    expect((await read(record.id)).orders).toMatchObject([{ order_id, status: 'refunded', reason: null }]);
    expect(await countRefunds(order_id)).toBe(1);
  });

  it('refunds once when the process dies after the provider has refunded', async () => {
    const record = await createCampaign();
    const { order_id } = await shop.buy(record);
    await hide(record);
    await start(record.id);
    const originalRefund = testProvider.refund;
    const refundSpy = vi.spyOn(testProvider, 'refund').mockImplementation(async (request, providerContext) => {
      await originalRefund(request, providerContext);
      throw new Error('killed');
    });
    await run();
    refundSpy.mockRestore();
    await run();
    expect((await read(record.id)).orders).toMatchObject([{ order_id, status: 'processing' }]);
    const [refund] = await shop.api.db.select().from(refunds).where(eq(refunds.order_id, order_id));
    expect(await shop.api.db.$count(testRefunds, eq(testRefunds.key, `refund-${refund?.id}-1`))).toBe(1);
  });

  it('stops before the next order and continues', async () => {
    const record = await createCampaign();
    const { order_id } = await shop.buy(record);
    await hide(record);
    await start(record.id);
    expect((await stop(record.id)).body.orders).toMatchObject([{ order_id, status: 'stopped' }]);
    await run();
    expect(await countRefunds(order_id)).toBe(0);
    await start(record.id);
    await run();
    expect((await read(record.id)).orders).toMatchObject([{ order_id, status: 'refunded' }]);
  });

  it('returns 409 for a project in the shop, 422 without a reason and 403 without the role', async () => {
    const record = await createCampaign();
    await shop.buy(record);
    expect((await start(record.id)).status).toBe(409);
    await hide(record);
    expect((await start(record.id, 'admin', { comment: '' })).status).toBe(422);
    for (const as of ['user', 'pro', 'artist', 'team'] as const) {
      expect((await start(record.id, as)).status).toBe(403);
      expect((await stop(record.id, as)).status).toBe(403);
    }
    const seen = await shop.api.call('GET', `/admin/projects/${record.id}/refunds`, { as: 'artist' });
    expect(seen.status).toBe(403);
    expect((await shop.api.call('GET', '/admin/projects/999999/refunds', { as: 'team' })).status).toBe(404);
  });
});
