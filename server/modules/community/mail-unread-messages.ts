import { and, asc, eq, isNull, lt, ne } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import type { Worker } from '#server/core/jobs/worker.ts';
import { directConversations, directParticipants } from './direct-messages.table.ts';
import { mailUnreadMessages } from './letters/unread-mail.ts';
import { findPublicAccount, getPublicName, readOwnMakers } from './public-accounts.ts';

/** Messages are announced by e-mail when they have been unread for this long. */
const UNREAD_MS = 15 * 60 * 1000;
/** Participants per run. */
const LIMIT = 100;

const { conversation_id, user_id, unread_since, mailed_at, muted, blocked } = directParticipants;

/** Condition of the participants that are told about unread messages now. */
const buildDueCondition = (now: Date) =>
  and(lt(unread_since, new Date(now.getTime() - UNREAD_MS)), isNull(mailed_at), eq(muted, false), eq(blocked, false));

/** Mails one participant, unless another run has or the messages were read. */
async function mailParticipant(tx: Transaction, context: Context, conversation: number, user: number): Promise<void> {
  const now = context.now();
  const isParticipant = and(eq(conversation_id, conversation), eq(user_id, user));
  const [participant] = await tx
    .select()
    .from(directParticipants)
    .where(and(isParticipant, buildDueCondition(now)))
    .for('update');
  if (!participant) return;
  await tx.update(directParticipants).set({ mailed_at: now }).where(isParticipant);
  const [recipient] = await tx.select().from(users).where(eq(users.id, user));
  const [other] = await tx
    .select({ id: user_id })
    .from(directParticipants)
    .where(and(eq(conversation_id, conversation), ne(user_id, user)));
  const author = other && (await findPublicAccount(tx, other.id));
  if (!recipient || !author) return;
  const name = getPublicName(author, await readOwnMakers({ context, user: undefined }, author));
  await mailUnreadMessages(tx, context, recipient, { conversation, author: name });
}

/** Every minute: announces unread messages of other accounts by e-mail, once for each conversation until it is read. */
export const mailUnreadDirectMessages: Worker = {
  name: 'mail-unread-messages',
  schedule: '* * * * *',
  run: async (_data, context) => {
    const due = await context.db
      .select({ conversation: conversation_id, user: user_id })
      .from(directParticipants)
      .innerJoin(directConversations, eq(directConversations.id, conversation_id))
      .where(and(buildDueCondition(context.now()), isNull(directConversations.closed_at)))
      .orderBy(asc(unread_since))
      .limit(LIMIT);
    for (const { conversation, user } of due)
      await inTransaction(context.db, (tx) => mailParticipant(tx, context, conversation, user));
  },
};
