import type { CardBrand, Currency, DisputeReason } from '#generated/enums.ts';
import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, minor } from '#server/core/database/columns.ts';
import type { DeclineCode } from './payment-provider.ts';

/** A dispute; `due` is the deadline of the response in Unix milliseconds. */
export interface TestDispute {
  readonly id: string;
  readonly reason: DisputeReason;
  readonly due: number;
}

/**
 * Charges of the built-in test provider, one per idempotency key. Read only through the provider's functions, like an
 * external provider's data, and written outside the shop's transactions.
 */
export const testCharges = pgTable(
  'test_charges',
  {
    key: text().primaryKey(),
    /** Id of the charge; null when it was declined or its key was closed before use. */
    charge: text(),
    status: text().$type<'paid' | 'requires_action' | 'declined' | 'cancelled'>().notNull(),
    code: text().$type<DeclineCode>(),
    amount: minor().notNull(),
    currency: text().$type<Currency>(),
    card_brand: text().$type<CardBrand>(),
    card_last4: text(),
    dispute: jsonb().$type<TestDispute>(),
    /** Token of the card, when it is saved with the charge. */
    saved_token: text(),
    /** Its last valid month, '2030-12'. */
    saved_expires: text(),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('test_charges_charge_key').on(t.charge)],
);

/** Cards set up with the built-in test provider, one per idempotency key. */
export const testSetups = pgTable(
  'test_setups',
  {
    key: text().primaryKey(),
    /** Id of the set-up; null when it was declined at once. */
    setup: text(),
    status: text().$type<'saved' | 'requires_action' | 'declined'>().notNull(),
    code: text().$type<DeclineCode>(),
    token: text().notNull(),
    /** Last valid month, '2030-12'. */
    expires: text().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('test_setups_setup_key').on(t.setup)],
);

/** Refunds of the built-in test provider, one per idempotency key. */
export const testRefunds = pgTable('test_refunds', {
  key: text().primaryKey(),
  id: text().notNull(),
  charge: text().notNull(),
  status: text().$type<'done' | 'pending' | 'failed'>().notNull(),
  amount: integer().notNull(),
  currency: text().$type<Currency>().notNull(),
  created_at: instant().notNull().defaultNow(),
});
