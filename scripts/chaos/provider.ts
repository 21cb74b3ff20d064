import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/database/database.ts';
import { startStripeSimulator } from '#server/testing/stripe-simulator.sample.ts';

export type ProviderName = 'test' | 'stripe';

/** The payment provider of a campaign. It is never killed. */
export interface ChaosProvider {
  readonly name: ProviderName;
  /** Settings of the shop. */
  readonly env: Readonly<Record<string, string>>;
  /** The part of a payment's body that names a card by its number. */
  createSource(number: string): object;
  /** The customer confirms a payment, or a card that is saved, on the page of the bank. */
  authenticate(clientSecret: string): void;
  /** The token of a saved card for later charges. */
  saveCard(): string;
  /** Reports events to the shop until `isStopped`, some of them twice and late. */
  reportEvents(origin: string, random: () => number, isStopped: () => boolean): Promise<void>;
  /** Writes what the provider knows as the tables `provider_charges` and `provider_refunds`. */
  writeLog(db: Database): Promise<void>;
  close(): Promise<void>;
}

/** Starts the provider: the built-in one, or a simulator of Stripe's API. */
export const startProvider = (name: ProviderName): Promise<ChaosProvider> =>
  name === 'stripe' ? startStripe() : Promise.resolve(TEST);

const TEST: ChaosProvider = {
  name: 'test',
  env: {},
  createSource: (number) => ({ card: { number, expiry: '12 / 40', cvc: '123' } }),
  authenticate: () => undefined,
  saveCard: () => 'pm_test_4242424242424242',
  reportEvents: async () => undefined,
  writeLog: async (db) => {
    await db.execute(
      sql`create table provider_charges as select key, charge, amount from test_charges where status = 'paid'`,
    );
    await db.execute(
      sql`create table provider_refunds as select key, id, amount from test_refunds where status = 'done'`,
    );
  },
  close: async () => undefined,
};

/** Share of events that are sent twice. */
const REPEATED_SHARE = 0.2;

async function startStripe(): Promise<ChaosProvider> {
  const simulator = await startStripeSimulator();
  return {
    name: 'stripe',
    env: simulator.env,
    createSource: (number) => ({ payment_method: simulator.createToken(number) }),
    authenticate: (clientSecret) => simulator.authenticate(clientSecret.split('_secret_')[0] ?? '', true),
    saveCard: () => simulator.saveCard('4242424242424242'),
    reportEvents: async (origin, random, isStopped) => {
      while (!isStopped()) {
        await wait(20);
        const [event] = simulator.events.splice(Math.floor(random() * simulator.events.length), 1);
        if (!event) continue;
        const { body, signature } = simulator.signEvent(event);
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
        const answer = await fetch(`${origin}/api/webhooks/stripe`, { method: 'POST', headers, body }).catch(
          () => undefined,
        );
        if (!answer?.ok || random() < REPEATED_SHARE) simulator.events.push(event);
      }
    },
    writeLog: async (db) => {
      const key = ({ metadata }: Readonly<Record<string, unknown>>) => Object(metadata).key as unknown;
      const charges = simulator
        .listIntents()
        .filter(({ status }) => status === 'succeeded')
        .map((intent) => ({ key: key(intent), charge: intent.id, amount: intent.amount }));
      const refunds = simulator
        .listRefunds()
        .filter(({ status }) => status === 'succeeded')
        .map((refund) => ({ key: key(refund), id: refund.id, amount: refund.amount }));
      await db.execute(sql`create table provider_charges as
        select * from jsonb_to_recordset(${JSON.stringify(charges)}::jsonb) as c(key text, charge text, amount int)`);
      await db.execute(sql`create table provider_refunds as
        select * from jsonb_to_recordset(${JSON.stringify(refunds)}::jsonb) as r(key text, id text, amount int)`);
    },
    close: () => simulator.close(),
  };
}
