import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CARDS, oneLine, payment } from '#server/modules/cart/cart.sample.ts';
import { promoCodes } from '#server/modules/pricing/index.ts';
import { testContext } from '#server/resources/exports/testing.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { orders } from '../orders.table.ts';
import { payments } from '#server/modules/payments/index.ts';
import { startShop, type SampleShop } from './shop.sample.ts';
import { releaseStalePayments } from './stale-payments.ts';

let now = new Date();
let shop: SampleShop;
beforeAll(async () => (shop = await startShop({ now: () => now })));
beforeEach(() => (now = new Date('2026-11-20T12:00:00Z')));
afterAll(() => shop.api.close());

/** A cart whose payment waits for the bank. */
async function waiting(quantity = 3, promo?: string) {
  const record = await shop.sample.project();
  const cart = await shop.cart(record, quantity, promo);
  const { status, body } = await shop.pay(payment(cart, CARDS.secured));
  expect([status, body.status]).toEqual([200, 'requires_action']);
  return { record, cart, ...body };
}
const PENDING = [{ status: 'pending', payment_status: 'processing', payments: ['processing'] }];
const mailsOf = async (orderId: number) => shop.api.db.select().from(mails).where(eq(mails.order_id, orderId));

describe('a card that asks for 3-D Secure', () => {
  it('holds the copies without counting them as sold, and writes no mail yet', async () => {
    const { record, cart, order_id, client_secret } = await waiting();
    expect(client_secret).toMatch(/\w/);
    expect(await shop.written(cart)).toEqual(PENDING);
    expect(await shop.stock(record)).toEqual({ item: 7, project: 7, sold: 0 });
    expect(await mailsOf(order_id)).toEqual([]);
  });

  it('answers the same when the call is repeated', async () => {
    const { cart, record, ...answer } = await waiting();
    const again = await shop.pay(payment(cart, CARDS.secured));
    expect(again.body).toEqual(answer);
    expect(await shop.written(cart)).toEqual(PENDING);
    expect(await shop.stock(record)).toEqual({ item: 7, project: 7, sold: 0 });
  });

  it('is not paid before the bank has answered', async () => {
    const { cart, payment_id } = await waiting();
    expect(await shop.confirm(cart, payment_id)).toMatchObject({ status: 409, body: { code: 'payment_pending' } });
    expect(await shop.written(cart)).toEqual(PENDING);
  });
});

describe('when the bank approves', () => {
  it('the order is paid, and confirming again has the same response', async () => {
    const { record, cart, payment_id, order_id } = await waiting();
    const confirmed = await shop.confirm(cart, payment_id, 'succeed');
    expect(confirmed).toMatchObject({
      status: 200,
      body: { cart_cleared: true, order: { id: order_id, status: 'paid', items_count: 3 } },
    });
    for (const authentication of [undefined, 'succeed', 'fail'] as const) {
      expect((await shop.confirm(cart, payment_id, authentication)).body).toEqual(confirmed.body);
    }
    expect(await shop.written(cart)).toEqual([{ status: 'paid', payment_status: 'paid', payments: ['paid'] }]);
    expect(await shop.stock(record)).toEqual({ item: 7, project: 7, sold: 3 });
    expect(await mailsOf(order_id)).toHaveLength(1);
    expect((await shop.pay(payment(cart, CARDS.secured))).body).toMatchObject({ status: 'paid', order_id });
  });

  it('several confirmations at once pay once', async () => {
    const { record, cart, payment_id, order_id } = await waiting();
    const answers = await Promise.all(Array.from({ length: 6 }, () => shop.confirm(cart, payment_id, 'succeed')));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await shop.stock(record)).toEqual({ item: 7, project: 7, sold: 3 });
    expect(await mailsOf(order_id)).toHaveLength(1);
  });
});

