import type { Language, ReviewRefusal, ReviewStatus } from '#generated/enums.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { projects } from '#server/modules/catalogue/catalogue.table.ts';
import { id, instant, searchText, version } from '#server/core/database/columns.ts';

/** Reviews and comments on releases; one with stars is a review, at most one per account and release. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    project_id: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    author_name: text().notNull(),
    rating: integer(),
    text: text().notNull(),
    lang: text().$type<Language>().notNull(),
    verified: boolean().notNull().default(false),
    status: text().$type<ReviewStatus>().notNull().default('to_check'),
    refusal: text().$type<ReviewRefusal>(),
    refusal_note: text(),
    answer: text(),
    answered_at: instant(),
    answered_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: instant().notNull().defaultNow(),
    checked_at: instant(),
    checked_by: integer().references(() => users.id, { onDelete: 'set null' }),
    version: version(),
    search: searchText((c) => [c('author_name'), c('text'), c('answer')]),
  },
  (t) => [
    uniqueIndex('reviews_one_rating_key')
      .on(t.project_id, t.user_id)
      .where(sql`rating is not null`),
    index('reviews_created_at_idx').on(t.created_at, t.id),
    index('reviews_status_idx').on(t.status, t.created_at, t.id),
    index('reviews_project_idx').on(t.project_id, t.status, t.created_at),
    index('reviews_user_idx').on(t.user_id, t.created_at),
    index('reviews_rating_idx').on(t.rating, t.id),
    index('reviews_answered_at_idx').on(t.answered_at, t.id),
    index('reviews_search_idx').using('gin', t.search.op('gin_trgm_ops')),
    check('reviews_rating_stars', sql`rating between 1 and 5`),
  ],
);

export type ReviewRow = typeof reviews.$inferSelect;
