import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { ChatMessageFields } from '#generated/fields/ChatMessage.ts';
import type { ChatMessage } from '#generated/schemas.ts';
import { toWire } from '#server/core/api/wire.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { conversationMessages } from './conversations.table.ts';

/** Reads the messages of a conversation for the customer, oldest first; staff have their first names only. */
export async function readCustomerMessages(db: Queryable, conversation: number): Promise<ChatMessage[]> {
  const rows = await db
    .select()
    .from(conversationMessages)
    .where(eq(conversationMessages.conversation_id, conversation))
    .orderBy(asc(conversationMessages.id));
  return rows.map((row) => {
    const author_name = row.by_staff ? (row.author_name.split(' ', 1)[0] ?? '') : row.author_name;
    return toWire(ChatMessageFields, { ...row, author_name }) as ChatMessage;
  });
}

/** Marks the messages of the shop up to `last` as read by the customer. */
export async function markAsRead(db: Queryable, conversation: number, last: number, now: Date): Promise<void> {
  const { conversation_id, by_staff, read_at, id } = conversationMessages;
  const isUnread = and(eq(conversation_id, conversation), eq(by_staff, true), isNull(read_at), lte(id, last));
  await db.update(conversationMessages).set({ read_at: now }).where(isUnread);
}
