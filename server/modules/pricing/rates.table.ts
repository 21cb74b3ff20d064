import type {
  Carrier,
  Country,
  Currency,
  CustomsDestination,
  DiscFormat,
  Goods,
  Partner,
  PartnerDelivery,
  ShippingType,
  ShippingZone,
} from '#generated/enums.ts';
import type { TrackingColumns } from '#generated/schemas.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, date, doublePrecision, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, minor, version } from '#server/core/database/columns.ts';

/** VAT in per cent by country and first day (§9 EU VAT rates). The latest row not after a day applies. */
export const vatRates = pgTable(
  'vat_rates',
  {
    id: id(),
    country_id: text().$type<Country>().notNull(),
    valid_from: date({ mode: 'string' }).notNull(),
    rate: doublePrecision().notNull(),
    version: version(),
  },
  (t) => [uniqueIndex('vat_rates_key').on(t.country_id, t.valid_from)],
);

/** Units of a currency per euro, by day. */
export const fxRates = pgTable(
  'fx_rates',
  {
    id: id(),
    currency: text().$type<Currency>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    rate: doublePrecision().notNull(),
    version: version(),
  },
  (t) => [uniqueIndex('fx_rates_key').on(t.currency, t.day)],
);

/** Shipping prices in EUR by zone, type and maximum weight, dated. */
export const shippingRates = pgTable(
  'shipping_rates',
  {
    id: id(),
    zone: text().$type<ShippingZone>().notNull(),
    shipping_type: text().$type<ShippingType>().notNull(),
    max_weight: integer().notNull(),
    price: minor().notNull(),
    free_from: minor(),
    days_min: integer().notNull(),
    days_max: integer().notNull(),
    valid_from: date({ mode: 'string' }).notNull(),
    version: version(),
  },
  (t) => [uniqueIndex('shipping_rates_key').on(t.zone, t.shipping_type, t.max_weight, t.valid_from)],
);

/** Carriers' tracking links with {n} for the number and {zip} for the postal code (§9 carriers). */
export const carriers = pgTable('carriers', {
  code: text().$type<Carrier>().primaryKey(),
  /** Id for lists and URLs. */
  id: integer().notNull().unique().generatedByDefaultAsIdentity(),
  template: text(),
  version: version(),
});

/** Customs codes by goods and destination: a country, the EU or the rest. */
export const customsCodes = pgTable(
  'customs_codes',
  {
    id: id(),
    goods: text().$type<Goods>().notNull(),
    destination: text().$type<CustomsDestination>().notNull().default('country'),
    country_id: text().$type<Country>(),
    code: text().notNull(),
    version: version(),
  },
  (t) => [
    uniqueIndex('customs_codes_country_key')
      .on(t.goods, t.country_id)
      .where(sql`country_id is not null`),
    uniqueIndex('customs_codes_destination_key')
      .on(t.goods, t.destination)
      .where(sql`country_id is null`),
    check('customs_codes_country_check', sql`(${t.destination} = 'country') = (${t.country_id} is not null)`),
  ],
);

/** Maximum side durations by disc format, in seconds (trade facts, "Minutes per side"). */
export const discFormats = pgTable('disc_formats', {
  id: id(),
  format: text().$type<DiscFormat>().notNull().unique(),
  warn: integer().notNull(),
  refuse: integer().notNull(),
  version: version(),
});

/** Fulfilment partners, with origin and delivery of batches. */
export const partners = pgTable('partners', {
  code: text().$type<Partner>().primaryKey(),
  /** Id for lists and URLs. */
  id: integer().notNull().unique().generatedByDefaultAsIdentity(),
  country_id: text(),
  logistics_country: text(),
  active: boolean().notNull().default(true),
  carrier: text().$type<Carrier>(),
  delivery: text().$type<PartnerDelivery>().notNull().default('file'),
  api_url: text(),
  api_secret: text(),
  /** Saved columns of tracking files. */
  tracking_columns: jsonb().$type<{ headings: string[]; columns: TrackingColumns }>(),
  version: version(),
});
