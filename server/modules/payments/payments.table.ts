import type { CardBrand, Currency, PaymentMethod, PaymentProvider, PaymentStatus } from '#generated/enums.ts';
import type { DeclineCode } from './payment-provider.ts';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, minor, searchText, version } from '#server/core/database/columns.ts';

/** Payments. The provider's id is unique, so a charge is recorded once. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    /** References `orders`, created after payments; `0002_references_and_triggers` adds the constraint. */
    order_id: integer().notNull(),
    /** The order change that is paid; null for the order itself. References `order_changes`. */
    change_id: integer(),
    status: text().$type<PaymentStatus>().notNull().default('pending'),
    amount: minor().notNull(),
    currency: text().$type<Currency>().notNull(),
    provider: text().$type<PaymentProvider>().notNull().default('test'),
    method: text().$type<PaymentMethod>().notNull().default('card'),
    provider_id: text().notNull(),
    /** Reference of a transfer or receipt. */
    reference: text(),
    card_brand: text().$type<CardBrand>(),
    card_last4: text(),
    failure_code: text(),
    note: text(),
    created_at: instant().notNull().defaultNow(),
    paid_at: instant(),
    version: version(),
    search: searchText((c) => [c('provider_id'), c('card_last4')]),
  },
  (t) => [
    uniqueIndex('payments_provider_key').on(t.provider, t.provider_id),
    index('payments_order_idx').on(t.order_id),
    index('payments_change_idx')
      .on(t.change_id)
      .where(sql`change_id is not null`),
    index('payments_provider_id_idx').on(t.provider_id, t.id),
    index('payments_created_at_idx').on(t.created_at, t.id),
    index('payments_status_idx').on(t.status, t.created_at, t.id),
    index('payments_amount_idx').on(t.amount, t.id),
    index('payments_paid_at_idx').on(t.paid_at, t.id),
    index('payments_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

/** Responses of calls with an Idempotency-Key, returned to repeated calls. */
export const idempotencyKeys = pgTable('idempotency_keys', {
  key: text().primaryKey(),
  operation: text().notNull(),
  request_hash: text().notNull(),
  status: integer().notNull(),
  answer: jsonb().$type<Record<string, unknown>>().notNull(),
  created_at: instant().notNull().defaultNow(),
});

/** `open` until the outcome is known; see docs/decisions/2026-11-23-reserve-charge-settle.md. */
export type AttemptStatus = 'open' | 'settled' | 'declined' | 'released' | 'refunded';

/**
 * Payment attempts, committed before the provider is called. An open one reserves the copies of `plan` until `expires_at`;
 * `key` is the idempotency key of its charge. Unique indexes allow one open attempt per subject and distinct numbers, so a
 * subject is never charged twice.
 */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: id(),
    /** `cart-<id>`, `offer-<id>`, `change-<id>` or `pledge-<order id>`. */
    subject: text().notNull(),
    number: integer().notNull(),
    key: text().notNull().generatedAlwaysAs(sql.raw(`subject || '-' || number::text`)),
    status: text().$type<AttemptStatus>().notNull().default('open'),
    amount: minor().notNull(),
    currency: text().$type<Currency>().notNull(),
    method: text().$type<PaymentMethod>().notNull().default('card'),
    provider: text().$type<PaymentProvider>().notNull(),
    /** Hash of subject, payer and card; a call with an equal hash continues this attempt. */
    request_hash: text().notNull(),
    /** The Idempotency-Key header of the call that started the attempt. */
    idempotency_key: text(),
    /** The id by which the cart is confirmed. */
    cart_id: text().notNull(),
    /** The order that is paid, or the id reserved for the order to create. */
    order_id: integer().notNull(),
    /** Not a foreign key, because an attempt is kept when its change is withdrawn. */
    change_id: integer(),
    /** Reservation in the format of the module that started the attempt; null for a change, a pledge that is charged, and after settling. */
    plan: jsonb().$type<object>(),
    failure_code: text().$type<DeclineCode | 'expired' | 'cancelled' | 'not_possible'>(),
    created_at: instant().notNull().defaultNow(),
    expires_at: instant().notNull(),
    ended_at: instant(),
  },
  (t) => [
    uniqueIndex('payment_attempts_key').on(t.subject, t.number),
    uniqueIndex('payment_attempts_open_key')
      .on(t.subject)
      .where(sql`status = 'open'`),
    index('payment_attempts_created_at_idx').on(t.created_at),
  ],
);

export type AttemptRow = typeof paymentAttempts.$inferSelect;
