import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Order, Problem, Refund, RefundRequestInput } from '#generated/schemas.ts';
import type { ApiRole, Context } from '#server/core/api/handler.ts';
import { auditEntries } from '#server/resources/audit/audit.table.ts';
import { CARDS, payment } from '#server/modules/cart/cart.sample.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { finishRefunds } from './settle-refund.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { refunds, testProvider } from '#server/modules/payments/index.ts';
import { startShop, type SampleShop } from '../checkout/shop.sample.ts';
import { settingValues } from '#server/core/settings/settings.table.ts';
import { silentJobs } from '#server/core/jobs/publish.ts';

let shop: SampleShop;
beforeAll(async () => (shop = await startShop()));
afterAll(() => shop.api.close());
afterEach(() => vi.restoreAllMocks());

const GOODWILL: RefundRequestInput = { amount: 5, currency: 'EUR', reason: 'goodwill' };
const refund = <Answer = Order>(
  id: number,
  body: Partial<RefundRequestInput> = {},
  as: ApiRole = 'team',
  key?: string,
) =>
  shop.api.call<Answer>('POST', `/admin/orders/${id}/refund`, {
    as,
    body: { ...GOODWILL, ...body },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const read = async (id: number) => (await shop.api.call<Order>('GET', `/admin/orders/${id}`, { as: 'team' })).body;
const readRows = (id: number) => shop.api.db.select().from(refunds).where(eq(refunds.order_id, id)).orderBy(refunds.id);

/** A paid order of copies at 20.00 each, and its only line. */
async function createPaidOrder(quantity = 3, card: string = CARDS.good, price = 2000) {
  const record = await shop.sample.project({ items: [{ stock: 10, price }] });
  const cart = await shop.cart(record, quantity);
  const { body } = await shop.pay(payment(cart, card));
  const order = await read(body.order_id);
  const line = order.shop_orders?.[0]?.lines[0]?.id ?? 0;
  return { id: body.order_id, line, record, order };
}

describe('a refund', () => {
  it('of unshipped copies refunds their price, cancels and restocks them', async () => {
    const { id, line, record } = await createPaidOrder();
    const { status, body } = await refund(id, { amount: 40, lines: [{ order_line_id: line, quantity: 2 }] });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'paid',
      refunded: 40,
      refunds: [
        {
          status: 'done',
          amount: 40,
          vat: 6.67,
          shipping: 0,
          restocked: true,
          provider_id: expect.stringMatching(/^re_test_/),
          lines: [{ order_line_id: line, quantity: 2, amount: 40, vat: 6.67 }],
        },
      ],
      shop_orders: [{ lines: [{ quantity: 3, cancelled: 2 }] }],
    });
    expect(await shop.stock(record)).toEqual({ item: 9, project: 9, sold: 1 });
  });

  it('notifies the customer unless disabled, and is recorded in the history', async () => {
    const { id, line } = await createPaidOrder();
    await refund(id, { amount: 20, lines: [{ order_line_id: line, quantity: 1 }], comment: 'Corner bent in the post' });
    await refund(id, { amount: 1, notify: false });
    const sent = await shop.api.db.select().from(mails).where(eq(mails.order_id, id)).orderBy(mails.id);
    expect(sent.map(({ template }) => template)).toEqual(['order_confirmation', 'order_refunded']);
    expect(sent[1]?.text).toContain('€20.00');
    expect(sent[1]?.text).toContain('Corner bent in the post');
    expect(sent[1]?.text).toContain('ending in 4242');
    const entries = await shop.api.db.select().from(auditEntries).where(eq(auditEntries.record_id, id));
    const orderEntries = entries.filter((one) => one.resource === 'orders' && one.operation === 'adminRefundOrder');
    expect(orderEntries.map(({ user_name }) => user_name)).toEqual(Array(4).fill('Test team'));
    expect(orderEntries.find(({ after }) => after?.refunded === 20)).toMatchObject({ before: { refunded: 0 } });
  });

  it('of shipping, of an amount and of the remainder adds up to the amount paid', async () => {
    const { id, line, order } = await createPaidOrder();
    const shipping = order.shipping ?? 0;
    expect((await refund(id, { amount: shipping, shipping })).status).toBe(200);
    expect((await refund(id, { amount: 10 })).status).toBe(200);
    expect((await refund<Problem>(id, { amount: 1, shipping: 1 })).body.errors?.[0]?.code).toBe('refund_shipping');
    const left = Math.round((order.total - shipping - 10) * 100) / 100;
    const { body } = await refund(id, { amount: left, lines: [{ order_line_id: line, quantity: 3 }] });
    expect(body).toMatchObject({ status: 'cancelled', refunded: order.total, shop_orders: [{ status: 'cancelled' }] });
    const rows = await readRows(id);
    expect(rows.reduce((sum, { vat }) => sum + vat, 0)).toBe(Math.round((order.vat ?? 0) * 100));
  });

  it('of a shipped copy keeps the status of the order and restocks only on request', async () => {
    const { id, line, record } = await createPaidOrder();
    const parcel = { tracking_transporter: 'col', tracking_number: '6A 1234' };
    await shop.api.call('POST', `/admin/orders/${id}/ship`, { as: 'team', body: parcel });
    const lines = [{ order_line_id: line, quantity: 1 }];
    expect((await refund(id, { amount: 20, lines, restock: false, reason: 'lost' })).body).toMatchObject({
      status: 'sent',
      shop_orders: [{ lines: [{ cancelled: 0 }] }],
    });
    expect((await shop.stock(record)).item).toBe(7);
    await refund(id, { amount: 20, lines, reason: 'withdrawal' });
    expect((await shop.stock(record)).item).toBe(8);
  });

  it.each([
    ['more than was paid', { amount: 1000 }, 'admin', 'refund_too_high'],
    ['more copies than bought', { amount: 1, lines: [{ order_line_id: 1, quantity: 999 }] }, 'team', 'refund_copies'],
  ] as const)('of %s is refused', async (_what, body, as, code) => {
    const { id } = await createPaidOrder();
    const answer = await refund<Problem>(id, { ...body, lines: 'lines' in body ? [...body.lines] : [] }, as);
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([409, code]);
    expect(await readRows(id)).toEqual([]);
  });

  it('returns 409 for an unpaid order, 422 for another currency and 403 without a staff role', async () => {
    const cart = await shop.cart(await shop.sample.project());
    const { body } = await shop.pay(payment(cart, CARDS.secured));
    expect((await refund(body.order_id)).status).toBe(409);
    const { id } = await createPaidOrder();
    expect((await refund(id, { currency: 'USD' })).status).toBe(422);
    for (const as of ['user', 'pro', 'artist'] as const) expect((await refund(id, {}, as)).status).toBe(403);
  });
});

