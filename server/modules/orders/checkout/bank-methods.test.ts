// Payments by methods of banks: on a page of the bank, and debited days later.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Confirmation, Problem } from '#generated/schemas.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { payment } from '#server/modules/cart/cart.sample.ts';
import { handleStripeEvent, payments } from '#server/modules/payments/index.ts';
import { testContext } from '#server/resources/exports/testing.ts';
import {
  type BankMethod,
  startStripeSimulator,
  type StripeSimulator,
} from '#server/testing/stripe-simulator.sample.ts';
import { type SampleShop, startShop } from './shop.sample.ts';
import { checkDelayedPayments, releaseStaleAttempts } from './stale-payments.ts';

let shop: SampleShop;
let simulator: StripeSimulator;
beforeAll(async () => {
  simulator = await startStripeSimulator();
  shop = await startShop({ config: { stripe: simulator.config } });
});
beforeEach(() => {
  simulator.events.length = 0;
  simulator.requests.length = 0;
  shop.api.jobs.length = 0;
});
afterAll(async () => {
  await shop.api.close();
  await simulator.close();
});

/** Pays a cart of two of ten copies by the token that Stripe's form creates for a method. */
async function pay(method: BankMethod) {
  const record = await shop.sample.project({ items: [{ price: 2000, stock: 10 }] });
  const cart = await shop.cart(record, 2);
  const { status, body } = await payAgain(cart, method);
  expect(status).toBe(200);
  return { record, cart, ...body };
}

function payAgain(cart: string, method: string) {
  const { card: _, ...order } = payment(cart);
  return shop.pay({ ...order, payment_method: simulator.createToken(method) });
}

const confirm = (cart_id: string, payment_id: string) =>
  shop.api.call<Confirmation & Problem>('POST', '/cart/confirm', { body: { cart_id, payment_id } });

/** Delivers the newest event of a type, and runs its job. */
async function deliver(type: string): Promise<void> {
  const event = simulator.events.findLast((found) => found.type === type) ?? {};
  const { body, signature } = simulator.signEvent(event);
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
  expect((await shop.api.call('POST', '/webhooks/stripe', { body, headers })).status).toBe(204);
  for (const { name, data } of shop.api.jobs.splice(0))
    if (name === handleStripeEvent.name)
      await handleStripeEvent.run(data as { event_id: number }, testContext(shop.api), { last: true });
}

/** Runs a job of payments some hours later. */
const runLater = (job: typeof releaseStaleAttempts, hours: number) =>
  job.run({}, testContext(shop.api, { now: () => new Date(Date.now() + hours * 3_600_000) }), { last: true });

const readPayment = async (id: string) =>
  (await shop.api.db.select().from(payments).where(eq(payments.provider_id, id)))[0];
const readLetters = async (orderId: number) =>
  (await shop.api.db.select().from(mails).where(eq(mails.order_id, orderId))).map(({ template }) => template);

const PAID = [{ status: 'paid', payment_status: 'paid', payments: ['paid'] }];
const PROCESSING = [{ status: 'pending', payment_status: 'processing', payments: ['processing'] }];
const FAILED = [{ status: 'cancelled', payment_status: 'not_paid', payments: ['not_paid'] }];

describe.each<BankMethod>(['ideal', 'bancontact'])('%s', (method) => {
  it('is paid on the page of the bank, and recorded by its name', async () => {
    const { cart, record, status, payment_id, client_secret, order_id } = await pay(method);
    expect([status, client_secret]).toEqual(['requires_action', expect.stringContaining('_secret_')]);
    expect((await confirm(cart, payment_id)).status).toBe(409);
    simulator.authenticate(payment_id, true);
    const { body } = await confirm(cart, payment_id);
    expect(body.order).toMatchObject({ status: 'paid', payment_status: 'paid' });
    expect(await shop.readOrders(cart)).toEqual(PAID);
    expect(await readPayment(payment_id)).toMatchObject({ method, card_brand: null, card_last4: null });
    expect(await shop.stock(record)).toMatchObject({ item: 8, sold: 2 });
    expect(await readLetters(order_id)).toEqual(['order_confirmation']);
  });

  it('that is cancelled at the bank gives the copies back, and the cart is paid by a card', async () => {
    const { cart, record, payment_id } = await pay(method);
    simulator.authenticate(payment_id, false);
    for (let calls = 0; calls < 2; calls += 1) {
      const { status, body } = await confirm(cart, payment_id);
      expect([status, body.errors?.[0]?.code]).toEqual([402, 'payment_not_completed']);
    }
    expect(await shop.readOrders(cart)).toEqual(FAILED);
    expect(await shop.stock(record)).toMatchObject({ item: 10, sold: 0 });
    const again = await payAgain(cart, '4242 4242 4242 4242');
    expect(again.body.status).toBe('paid');
    expect(await shop.readOrders(cart)).toEqual([...FAILED, ...PAID]);
    expect(await readPayment(again.body.payment_id)).toMatchObject({ method: 'card', card_last4: '4242' });
  });

  it('is settled once by its event before the customer returns', async () => {
    const { cart, payment_id, order_id } = await pay(method);
    simulator.authenticate(payment_id, true);
    await deliver('payment_intent.succeeded');
    await deliver('payment_intent.succeeded');
    expect(await shop.readOrders(cart)).toEqual(PAID);
    const { status, body } = await confirm(cart, payment_id);
    expect([status, body.order.payment_status]).toEqual([200, 'paid']);
    expect(await readLetters(order_id)).toEqual(['order_confirmation']);
  });

  it('that is never finished gives the copies back, and is cancelled with Stripe', async () => {
    const { cart, record, payment_id } = await pay(method);
    await runLater(releaseStaleAttempts, 1);
    expect((await shop.readOrders(cart))[0]).toMatchObject({ status: 'cancelled', payment_status: 'cancelled' });
    expect(await shop.stock(record)).toMatchObject({ item: 10 });
    expect(simulator.findIntent(payment_id)?.status).toBe('canceled');
  });
});

