import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  CardSetup,
  Confirmation,
  Order,
  PayAnswer,
  PaymentOptions,
  Payout,
  PayoutRow,
  Problem,
} from '#generated/schemas.ts';
import { buildOneLineCart, payment } from '#server/modules/cart/cart.sample.ts';
import { startShop, type SampleShop } from '#server/modules/orders/checkout/shop.sample.ts';
import { testContext } from '#server/resources/exports/testing.ts';
import { disputes } from './disputes.table.ts';
import { HANDLE_STRIPE_EVENT, handleStripeEvent } from './handle-stripe-event.ts';
import { refunds } from './refunds.table.ts';
import { stripeEvents } from './stripe-events.table.ts';
import { startStripeSimulator, type StripeSimulator } from '#server/testing/stripe-simulator.sample.ts';

let shop: SampleShop;
let simulator: StripeSimulator;
beforeAll(async () => {
  simulator = await startStripeSimulator();
  shop = await startShop({ config: { stripe: simulator.config } });
});
beforeEach(() => {
  simulator.events.length = 0;
  simulator.failing = undefined;
});
afterAll(async () => {
  await shop.api.close();
  await simulator.close();
});

/** Pays a new cart of one record by a token. */
async function pay(payment_method: string) {
  const cart = await shop.cart(await shop.sample.project());
  const { card: _, ...body } = payment(cart);
  const answer = await shop.pay({ ...body, payment_method });
  return { cart, ...answer };
}

async function deliver(event: object, { at, secret }: { at?: number; secret?: string } = {}) {
  const { body, signature } = simulator.signEvent({ ...event }, at, secret);
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
  return shop.api.call<Problem>('POST', '/webhooks/stripe', { body, headers });
}

const runJobs = async () => {
  for (const { name, data } of shop.api.jobs.splice(0))
    if (name === HANDLE_STRIPE_EVENT)
      await handleStripeEvent.run(data as { event_id: number }, testContext(shop.api), { last: true });
};
const findEvent = (type: string) => simulator.events.findLast((event) => event.type === type) ?? {};
const readEvents = () => shop.api.db.select().from(stripeEvents);

