import type { Currency, DisputeReason, DisputeStatus } from '#generated/enums.ts';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { payments } from './payments.table.ts';
import { id, instant, minor, searchText, version } from '#server/core/database/columns.ts';

/** Disputes (chargebacks) of payments. The provider's id is unique, so a dispute is recorded once. */
export const disputes = pgTable(
  'disputes',
  {
    id: id(),
    order_id: integer().notNull(),
    payment_id: integer()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    status: text().$type<DisputeStatus>().notNull().default('needs_response'),
    reason: text().$type<DisputeReason>().notNull(),
    amount: minor().notNull(),
    currency: text().$type<Currency>().notNull(),
    provider_id: text().notNull(),
    due_at: instant(),
    evidence: text(),
    /** Keys of the uploads. */
    evidence_files: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    submitted_at: instant(),
    submitted_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: instant().notNull().defaultNow(),
    closed_at: instant(),
    version: version(),
    search: searchText((c) => [c('provider_id'), c('evidence')]),
  },
  (t) => [
    uniqueIndex('disputes_provider_key').on(t.provider_id),
    index('disputes_provider_id_idx').on(t.provider_id, t.id),
    index('disputes_order_idx').on(t.order_id),
    index('disputes_payment_idx').on(t.payment_id),
    index('disputes_created_at_idx').on(t.created_at, t.id),
    index('disputes_status_idx').on(t.status, t.created_at, t.id),
    index('disputes_due_at_idx').on(t.due_at, t.id),
    index('disputes_amount_idx').on(t.amount, t.id),
    index('disputes_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

export type DisputeRow = typeof disputes.$inferSelect;
