import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from '#server/core/database/columns.ts';

/**
 * Events of Stripe, stored before they are answered. Only ids are kept: the state is read from Stripe when an event is handled, so
 * that events may arrive late, twice and in any order.
 */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: id(),
    /** Stripe's id of the event. */
    event_id: text().notNull(),
    type: text().notNull(),
    /** Stripe's id of the changed payment, refund, dispute or payout. */
    object_id: text().notNull(),
    created_at: instant().notNull(),
    received_at: instant().notNull().defaultNow(),
    handled_at: instant(),
  },
  (t) => [
    uniqueIndex('stripe_events_event_key').on(t.event_id),
    index('stripe_events_received_at_idx').on(t.received_at),
  ],
);
