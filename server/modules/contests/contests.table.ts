import type { EntryStatus, Language } from '#generated/enums.ts';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { projects } from '#server/modules/catalogue/catalogue.table.ts';
import { shops } from '#server/modules/shops/shops.table.ts';
import { id, instant, searchText, version } from '#server/core/database/columns.ts';

/** Contests. `draw_secret` is the seed of the draw, published after it; `link_secret` signs the link to its record. */
export const contests = pgTable(
  'contests',
  {
    id: id(),
    code: text().notNull(),
    title_en: text().notNull(),
    title_fr: text(),
    title_zh: text(),
    text_en: text(),
    text_fr: text(),
    text_zh: text(),
    question: text(),
    rules: text(),
    prize: text().notNull(),
    winners_count: integer().notNull().default(1),
    project_id: integer().references(() => projects.id),
    shop_id: integer().references(() => shops.id),
    starts_at: instant().notNull(),
    ends_at: instant().notNull(),
    published: boolean().notNull().default(false),
    draw_secret: text().notNull(),
    seed_hash: text().notNull(),
    entries_hash: text(),
    link_secret: text().notNull(),
    closed_at: instant(),
    drawn_at: instant(),
    created_at: instant().notNull().defaultNow(),
    version: version(),
    search: searchText((c) => [c('title_en'), c('title_fr'), c('title_zh'), c('prize')]),
  },
  (t) => [
    uniqueIndex('contests_code_key').on(t.code),
    index('contests_starts_at_idx').on(t.starts_at, t.id),
    index('contests_project_idx').on(t.project_id),
    index('contests_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

/** Entries to contests, one per person: `email_key` is equal for all spellings of an address. */
export const contestEntries = pgTable(
  'contest_entries',
  {
    id: id(),
    contest_id: integer()
      .notNull()
      .references(() => contests.id),
    code: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    email_key: text().notNull(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    lang: text().$type<Language>().notNull(),
    answer: text(),
    newsletter: boolean().notNull().default(false),
    status: text().$type<EntryStatus>().notNull().default('entered'),
    place: integer(),
    reason: text(),
    created_at: instant().notNull().defaultNow(),
    version: version(),
    search: searchText((c) => [c('name'), c('email'), c('answer'), c('code')]),
  },
  (t) => [
    uniqueIndex('contest_entries_person_key').on(t.contest_id, t.email_key),
    uniqueIndex('contest_entries_code_key').on(t.code),
    index('contest_entries_created_at_idx').on(t.created_at, t.id),
    index('contest_entries_status_idx').on(t.status, t.place, t.id),
    index('contest_entries_of_idx').on(t.contest_id, t.status, t.place),
    index('contest_entries_user_idx').on(t.user_id),
    index('contest_entries_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

export type ContestRow = typeof contests.$inferSelect;
export type EntryRow = typeof contestEntries.$inferSelect;
