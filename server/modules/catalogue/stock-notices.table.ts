import type { Language } from '#generated/enums.ts';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { id, instant } from '#server/core/database/columns.ts';
import { items } from './catalogue.table.ts';

/**
 * Requests to be mailed once when an item is in stock again. `token` cancels them by the link of the mail, so sent ones
 * are kept for a while.
 */
export const stockNotices = pgTable(
  'stock_notices',
  {
    id: id(),
    item_id: integer()
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    lang: text().$type<Language>().notNull(),
    token: text().notNull(),
    created_at: instant().notNull().defaultNow(),
    sent_at: instant(),
  },
  (t) => [
    uniqueIndex('stock_notices_open_key')
      .on(t.item_id, t.email)
      .where(sql`sent_at is null`),
    uniqueIndex('stock_notices_token_key').on(t.token),
    index('stock_notices_email_idx').on(t.email),
    index('stock_notices_sent_at_idx').on(t.sent_at),
  ],
);

export type StockNoticeRow = typeof stockNotices.$inferSelect;
