import type { Language, SubscriberSource, SubscriberStatus } from '#generated/enums.ts';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, searchText, version } from '#server/core/database/columns.ts';

/**
 * Subscribers of the newsletter. `leave_token` is in the link at the bottom of each newsletter; the token of the last
 * confirmation mail is stored hashed.
 */
export const subscribers = pgTable(
  'subscribers',
  {
    id: id(),
    email: text().notNull(),
    lang: text().$type<Language>().notNull(),
    status: text().$type<SubscriberStatus>().notNull().default('pending'),
    source: text().$type<SubscriberSource>().notNull(),
    leave_token: text().notNull(),
    confirm_hash: text(),
    confirm_until: instant(),
    confirmed_at: instant(),
    left_at: instant(),
    created_at: instant().notNull().defaultNow(),
    version: version(),
    search: searchText((c) => [c('email')]),
  },
  (t) => [
    uniqueIndex('subscribers_email_key').on(t.email),
    uniqueIndex('subscribers_leave_token_key').on(t.leave_token),
    index('subscribers_confirm_hash_idx').on(t.confirm_hash),
    index('subscribers_created_at_idx').on(t.created_at, t.id),
    index('subscribers_status_idx').on(t.status, t.created_at, t.id),
    index('subscribers_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

export type SubscriberRow = typeof subscribers.$inferSelect;
