import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testContext } from '#server/resources/exports/testing.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { describeProvider, type ProviderFixture } from './provider-suite.sample.ts';
import { stripeCharges } from './stripe-charges.table.ts';
import { stripeProvider } from './stripe-provider.ts';
import { startStripeSimulator, type StripeSimulator } from '#server/testing/stripe-simulator.sample.ts';

const startStripe = async (): Promise<{ api: TestApi; simulator: StripeSimulator }> => {
  const simulator = await startStripeSimulator();
  return { api: await startApi({ config: { stripe: simulator.config } }), simulator };
};

const token = (paymentMethod: string) => ({ paymentMethod });

let suite: StripeSimulator;

const startSuite = async (): Promise<ProviderFixture> => {
  const { api, simulator } = await startStripe();
  suite = simulator;
  return {
    provider: stripeProvider,
    createContext: () => testContext(api),
    sources: {
      good: token('pm_card_visa'),
      declined: {
        card_declined: token('pm_card_visa_chargeDeclined'),
        insufficient_funds: token('pm_card_visa_chargeDeclinedInsufficientFunds'),
        expired_card: token('pm_card_chargeDeclinedExpiredCard'),
        incorrect_cvc: token('pm_card_chargeDeclinedIncorrectCvc'),
      },
      secured: token('pm_card_authenticationRequiredOnSetup'),
      alwaysSecured: token('pm_card_authenticationRequired'),
      savedDeclined: token('pm_card_chargeCustomerFail'),
      refundFails: token('pm_card_refundFail'),
      refundPending: token('pm_card_pendingRefund'),
    },
    authenticate: async (id, authentication) => simulator.authenticate(id, authentication === 'succeed'),
    finishRefunds: async () => simulator.finishRefunds(),
    loseAnswer: async (call) => {
      simulator.losing = ({ method, path }) => method === 'POST' && /\/confirm$|\/refunds$/.test(path);
      return call().finally(() => (simulator.losing = undefined));
    },
    countPaid: async (key) =>
      simulator
        .listIntents()
        .filter(({ metadata, status }) => (metadata as { key?: string }).key === key && status === 'succeeded').length,
    close: async () => {
      await api.close();
      await simulator.close();
    },
  };
};

describeProvider('stripe', startSuite, {
  createSource: (method) => token(suite.createToken(method)),
  finishPayment: (id, isSuccessful) => suite.finishPayment(id, isSuccessful),
});

