import type { Carrier, Country } from '#generated/enums.ts';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
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
    transporter: text().$type<Carrier>(),
    opening_hours: text(),
    active: boolean().notNull().default(true),
    version: version(),
    search: searchText((c) => [c('name'), c('address'), c('zip_code'), c('city')]),
  },
  (t) => [
    index('pickups_country_idx').on(t.country_id, t.zip_code),
    index('pickups_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);
