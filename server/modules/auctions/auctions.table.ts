import type { Currency, DiscGrade, LotStatus } from '#generated/enums.ts';
import type { LotIncrement } from '#generated/schemas.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { LOT_NUMBER_PREFIX, LOT_NUMBER_START } from '#domain/orders/order-number.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { items } from '#server/modules/catalogue/catalogue.table.ts';
import { manualOrders } from '#server/modules/orders/manual-orders/manual-orders.table.ts';
import { id, instant, minor, searchText, version } from '#server/core/database/columns.ts';

const NUMBER = `(${LOT_NUMBER_START} + id)::text`;
const userReference = () => integer().references(() => users.id, { onDelete: 'set null' });

/**
 * Auctions. `price`, `leader_id`, `reserve_met` and `bids_count` are derived from the bids and written in the
 * transaction of each bid, with the lot locked.
 */
export const lots = pgTable(
  'lots',
  {
    id: id(),
    number: text()
      .notNull()
      .generatedAlwaysAs(sql.raw(`'${LOT_NUMBER_PREFIX}' || ${NUMBER}`)),
    title: text().notNull(),
    description: text(),
    picture: text(),
    item_id: integer().references(() => items.id),
    condition: text().$type<DiscGrade>().notNull(),
    sleeve_condition: text().$type<DiscGrade>(),
    currency: text().$type<Currency>().notNull(),
    start_price: minor().notNull(),
    reserve: minor(),
    /** In major units of the currency, as on the wire; empty for the default increments. */
    increments: jsonb().$type<LotIncrement[]>().notNull().default([]),
    starts_at: instant().notNull(),
    ends_at: instant().notNull(),
    status: text().$type<LotStatus>().notNull().default('draft'),
    price: minor(),
    reserve_met: boolean().notNull().default(false),
    bids_count: integer().notNull().default(0),
    leader_id: userReference(),
    manual_order_id: integer().references(() => manualOrders.id),
    pay_until: instant(),
    reason: text(),
    created_by: userReference(),
    created_at: instant().notNull().defaultNow(),
    version: version(),
    search: searchText((c) => [
      sql.raw(`'${LOT_NUMBER_PREFIX.toLowerCase()}' || ${NUMBER}`),
      c('title'),
      c('description'),
    ]),
  },
  (t) => [
    index('lots_status_idx').on(t.status, t.ends_at, t.id),
    index('lots_ends_at_idx').on(t.ends_at, t.id),
    index('lots_created_at_idx').on(t.created_at, t.id),
    index('lots_manual_order_idx').on(t.manual_order_id),
    index('lots_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

/** Bids of lots; `amount` is the price of the lot after the bid. */
export const lotBids = pgTable(
  'lot_bids',
  {
    id: id(),
    lot_id: integer()
      .notNull()
      .references(() => lots.id, { onDelete: 'cascade' }),
    user_id: userReference(),
    currency: text().$type<Currency>().notNull(),
    maximum: minor().notNull(),
    amount: minor().notNull(),
    created_at: instant().notNull().defaultNow(),
    withdrawn_at: instant(),
    reason: text(),
  },
  (t) => [
    index('lot_bids_lot_idx').on(t.lot_id, t.created_at, t.id),
    index('lot_bids_user_idx').on(t.user_id),
    index('lot_bids_created_at_idx').on(t.created_at, t.id),
  ],
);

export type LotRow = typeof lots.$inferSelect;
