import { addToMonth, getMonth } from '#domain/subscriptions/months.ts';
import { DEMO_ENTITY } from '#demo/invoicing/invoices.ts';
import type { CartBox, Order, PayAnswer, Problem, UserBox, UserOrder, UserOrderList } from '#generated/schemas.ts';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '#server/core/authentication/accounts.table.ts';
import { createSession } from '#server/core/authentication/sessions.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { buildOneLineCart, cartId, LEA, payment } from '#server/modules/cart/cart.sample.ts';
import { items } from '#server/modules/catalogue/index.ts';
import { issueInvoices } from '#server/modules/invoicing/index.ts';
import { invoices } from '#server/modules/invoicing/invoices.table.ts';
import { orders } from '#server/modules/orders/index.ts';
import { refunds } from '#server/modules/payments/index.ts';
import { boxCodes, boxSponsors } from '#server/modules/pricing/index.ts';
import { legalEntity } from '#server/modules/settings/index.ts';
import { type SampleSubscriptions, startSubscriptions } from './boxes.sample.ts';
import { boxCodeUses, boxes, boxMonths, boxPeriods, type BoxRow } from './boxes.table.ts';
import { takeBackRewards } from './reward-sponsor.ts';
import { settlePeriod } from './settle-period.ts';
import { startBoxesOfOrder } from './start-boxes.ts';

let shop: SampleSubscriptions;
beforeAll(async () => {
  shop = await startSubscriptions();
  await shop.api.db.insert(legalEntity).values(DEMO_ENTITY);
});
afterAll(() => shop.api.close());
beforeEach(async () => {
  await shop.api.db.delete(rateLimits);
  await shop.api.db.delete(boxMonths);
  await shop.api.db.delete(boxCodeUses);
  await shop.api.db.delete(boxPeriods);
  await shop.api.db.delete(boxes);
});

const BOX: CartBox = { name: 'Box', type: 'vinyl', periodicity: 'quarterly' };
const GIFT: CartBox = { ...BOX, gift: { to: 'Paul' } };
const MONTH = addToMonth(getMonth(new Date()), 1);
const auditor = { operation: 'adminRunBoxMonth', user: undefined, requestId: 'test' } as const;

/** Pays boxes, and copies of a record, as the customer; returns the id of the order. */
async function buy(cartBoxes: CartBox[], record?: { id: number; items: number[] }): Promise<number> {
  const id = cartId();
  const cart = record ? buildOneLineCart(shop.sample.shop, record, 2) : { shops: {}, currency: 'EUR' };
  const body = { customer: { country_id: 'FR' }, ...cart, id, boxes: cartBoxes, save: true };
  const saved = await shop.api.call('POST', '/cart/calculate', { body });
  if (saved.status !== 200) throw new Error(saved.text);
  const paid = await shop.api.call<PayAnswer>('POST', '/cart/pay', { as: 'user', body: payment(id) });
  if (paid.status !== 200) throw new Error(paid.text);
  return paid.body.order_id;
}
/** Pays boxes, and starts them. */
async function buyStarted(cartBoxes: CartBox[], record?: { id: number; items: number[] }) {
  const id = await buy(cartBoxes, record);
  await startBoxesOfOrder(shop.context(), id);
  const rows = await listBoxes(id);
  return { id, boxes: rows, box: rows[0]! };
}
const cancel = (id: number) =>
  shop.api.call<UserOrder & Omit<Problem, 'status'>>('DELETE', `/user/orders/${id}`, { as: 'user' });
const cancelByStaff = (id: number, body: object = {}) =>
  shop.api.call<Order & Omit<Problem, 'status'>>('POST', `/admin/orders/${id}/cancel`, {
    ...{ as: 'team', body: { reason: 'withdrawal', ...body } },
  });
const listBoxes = (order: number) =>
  shop.api.db.select().from(boxes).where(eq(boxes.order_id, order)).orderBy(asc(boxes.id));
