import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/core/database/columns.ts';
import { conversations } from './conversations.table.ts';

/**
 * Chats of visitors: conversations whose messages a browser reads with a secret. `seen_message_id` is the last message
 * that was fetched; later answers are sent by e-mail.
 */
export const chats = pgTable(
  'chats',
  {
    conversation_id: integer()
      .primaryKey()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    token_hash: text().notNull().unique(),
    seen_message_id: integer().notNull().default(0),
    seen_at: instant().notNull(),
  },
  (t) => [index('chats_seen_at_idx').on(t.seen_at)],
);

export type ChatRow = typeof chats.$inferSelect;
