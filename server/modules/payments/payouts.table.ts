import type { Currency, PayoutConflict, PayoutFormat, PayoutRowKind, PayoutRowStatus } from '#generated/enums.ts';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { disputes } from './disputes.table.ts';
import { payments } from './payments.table.ts';
import { refunds } from './refunds.table.ts';
import { id, instant, minor, searchText, version } from '#server/core/database/columns.ts';

/**
 * Payouts of payment providers. A file may have several; `file_hash` detects repeated imports. Those that the provider
 * reported have no file. The counts are updated with the rows.
 */
export const payouts = pgTable(
  'payouts',
  {
    id: id(),
    provider_id: text().notNull(),
    format: text().$type<PayoutFormat>().notNull(),
    file_name: text(),
    file_hash: text(),
    currency: text().$type<Currency>().notNull(),
    arrived_at: instant(),
    rows: integer().notNull().default(0),
    gross: minor().notNull().default(0),
    fees: minor().notNull().default(0),
    net: minor().notNull().default(0),
    /** Transferred amount according to the file; null when the file does not have it. */
    paid_out: minor(),
    balanced: boolean().notNull().default(false),
    matched: integer().notNull().default(0),
    unmatched: integer().notNull().default(0),
    conflicting: integer().notNull().default(0),
    /** Rows that need a decision: unmatched and conflicting. */
    open: integer().notNull().default(0),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: instant().notNull().defaultNow(),
    version: version(),
    search: searchText((c) => [c('provider_id'), c('file_name')]),
  },
  (t) => [
    uniqueIndex('payouts_provider_key').on(t.provider_id),
    index('payouts_provider_id_idx').on(t.provider_id, t.id),
    index('payouts_gross_idx').on(t.gross, t.id),
    index('payouts_net_idx').on(t.net, t.id),
    index('payouts_file_hash_idx').on(t.file_hash),
    index('payouts_created_at_idx').on(t.created_at, t.id),
    index('payouts_arrived_at_idx').on(t.arrived_at, t.id),
    index('payouts_open_idx').on(t.open, t.id),
    index('payouts_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

/** Rows of payout files with their matched records. */
export const payoutRows = pgTable(
  'payout_rows',
  {
    id: id(),
    payout_id: integer()
      .notNull()
      .references(() => payouts.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    kind: text().$type<PayoutRowKind>().notNull(),
    provider_id: text(),
    status: text().$type<PayoutRowStatus>().notNull(),
    conflict: text().$type<PayoutConflict>(),
    amount: minor().notNull(),
    fee: minor().notNull().default(0),
    net: minor().notNull().default(0),
    currency: text().$type<Currency>().notNull(),
    payment_id: integer().references(() => payments.id, { onDelete: 'set null' }),
    refund_id: integer().references(() => refunds.id, { onDelete: 'set null' }),
    dispute_id: integer().references(() => disputes.id, { onDelete: 'set null' }),
    matched_by: integer().references(() => users.id, { onDelete: 'set null' }),
    matched_at: instant(),
    note: text(),
    occurred_at: instant(),
    description: text(),
    version: version(),
    search: searchText((c) => [c('provider_id'), c('description')]),
  },
  (t) => [
    index('payout_rows_payout_idx').on(t.payout_id, t.line),
    index('payout_rows_line_idx').on(t.line, t.id),
    index('payout_rows_status_idx').on(t.status, t.id),
    index('payout_rows_payment_idx').on(t.payment_id),
    index('payout_rows_refund_idx').on(t.refund_id),
    index('payout_rows_dispute_idx').on(t.dispute_id),
    index('payout_rows_provider_id_idx').on(t.provider_id),
    index('payout_rows_amount_idx').on(t.amount, t.id),
    index('payout_rows_occurred_at_idx').on(t.occurred_at, t.id),
    index('payout_rows_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

export type PayoutRowInsert = typeof payoutRows.$inferInsert;
