import type { Country, ShopType } from '#generated/enums.ts';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { id, instant, searchText, version } from '#server/core/database/columns.ts';
import { lookColumns } from './look-columns.ts';

/** Pages of an artist or label elsewhere. */
const linkColumns = () => ({
  website: text(),
  facebook: text(),
  instagram: text(),
  youtube: text(),
  spotify: text(),
  soundcloud: text(),
});

/** Musicians and bands. */
export const artists = pgTable(
  'artists',
  {
    id: id(),
    name: text().notNull(),
    country_id: text().$type<Country>(),
    bio_en: text(),
    bio_fr: text(),
    picture: text(),
    shop_code: text(),
    ...linkColumns(),
    version: version(),
    search: searchText((c) => [c('name')]),
  },
  (t) => [
    index('artists_name_idx').on(t.name, t.id),
    index('artists_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

/** Record labels. */
export const labels = pgTable(
  'labels',
  {
    id: id(),
    name: text().notNull(),
    country_id: text().$type<Country>(),
    bio_en: text(),
    bio_fr: text(),
    picture: text(),
    shop_code: text(),
    ...linkColumns(),
    version: version(),
    search: searchText((c) => [c('name')]),
  },
  (t) => [
    index('labels_name_idx').on(t.name, t.id),
    index('labels_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

/** Shops of artists and labels; white-label ones have a theme (§3 Shop). */
export const shops = pgTable(
  'shops',
  {
    id: id(),
    name: text().notNull(),
    code: text().notNull(),
    type: text().$type<ShopType>().notNull().default('house'),
    artist_id: integer().references(() => artists.id),
    label_id: integer().references(() => labels.id),
    user_id: integer().references(() => users.id),
    host: text(),
    ...lookColumns(),
    created_at: instant().notNull().defaultNow(),
    version: version(),
    search: searchText((c) => [c('name'), c('code')]),
  },
  (t) => [
    uniqueIndex('shops_code_key').on(t.code),
    uniqueIndex('shops_host_key').on(t.host),
    index('shops_user_idx').on(t.user_id),
    index('shops_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);