describe('sepa_debit', () => {
  it('keeps the copies of an unpaid order until the bank has paid, days later', async () => {
    const { cart, record, status, payment_id, order_id } = await pay('sepa_debit');
    expect(status).toBe('processing');
    const { body } = await confirm(cart, payment_id);
    expect(body.order).toMatchObject({ status: 'pending', payment_status: 'processing' });
    await runLater(releaseStaleAttempts, 72);
    await runLater(checkDelayedPayments, 72);
    expect(await shop.readOrders(cart)).toEqual(PROCESSING);
    expect(await shop.stock(record)).toMatchObject({ item: 8, sold: 0 });
    expect(await readLetters(order_id)).toEqual([]);
    const shipping = { tracking_transporter: 'col', tracking_number: '6A1' };
    const ship = () => shop.api.call<Problem>('POST', `/admin/orders/${order_id}/ship`, { as: 'team', body: shipping });
    expect((await ship()).status).toBe(409);
    simulator.finishPayment(payment_id, true);
    await deliver('payment_intent.succeeded');
    await deliver('payment_intent.succeeded');
    expect(await shop.readOrders(cart)).toEqual(PAID);
    expect(await shop.stock(record)).toMatchObject({ item: 8, sold: 2 });
    expect(await readLetters(order_id)).toEqual(['order_confirmation']);
    expect(await readPayment(payment_id)).toMatchObject({ method: 'sepa_debit', paid_at: expect.any(Date) as Date });
    expect((await ship()).status).toBe(200);
  });

  it('that fails gives the copies back and writes one letter', async () => {
    const { cart, record, payment_id, order_id } = await pay('sepa_debit');
    simulator.finishPayment(payment_id, false);
    await deliver('payment_intent.payment_failed');
    await deliver('payment_intent.payment_failed');
    await deliver('payment_intent.canceled');
    expect(await shop.readOrders(cart)).toEqual(FAILED);
    expect(await shop.stock(record)).toMatchObject({ item: 10, sold: 0 });
    const letters = await shop.api.db.select().from(mails).where(eq(mails.order_id, order_id));
    expect(letters).toMatchObject([{ template: 'payment_failed' }]);
    expect(letters[0]?.text).toContain('did not accept the debit');
    expect(letters[0]?.text).toContain('/vinyl-shop');
    expect((await confirm(cart, payment_id)).status).toBe(402);
    expect(simulator.findIntent(payment_id)?.status).toBe('canceled');
  });

  it('is read hourly from Stripe in case its event was lost', async () => {
    const [paid, failed] = [await pay('sepa_debit'), await pay('sepa_debit')];
    simulator.finishPayment(paid.payment_id, true);
    simulator.finishPayment(failed.payment_id, false);
    await runLater(checkDelayedPayments, 24);
    expect(await shop.readOrders(paid.cart)).toEqual(PAID);
    expect(await shop.readOrders(failed.cart)).toEqual(FAILED);
    expect(await readLetters(failed.order_id)).toEqual(['payment_failed']);
  });

  it('is not charged twice: the cart cannot be paid again meanwhile', async () => {
    const { cart } = await pay('sepa_debit');
    const { status, body } = await payAgain(cart, '4242 4242 4242 4242');
    expect([status, Reflect.get(body, 'code')]).toEqual([409, 'payment_pending']);
    expect(await shop.readOrders(cart)).toEqual(PROCESSING);
    expect(simulator.requests.filter(({ path }) => path.endsWith('/cancel'))).toHaveLength(1);
  });

  it('of an order that staff has cancelled is refunded when it is paid', async () => {
    const { cart, payment_id, order_id } = await pay('sepa_debit');
    const path = `/admin/orders/${order_id}/cancel`;
    expect((await shop.api.call('POST', path, { as: 'team', body: { reason: 'other' } })).status).toBe(200);
    simulator.finishPayment(payment_id, true);
    await deliver('payment_intent.succeeded');
    expect((await shop.readOrders(cart))[0]?.status).toBe('cancelled');
    expect(simulator.listRefunds().filter((refund) => refund.payment_intent === payment_id)).toHaveLength(1);
  });
});
