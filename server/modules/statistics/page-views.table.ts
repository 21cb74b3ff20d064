import type { Audience } from '#generated/enums.ts';
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Views per day (Paris), page and audience. Contains no data on people. */
export const pageViews = pgTable(
  'page_views',
  {
    day: date().notNull(),
    page: text().notNull(),
    audience: text().$type<Audience>().notNull(),
    views: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.page, t.audience] }), index('page_views_day_idx').on(t.day, t.audience)],
);