describe('when the bank declines', () => {
  it('nothing is ordered, the copies are back, and the cart can be paid with another card', async () => {
    await shop.api.db.insert(promoCodes).values({ code: 'HALF', percent: 50, max_uses: 1 });
    const { record, cart, payment_id } = await waiting(3, 'HALF');
    const refused = await shop.confirm(cart, payment_id, 'fail');
    expect(refused).toMatchObject({
      status: 402,
      body: { code: 'payment_declined', errors: [{ code: 'authentication_failed' }] },
    });
    expect(await shop.written(cart)).toEqual([
      { status: 'cancelled', payment_status: 'not_paid', payments: ['not_paid'] },
    ]);
    expect(await shop.stock(record)).toEqual({ item: 10, project: 10, sold: 0 });
    expect((await shop.confirm(cart, payment_id, 'succeed')).status).toBe(402);

    expect((await shop.pay(payment(cart))).body).toMatchObject({ status: 'paid' });
    expect((await shop.written(cart)).map(({ status }) => status)).toEqual(['cancelled', 'paid']);
    const [code] = await shop.api.db.select().from(promoCodes).where(eq(promoCodes.code, 'HALF'));
    expect(code?.uses).toBe(1);
  });

  it('the same call with the same key may try again', async () => {
    const cart = await shop.cart(await shop.sample.project());
    const headers = { 'idempotency-key': 'three-d-secure' };
    const first = await shop.pay(payment(cart, CARDS.secured), { headers });
    await shop.confirm(cart, first.body.payment_id, 'fail');
    const second = await shop.pay(payment(cart, CARDS.secured), { headers });
    expect(second.body.payment_id).not.toBe(first.body.payment_id);
    expect((await shop.confirm(cart, second.body.payment_id, 'succeed')).status).toBe(200);
  });
});

describe('a customer who thinks better of it', () => {
  it('with another card starts anew and the first payment is dead', async () => {
    const { record, cart, payment_id } = await waiting();
    expect((await shop.pay(payment(cart))).body).toMatchObject({ status: 'paid' });
    expect((await shop.confirm(cart, payment_id, 'succeed')).status).toBe(402);
    expect((await shop.written(cart)).map(({ payment_status }) => payment_status)).toEqual(['cancelled', 'paid']);
    expect(await shop.stock(record)).toEqual({ item: 7, project: 7, sold: 3 });
  });

  it('with another number of copies pays for the current cart', async () => {
    const { record, cart } = await waiting(3);
    await shop.api.call('POST', '/cart/calculate', {
      body: { ...oneLine(shop.sample.shop, record, 2), id: cart, save: true },
    });
    const { body } = await shop.pay(payment(cart, CARDS.secured));
    await shop.confirm(cart, body.payment_id, 'succeed');
    expect(await shop.stock(record)).toEqual({ item: 8, project: 8, sold: 2 });
  });
});

describe('a customer who never comes back', () => {
  it('holds the copies for half an hour', async () => {
    const { record, cart, payment_id } = await waiting();
    now = new Date(now.getTime() + 29 * 60_000);
    await releaseStalePayments(testContext(shop.api, { now: () => now }));
    expect(await shop.written(cart)).toEqual(PENDING);
    now = new Date(now.getTime() + 2 * 60_000);
    await Promise.all([1, 2, 3].map(() => releaseStalePayments(testContext(shop.api, { now: () => now }))));
    expect(await shop.written(cart)).toEqual([
      { status: 'cancelled', payment_status: 'cancelled', payments: ['cancelled'] },
    ]);
    expect(await shop.stock(record)).toEqual({ item: 10, project: 10, sold: 0 });
    expect((await shop.confirm(cart, payment_id, 'succeed')).status).toBe(402);
  });
});

it('leaves alone what staff wrote without a cart', async () => {
  const { order_id } = await waiting();
  await shop.api.db.update(orders).set({ cart_id: null }).where(eq(orders.id, order_id));
  now = new Date(now.getTime() + 60 * 60_000);
  await releaseStalePayments(testContext(shop.api, { now: () => now }));
  expect((await shop.api.db.select().from(orders).where(eq(orders.id, order_id)))[0]?.status).toBe('pending');
});

it('shows an order only with both the cart’s and the payment’s id', async () => {
  const { cart, payment_id } = await waiting();
  const other = await waiting();
  expect((await shop.confirm(cart, other.payment_id, 'succeed')).status).toBe(404);
  expect((await shop.confirm('Unknown001', payment_id, 'succeed')).status).toBe(404);
  const found = await shop.api.db
    .select()
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(eq(orders.cart_id, cart));
  expect(found[0]?.payments.status).toBe('processing');
});
