import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { instant, integers } from '#server/core/database/columns.ts';
import type { ProjectRefundReason } from '#generated/enums.ts';
import { orders } from '../orders.table.ts';

/** Orders in the refund of a project. `done` orders are cancelled; their state is that of `refund_ids`. */
export const projectRefunds = pgTable(
  'project_refunds',
  {
    project_id: integer().notNull(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: text().$type<'waiting' | 'stopped' | 'done' | 'failed'>().notNull().default('waiting'),
    refund_ids: integers().notNull().default([]),
    /** Why the order could not be cancelled. */
    reason: text().$type<ProjectRefundReason>(),
    /** Included in the e-mail to the customer. */
    comment: text().notNull(),
    requested_by: integer().references(() => users.id, { onDelete: 'set null' }),
    requested_at: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.project_id, t.order_id] }),
    index('project_refunds_status_idx').on(t.status),
    index('project_refunds_order_idx').on(t.order_id),
  ],
);
