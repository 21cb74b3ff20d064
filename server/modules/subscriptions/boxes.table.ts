import type {
  BoxMonthStatus,
  BoxPeriodicity,
  BoxPeriodStatus,
  BoxSkipReason,
  BoxStatus,
  BoxType,
  CardBrand,
  Country,
  Currency,
  Genre,
} from '#generated/enums.ts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { items } from '#server/modules/catalogue/catalogue.table.ts';
import { boxCodes } from '#server/modules/pricing/box-offers.table.ts';
import { orders } from '#server/modules/orders/orders.table.ts';
import { payments } from '#server/modules/payments/payments.table.ts';
import { id, instant, integers, lease, minor, searchText, version } from '#server/core/database/columns.ts';

const account = () => integer().references(() => users.id, { onDelete: 'set null' });

/** Record subscriptions. `card_token` is issued by the payment provider; card data is not stored. */
export const boxes = pgTable(
  'boxes',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    type: text().$type<BoxType>().notNull(),
    periodicity: text().$type<BoxPeriodicity>().notNull(),
    currency: text().$type<Currency>().notNull(),
    price: minor().notNull(),
    status: text().$type<BoxStatus>().notNull().default('active'),
    first_month: text().notNull(),
    paid_months: integer().notNull().default(0),
    renews: boolean().notNull().default(true),
    genres: integers()
      .$type<Genre[]>()
      .notNull()
      .default(sql`'{}'`),
    taste: text(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    holder: text().notNull().generatedAlwaysAs(sql.raw(`btrim(firstname || ' ' || lastname)`)),
    email: text().notNull(),
    company: text(),
    address: text(),
    address2: text(),
    zip_code: text(),
    city: text(),
    state: text(),
    country_id: text().$type<Country>(),
    phone: text(),
    sponsor_id: account(),
    sponsor_rewarded_at: instant(),
    /** The box that got the sponsor's free months, and their number. */
    rewarded_box_id: integer().references((): AnyPgColumn => boxes.id, { onDelete: 'set null' }),
    rewarded_months: integer(),
    giver_id: account(),
    gift_message: text(),
    paused_until: text(),
    skipped_months: jsonb().$type<string[]>().notNull().default([]),
    discount_percent: integer(),
    discount_charges: integer().notNull().default(0),
    card_token: text(),
    card_brand: text().$type<CardBrand>(),
    card_last4: text(),
    card_expires: text(),
    /** The order that bought it, with the index of the box in the order; unique together. */
    order_id: integer().references(() => orders.id, { onDelete: 'set null' }),
    order_index: integer(),
    cancelled_at: instant(),
    cancelled_because: text(),
    created_at: instant().notNull().defaultNow(),
    version: version(),
    search: searchText((c) => [c('firstname'), c('lastname'), c('email'), c('city')]),
  },
  (t) => [
    check('boxes_paid_months_check', sql`${t.paid_months} >= 0`),
    index('boxes_created_at_idx').on(t.created_at, t.id),
    index('boxes_status_idx').on(t.status, t.first_month, t.id),
    index('boxes_user_idx').on(t.user_id),
    uniqueIndex('boxes_order_key').on(t.order_id, t.order_index),
    index('boxes_sponsor_idx').on(t.sponsor_id),
    index('boxes_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

/** Monthly runs. */
export const boxMonths = pgTable(
  'box_months',
  {
    id: id(),
    month: text().notNull(),
    status: text().$type<BoxMonthStatus>().notNull().default('preparing'),
    note: text(),
    /** Account and request that started the current run. */
    run_by: account(),
    run_request: text(),
    ...lease(),
    created_by: account(),
    created_at: instant().notNull().defaultNow(),
    finished_at: instant(),
    version: version(),
  },
  (t) => [uniqueIndex('box_months_key').on(t.month)],
);

/** Candidate records of a month; for all box types when `types` is empty. */
export const boxPicks = pgTable(
  'box_picks',
  {
    id: id(),
    month_id: integer()
      .notNull()
      .references(() => boxMonths.id, { onDelete: 'cascade' }),
    item_id: integer()
      .notNull()
      .references(() => items.id),
    types: jsonb().$type<BoxType[]>().notNull().default([]),
  },
  (t) => [uniqueIndex('box_picks_key').on(t.month_id, t.item_id)],
);

/**
 * Periods: one month of one box. The charge (amount, paid months, token, attempt) is written before the provider is called
 * (`charging`), so that it can be retried with the same key.
 */
export const boxPeriods = pgTable(
  'box_periods',
  {
    id: id(),
    box_id: integer()
      .notNull()
      .references(() => boxes.id),
    month_id: integer()
      .notNull()
      .references(() => boxMonths.id, { onDelete: 'cascade' }),
    month: text().notNull(),
    type: text().$type<BoxType>().notNull(),
    status: text().$type<BoxPeriodStatus>().notNull().default('planned'),
    item_id: integer().references(() => items.id),
    by_hand: boolean().notNull().default(false),
    amount: minor().notNull(),
    currency: text().$type<Currency>().notNull(),
    pays: integer().notNull().default(0),
    reduced: boolean().notNull().default(false),
    charge_token: text(),
    charging_since: instant(),
    order_id: integer().references(() => orders.id),
    payment_id: integer().references(() => payments.id),
    attempts: integer().notNull().default(0),
    failure_code: text(),
    retry_at: instant(),
    skipped_because: text().$type<BoxSkipReason>(),
    settled_at: instant(),
    version: version(),
  },
  (t) => [
    uniqueIndex('box_periods_key').on(t.box_id, t.month),
    uniqueIndex('box_periods_order_key').on(t.order_id),
    uniqueIndex('box_periods_payment_key').on(t.payment_id),
    index('box_periods_month_idx').on(t.month_id, t.status, t.id),
    index('box_periods_item_idx').on(t.item_id),
    index('box_periods_unfinished_idx')
      .on(t.status, t.id)
      .where(sql`status in ('charging', 'failed')`),
  ],
);

/** Uses of codes by boxes. */
export const boxCodeUses = pgTable(
  'box_code_uses',
  {
    id: id(),
    code_id: integer()
      .notNull()
      .references(() => boxCodes.id),
    box_id: integer()
      .notNull()
      .references(() => boxes.id),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('box_code_uses_key').on(t.code_id, t.box_id)],
);

export type BoxRow = typeof boxes.$inferSelect;
export type BoxMonthRow = typeof boxMonths.$inferSelect;
export type BoxPeriodRow = typeof boxPeriods.$inferSelect;