describe('repeated refunds', () => {
  it('are made once for repeated and concurrent calls', async () => {
    const { id } = await createPaidOrder();
    const answers = await Promise.all([1, 2, 3].map(() => refund(id, {}, 'team', `asked twice-${id}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await refund(id, {}, 'team', `asked twice-${id}`)).body.refunded).toBe(5);
    expect(await readRows(id)).toHaveLength(1);
    expect((await refund(id, { amount: 6 }, 'team', `asked twice-${id}`)).status).toBe(409);
  });

  it('never exceed the amount paid, also in concurrent calls', async () => {
    const { id, order } = await createPaidOrder(1);
    const answers = await Promise.all(Array.from({ length: 8 }, () => refund(id, { amount: 6 })));
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(Math.floor(order.total / 6));
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(8 - done.length);
    expect((await read(id)).refunded).toBe(done.length * 6);
  });

  it('are made once when the process dies after the provider has refunded', async () => {
    const { id } = await createPaidOrder();
    const originalRefund = testProvider.refund;
    const refundSpy = vi.spyOn(testProvider, 'refund').mockImplementation(async (request, providerContext) => {
      await originalRefund(request, providerContext);
      throw new Error('killed');
    });
    const { status, body } = await refund(id);
    expect([status, body.refunded, body.refunds?.[0]?.status]).toEqual([200, 0, 'processing']);
    const [first] = refundSpy.mock.calls[0] ?? [];
    refundSpy.mockRestore();
    const retrySpy = vi.spyOn(testProvider, 'refund');
    // not retried at once, as the caller may still be running
    await finishRefunds.run({}, context(), { last: false });
    expect(retrySpy).not.toHaveBeenCalled();
    await finishRefunds.run({}, context(120), { last: false });
    await finishRefunds.run({}, context(120), { last: false });
    expect(retrySpy.mock.calls.map(([{ key }]) => key)).toEqual([first?.key]);
    expect(await read(id)).toMatchObject({ refunded: 5, refunds: [{ status: 'done' }] });
  });
});

/** The context of a job, some seconds later. */
function context(seconds = 0): Context {
  const { db, config, extensions } = shop.api;
  const jobs = silentJobs;
  const log = shop.api.app.log;
  return { db, reads: db, config, jobs, log, extensions, now: () => new Date(Date.now() + seconds * 1000) };
}

describe('a refund that the provider refuses', () => {
  it('stays as failed, refunds nothing and can be retried', async () => {
    const { id } = await createPaidOrder(1, '4000000000005126');
    const { status, body } = await refund<Problem>(id);
    expect([status, body.errors?.[0]?.code]).toEqual([409, 'refund_declined']);
    const [failed] = await readRows(id);
    expect(failed).toMatchObject({ status: 'failed', failure_code: 'refund_declined', attempts: 1 });
    expect((await read(id)).refunded).toBe(0);
    const retry = () => shop.api.call<Refund>('POST', `/admin/refunds/${failed?.id}/retry`, { as: 'team' });
    expect((await retry()).status).toBe(409);
    const refundSpy = vi.spyOn(testProvider, 'refund').mockResolvedValue({ status: 'done', id: `re_later_${id}` });
    expect((await retry()).body).toMatchObject({ status: 'done', provider_id: `re_later_${id}` });
    expect(refundSpy.mock.calls[0]?.[0].key).toBe(`refund-${failed?.id}-3`);
    expect((await retry()).status).toBe(409);
    expect((await read(id)).refunded).toBe(5);
  });
});

describe('the limit', () => {
  it('is 200 EUR for the team, converted at the rate of the day, and none for admins', async () => {
    const { id } = await createPaidOrder(1, CARDS.good, 30_000);
    const over = await refund<Problem>(id, { amount: 200.01 });
    expect(over.status).toBe(403);
    expect(over.body.errors).toEqual([
      { path: 'amount', code: 'limit_exceeded', params: { max: 200, currency: 'EUR' } },
    ]);
    expect(await readRows(id)).toEqual([]);
    expect((await refund(id, { amount: 200.01 }, 'admin')).status).toBe(200);
    const dollars = await refund<Problem>(id, { amount: 233, currency: 'USD' });
    expect(dollars.body.errors?.[0]?.params).toEqual({ max: 232, currency: 'USD' });
  });

  it('applies to the sum of all limited refunds of an order, by any account', async () => {
    const { id } = await createPaidOrder(1, CARDS.good, 60_000);
    expect((await refund(id, { amount: 150 })).status).toBe(200);
    const limit = { currency: 'EUR', most: 200, used: 150, left: 50 };
    expect((await shop.api.call('GET', `/admin/orders/${id}/refund-limit`, { as: 'team' })).body).toEqual(limit);
    const unlimited = { currency: 'EUR', most: null, used: 0, left: null };
    expect((await shop.api.call('GET', `/admin/orders/${id}/refund-limit`, { as: 'admin' })).body).toEqual(unlimited);
    const over = await refund<Problem>(id, { amount: 50.01 });
    const params = { max: 50, used: 150, currency: 'EUR' };
    expect([over.status, over.body.errors]).toEqual([403, [{ path: 'amount', code: 'limit_used', params }]]);
    const [firstRefund] = await readRows(id);
    const colleague = { email: 'second@example.com', name: 'Second', password_hash: '-', role: 'team' as const };
    const [second] = await shop.api.db.insert(users).values(colleague).returning();
    await shop.api.db
      .update(refunds)
      .set({ created_by: second?.id })
      .where(eq(refunds.id, firstRefund?.id ?? 0));
    expect((await refund(id, { amount: 50.01 })).status).toBe(403);
    // refunds by admins do not count
    expect((await refund(id, { amount: 300 }, 'admin')).status).toBe(200);
    expect((await refund(id, { amount: 50 })).status).toBe(200);
    expect((await refund(id, { amount: 0.01 })).body).toMatchObject({ code: 'limit_used' });
  });

  it('applies to concurrent refunds together', async () => {
    const { id } = await createPaidOrder(1, CARDS.good, 60_000);
    const answers = await Promise.all([1, 2, 3].map(() => refund(id, { amount: 90 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 403]);
  });

  it('follows the setting, and is shown to staff', async () => {
    await shop.api.db.insert(settingValues).values({ key: 'refund_limit_team', value: 10, valid_from: '2026-01-01' });
    const { id } = await createPaidOrder();
    expect((await refund(id, { amount: 10.5 })).status).toBe(403);
    expect((await refund(id, { amount: 10 })).status).toBe(200);
    const { body } = await shop.api.call('GET', '/admin/settings-in-force', { as: 'team', query: { currency: 'USD' } });
    expect(body).toMatchObject({ currency: 'USD', refund_limit_team: 11.6 });
    await shop.api.db.delete(settingValues);
  });
});

describe('the list of refunds', () => {
  it('filters by order and status, and shows the copies in the single view', async () => {
    const { id, line } = await createPaidOrder();
    await refund(id, { amount: 20, lines: [{ order_line_id: line, quantity: 1 }] });
    const query = { filter: JSON.stringify({ order_id: id, status: 'done' }) };
    const { body } = await shop.api.call<Refund[]>('GET', '/admin/refunds', { as: 'team', query });
    expect(body).toMatchObject([{ order_id: id, amount: 20 }]);
    const one = await shop.api.call<Refund>('GET', `/admin/refunds/${body[0]?.id}`, { as: 'team' });
    expect(one.body.lines).toEqual([{ order_line_id: line, quantity: 1, amount: 20, vat: 3.33 }]);
  });
});
