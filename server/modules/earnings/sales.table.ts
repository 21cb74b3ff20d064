import type { Country, Currency, OriginSource, Partner, SalesDimension } from '#generated/enums.ts';
import { bigint, boolean, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { minor } from '#server/core/database/columns.ts';

const count = () => integer().notNull();
/** A sum of minor amounts of one currency. */
const amount = () => bigint({ mode: 'number' }).notNull();

/**
 * What was sold: of each paid order a row for every project in every shop's part of it, on the day of the shop's calendar
 * it was paid. Written by `refreshSales` alone. Shipping, and what else belongs to no project, is in `gross` of a part's
 * first row; `goods` is the project's alone, less its share of the reduction.
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
    /** Bit n: the row is the first of its order with its values of the dimensions of set n (`bitOf`). */
    firsts: smallint().notNull(),
    gross: minor().notNull(),
    vat: minor().notNull(),
    goods: minor().notNull(),
    goods_vat: minor().notNull(),
    // In euros by the rate of the day: the order is converted once, and its rows share that amount to the cent.
    gross_eur: minor().notNull(),
    vat_eur: minor().notNull(),
    goods_eur: minor().notNull(),
    goods_vat_eur: minor().notNull(),
    copies: count(),
    /** The order is its customer's first. */
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

/** Sums of `sales` by day, currency and one dimension; '' is the key of orders that have none. */
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
    // holds all that is summed up, so that a year of a million orders is read in one sweep
    index('sales_days_read_idx').on(
      ...[t.dimension, t.day, t.key, t.currency, t.orders, t.copies],
      ...[t.new_customers, t.cancelled_orders, t.gross, t.vat, t.cancelled],
      ...[t.gross_eur, t.vat_eur, t.cancelled_eur],
    ),
  ],
);

/**
 * Orders that `sales` does not know as they are now. Triggers write it in the transaction of the change, whoever makes it
 * (migration), and whoever reads statistics works it off. Its rows are never updated, so nobody waits for anybody.
 */
export const salesChanges = pgTable('sales_changes', {
  order_id: integer().notNull(),
  email: text().notNull(),
});