const loadOrder = async (id: number) => (await shop.api.db.select().from(orders).where(eq(orders.id, id)))[0];
const listRefunds = (id: number) => shop.api.db.select().from(refunds).where(eq(refunds.order_id, id));
const isCancellable = async (id: number) => {
  const { body } = await shop.api.call<UserOrderList>('GET', '/user/orders', { as: 'user' });
  return body.orders.find((order) => order.id === id)?.cancellable;
};
const loadStock = async (record: { items: number[] }) =>
  (
    await shop.api.db
      .select()
      .from(items)
      .where(eq(items.id, record.items[0] ?? 0))
  )[0]?.stock;
/** Plans the month of all boxes, and chooses a record. */
async function planMonth(record: { items: number[] }) {
  const { id = 0 } = await shop.begin(MONTH);
  await shop.prepare(id, [record.items[0]]);
  return id;
}
const listLetters = (id: number) =>
  shop.api.db
    .select()
    .from(mails)
    .where(and(eq(mails.order_id, id), eq(mails.template, 'order_cancelled')));

describe('cancelling an order of a box', () => {
  it('ends the box, refunds the order once and writes one letter and a credit note of the box', async () => {
    const { id, box } = await buyStarted([BOX]);
    expect(await isCancellable(id)).toBe(true);
    const answers = await Promise.all([cancel(id), cancel(id)]);
    expect(answers.map(({ status, body }) => [status, body.status, body.cancellable])).toEqual([
      [200, 'cancelled', false],
      [200, 'cancelled', false],
    ]);
    expect(await loadOrder(id)).toMatchObject({ status: 'cancelled', payment_status: 'paid', refunded: 8700 });
    expect(await listRefunds(id)).toMatchObject([{ status: 'done', amount: 8700, vat: 1450, reason: 'withdrawal' }]);
    const { number } = (await loadOrder(id))!;
    expect(await shop.loadBox(box.id)).toMatchObject({
      ...{ status: 'cancelled', paid_months: 0, renews: false },
      cancelled_because: `Order ${number} was cancelled`,
    });
    const letters = await listLetters(id);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('The record box bought with it has ended.');
    expect(letters[0]?.text).toContain('87');
    await issueInvoices.run({}, shop.context(), { last: false });
    const documents = await shop.api.db.select().from(invoices).where(eq(invoices.order_id, id)).orderBy(invoices.id);
    expect(documents).toMatchObject([
      { type: 'invoice', total: 8700, vat: 1450 },
      {
        ...{ type: 'credit_note', total: -8700, vat: -1450 },
        lines: [{ kind: 'item', name: 'Vinyl box', quantity: 1, price: -8700, total: -8700 }],
      },
    ]);
    expect(documents[1]?.lines).toHaveLength(1);
    const { body } = await shop.api.call<UserBox[]>('GET', '/user/boxes', { as: 'user' });
    expect(body.find((own) => own.id === box.id)).toMatchObject({ status: 'cancelled', paid_months: 0 });
  });

  it('returns the copies bought with it, and refunds both', async () => {
    const record = await shop.sample.project();
    const { id, box } = await buyStarted([BOX], record);
    const before = await loadOrder(id);
    expect([before?.status, await loadStock(record), await isCancellable(id)]).toEqual(['paid', 8, true]);
    expect((await cancel(id)).body).toMatchObject({ status: 'cancelled' });
    expect([await loadStock(record), (await loadOrder(id))?.refunded]).toEqual([10, before?.total]);
    expect((await shop.loadBox(box.id)).status).toBe('cancelled');
    await issueInvoices.run({}, shop.context(), { last: false });
    const [note] = await shop.api.db
      .select()
      .from(invoices)
      .where(and(eq(invoices.order_id, id), eq(invoices.type, 'credit_note')));
    expect(note?.lines.map(({ kind, total }) => [kind, total])).toEqual([
      ['item', -4000],
      ['item', -8700],
      ['shipping', -(before?.shipping ?? 0)],
    ]);
    expect(note?.total).toBe(-(before?.total ?? 0));
  });

  it('is refused for the order of another', async () => {
    const { id, box } = await buyStarted([BOX]);
    expect((await shop.api.call('DELETE', `/user/orders/${id}`, { as: 'pro' })).status).toBe(404);
    expect((await shop.loadBox(box.id)).status).toBe('active');
  });

  it('keeps a box from starting that has not started yet', async () => {
    const id = await buy([BOX, GIFT]);
    expect((await cancel(id)).status).toBe(200);
    await startBoxesOfOrder(shop.context(), id);
    expect(await listBoxes(id)).toEqual([]);
    expect(await shop.api.db.select().from(boxCodes).where(eq(boxCodes.order_id, id))).toEqual([]);
  });

  it('leaves no running box when it starts at the same time', async () => {
    for (let round = 0; round < 8; round++) {
      const id = await buy([BOX, GIFT]);
      const [answer] = await Promise.all([cancel(id), startBoxesOfOrder(shop.context(), id)]);
      expect(answer.status).toBe(200);
      expect((await listBoxes(id)).filter(({ status }) => status !== 'cancelled')).toEqual([]);
      const codes = await shop.api.db.select().from(boxCodes).where(eq(boxCodes.order_id, id));
      expect(codes.filter(({ active }) => active)).toEqual([]);
      expect((await listRefunds(id)).map(({ amount }) => amount)).toEqual([17_400]);
    }
  });

  it('gives back codes: that of the purchase, and those redeemed for the box', async () => {
    const [code, later] = await shop.api.db
      .insert(boxCodes)
      .values([
        { code: 'BOXA-BOXA-BOXA-BOXA', kind: 'percent', percent: 50, charges: 2 },
        { code: 'BOXB-BOXB-BOXB-BOXB', kind: 'months', months: 2 },
      ])
      .returning();
    const { id, box } = await buyStarted([{ ...BOX, promo_code: code?.code ?? '' }]);
    const redeemed = await shop.api.call('POST', '/boxes/code', {
      as: 'user',
      body: { id: box.id, code: later?.code },
    });
    expect(redeemed.status).toBe(200);
    const listUses = async () =>
      (await shop.api.db.select().from(boxCodes).orderBy(asc(boxCodes.code)))
        .filter((row) => row.id === code?.id || row.id === later?.id)
        .map(({ uses }) => uses);
    expect(await listUses()).toEqual([1, 1]);
    expect((await cancel(id)).status).toBe(200);
    expect(await listUses()).toEqual([0, 0]);
    expect((await loadOrder(id))?.refunded).toBe(4350);
  });
});

