import type { Currency } from '#generated/enums.ts';
import { bigint, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { projects } from '#server/modules/catalogue/catalogue.table.ts';
import { shops } from '#server/modules/shops/shops.table.ts';
import { id, instant } from '#server/core/database/columns.ts';

/** A sum in minor units; may be negative. */
const amount = () => bigint({ mode: 'number' }).notNull().default(0);

/**
 * All-time earnings of a project after refunds, VAT and commission. `payable` is the part past the waiting period on
 * `as_of`. Written only by `refreshEarnings`.
 */
export const projectEarnings = pgTable(
  'project_earnings',
  {
    project_id: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    currency: text().$type<Currency>().notNull(),
    due: amount(),
    payable: amount(),
    as_of: date({ mode: 'string' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.project_id, t.currency] }),
    // becomes payable after the waiting period
    index('project_earnings_pending_idx').on(t.as_of),
  ],
);

/** Projects with outdated earnings, and shops that lost one. Written by triggers, append-only as `sales_changes`. */
export const earningsNotes = pgTable('earnings_notes', { project_id: integer(), shop_id: integer() });

/** Earnings of a shop by currency, and paid or requested amounts. */
export const balances = pgTable(
  'balances',
  {
    id: id(),
    shop_id: integer()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    currency: text().$type<Currency>().notNull(),
    earned: amount(),
    pending: amount(),
    paid_out: amount(),
    available: amount(),
    changed_at: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('balances_shop_key').on(t.shop_id, t.currency),
    index('balances_available_idx').on(t.available, t.id),
    index('balances_earned_idx').on(t.earned, t.id),
  ],
);
