// Boxes paid by Stripe.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PayAnswer, Problem, UserBoxCard } from '#generated/schemas.ts';
import { createSession } from '#server/core/authentication/sessions.ts';
import { cartId, payment } from '#server/modules/cart/cart.sample.ts';
import { orders } from '#server/modules/orders/index.ts';
import { getPaymentProvider, payments } from '#server/modules/payments/index.ts';
import { startStripeSimulator, type StripeSimulator } from '#server/testing/stripe-simulator.sample.ts';
import { type SampleSubscriptions, startSubscriptions } from './boxes.sample.ts';
import { boxes } from './boxes.table.ts';
import { startBoxesOfOrder } from './start-boxes.ts';

let shop: SampleSubscriptions;
let simulator: StripeSimulator;
beforeAll(async () => {
  simulator = await startStripeSimulator();
  shop = await startSubscriptions({ config: { stripe: simulator.config } });
});
afterAll(async () => {
  await shop.api.close();
  await simulator.close();
});

/** Saves a cart with a box whose first charge is free, and pays it by a payment method. */
async function payFreeBox(payment_method: string) {
  const code = { kind: 'percent', percent: 100, charges: 1 };
  const { body } = await shop.api.call<{ code: string }>('POST', '/admin/box-codes', { as: 'team', body: code });
  const box = { name: 'Box', type: 'vinyl', periodicity: 'monthly', promo_code: body.code };
  const id = cartId();
  const cart = { id, currency: 'EUR', shops: {}, customer: { country_id: 'FR' }, boxes: [box], save: true };
  expect((await shop.api.call('POST', '/cart/calculate', { body: cart })).status).toBe(200);
  const { card: _, ...order } = payment(id);
  const request = { as: 'user', body: { ...order, payment_method } } as const;
  return { id, ...(await shop.api.call<PayAnswer>('POST', '/cart/pay', request)) };
}

const loadOrder = async (id: number) => (await shop.api.db.select().from(orders).where(eq(orders.id, id)))[0];
const listBoxes = (order: number) => shop.api.db.select().from(boxes).where(eq(boxes.order_id, order));

it('a box whose first month is free saves its card, which is charged later', async () => {
  const { status, body } = await payFreeBox('pm_card_visa');
  expect([status, body.status]).toEqual([200, 'paid']);
  expect(simulator.listIntents()).toEqual([]);
  expect(await loadOrder(body.order_id)).toMatchObject({ total: 0, payment_status: 'paid', status: 'completed' });
  await startBoxesOfOrder(shop.context(), body.order_id);
  const [box] = await listBoxes(body.order_id);
  expect(box).toMatchObject({ card_last4: '4242', paid_months: 1, renews: true });
  const charge = {
    amount: 2990,
    currency: 'EUR',
    key: 'box-1',
    paymentMethod: box?.card_token,
    offSession: true,
  } as const;
  expect(await getPaymentProvider('stripe').charge(charge, shop.context())).toMatchObject({ status: 'paid' });
});

it('a free box whose card requires 3-D Secure starts once the bank has confirmed it', async () => {
  const { id, body } = await payFreeBox('pm_card_authenticationRequiredOnSetup');
  expect(body).toMatchObject({ status: 'requires_action', client_secret: expect.stringMatching(/^seti_/) as string });
  await startBoxesOfOrder(shop.context(), body.order_id);
  expect(await listBoxes(body.order_id)).toEqual([]);
  simulator.authenticate(body.payment_id, true);
  const confirm = { cart_id: id, payment_id: body.payment_id };
  expect((await shop.api.call('POST', '/cart/confirm', { body: confirm })).status).toBe(200);
  await startBoxesOfOrder(shop.context(), body.order_id);
  expect(await listBoxes(body.order_id)).toMatchObject([{ card_last4: '3155' }]);
  const rows = await shop.api.db.select().from(payments).where(eq(payments.order_id, body.order_id));
  expect(rows).toMatchObject([{ status: 'paid', amount: 0, provider_id: body.payment_id }]);
});

it('a free box with a declined card starts nothing, and takes no money', async () => {
  const { status } = await payFreeBox('pm_card_visa_chargeDeclined');
  expect(status).toBe(402);
});

it('a box gets a card that requires 3-D Secure once the bank has confirmed it', async () => {
  const box = await shop.box();
  const token = await createSession(shop.api.db, box.user_id, 'test');
  const set = (body: object) =>
    shop.api.call<UserBoxCard & Omit<Problem, 'status'>>('POST', '/user/boxes/payment', {
      ...{ token, body: { id: box.id, ...body } },
    });
  const payment_method = 'pm_card_authenticationRequiredOnSetup';
  const { status, body } = await set({ payment_method });
  expect([status, body.card_last4]).toEqual([200, '4242']);
  expect(body).toMatchObject({
    setup_id: expect.stringMatching(/^seti_/),
    client_secret: expect.stringMatching(/_secret/),
  });
  simulator.authenticate(body.setup_id ?? '', false);
  const refused = await set({ setup_id: body.setup_id, authentication: 'succeed' });
  expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([402, 'authentication_failed']);
  expect((await shop.loadBox(box.id)).card_last4).toBe('4242');
  const { setup_id } = (await set({ payment_method })).body;
  simulator.authenticate(setup_id ?? '', true);
  expect((await set({ setup_id, authentication: 'succeed' })).body).toMatchObject({
    setup_id: null,
    card_last4: '3155',
  });
  const { card_token: paymentMethod } = await shop.loadBox(box.id);
  const charge = { amount: 2990, currency: 'EUR', key: 'box-2', paymentMethod, offSession: true } as const;
  expect(await getPaymentProvider('stripe').charge(charge, shop.context())).toMatchObject({ status: 'paid' });
});
