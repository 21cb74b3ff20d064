// Pledges by Stripe: a SetupIntent at checkout, an off-session PaymentIntent once the project is funded.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payment } from '#server/modules/cart/cart.sample.ts';
import { projects } from '#server/modules/catalogue/index.ts';
import { testContext } from '#server/resources/exports/testing.ts';
import { startStripeSimulator, type StripeSimulator } from '#server/testing/stripe-simulator.sample.ts';
import { startShop, type SampleShop } from '../checkout/shop.sample.ts';
import { orders } from '../orders.table.ts';
import { chargePledges } from './charge-pledges.ts';
import { pledges } from './pledges.table.ts';

let shop: SampleShop;
let simulator: StripeSimulator;
beforeAll(async () => {
  simulator = await startStripeSimulator();
  shop = await startShop({ config: { stripe: simulator.config } });
});
afterAll(async () => {
  await shop.api.close();
  await simulator.close();
});

const charge = () => chargePledges.run({}, testContext(shop.api), { last: true });
const loadOrder = async (id: number) => (await shop.api.db.select().from(orders).where(eq(orders.id, id)))[0];
const loadPledge = async (id: number) => (await shop.api.db.select().from(pledges).where(eq(pledges.order_id, id)))[0];

/** Pays a new cart of a campaign by a token. */
async function pay(payment_method: string) {
  const record = await shop.sample.project({ type: 'crowdfunding', step: 'in_progress', goal: 5 });
  const cart = await shop.cart(record);
  const { card: _, ...body } = payment(cart);
  const send = () => shop.pay({ ...body, payment_method });
  const fund = () => shop.api.db.update(projects).set({ goal: 1 }).where(eq(projects.id, record.id));
  return { cart, send, fund, answer: (await send()).body };
}

it('charges the saved card once the project is funded, then forgets it', async () => {
  const before = simulator.listIntents().length;
  const { fund, send, answer } = await pay('pm_card_visa');
  expect(answer.status).toBe('pledged');
  expect((await send()).body).toMatchObject({ status: 'pledged', order_id: answer.order_id });
  expect(simulator.listIntents()).toHaveLength(before);
  await fund();
  await charge();
  const order = await loadOrder(answer.order_id);
  expect(order).toMatchObject({ status: 'preorder', payment_status: 'paid' });
  expect(simulator.listIntents().slice(before)).toMatchObject([
    { status: 'succeeded', amount: order?.total, metadata: { key: `pledge-${answer.order_id}-1` } },
  ]);
  expect(await loadPledge(answer.order_id)).toMatchObject({ status: 'paid', token: null });
});

it('completes 3-D Secure when the card is saved', async () => {
  const { cart, fund, send, answer } = await pay('pm_card_authenticationRequiredOnSetup');
  expect(answer).toMatchObject({ status: 'requires_action', client_secret: expect.stringMatching(/^seti_/) as string });
  const [id = ''] = /^seti_[^_]+/.exec(answer.client_secret ?? '') ?? [];
  expect((await shop.confirm(cart, answer.payment_id)).status).toBe(409);
  await simulator.authenticate(id, true);
  expect((await shop.confirm(cart, answer.payment_id)).body.order).toMatchObject({ status: 'pledged' });
  expect((await send()).body.status).toBe('pledged');
  await fund();
  await charge();
  expect(await loadOrder(answer.order_id)).toMatchObject({ payment_status: 'paid' });
});

it('declines a charge that requires 3-D Secure without the customer', async () => {
  const { cart, fund, answer } = await pay('pm_card_authenticationRequired');
  const [id = ''] = /^seti_[^_]+/.exec(answer.client_secret ?? '') ?? [];
  await simulator.authenticate(id, true);
  await shop.confirm(cart, answer.payment_id);
  await fund();
  await charge();
  expect(await loadOrder(answer.order_id)).toMatchObject({ status: 'pledged', payment_status: 'not_paid' });
  expect(await loadPledge(answer.order_id)).toMatchObject({ failures: 1, failure_code: 'authentication_failed' });
});
