import type { Currency } from '#generated/enums.ts';
import { boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, minor } from '#server/core/database/columns.ts';
import type { DeclineCode } from './payment-provider.ts';

/**
 * Charges by Stripe, one per idempotency key and committed before Stripe is called. The row finds the PaymentIntent of a key at any
 * later time, when Stripe has forgotten its own idempotency key.
 */
export const stripeCharges = pgTable(
  'stripe_charges',
  {
    key: text().primaryKey(),
    /** Id of the PaymentIntent; null until it is created. */
    intent: text(),
    /** Nothing is confirmed by this key any more. */
    closed: boolean().notNull().default(false),
    /** Set once the charge is declined. */
    code: text().$type<DeclineCode>(),
    /** Zero when the key was closed before use. */
    amount: minor().notNull(),
    currency: text().$type<Currency>(),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('stripe_charges_intent_key').on(t.intent)],
);
