import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { id, instant } from '#server/core/database/columns.ts';

/** Conversations between two accounts; `sender_id` wrote first. */
export const directConversations = pgTable(
  'direct_conversations',
  {
    id: id(),
    sender_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    recipient_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Set when staff closes it after a report, or an account is erased; no more messages can be written. */
    closed_at: instant(),
    last_message_at: instant().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('direct_conversations_pair_key').on(t.sender_id, t.recipient_id),
    index('direct_conversations_recipient_idx').on(t.recipient_id),
  ],
);

/** The two accounts of a conversation, each with its settings and the last message that it has read. */
export const directParticipants = pgTable(
  'direct_participants',
  {
    conversation_id: integer()
      .notNull()
      .references(() => directConversations.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    read_message_id: integer().notNull().default(0),
    /** Time of the first unread message; null when all are read. */
    unread_since: instant(),
    /** Time of the e-mail about the unread messages. */
    mailed_at: instant(),
    muted: boolean().notNull().default(false),
    blocked: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.conversation_id, t.user_id] }),
    index('direct_participants_user_idx').on(t.user_id),
    index('direct_participants_unread_idx')
      .on(t.unread_since)
      .where(sql`${t.unread_since} is not null and ${t.mailed_at} is null`),
  ],
);

/** Messages between two accounts. */
export const directMessages = pgTable(
  'direct_messages',
  {
    id: id(),
    conversation_id: integer()
      .notNull()
      .references(() => directConversations.id, { onDelete: 'cascade' }),
    author_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** Keys of uploads with the purpose `message_picture`. */
    pictures: text().array().notNull().default([]),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [
    index('direct_messages_conversation_idx').on(t.conversation_id, t.id),
    index('direct_messages_author_idx').on(t.author_id),
  ],
);