describe('a webhook of Stripe', () => {
  it('is stored and answered, and handled by its job', async () => {
    await pay('pm_card_visa');
    const event = findEvent('payment_intent.succeeded');
    expect((await deliver(event)).status).toBe(204);
    const stored = async () => (await readEvents()).filter(({ event_id }) => event_id === event.id);
    expect(await stored()).toMatchObject([{ type: 'payment_intent.succeeded', handled_at: null }]);
    await runJobs();
    expect(await stored()).toMatchObject([{ handled_at: expect.any(Date) }]);
  });

  it('that is forged, changed, late or unsigned is refused with 400 and not stored', async () => {
    const event = {
      id: 'evt_forged',
      object: 'event',
      type: 'payment_intent.succeeded',
      created: 1,
      data: { object: {} },
    };
    const now = Math.floor(Date.now() / 1000);
    const answers = [await deliver(event, { secret: 'whsec_other' }), await deliver(event, { at: now - 301 })];
    const { body, signature } = simulator.signEvent(event);
    const send = (headers: Record<string, string>, text = body) =>
      shop.api.call<Problem>('POST', '/webhooks/stripe', {
        body: text,
        headers: { 'content-type': 'application/json', ...headers },
      });
    answers.push(await send({ 'stripe-signature': signature }, body.replace('succeeded', 'canceled')));
    answers.push(await send({}), await send({ 'stripe-signature': 'nonsense' }));
    expect(answers.map(({ status, body: { code } }) => [status, code])).toEqual(
      answers.map(() => [400, 'webhook_invalid']),
    );
    expect((await readEvents()).filter(({ event_id }) => event_id === 'evt_forged')).toEqual([]);
  });

  it('is handled once, however often it is delivered', async () => {
    await pay('pm_card_visa');
    const event = findEvent('payment_intent.succeeded');
    shop.api.jobs.length = 0;
    const answers = await Promise.all([deliver(event), deliver(event), deliver(event)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    await deliver(event);
    expect(shop.api.jobs.filter(({ name }) => name === HANDLE_STRIPE_EVENT)).toHaveLength(1);
  });

  it('does not exist without Stripe', async () => {
    const other = await startShop();
    const headers = { 'content-type': 'application/json' };
    expect((await other.api.call('POST', '/webhooks/stripe', { body: '{}', headers })).status).toBe(404);
    await other.api.close();
  });
});

describe('card data', () => {
  it('is refused when Stripe is configured, and never sent to it', async () => {
    const cart = await shop.cart(await shop.sample.project());
    simulator.requests.length = 0;
    const { status, body } = await shop.api.call<Problem>('POST', '/cart/pay', { body: payment(cart) });
    expect([status, body.errors?.[0]]).toMatchObject([422, { path: 'card', code: 'card_not_accepted' }]);
    const card = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' };
    expect((await shop.api.call('POST', '/user/cards', { as: 'user', body: { card } })).status).toBe(422);
    expect(simulator.requests).toEqual([]);
  });
});

describe('a token of Stripe’s form', () => {
  it('pays once: for another cart it is declined', async () => {
    const token = simulator.createToken('4242 4242 4242 4242');
    const { cart, status, body } = await pay(token);
    expect([status, body.status]).toEqual([200, 'paid']);
    expect(await shop.readOrders(cart)).toEqual([{ status: 'paid', payment_status: 'paid', payments: ['paid'] }]);
    const again = await pay(token);
    expect([again.status, (await shop.readOrders(again.cart)).length]).toEqual([402, 0]);
  });

  it('saves a card, which pays later', async () => {
    const payment_method = simulator.createToken('4242 4242 4242 4242');
    const { body } = await shop.api.call<CardSetup>('POST', '/user/cards', { as: 'user', body: { payment_method } });
    expect(body.card).toMatchObject({ card_brand: 'visa', card_last4: '4242' });
    const cart = await shop.cart(await shop.sample.project());
    const { card: _, ...order } = payment(cart);
    const answer = await shop.api.call<PayAnswer>('POST', '/cart/pay', {
      ...{ as: 'user', body: { ...order, card_id: body.card?.id } },
    });
    expect([answer.status, answer.body.status]).toEqual([200, 'paid']);
  });

  it('is asked for by the publishable key', async () => {
    const { body } = await shop.api.call<PaymentOptions>('GET', '/payment-options');
    expect(body).toEqual({ publishable_key: 'pk_test_simulator' });
  });
});

describe('a payment after 3-D Secure', () => {
  const confirm = (cart_id: string, payment_id: string) =>
    shop.api.call<Confirmation & Problem>('POST', '/cart/confirm', { body: { cart_id, payment_id } });

  it('is settled by its event although the browser never returns', async () => {
    const { cart, body } = await pay('pm_card_authenticationRequired');
    expect(body).toMatchObject({ status: 'requires_action', client_secret: expect.stringContaining('_secret_') });
    simulator.authenticate(body.payment_id, true);
    await deliver(findEvent('payment_intent.succeeded'));
    await runJobs();
    expect(await shop.readOrders(cart)).toEqual([{ status: 'paid', payment_status: 'paid', payments: ['paid'] }]);
    expect((await confirm(cart, body.payment_id)).status).toBe(200);
    expect(await shop.readOrders(cart)).toHaveLength(1);
  });

  it('that fails ends the order, also when an older event arrives later', async () => {
    const { cart, body } = await pay('pm_card_authenticationRequired');
    const waiting = findEvent('payment_intent.requires_action');
    simulator.authenticate(body.payment_id, false);
    await deliver(findEvent('payment_intent.payment_failed'));
    await runJobs();
    const [order] = await shop.readOrders(cart);
    expect(order?.payments).toEqual(['not_paid']);
    await deliver(waiting);
    await deliver({ ...findEvent('payment_intent.canceled'), created: 1 });
    await runJobs();
    expect(await shop.readOrders(cart)).toEqual([order]);
    expect((await confirm(cart, body.payment_id)).status).toBe(402);
  });

  it('is not paid because an event says so', async () => {
    const { cart, body } = await pay('pm_card_authenticationRequired');
    const object = { id: body.payment_id, object: 'payment_intent', status: 'succeeded' };
    await deliver({
      ...findEvent('payment_intent.created'),
      id: 'evt_early',
      type: 'payment_intent.succeeded',
      data: { object },
    });
    await runJobs();
    expect((await shop.readOrders(cart))[0]?.payments).toEqual(['processing']);
  });

  it('is retried by the job while Stripe fails', async () => {
    const { cart, body } = await pay('pm_card_authenticationRequired');
    simulator.authenticate(body.payment_id, true);
    await deliver(findEvent('payment_intent.succeeded'));
    const [job] = shop.api.jobs.filter(({ name }) => name === HANDLE_STRIPE_EVENT).slice(-1);
    simulator.failing = () => true;
    await expect(runJobs()).rejects.toThrow();
    simulator.failing = undefined;
    if (job) shop.api.jobs.push(job);
    await runJobs();
    expect((await shop.readOrders(cart))[0]?.payments).toEqual(['paid']);
  });
});

describe('a refund', () => {
  /** Refunds 5 EUR of a new order. */
  async function refund(payment_method: string) {
    const { body } = await pay(payment_method);
    const path = `/admin/orders/${body.order_id}`;
    const request = { amount: 5, currency: 'EUR', reason: 'goodwill' };
    expect((await shop.api.call('POST', `${path}/refund`, { as: 'team', body: request })).status).toBe(200);
    return async () => {
      const rows = await shop.api.db.select().from(refunds).where(eq(refunds.order_id, body.order_id));
      const order = await shop.api.call<Order>('GET', path, { as: 'team' });
      return [order.body.refunded, ...rows.map(({ status }) => status)];
    };
  }

  it('that is pending is done by its event', async () => {
    const read = await refund('pm_card_pendingRefund');
    expect(await read()).toEqual([0, 'processing']);
    simulator.finishRefunds();
    await deliver(findEvent('refund.updated'));
    await runJobs();
    expect(await read()).toEqual([5, 'done']);
  });

  it('that fails at the bank after it was done is no longer counted, once', async () => {
    const read = await refund('pm_card_visa');
    expect(await read()).toEqual([5, 'done']);
    simulator.finishRefunds('failed', 'succeeded');
    const failed = findEvent('refund.failed');
    await deliver(failed);
    await deliver({ ...failed, id: 'evt_again', type: 'refund.updated' });
    await runJobs();
    expect(await read()).toEqual([0, 'failed']);
  });
});

describe('a dispute', () => {
  const readDispute = async (id: unknown) =>
    (
      await shop.api.db
        .select()
        .from(disputes)
        .where(eq(disputes.provider_id, String(id)))
    )[0];
  const open = async () => {
    const { body } = await pay('pm_card_visa');
    return { dispute: simulator.openDispute(body.payment_id, 'product_not_received'), order: body.order_id };
  };

  it('is opened with reason and deadline, and won', async () => {
    const { dispute } = await open();
    await deliver(findEvent('charge.dispute.created'));
    await runJobs();
    expect(await readDispute(dispute.id)).toMatchObject({ status: 'needs_response', reason: 'product_not_received' });
    simulator.closeDispute(String(dispute.id), 'won');
    await deliver(findEvent('charge.dispute.closed'));
    await runJobs();
    expect(await readDispute(dispute.id)).toMatchObject({ status: 'won', closed_at: expect.any(Date) });
  });

  it('that is lost is deducted once, also when its events arrive in the other order', async () => {
    const { dispute, order } = await open();
    const opened = findEvent('charge.dispute.created');
    simulator.closeDispute(String(dispute.id), 'lost');
    await deliver(findEvent('charge.dispute.closed'));
    await runJobs();
    await deliver(opened);
    await runJobs();
    expect(await readDispute(dispute.id)).toMatchObject({ status: 'lost' });
    const { body } = await shop.api.call<Order>('GET', `/admin/orders/${order}`, { as: 'team' });
    expect(body.refunded).toBe(body.total);
  });

  it('of an unknown payment is retried', async () => {
    const { dispute } = await open();
    Object.assign(dispute, { payment_intent: 'pi_unknown' });
    await deliver(findEvent('charge.dispute.created'));
    await expect(runJobs()).rejects.toThrow('is not recorded');
    expect((await readEvents()).at(-1)?.handled_at).toBeNull();
  });
});

describe('a payout', () => {
  const listPayouts = async (id: unknown) => {
    const filter = JSON.stringify({ q: id });
    const { body } = await shop.api.call<Payout[]>('GET', '/admin/payouts', { as: 'team', query: { filter } });
    return body;
  };
  const listRows = async (payoutId: number) => {
    const query = { filter: JSON.stringify({ payout_id: payoutId }), sort: '["line","ASC"]' };
    return (await shop.api.call<PayoutRow[]>('GET', '/admin/reconciliation', { as: 'team', query })).body;
  };
  // of the payments of other tests
  beforeEach(() => void simulator.addPayout());

  it('is imported once its transactions are known, matched, and once', async () => {
    const first = await pay('pm_card_visa');
    await pay('pm_card_visa');
    const third = await pay('pm_card_visa');
    await shop.api.call('POST', `/admin/orders/${first.body.order_id}/refund`, {
      ...{ as: 'team', body: { amount: 5, currency: 'EUR', reason: 'goodwill' } },
    });
    const dispute = simulator.openDispute(third.body.payment_id);
    await deliver(findEvent('charge.dispute.created'));
    await runJobs();
    const payout = simulator.addPayout();
    await deliver(findEvent('payout.paid'));
    await runJobs();
    expect(await listPayouts(payout.id)).toEqual([]);
    await deliver(findEvent('payout.reconciliation_completed'));
    await deliver({ ...findEvent('payout.reconciliation_completed'), id: 'evt_payout_again' });
    await runJobs();
    const [stored, ...others] = await listPayouts(payout.id);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      ...{ provider_id: payout.id, format: 'stripe', file_name: null, created_by: null, balanced: true },
      ...{ rows: 5, matched: 5, open: 0, paid_out: Number(payout.amount) / 100, arrived_at: payout.arrival_date },
    });
    const rows = await listRows(stored?.id ?? 0);
    expect(rows.map(({ line, kind, status }) => [line, kind, status])).toEqual([
      [1, 'dispute', 'matched'],
      [2, 'refund', 'matched'],
      [3, 'payment', 'matched'],
      [4, 'payment', 'matched'],
      [5, 'payment', 'matched'],
      [6, 'other', 'no_record'],
    ]);
    expect(rows[0]?.provider_id).toBe(dispute.id);
    expect(rows[4]).toMatchObject({ provider_id: first.body.payment_id, fee: expect.any(Number) });
    const sum = rows.slice(0, 5).reduce((total, { net }) => total + (net ?? 0), 0);
    expect(Math.round(sum * 100)).toBe(payout.amount);
  });

  it('is matched by the amount of the customer when it was converted', async () => {
    const project = await shop.sample.project();
    const cart = await shop.cart(project);
    const inDollars = { ...buildOneLineCart(shop.sample.shop, project, 1), id: cart, currency: 'USD', save: true };
    await shop.api.call('POST', '/cart/calculate', { body: inDollars });
    const { card: _, ...body } = payment(cart);
    const paid = await shop.pay({ ...body, payment_method: 'pm_card_visa' });
    const payout = simulator.addPayout('eur', { usd: 0.9 });
    await deliver(findEvent('payout.reconciliation_completed'));
    await runJobs();
    const [stored] = await listPayouts(payout.id);
    expect(stored).toMatchObject({ currency: 'EUR', rows: 1, matched: 1, balanced: true });
    const [row] = await listRows(stored?.id ?? 0);
    const total = simulator.findIntent(paid.body.payment_id)?.amount;
    expect(row).toMatchObject({ currency: 'EUR', amount: Math.round(Number(total) * 0.9) / 100, status: 'matched' });
  });

  it('that Stripe cannot list completely is not half stored', async () => {
    for (let count = 0; count < 4; count++) await pay('pm_card_visa');
    const payout = simulator.addPayout();
    await deliver(findEvent('payout.reconciliation_completed'));
    let pages = 0;
    simulator.failing = ({ path }) => path.endsWith('balance_transactions') && ++pages > 1;
    const [job] = shop.api.jobs.filter(({ name }) => name === HANDLE_STRIPE_EVENT).slice(-1);
    await expect(runJobs()).rejects.toThrow();
    expect(await listPayouts(payout.id)).toEqual([]);
    simulator.failing = undefined;
    if (job) shop.api.jobs.push(job);
    await runJobs();
    expect(await listPayouts(payout.id)).toMatchObject([{ rows: 4, matched: 4 }]);
  });
});

it('an answer about a payment has no secret once it is paid', async () => {
  const { body } = await pay('pm_card_visa');
  expect(body).toEqual<PayAnswer>({
    status: 'paid',
    payment_id: body.payment_id,
    order_id: body.order_id,
    client_secret: null,
  });
});
