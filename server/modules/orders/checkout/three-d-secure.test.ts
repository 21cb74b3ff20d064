import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CARDS, buildOneLineCart, payment } from '#server/modules/cart/cart.sample.ts';
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

/** Starts a payment that waits for 3-D Secure. */
async function startPayment(quantity = 3, promo?: string) {
  const record = await shop.sample.project();
  const cart = await shop.cart(record, quantity, promo);
  const { status, body } = await shop.pay(payment(cart, CARDS.secured));
  expect([status, body.status]).toEqual([200, 'requires_action']);
  return { record, cart, ...body };
}
const PENDING = [{ status: 'pending', payment_status: 'processing', payments: ['processing'] }];
const loadMails = async (orderId: number) => shop.api.db.select().from(mails).where(eq(mails.order_id, orderId));

describe('a card that requires 3-D Secure', () => {
  it('reserves the copies without counting them as sold and sends no mail', async () => {
    const { record, cart, order_id, client_secret } = await startPayment();
    expect(client_secret).toMatch(/\w/);
    expect(await shop.readOrders(cart)).toEqual(PENDING);
    expect(await shop.stock(record)).toEqual({ item: 7, project: 7, sold: 0 });
    expect(await loadMails(order_id)).toEqual([]);
  });

  it('returns the same response for a repeated call', async () => {
    const { cart, record, ...answer } = await startPayment();
    const again = await shop.pay(payment(cart, CARDS.secured));
    expect(again.body).toEqual(answer);
    expect(await shop.readOrders(cart)).toEqual(PENDING);
    expect(await shop.stock(record)).toEqual({ item: 7, project: 7, sold: 0 });
  });

  it('is not paid before authentication', async () => {
    const { cart, payment_id } = await startPayment();
    expect(await shop.confirm(cart, payment_id)).toMatchObject({ status: 409, body: { code: 'payment_pending' } });
    expect(await shop.readOrders(cart)).toEqual(PENDING);
  });
});

describe('when the bank approves', () => {
  it('marks the order as paid and returns the same response again', async () => {
    const { record, cart, payment_id, order_id } = await startPayment();
    const confirmed = await shop.confirm(cart, payment_id, 'succeed');
    expect(confirmed).toMatchObject({
      status: 200,
      body: { cart_cleared: true, order: { id: order_id, status: 'paid', items_count: 3 } },
    });
    for (const authentication of [undefined, 'succeed', 'fail'] as const) {
      expect((await shop.confirm(cart, payment_id, authentication)).body).toEqual(confirmed.body);
    }
    expect(await shop.readOrders(cart)).toEqual([{ status: 'paid', payment_status: 'paid', payments: ['paid'] }]);
    expect(await shop.stock(record)).toEqual({ item: 7, project: 7, sold: 3 });
    expect(await loadMails(order_id)).toHaveLength(1);
    expect((await shop.pay(payment(cart, CARDS.secured))).body).toMatchObject({ status: 'paid', order_id });
  });

  it('settles concurrent confirmations once', async () => {
    const { record, cart, payment_id, order_id } = await startPayment();
    const answers = await Promise.all(Array.from({ length: 6 }, () => shop.confirm(cart, payment_id, 'succeed')));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await shop.stock(record)).toEqual({ item: 7, project: 7, sold: 3 });
    expect(await loadMails(order_id)).toHaveLength(1);
  });
});