describe('an order whose box has months', () => {
  it('releases a chosen record, and cancels the order of a month that is not in preparation', async () => {
    const record = await shop.sample.project();
    const chosen = await buyStarted([BOX]);
    await planMonth(record);
    expect((await cancel(chosen.id)).status).toBe(200);
    expect(await shop.period(chosen.box)).toMatchObject({
      ...{ status: 'skipped', skipped_because: 'cancelled', item_id: null },
    });
    await shop.run();
    expect(await loadStock(record)).toBe(10);

    await shop.api.db.delete(boxMonths);
    const ordered = await buyStarted([BOX]);
    await planMonth(record);
    await shop.run();
    expect([await loadStock(record), (await shop.period(ordered.box)).status]).toEqual([9, 'ordered']);
    expect(await isCancellable(ordered.id)).toBe(true);
    expect((await cancel(ordered.id)).status).toBe(200);
    const { order_id } = await shop.period(ordered.box);
    expect((await loadOrder(order_id ?? 0))?.status).toBe('cancelled');
    expect([await loadStock(record), (await loadOrder(ordered.id))?.refunded]).toEqual([10, 8700]);
  });

  it('is kept once a record is in preparation', async () => {
    const { id, box } = await buyStarted([BOX]);
    await planMonth(await shop.sample.project());
    await shop.run();
    const { order_id } = await shop.period(box);
    await shop.api.call('POST', '/admin/orders/prepare', { as: 'team', body: { ids: [order_id] } });
    expect(await isCancellable(id)).toBe(false);
    const { status, body } = await cancel(id);
    expect([status, body.code]).toEqual([409, 'box_months_sent']);
    expect([(await shop.loadBox(box.id)).status, await listRefunds(id)]).toEqual(['active', []]);
  });

  it('is kept while a month is charged, and cancelled afterwards', async () => {
    const { id, box } = await buyStarted([BOX]);
    await planMonth(await shop.sample.project());
    const setStatus = (status: 'charging' | 'planned') =>
      shop.api.db.update(boxPeriods).set({ status }).where(eq(boxPeriods.box_id, box.id));
    await setStatus('charging');
    const { status, body } = await cancel(id);
    expect([status, body.code, await isCancellable(id)]).toEqual([409, 'box_charge_pending', true]);
    expect(body.detail).toBe('A month of the subscription is being charged right now. Try again in a few minutes.');
    await setStatus('planned');
    expect((await cancel(id)).status).toBe(200);
  });

  it('is either sent or cancelled when both happen at the same time', async () => {
    for (let round = 0; round < 6; round++) {
      await shop.api.db.delete(boxMonths);
      const record = await shop.sample.project();
      const { id, boxes: started } = await buyStarted([BOX, BOX], record);
      await planMonth(record);
      const periodIds = (await Promise.all(started.map((box) => shop.period(box)))).map((period) => period.id);
      const [answer] = await Promise.all([
        cancel(id),
        ...periodIds.toReversed().map((period) => settlePeriod({ context: shop.context(), auditor }, period)),
      ]);
      expect(answer.status).toBe(200);
      for (const box of await listBoxes(id)) expect(box).toMatchObject({ status: 'cancelled', paid_months: 0 });
      for (const box of started) {
        const { status, order_id } = await shop.period(box);
        if (status !== 'skipped') expect((await loadOrder(order_id ?? 0))?.status).toBe('cancelled');
      }
      expect(await loadStock(record)).toBe(10);
    }
  });
});

