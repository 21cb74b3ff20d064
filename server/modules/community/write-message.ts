import { eq, sql } from 'drizzle-orm';
import type { AnyCall } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { conversationMessages, conversations, type ConversationRow } from './conversations.table.ts';
import type { Transaction } from '#server/core/database/database.ts';

/** Loads the conversation `FOR UPDATE`. Throws 404. */
export async function lockConversation(tx: Transaction, id: number): Promise<ConversationRow> {
  const [row] = await tx.select().from(conversations).where(eq(conversations.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

/** Updates a conversation and writes an audit entry. */
export async function changeConversation(
  tx: Transaction,
  call: AnyCall,
  before: ConversationRow,
  values: Partial<typeof conversations.$inferInsert>,
): Promise<ConversationRow> {
  const [after] = await tx
    .update(conversations)
    .set({ ...values, version: sql`${conversations.version} + 1` })
    .where(eq(conversations.id, before.id))
    .returning();
  if (!after) throw notFound();
  await auditChange(tx, call, 'conversations', before.id, before, after);
  return after;
}

/** Inserts a conversation. */
export async function beginConversation(
  tx: Transaction,
  call: AnyCall,
  values: typeof conversations.$inferInsert,
): Promise<ConversationRow> {
  const [row] = await tx
    .insert(conversations)
    .values({ ...values, created_at: call.context.now() })
    .returning();
  if (!row) throw new Error('The database did not return the conversation.');
  await auditChange(tx, call, 'conversations', row.id, undefined, row);
  return row;
}

/** Adds a message. */
export async function addMessage(
  tx: Transaction,
  { context }: Pick<AnyCall, 'context'>,
  message: Omit<typeof conversationMessages.$inferInsert, 'created_at'>,
): Promise<void> {
  await tx.insert(conversationMessages).values({ ...message, created_at: context.now() });
}

/** Reads the customer's last message, to quote it. */
export async function readLastCustomerMessage(tx: Transaction, id: number): Promise<string | undefined> {
  const { rows } = await tx.execute<{ text: string }>(sql`select text from conversation_messages
    where conversation_id = ${id} and not by_staff order by id desc limit 1`);
  return rows[0]?.text;
}