describe('when the bank declines', () => {
  it('cancels the order, returns the copies and lets the cart be paid with another card', async () => {
    await shop.api.db.insert(promoCodes).values({ code: 'HALF', percent: 50, max_uses: 1 });
    const { record, cart, payment_id } = await startPayment(3, 'HALF');
    const refused = await shop.confirm(cart, payment_id, 'fail');
    expect(refused).toMatchObject({
      status: 402,
      body: { code: 'payment_declined', errors: [{ code: 'authentication_failed' }] },
    });
    expect(await shop.readOrders(cart)).toEqual([
      { status: 'cancelled', payment_status: 'not_paid', payments: ['not_paid'] },
    ]);
    expect(await shop.stock(record)).toEqual({ item: 10, project: 10, sold: 0 });
    expect((await shop.confirm(cart, payment_id, 'succeed')).status).toBe(402);

    expect((await shop.pay(payment(cart))).body).toMatchObject({ status: 'paid' });
    expect((await shop.readOrders(cart)).map(({ status }) => status)).toEqual(['cancelled', 'paid']);
    const [code] = await shop.api.db.select().from(promoCodes).where(eq(promoCodes.code, 'HALF'));
    expect(code?.uses).toBe(1);
  });

  it('accepts the same call with the same key again', async () => {
    const cart = await shop.cart(await shop.sample.project());
    const headers = { 'idempotency-key': 'three-d-secure' };
    const first = await shop.pay(payment(cart, CARDS.secured), { headers });
    await shop.confirm(cart, first.body.payment_id, 'fail');
    const second = await shop.pay(payment(cart, CARDS.secured), { headers });
    expect(second.body.payment_id).not.toBe(first.body.payment_id);
    expect((await shop.confirm(cart, second.body.payment_id, 'succeed')).status).toBe(200);
  });
});

describe('a second payment of the same cart', () => {
  it('with another card cancels the first payment', async () => {
    const { record, cart, payment_id } = await startPayment();
    expect((await shop.pay(payment(cart))).body).toMatchObject({ status: 'paid' });
    expect((await shop.confirm(cart, payment_id, 'succeed')).status).toBe(402);
    expect((await shop.readOrders(cart)).map(({ payment_status }) => payment_status)).toEqual(['cancelled', 'paid']);
    expect(await shop.stock(record)).toEqual({ item: 7, project: 7, sold: 3 });
  });

  it('with another number of copies pays for the current cart', async () => {
    const { record, cart } = await startPayment(3);
    await shop.api.call('POST', '/cart/calculate', {
      body: { ...buildOneLineCart(shop.sample.shop, record, 2), id: cart, save: true },
    });
    const { body } = await shop.pay(payment(cart, CARDS.secured));
    await shop.confirm(cart, body.payment_id, 'succeed');
    expect(await shop.stock(record)).toEqual({ item: 8, project: 8, sold: 2 });
  });
});

describe('an abandoned payment', () => {
  it('reserves the copies for 30 minutes, then says so in one letter', async () => {
    const { record, cart, payment_id, order_id } = await startPayment();
    now = new Date(now.getTime() + 29 * 60_000);
    await releaseStalePayments(testContext(shop.api, { now: () => now }));
    expect(await shop.readOrders(cart)).toEqual(PENDING);
    now = new Date(now.getTime() + 2 * 60_000);
    await Promise.all([1, 2, 3].map(() => releaseStalePayments(testContext(shop.api, { now: () => now }))));
    expect(await shop.readOrders(cart)).toEqual([
      { status: 'cancelled', payment_status: 'cancelled', payments: ['cancelled'] },
    ]);
    expect(await shop.stock(record)).toEqual({ item: 10, project: 10, sold: 0 });
    expect((await shop.confirm(cart, payment_id, 'succeed')).status).toBe(402);
    expect(await loadMails(order_id)).toMatchObject([
      { template: 'payment_failed', subject: 'Your payment was not completed' },
    ]);
  });
});

it('ignores orders without a cart', async () => {
  const { order_id } = await startPayment();
  await shop.api.db.update(orders).set({ cart_id: null }).where(eq(orders.id, order_id));
  now = new Date(now.getTime() + 60 * 60_000);
  await releaseStalePayments(testContext(shop.api, { now: () => now }));
  expect((await shop.api.db.select().from(orders).where(eq(orders.id, order_id)))[0]?.status).toBe('pending');
});

it('returns 404 unless both cart and payment id match', async () => {
  const { cart, payment_id } = await startPayment();
  const other = await startPayment();
  expect((await shop.confirm(cart, other.payment_id, 'succeed')).status).toBe(404);
  expect((await shop.confirm('Unknown001', payment_id, 'succeed')).status).toBe(404);
  const rows = await shop.api.db
    .select()
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(eq(orders.cart_id, cart));
  expect(rows[0]?.payments.status).toBe('processing');
});