describe('an order of a gift', () => {
  it('voids a code that was not redeemed', async () => {
    const { id } = await buyStarted([GIFT]);
    expect((await cancel(id)).status).toBe(200);
    const [gift] = await shop.api.db.select().from(boxCodes).where(eq(boxCodes.order_id, id));
    const { status, body } = await shop.api.call<Problem>('PUT', '/boxes/code', { body: { code: gift?.code } });
    expect([status, body.code]).toEqual([409, 'code_revoked']);
    expect((await listLetters(id))[0]?.text).toContain('The code of the gift box can no longer be redeemed.');
  });

  it('is kept once its code was redeemed, also at the same time', async () => {
    const { id } = await buyStarted([GIFT]);
    const [gift] = await shop.api.db.select().from(boxCodes).where(eq(boxCodes.order_id, id));
    const token = await createSession(shop.api.db, (await shop.box()).user_id, 'test');
    const request = { type: 'vinyl', periodicity: 'monthly', currency: 'EUR', customer: LEA, code: gift?.code };
    const redeem = () => shop.api.call<Problem>('POST', '/user/boxes/vinyl', { token, body: request });
    const [cancelled, redeemed] = await Promise.all([cancel(id), redeem()]);
    expect([
      ['200', '409'],
      ['409', '201'],
    ]).toContainEqual([String(cancelled.status), String(redeemed.status)]);
    const second = await buyStarted([GIFT]);
    const [other] = await shop.api.db.select().from(boxCodes).where(eq(boxCodes.order_id, second.id));
    expect(
      (await shop.api.call('POST', '/user/boxes/vinyl', { token, body: { ...request, code: other?.code } })).status,
    ).toBe(201);
    const { status, body } = await cancel(second.id);
    expect([status, body.code, await isCancellable(second.id)]).toEqual([409, 'box_gift_redeemed', false]);
    expect(await listRefunds(second.id)).toEqual([]);
  });
});

