import type { ContactTopic, ConversationStatus, Language } from '#generated/enums.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { orders } from '#server/modules/orders/orders.table.ts';
import { directConversations } from './direct-messages.table.ts';
import { id, instant, searchText, version } from '#server/core/database/columns.ts';

/**
 * Conversations of customers. `waiting_since` is set while the shop has to answer; `said` is the customer's text, for
 * search.
 */
export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    order_id: integer().references(() => orders.id, { onDelete: 'set null' }),
    topic: text().$type<ContactTopic>().notNull(),
    subject: text().notNull(),
    lang: text().$type<Language>().notNull(),
    status: text().$type<ConversationStatus>().notNull().default('open'),
    /** The reported conversation between two accounts. */
    direct_id: integer().references(() => directConversations.id, { onDelete: 'set null' }),
    assigned_to: integer().references(() => users.id, { onDelete: 'set null' }),
    waiting_since: instant(),
    said: text().notNull().default(''),
    created_at: instant().notNull().defaultNow(),
    version: version(),
    search: searchText((c) => [c('subject'), c('name'), c('email'), c('said')]),
  },
  (t) => [
    index('conversations_created_at_idx').on(t.created_at, t.id),
    index('conversations_status_idx').on(t.status, t.created_at, t.id),
    index('conversations_waiting_idx').on(t.waiting_since, t.id),
    index('conversations_email_idx').on(t.email),
    index('conversations_user_idx').on(t.user_id),
    index('conversations_direct_idx').on(t.direct_id),
    index('conversations_order_idx').on(t.order_id),
    index('conversations_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

/**
 * A message of the customer or of the shop; the shop's messages are sent by e-mail. `read_at` is set on those that the
 * account has read.
 */
export const conversationMessages = pgTable(
  'conversation_messages',
  {
    id: id(),
    conversation_id: integer()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    by_staff: boolean().notNull(),
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    author_name: text().notNull(),
    text: text().notNull(),
    /** Keys of uploads with the purpose `message_picture`. */
    pictures: text().array().notNull().default([]),
    mail_id: integer().references(() => mails.id, { onDelete: 'set null' }),
    read_at: instant(),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [
    index('conversation_messages_idx').on(t.conversation_id, t.id),
    index('conversation_messages_unread_idx')
      .on(t.conversation_id)
      .where(sql`${t.by_staff} and ${t.read_at} is null`),
  ],
);

export type ConversationRow = typeof conversations.$inferSelect;
