import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, searchText, version } from '#server/core/database/columns.ts';

/** Banners above the home page (§3 Alert banner). */
export const alerts = pgTable(
  'alerts',
  {
    id: id(),
    text_fr: text().notNull(),
    text_en: text().notNull(),
    link_fr: text(),
    link_en: text(),
    starts_at: instant(),
    ends_at: instant(),
    active: boolean().notNull().default(true),
    version: version(),
    search: searchText((c) => [c('text_en'), c('text_fr')]),
  },
  (t) => [index('alerts_search_idx').using('gin', t.search.op('gin_trgm_ops'))],
);

/** Large pictures of the home page. */
export const banners = pgTable(
  'banners',
  {
    id: id(),
    title: text().notNull(),
    text: text(),
    picture: text().notNull(),
    link: text().notNull(),
    position: integer().notNull().default(1),
    active: boolean().notNull().default(true),
    version: version(),
    search: searchText((c) => [c('title'), c('text')]),
  },
  (t) => [index('banners_search_idx').using('gin', t.search.op('gin_trgm_ops'))],
);
