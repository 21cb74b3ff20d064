import type { Carrier, Currency, Partner, ShippingType } from '#generated/enums.ts';
import { date, doublePrecision, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, minor } from '../platform/columns.ts';

/** VAT in per cent by country and first day (§9 EU VAT rates). The newest row not after the day applies. */
export const vatRates = pgTable(
  'vat_rates',
  {
    country_id: text().notNull(),
    valid_from: date({ mode: 'string' }).notNull(),
    rate: doublePrecision().notNull(),
  },
  (t) => [primaryKey({ columns: [t.country_id, t.valid_from] })],
);

/** Units of a currency for one euro, by day. */
export const fxRates = pgTable(
  'fx_rates',
  {
    currency: text().$type<Currency>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    rate: doublePrecision().notNull(),
  },
  (t) => [primaryKey({ columns: [t.currency, t.day] })],
);

/** Shipping prices in EUR by zone, way and weight up to which they hold; dated like VAT. */
export const shippingRates = pgTable(
  'shipping_rates',
  {
    id: id(),
    zone: text().notNull(),
    shipping_type: text().$type<ShippingType>().notNull(),
    max_weight: integer().notNull(),
    price: minor().notNull(),
    free_from: minor(),
    days_min: integer().notNull(),
    days_max: integer().notNull(),
    valid_from: date({ mode: 'string' }).notNull(),
  },
  (t) => [uniqueIndex('shipping_rates_key').on(t.zone, t.shipping_type, t.max_weight, t.valid_from)],
);

/** Carriers' tracking links with {n} for the number and {zip} for the postal code (§9 carriers). */
export const carriers = pgTable('carriers', {
  code: text().$type<Carrier>().primaryKey(),
  template: text(),
});

/** Fulfilment partners as staff may change them: which country they ship from, whether they are in use. */
export const partners = pgTable('partners', {
  code: text().$type<Partner>().primaryKey(),
  country_id: text(),
  logistics_country: text(),
});
