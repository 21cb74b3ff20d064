import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CARDS, buildOneLineCart, payment } from '#server/modules/cart/cart.sample.ts';
import { items } from '#server/modules/catalogue/index.ts';
import { testContext } from '#server/resources/exports/testing.ts';
import { orders } from '../orders.table.ts';
import {
  paymentAttempts,
  payments,
  refunds,
  testCharges,
  testProvider,
  testRefunds,
} from '#server/modules/payments/index.ts';
import { toOrderAttempt } from './reserve.ts';
import { settleAttempt } from './settle-attempt.ts';
import { startShop, type SampleShop } from './shop.sample.ts';
import { releaseStaleAttempts } from './stale-payments.ts';

let shop: SampleShop;
beforeAll(async () => (shop = await startShop()));
afterAll(() => shop.api.close());
afterEach(() => vi.restoreAllMocks());

const MINUTE = 60_000;
/** Runs the job as it would run some minutes from now. */
const finishAfter = (minutes: number) =>
  releaseStaleAttempts.run({}, testContext(shop.api, { now: () => new Date(Date.now() + minutes * MINUTE) }), {
    last: true,
  });
const loadAttempts = (cart: string) =>
  shop.api.db.select().from(paymentAttempts).where(eq(paymentAttempts.cart_id, cart)).orderBy(paymentAttempts.number);
const loadChargeStatuses = async (cart: string) => {
  const keys = (await loadAttempts(cart)).map(({ key }) => key);
  const rows = await shop.api.db.select().from(testCharges);
  return rows.filter(({ key }) => keys.includes(key)).map(({ status }) => status);
};
/** Simulates a process that dies before or after the provider charges. */
function simulateCrash(when: 'before' | 'after') {
  const originalCharge = testProvider.charge;
  return vi.spyOn(testProvider, 'charge').mockImplementationOnce(async (charge, context) => {
    if (when === 'after') await originalCharge(charge, context);
    throw new Error('killed');
  });
}

describe('a process that dies during a payment', () => {
  it('after the charge: the job settles the charge once', async () => {
    const record = await shop.sample.project();
    const cart = await shop.cart(record, 2);
    simulateCrash('after');
    expect(await shop.pay(payment(cart))).toMatchObject({ status: 503, body: { code: 'payment_pending' } });
    expect(await loadAttempts(cart)).toMatchObject([{ status: 'open', number: 1, key: `cart-${cart}-1` }]);
    expect(await shop.stock(record)).toEqual({ item: 8, project: 8, sold: 0 });
    expect(await shop.readOrders(cart)).toEqual([]);
    await Promise.all([finishAfter(2), finishAfter(2)]);
    expect(await shop.readOrders(cart)).toEqual([{ status: 'paid', payment_status: 'paid', payments: ['paid'] }]);
    expect(await shop.stock(record)).toEqual({ item: 8, project: 8, sold: 2 });
    expect(await loadAttempts(cart)).toMatchObject([{ status: 'settled', plan: null }]);
    expect((await shop.pay(payment(cart))).body.status).toBe('paid');
    expect(await loadChargeStatuses(cart)).toEqual(['paid']);
  });

  it('after the charge: paying again continues the attempt, with one charge', async () => {
    const cart = await shop.cart(await shop.sample.project());
    simulateCrash('after');
    await shop.pay(payment(cart));
    expect((await shop.pay(payment(cart))).body.status).toBe('paid');
    expect(await loadChargeStatuses(cart)).toEqual(['paid']);
    expect(await loadAttempts(cart)).toHaveLength(1);
  });

  it('before the charge: the copies are released when the reservation ends, and nothing is charged later', async () => {
    const record = await shop.sample.project({ items: [{ stock: 1 }] });
    const cart = await shop.cart(record);
    const other = await shop.cart(record);
    simulateCrash('before');
    await shop.pay(payment(cart));
    await finishAfter(29);
    expect(await loadAttempts(cart)).toMatchObject([{ status: 'open' }]);
    expect((await shop.pay(payment(other))).status).toBe(409);
    expect(await loadChargeStatuses(other)).toEqual([]);
    await finishAfter(31);
    expect(await loadAttempts(cart)).toMatchObject([{ status: 'released', failure_code: 'cancelled' }]);
    expect(await shop.stock(record)).toEqual({ item: 1, project: 1, sold: 0 });
    const [attempt] = await loadAttempts(cart);
    const charge = { amount: attempt?.amount ?? 0, currency: 'EUR', key: attempt?.key ?? '' } as const;
    const card = { number: CARDS.good, expiry: '12 / 30', cvc: '123' };
    expect(await testProvider.charge({ ...charge, card }, testContext(shop.api))).toEqual({ status: 'cancelled' });
    expect((await shop.pay(payment(cart))).body.status).toBe('paid');
  });

  it('between 3-D Secure and the order: the job settles the approved charge', async () => {
    const record = await shop.sample.project();
    const cart = await shop.cart(record);
    const { body } = await shop.pay(payment(cart, CARDS.secured));
    await testProvider.complete(body.payment_id, 'succeed', testContext(shop.api));
    await finishAfter(31);
    expect(await shop.readOrders(cart)).toEqual([{ status: 'paid', payment_status: 'paid', payments: ['paid'] }]);
    expect(await shop.stock(record)).toEqual({ item: 9, project: 9, sold: 1 });
  });
});

