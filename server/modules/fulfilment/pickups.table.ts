import type { Carrier, Country } from '#generated/enums.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, searchText, version } from '#server/core/database/columns.ts';

/** Pick-up points: shops and relays (§3 Pickup address). Orders store a copy. */
export const pickups = pgTable(
  'pickups',
  {
    id: id(),
    name: text().notNull(),
    address: text().notNull(),
    zip_code: text().notNull(),
    city: text().notNull(),
    state: text(),
    country_id: text().$type<Country>().notNull(),
    /** Degrees (WGS 84); both or neither. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    transporter: text().$type<Carrier>(),
    opening_hours: text(),
    active: boolean().notNull().default(true),
    version: version(),
    search: searchText((c) => [c('name'), c('address'), c('zip_code'), c('city')]),
  },
  (t) => [
    check('pickups_coordinates_check', sql`(${t.latitude} is null) = (${t.longitude} is null)`),
    index('pickups_country_idx').on(t.country_id, t.zip_code),
    index('pickups_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);