describe('the reward of a sponsor', () => {
  async function buySponsored(): Promise<{ id: number; box: BoxRow; sponsor: BoxRow }> {
    const sponsor = await shop.box();
    const code = `SPONSOR${sponsor.id}`;
    await shop.api.db.insert(boxSponsors).values({ user_id: sponsor.user_id, code });
    const { id, box } = await buyStarted([{ ...BOX, sponsor: code }]);
    expect((await shop.loadBox(sponsor.id)).paid_months).toBe(1);
    return { id, box, sponsor };
  }

  it('is taken back with the order, once', async () => {
    const { id, box, sponsor } = await buySponsored();
    expect((await cancel(id)).status).toBe(200);
    for (let run = 0; run < 2; run++) await takeBackRewards.run({ box_id: box.id }, shop.context(), { last: false });
    expect((await shop.loadBox(sponsor.id)).paid_months).toBe(0);
    expect((await shop.loadBox(box.id)).sponsor_rewarded_at).toBeNull();
  });

  it('is kept once it was used', async () => {
    const { id, box, sponsor } = await buySponsored();
    await shop.api.db.update(boxes).set({ paid_months: 0 }).where(eq(boxes.id, sponsor.id));
    const { id: month_id } = await shop.begin(MONTH);
    // the sponsor was charged for three months since
    await shop.api.db
      .update(boxPeriods)
      .set({ status: 'ordered', pays: 3, settled_at: new Date() })
      .where(and(eq(boxPeriods.box_id, sponsor.id), eq(boxPeriods.month_id, month_id ?? 0)));
    await shop.api.db.update(boxes).set({ paid_months: 2 }).where(eq(boxes.id, sponsor.id));
    expect((await cancel(id)).status).toBe(200);
    await takeBackRewards.run({ box_id: box.id }, shop.context(), { last: false });
    expect((await shop.loadBox(sponsor.id)).paid_months).toBe(2);
    expect((await shop.loadBox(box.id)).sponsor_rewarded_at).not.toBeNull();
  });
});

describe('cancelling by staff', () => {
  it('ends the boxes with the whole order, and is refused like for customers', async () => {
    const { id, box } = await buyStarted([BOX], await shop.sample.project());
    expect((await cancelByStaff(id)).body).toMatchObject({ status: 'cancelled' });
    expect((await shop.loadBox(box.id)).status).toBe('cancelled');
    const kept = await buyStarted([BOX], await shop.sample.project());
    await planMonth(await shop.sample.project());
    await shop.api.db.update(boxPeriods).set({ status: 'charging' }).where(eq(boxPeriods.box_id, kept.box.id));
    const { status, body } = await cancelByStaff(kept.id);
    expect([status, body.code]).toEqual([409, 'box_charge_pending']);
  });

  it('keeps the boxes with one part; the rest can be cancelled later', async () => {
    const record = await shop.sample.project();
    const { id, box } = await buyStarted([BOX], record);
    const { total = 0, shop_orders: parts } = (await shop.api.call<Order>('GET', `/admin/orders/${id}`, { as: 'team' }))
      .body;
    const { body } = await cancelByStaff(id, { shop_order_id: parts?.[0]?.id });
    expect(body).toMatchObject({ status: 'completed', refunded: Math.round((total - 87) * 100) / 100 });
    expect([(await shop.loadBox(box.id)).status, await loadStock(record)]).toEqual(['active', 10]);
    expect(await isCancellable(id)).toBe(true);
    expect((await cancel(id)).body).toMatchObject({ status: 'cancelled', refunded: total });
    expect((await listRefunds(id)).map(({ amount }) => amount).at(-1)).toBe(8700);
  });
});
