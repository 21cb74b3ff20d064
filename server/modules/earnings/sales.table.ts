import type { Country, Currency, OriginSource, Partner, SalesDimension } from '#generated/enums.ts';
import { bigint, boolean, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { minor } from '#server/core/database/columns.ts';

const count = () => integer().notNull();
/** A sum in minor units. */
const amount = () => bigint({ mode: 'number' }).notNull();

/**
 * Sales: a row per project and shop order of each paid order, by payment day. Written only by `refreshSales`.
 * Shipping is in `gross` of a part's first row; `goods` is the project's share after reductions.
 */
export const sales = pgTable(
  'sales',
  {
    order_id: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
    currency: text().$type<Currency>().notNull(),
    country_id: text().$type<Country>().notNull(),
    origin: text().$type<OriginSource>(),
    shop_id: integer(),
    partner: text().$type<Partner>(),
    project_id: integer(),
    /** Bit n: first row of its order for the dimensions of set n (`getDimensionsBit`). */
    firsts: smallint().notNull(),
    gross: minor().notNull(),
    vat: minor().notNull(),
    goods: minor().notNull(),
    goods_vat: minor().notNull(),
    // in euros at the day's rate, converted once per order and shared to the cent
    gross_eur: minor().notNull(),
    vat_eur: minor().notNull(),
    goods_eur: minor().notNull(),
    goods_vat_eur: minor().notNull(),
    copies: count(),
    /** First order of the customer. */
    is_new: boolean().notNull(),
    is_cancelled: boolean().notNull(),
  },
  (t) => [
    index('sales_order_idx').on(t.order_id),
    index('sales_day_idx').on(t.day),
    index('sales_country_idx').on(t.country_id, t.day),
    index('sales_shop_idx').on(t.shop_id, t.day),
    index('sales_project_idx').on(t.project_id, t.day),
  ],
);

/** Sums of `sales` by day, currency and dimension; '' is the key without value. */
export const salesDays = pgTable(
  'sales_days',
  {
    dimension: text().$type<SalesDimension | 'total'>().notNull(),
    key: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    currency: text().$type<Currency>().notNull(),
    orders: count(),
    copies: count(),
    new_customers: count(),
    cancelled_orders: count(),
    gross: amount(),
    vat: amount(),
    cancelled: amount(),
    gross_eur: amount(),
    vat_eur: amount(),
    cancelled_eur: amount(),
  },
  (t) => [
    primaryKey({ columns: [t.dimension, t.key, t.day, t.currency] }),
    // covering index for long periods
    index('sales_days_read_idx').on(
      ...[t.dimension, t.day, t.key, t.currency, t.orders, t.copies],
      ...[t.new_customers, t.cancelled_orders, t.gross, t.vat, t.cancelled],
      ...[t.gross_eur, t.vat_eur, t.cancelled_eur],
    ),
  ],
);

/**
 * Orders with outdated `sales`. Written by triggers, processed by readers; append-only, so that writers do not wait
 * for each other.
 */
export const salesChanges = pgTable('sales_changes', {
  order_id: integer().notNull(),
  email: text().notNull(),
});
