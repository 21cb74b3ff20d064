import type { PublicationStatus } from '#generated/enums.ts';
import { type SQL, sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, integers, searchText, version } from '#server/core/database/columns.ts';

/** Columns that posts and help articles share. */
const article = () => ({
  id: id(),
  slug: text().notNull(),
  status: text().$type<PublicationStatus>().notNull().default('draft'),
  published_at: instant(),
  title_en: text().notNull(),
  title_fr: text(),
  title_zh: text(),
  description_en: text(),
  description_fr: text(),
  description_zh: text(),
  body_en: text().notNull(),
  body_fr: text(),
  body_zh: text(),
  created_at: instant().notNull().defaultNow(),
  updated_at: instant().notNull().defaultNow(),
  version: version(),
});

/** Names in three languages, of tags and categories. */
const names = () => ({ slug: text().notNull(), name: text().notNull(), name_fr: text(), name_zh: text() });

const searchNames = () => searchText((c) => [c('name'), c('name_fr'), c('name_zh'), c('slug')]);

/** The text of an HTML column. */
const plain = (html: SQL): SQL => sql`regexp_replace(${html}, '<[^>]*>', ' ', 'g')`;

/** Posts of the blog; `tags` are ids of `postTags`. */
export const posts = pgTable(
  'posts',
  {
    ...article(),
    author: text().notNull(),
    tags: integers()
      .notNull()
      .default(sql`'{}'`),
    picture: text(),
    lead_en: text().notNull(),
    lead_fr: text(),
    lead_zh: text(),
    search: searchText((c) => [c('title_en'), c('title_fr'), c('title_zh'), c('author'), c('slug')]),
  },
  (t) => [
    uniqueIndex('posts_slug_key').on(t.slug),
    index('posts_published_at_idx').on(t.published_at, t.id),
    index('posts_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

/** Topics of the blog. */
export const postTags = pgTable(
  'post_tags',
  { id: id(), ...names(), version: version(), search: searchNames() },
  (t) => [uniqueIndex('post_tags_slug_key').on(t.slug)],
);

/** Categories of the help centre. */
export const helpCategories = pgTable(
  'help_categories',
  { id: id(), ...names(), position: integer().notNull().default(100), version: version(), search: searchNames() },
  (t) => [uniqueIndex('help_categories_slug_key').on(t.slug)],
);

/** Articles of the help centre. The search covers titles and texts of all languages. */
export const helpArticles = pgTable(
  'help_articles',
  {
    ...article(),
    category_id: integer()
      .notNull()
      .references(() => helpCategories.id),
    position: integer().notNull().default(100),
    search: searchText((c) => [
      ...[c('title_en'), c('title_fr'), c('title_zh')],
      ...[c('description_en'), c('description_fr'), c('description_zh')],
      ...[plain(c('body_en')), plain(c('body_fr')), plain(c('body_zh'))],
    ]),
  },
  (t) => [
    uniqueIndex('help_articles_slug_key').on(t.slug),
    index('help_articles_category_idx').on(t.category_id, t.position),
    index('help_articles_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

export type PostRow = typeof posts.$inferSelect;
export type HelpArticleRow = typeof helpArticles.$inferSelect;