describe('a charge that cannot be settled any more', () => {
  it('is refunded and recorded with a cancelled order', async () => {
    const record = await shop.sample.project({ items: [{ stock: 1 }] });
    const cart = await shop.cart(record);
    simulateCrash('after');
    await shop.pay(payment(cart));
    // the shop assumed that nothing was charged, and sold the copy to another customer
    const [attempt] = await loadAttempts(cart);
    vi.spyOn(testProvider, 'closeKey').mockResolvedValueOnce({ status: 'cancelled' });
    await finishAfter(31);
    await shop.buy(record);
    const charged = await testProvider.findCharge(attempt?.key ?? '', testContext(shop.api));
    if (charged?.status !== 'paid' || !attempt) throw new Error('not charged');
    const auditor = { operation: 'payCart', user: undefined, requestId: 'test' } as const;
    const settle = () => settleAttempt(testContext(shop.api), toOrderAttempt(attempt), charged, auditor);
    await expect(settle()).rejects.toMatchObject({ code: 'payment_refunded' });
    await expect(settle()).rejects.toMatchObject({ code: 'payment_refunded' });
    expect(await shop.readOrders(cart)).toEqual([{ status: 'cancelled', payment_status: 'paid', payments: ['paid'] }]);
    const [order] = await shop.api.db.select().from(orders).where(eq(orders.cart_id, cart));
    const refundRows = await shop.api.db
      .select()
      .from(refunds)
      .where(eq(refunds.order_id, order?.id ?? 0));
    expect(refundRows).toMatchObject([{ status: 'done', amount: order?.total, reason: 'out_of_stock' }]);
    expect(order?.refunded).toBe(order?.total);
    const providerRefunds = await shop.api.db.select().from(testRefunds).where(eq(testRefunds.charge, charged.id));
    expect(providerRefunds).toMatchObject([{ amount: order?.total }]);
    expect(await shop.stock(record)).toEqual({ item: 0, project: 0, sold: 1 });
  });
});

describe('concurrent calls', () => {
  it('for one cart with the last copy share one charge', async () => {
    const record = await shop.sample.project({ items: [{ stock: 1 }] });
    const cart = await shop.cart(record);
    const answers = await Promise.all(Array.from({ length: 6 }, () => shop.pay(payment(cart))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await loadChargeStatuses(cart)).toEqual(['paid']);
  });

  it('with different cards charge once', async () => {
    const cart = await shop.cart(await shop.sample.project());
    const cards = [CARDS.good, '5555555555554444', CARDS.good, '378282246310005'];
    const answers = await Promise.all(cards.map((card) => shop.pay(payment(cart, card))));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await loadChargeStatuses(cart)).filter((status) => status === 'paid')).toHaveLength(1);
    expect((await shop.readOrders(cart)).filter(({ status }) => status === 'paid')).toHaveLength(1);
  });

  it('for more copies than in stock charge only the successful ones', async () => {
    const record = await shop.sample.project({ items: [{ stock: 3 }] });
    const carts = await Promise.all(Array.from({ length: 12 }, () => shop.cart(record)));
    const answers = await Promise.all(carts.map((cart) => shop.pay(payment(cart))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(9);
    for (const { body } of refused)
      expect(body).toMatchObject({ code: 'out_of_stock', errors: [{ code: 'sold_out' }] });
    const charges = await Promise.all(carts.map(loadChargeStatuses));
    expect(charges.flat()).toEqual(['paid', 'paid', 'paid']);
    const [item] = await shop.api.db
      .select()
      .from(items)
      .where(eq(items.id, record.items[0] ?? 0));
    expect(item?.stock).toBe(0);
  });
});

describe('the limit of declines', () => {
  it('does not count open or interrupted payments', async () => {
    const from = { headers: { 'x-forwarded-for': '203.0.113.61' } };
    const record = await shop.sample.project({ items: [{ stock: 200 }] });
    simulateCrash('before');
    await shop.pay(payment(await shop.cart(record)), from);
    const carts = await Promise.all(Array.from({ length: 70 }, () => shop.cart(record)));
    const answers = await Promise.all(carts.map((cart) => shop.pay(payment(cart), from)));
    expect(answers.map(({ status }) => status)).toEqual(carts.map(() => 200));
  });
});

it('replaces an open attempt when the number of copies changes', async () => {
  const record = await shop.sample.project();
  const cart = await shop.cart(record, 3);
  simulateCrash('before');
  await shop.pay(payment(cart));
  await shop.api.call('POST', '/cart/calculate', {
    body: { ...buildOneLineCart(shop.sample.shop, record, 2), id: cart, save: true },
  });
  const { body } = await shop.pay(payment(cart));
  expect(body.status).toBe('paid');
  expect(await shop.stock(record)).toEqual({ item: 8, project: 8, sold: 2 });
  expect(await loadAttempts(cart)).toMatchObject([{ status: 'released' }, { status: 'settled' }]);
  const [paid] = await shop.api.db.select().from(payments).where(eq(payments.order_id, body.order_id));
  expect(paid?.status).toBe('paid');
});
