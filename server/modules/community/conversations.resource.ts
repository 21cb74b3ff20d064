import { parseConversationReference, formatConversationReference } from '#domain/community/conversations.ts';
import { conversationsResource as definition } from '#generated/resources.ts';
import type { Conversation } from '#generated/schemas.ts';
import { ConversationMessageFields } from '#generated/fields/ConversationMessage.ts';
import { asc, eq, or, sql } from 'drizzle-orm';
import { normaliseEmail } from '#server/core/authentication/emails.ts';
import type { AnyCall } from '#server/core/api/handler.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { directMessages } from './direct-messages.table.ts';
import { conversationMessages, conversations, type ConversationRow } from './conversations.table.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { defineResource } from '#server/resources/define-resource.ts';
import { toWire } from '#server/core/api/wire.ts';

async function readMessages(db: Queryable, id: number): Promise<Conversation['messages']> {
  const { conversation_id, id: number } = conversationMessages;
  const rows = await db.select().from(conversationMessages).where(eq(conversation_id, id)).orderBy(asc(number));
  return rows.map((row) => toWire(ConversationMessageFields, row)) as Conversation['messages'];
}

/** Reads the messages of the reported conversation of two accounts, for staff. */
async function readReported(db: Queryable, direct_id: number | null): Promise<Conversation['reported']> {
  if (direct_id === null) return [];
  const rows = await db
    .select({ message: directMessages, author_name: users.name })
    .from(directMessages)
    .innerJoin(users, eq(users.id, directMessages.author_id))
    .where(eq(directMessages.conversation_id, direct_id))
    .orderBy(asc(directMessages.id));
  return rows.map(({ message, author_name }) =>
    toWire(ConversationMessageFields, { ...message, author_name, by_staff: false, mail_id: null }),
  ) as Conversation['reported'];
}

/** The response of an action: the current conversation with its ETag. */
export async function answerConversation(
  { context, reply }: Pick<AnyCall, 'context' | 'reply'>,
  row: ConversationRow,
): Promise<Conversation> {
  reply.header('etag', `"${row.version}"`);
  const wire = toWire(definition.fields, row) as Conversation;
  const reported = await readReported(context.db, row.direct_id);
  const reference = formatConversationReference(row.id);
  return { ...wire, reference, reported, messages: await readMessages(context.db, row.id) };
}

/** Conversations with customers; assignee and subject can be changed, messages cannot. */
export const conversationsResource = defineResource('conversations', {
  table: conversations,
  texts: { reference: sql.raw(`select '${formatConversationReference(0).slice(0, -1)}' || conversations.id`) },
  find: (text) =>
    or(eq(conversations.id, parseConversationReference(text) ?? 0), eq(conversations.email, normaliseEmail(text))) ??
    sql`false`,
  details: async ({ id, direct_id }, _call, db) => ({
    messages: await readMessages(db, id),
    reported: await readReported(db, direct_id),
  }),
});
