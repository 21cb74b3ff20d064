import type { Currency } from '#generated/enums.ts';
import { bigint, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { projects } from '#server/modules/catalogue/catalogue.table.ts';
import { shops } from '#server/modules/shops/shops.table.ts';
import { id, instant } from '#server/core/database/columns.ts';

/** A sum of minor amounts of one currency; below nothing where more was given back than sold. */
const amount = () => bigint({ mode: 'number' }).notNull().default(0);

/**
 * What a project's paid order lines came to for its artist: after refunds, VAT and the share of the house, as its statement
 * over all time says. `payable` is what of it was sent so long ago that nobody withdraws from it any more, on the day
 * `as_of`. Written by `refreshEarnings` alone.
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
    // what becomes payable by waiting
    index('project_earnings_pending_idx').on(t.as_of),
  ],
);

/**
 * Projects whose earnings are not what they were, and shops that lost one. Triggers write it in the transaction of the
 * change, as `sales_changes`; its rows are never updated, so nobody waits for anybody.
 */
export const earningsNotes = pgTable('earnings_notes', { project_id: integer(), shop_id: integer() });

/** What a shop's projects earned together in a currency, and what of it was paid out or is asked for. */
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

export type BalanceRow = typeof balances.$inferSelect;