describe('charges by Stripe', () => {
  let api: TestApi;
  let simulator: StripeSimulator;
  beforeAll(async () => ({ api, simulator } = await startStripe()));
  beforeEach(() => {
    Object.assign(simulator, { losing: undefined, failing: undefined, delay: 0 });
    simulator.requests.length = 0;
  });
  afterAll(async () => {
    await api.close();
    await simulator.close();
  });

  let keys = 0;
  const newCharge = (paymentMethod: string) =>
    ({ amount: 1000, currency: 'EUR', key: `stripe-${++keys}`, paymentMethod }) as const;
  const listIntents = (key: string) =>
    simulator.listIntents().filter(({ metadata }) => (metadata as { key?: string }).key === key);

  it('cancels a declined intent, so that it cannot be paid later', async () => {
    const charge = newCharge('pm_card_visa_chargeDeclined');
    await stripeProvider.charge(charge, testContext(api));
    expect(listIntents(charge.key).map(({ status }) => status)).toEqual(['canceled']);
  });

  it('creates no second intent when the answer of the first is lost', async () => {
    const charge = newCharge('pm_card_visa');
    let lost = 0;
    simulator.losing = ({ path }) => path === '/v1/payment_intents' && ++lost <= 1;
    expect(await stripeProvider.charge(charge, testContext(api))).toMatchObject({ status: 'paid' });
    expect(listIntents(charge.key)).toHaveLength(1);
  });

  it('charges nothing while Stripe fails, and charges once afterwards', async () => {
    const charge = newCharge('pm_card_visa');
    simulator.failing = () => true;
    await expect(stripeProvider.charge(charge, testContext(api))).rejects.toThrow();
    simulator.failing = undefined;
    expect(await stripeProvider.findCharge(charge.key, testContext(api))).toBeUndefined();
    expect(await stripeProvider.charge(charge, testContext(api))).toMatchObject({ status: 'paid' });
    expect(listIntents(charge.key).map(({ status }) => status)).toEqual(['succeeded']);
  });

  it('continues an intent that was created but never confirmed', async () => {
    const charge = newCharge('pm_card_visa');
    simulator.failing = ({ path }) => path.endsWith('/confirm');
    await expect(stripeProvider.charge(charge, testContext(api))).rejects.toThrow();
    simulator.failing = undefined;
    expect(await stripeProvider.charge(charge, testContext(api))).toMatchObject({ status: 'paid' });
    expect(listIntents(charge.key)).toHaveLength(1);
  });

  it('that were never confirmed are cancelled when their key is closed', async () => {
    const charge = newCharge('pm_card_visa');
    simulator.failing = ({ path }) => path.endsWith('/confirm');
    await expect(stripeProvider.charge(charge, testContext(api))).rejects.toThrow();
    simulator.failing = undefined;
    expect(await stripeProvider.closeKey(charge.key, testContext(api))).toEqual({ status: 'cancelled' });
    expect(await stripeProvider.charge(charge, testContext(api))).toEqual({ status: 'cancelled' });
    expect(listIntents(charge.key).map(({ status }) => status)).toEqual(['canceled']);
  });

  it('do not believe the browser about 3-D Secure', async () => {
    const outcome = await stripeProvider.charge(newCharge('pm_card_authenticationRequired'), testContext(api));
    const id = 'id' in outcome ? outcome.id : '';
    expect(await stripeProvider.complete(id, 'succeed', testContext(api))).toEqual({ status: 'requires_action' });
    simulator.authenticate(id, true);
    expect(await stripeProvider.complete(id, 'fail', testContext(api))).toEqual({ status: 'paid' });
  });

  it('that the bank processes cannot be cancelled, and succeed or fail later', async () => {
    for (const isSuccessful of [true, false]) {
      const charge = newCharge('pm_debit_processing');
      const outcome = await stripeProvider.charge(charge, testContext(api));
      if (outcome.status !== 'processing') throw new Error(outcome.status);
      expect(await stripeProvider.cancel(outcome.id, testContext(api))).toBe('processing');
      expect(await stripeProvider.closeKey(charge.key, testContext(api))).toMatchObject({ status: 'processing' });
      simulator.finishPayment(outcome.id, isSuccessful);
      expect(await stripeProvider.findCharge(charge.key, testContext(api))).toMatchObject({
        status: isSuccessful ? 'paid' : 'declined',
      });
    }
  });

  it('by a token of the form may leave the page only with an address to return to', async () => {
    const charge = { ...newCharge(simulator.createToken('4242 4242 4242 4242')), redirects: true };
    expect(await stripeProvider.charge(charge, testContext(api))).toMatchObject({ status: 'paid', method: 'card' });
    const bodies = simulator.requests.map(({ body }) => decodeURIComponent(body));
    expect(bodies).toEqual([
      expect.stringContaining('[allow_redirects]=always'),
      expect.stringContaining('use_stripe_sdk=true'),
    ]);
    const withoutAddress = { ...newCharge(simulator.createToken('4242 4242 4242 4242', null)), redirects: true };
    expect(await stripeProvider.charge(withoutAddress, testContext(api))).toMatchObject({ status: 'declined' });
  });

  it('and cards saved by a token that was used before are declined, for good', async () => {
    const paymentMethod = simulator.createToken('4242 4242 4242 4242');
    const [first, second] = ['used-1', 'used-2'];
    expect(await stripeProvider.saveCard({ paymentMethod, key: first }, testContext(api))).toMatchObject({
      status: 'saved',
    });
    const declined = { status: 'declined', code: 'card_declined' };
    expect(await stripeProvider.saveCard({ paymentMethod, key: second }, testContext(api))).toEqual(declined);
    expect(await stripeProvider.findCard(second, testContext(api))).toEqual(declined);
    expect(
      await stripeProvider.charge({ ...newCharge(paymentMethod), amount: 0, save: true }, testContext(api)),
    ).toEqual(declined);
    expect(await stripeProvider.charge(newCharge(paymentMethod), testContext(api))).toEqual(declined);
  });

  it('send amounts in the smallest unit, and the pinned version of the API', async () => {
    const yen = { ...newCharge('pm_card_visa'), amount: 2500, currency: 'JPY' } as const;
    await stripeProvider.charge(yen, testContext(api));
    expect(listIntents(yen.key)).toMatchObject([{ amount: 2500, currency: 'jpy' }]);
  });

  it('never send card data', async () => {
    const card = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '987' };
    await stripeProvider.charge({ ...newCharge('pm_card_visa'), card }, testContext(api));
    expect(simulator.requests.map(({ body }) => body).join()).not.toMatch(/4242|987/);
  });

  it('keep no row but key, intent and amount', async () => {
    const charge = newCharge('pm_card_visa');
    await stripeProvider.charge(charge, testContext(api));
    const [row] = await api.db.select().from(stripeCharges).where(eq(stripeCharges.key, charge.key));
    expect(row).toMatchObject({ intent: listIntents(charge.key)[0]?.id, closed: false, code: null, amount: 1000 });
  });
});
