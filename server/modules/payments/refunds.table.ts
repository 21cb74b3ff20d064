import type { Currency, RefundReason, RefundStatus } from '#generated/enums.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { id, instant, minor, searchText, version } from '#server/core/database/columns.ts';
import { payments } from './payments.table.ts';

/**
 * Refunds. A row is committed before the provider is called, so that a refund interrupted by a crash can be finished.
 * `provider_id` is unique.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    order_id: integer().notNull(),
    payment_id: integer()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** The order change that caused the refund. */
    change_id: integer(),
    status: text().$type<RefundStatus>().notNull().default('processing'),
    /** Refunded lines, shipping and other amounts, in `currency`. */
    amount: minor().notNull(),
    /** Shipping included in `amount`. */
    shipping: minor().notNull().default(0),
    /** VAT contained in `amount`. */
    vat: minor().notNull().default(0),
    currency: text().$type<Currency>().notNull(),
    reason: text().$type<RefundReason>().notNull(),
    comment: text(),
    /** Whether the copies went back into stock. */
    restocked: boolean().notNull().default(false),
    /** Whether the customer gets a mail when the refund is done. */
    notify: boolean().notNull().default(false),
    /** Number of requests to the provider, including the current one. */
    attempts: integer().notNull().default(1),
    provider_id: text(),
    failure_code: text(),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: instant().notNull().defaultNow(),
    settled_at: instant(),
    version: version(),
    search: searchText((c) => [c('provider_id'), c('comment')]),
  },
  (t) => [
    check('refunds_amount_check', sql`${t.amount} > 0`),
    uniqueIndex('refunds_provider_key').on(t.payment_id, t.provider_id),
    index('refunds_order_idx').on(t.order_id),
    index('refunds_change_idx').on(t.change_id),
    index('refunds_payment_idx').on(t.payment_id),
    index('refunds_provider_id_idx').on(t.provider_id, t.id),
    index('refunds_created_at_idx').on(t.created_at, t.id),
    index('refunds_status_idx').on(t.status, t.created_at, t.id),
    index('refunds_settled_at_idx').on(t.settled_at, t.id),
    index('refunds_amount_idx').on(t.amount, t.id),
    index('refunds_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

/** Refunded copies and their part of the amount. VAT at the current rate of the order (`restateAtVatRate`). */
export const refundLines = pgTable(
  'refund_lines',
  {
    refund_id: integer()
      .notNull()
      .references(() => refunds.id, { onDelete: 'cascade' }),
    order_line_id: integer().notNull(),
    quantity: integer().notNull(),
    amount: minor().notNull(),
    vat: minor().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.refund_id, t.order_line_id] }), index('refund_lines_line_idx').on(t.order_line_id)],
);

export type RefundRow = typeof refunds.$inferSelect;
