import type { CardBrand, Currency, DisputeReason } from '#generated/enums.ts';
import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, minor } from '#server/core/database/columns.ts';
import type { DeclineCode } from './payment-provider.ts';

/** Reason of a dispute, and the deadline of the response in Unix milliseconds. */
export interface TestDispute {
  readonly id: string;
  readonly reason: DisputeReason;
  readonly due: number;
}

/**
 * The built-in test provider's own log of charges, one per idempotency key. The shop reads it only through the provider's
 * functions, as it would a provider elsewhere; it is written outside the shop's transactions.
 */
export const testCharges = pgTable(
  'test_charges',
  {
    key: text().primaryKey(),
    /** Null for a charge that was declined, or whose key was closed before it was used. */
    charge: text(),
    status: text().$type<'paid' | 'requires_action' | 'declined' | 'cancelled'>().notNull(),
    code: text().$type<DeclineCode>(),
    amount: minor().notNull(),
    currency: text().$type<Currency>(),
    card_brand: text().$type<CardBrand>(),
    card_last4: text(),
    dispute: jsonb().$type<TestDispute>(),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('test_charges_charge_key').on(t.charge)],
);

/** The test provider's own log of refunds, one per idempotency key. */
export const testRefunds = pgTable('test_refunds', {
  key: text().primaryKey(),
  id: text().notNull(),
  charge: text().notNull(),
  status: text().$type<'done' | 'failed'>().notNull(),
  amount: integer().notNull(),
  currency: text().$type<Currency>().notNull(),
  created_at: instant().notNull().defaultNow(),
});
