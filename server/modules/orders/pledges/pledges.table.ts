import type { CardBrand, PaymentProvider, PledgeStatus } from '#generated/enums.ts';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '#server/core/database/columns.ts';
import { projects } from '#server/modules/catalogue/catalogue.table.ts';
import type { DeclineCode } from '#server/modules/payments/index.ts';
import { orders } from '../orders.table.ts';

/** Pledges: orders that are charged by a saved card once their project is funded. */
export const pledges = pgTable(
  'pledges',
  {
    order_id: integer()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    project_id: integer()
      .notNull()
      .references(() => projects.id),
    status: text().$type<PledgeStatus>().notNull().default('waiting'),
    provider: text().$type<PaymentProvider>().notNull(),
    /** The provider's token of the card; null once it is no longer needed. */
    token: text(),
    /** Whether the card is one of the account's, which is kept. */
    is_saved: boolean().notNull(),
    card_brand: text().$type<CardBrand>(),
    card_last4: text(),
    /** Key of the attempt that saved the card; the checkout is confirmed by it. */
    payment_key: text().notNull(),
    /** Number of the newest attempt to charge, by the job or by the customer. */
    charges: integer().notNull().default(0),
    /** Number of the newest attempt by the saved card; a decline of it counts as a failure. */
    charged_by_job: integer(),
    failures: integer().notNull().default(0),
    failure_code: text().$type<DeclineCode>(),
    /** When a due or declined pledge is charged. */
    retry_at: instant(),
    /** Signs the customer's link. */
    secret: text().notNull(),
    created_at: instant().notNull().defaultNow(),
    ended_at: instant(),
  },
  (t) => [
    index('pledges_project_idx').on(t.project_id, t.status),
    index('pledges_status_idx').on(t.status, t.retry_at),
    uniqueIndex('pledges_payment_key').on(t.payment_key),
  ],
);

export type PledgeRow = typeof pledges.$inferSelect;
