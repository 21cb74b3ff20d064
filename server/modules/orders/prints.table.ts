import type { PrintKind } from '#generated/enums.ts';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { orders } from './orders.table.ts';
import { id, instant, integers } from '#server/core/database/columns.ts';

/** Print runs of several orders, in printing order. */
export const printRuns = pgTable('print_runs', {
  id: id(),
  kind: text().$type<PrintKind>().notNull(),
  order_ids: integers().notNull(),
  /** Signs the URL of the printed file. */
  secret: text().notNull(),
  created_by: integer().references(() => users.id, { onDelete: 'set null' }),
  created_at: instant().notNull().defaultNow(),
});

/** Prints of documents of an order. */
export const prints = pgTable(
  'prints',
  {
    id: id(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text().$type<PrintKind>().notNull(),
    run_id: integer().references(() => printRuns.id, { onDelete: 'set null' }),
    /** Whether the address of the order has changed since. */
    outdated: boolean().notNull().default(false),
    printed_at: instant().notNull().defaultNow(),
    printed_by: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [index('prints_order_idx').on(t.order_id, t.printed_at)],
);
