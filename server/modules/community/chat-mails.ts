import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm';
import { type Database, inTransaction, type Queryable } from '#server/core/database/database.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { Worker } from '#server/core/jobs/worker.ts';
import { chats } from './chats.table.ts';
import { conversationMessages, type ConversationRow, conversations } from './conversations.table.ts';
import { mailConversation } from './letters/conversation-mail.ts';
import { readLastCustomerMessage } from './write-message.ts';

/** An open panel fetches messages every few seconds; one that has not for this long is closed. */
const CLOSED_MS = 60_000;

/** Whether the visitor of a conversation has the chat open, so that an answer needs no mail yet. */
export async function hasOpenChat(db: Queryable, conversation: number, now: Date): Promise<boolean> {
  const isOpen = gt(chats.seen_at, new Date(now.getTime() - CLOSED_MS));
  const [chat] = await db
    .select({ id: chats.conversation_id })
    .from(chats)
    .where(and(eq(chats.conversation_id, conversation), isOpen));
  return chat !== undefined;
}

/** Reads the answers that were written for an open chat and not fetched before it was closed. */
async function readUnseen(db: Database, now: Date): Promise<{ conversation: ConversationRow; id: number }[]> {
  const isUnseen = and(
    gt(conversationMessages.id, chats.seen_message_id),
    eq(conversationMessages.by_staff, true),
    isNull(conversationMessages.mail_id),
    lt(chats.seen_at, new Date(now.getTime() - CLOSED_MS)),
  );
  return db
    .select({ conversation: conversations, id: conversationMessages.id })
    .from(chats)
    .innerJoin(conversations, eq(conversations.id, chats.conversation_id))
    .innerJoin(conversationMessages, eq(conversationMessages.conversation_id, chats.conversation_id))
    .where(isUnseen)
    .orderBy(asc(conversationMessages.id))
    .limit(100);
}

/** Mails one answer, unless another run has. */
async function mailAnswer(context: Context, conversation: ConversationRow, id: number): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const isUnsent = and(eq(conversationMessages.id, id), isNull(conversationMessages.mail_id));
    const [message] = await tx.select().from(conversationMessages).where(isUnsent).for('update');
    if (!message) return;
    const quoted = await readLastCustomerMessage(tx, conversation.id);
    const mail = { template: 'conversation_message', text: message.text, quoted } as const;
    const mail_id = await mailConversation(tx, context, conversation, mail);
    await tx.update(conversationMessages).set({ mail_id }).where(eq(conversationMessages.id, id));
  });
}

/** Every minute: mails the answers of closed chats that the visitor has not seen. */
export const mailChatAnswers: Worker = {
  name: 'mail-chat-answers',
  schedule: '* * * * *',
  run: async (_data, context) => {
    for (const { conversation, id } of await readUnseen(context.db, context.now()))
      await mailAnswer(context, conversation, id);
  },
};
