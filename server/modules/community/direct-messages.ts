import { and, count, eq } from 'drizzle-orm';
import { formatConversationReference } from '#domain/community/conversations.ts';
import type { DirectConversationDetail } from '#generated/schemas.ts';
import type { AnyCall, Handler, Handlers } from '#server/core/api/handler.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { countAttempt } from '#server/core/authentication/attempts.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { directConversations, directMessages, directParticipants } from './direct-messages.table.ts';
import { assignPictures, sendPicture, toDirectPictureOwner } from './message-pictures.ts';
import { findPublicAccount, readOwnMakers } from './public-accounts.ts';
import {
  canWrite,
  findDirectConversation,
  loadDirectConversation,
  markAsUnread,
  readDirectConversation,
  selectDirectConversations,
  toDirectConversation,
} from './read-direct-messages.ts';
import { toSubject } from './subject.ts';
import { countUnreadOfShop } from './user-conversations.ts';
import { addMessage, beginConversation } from './write-message.ts';

interface NewMessage {
  readonly text: string;
  readonly pictures?: readonly string[];
}

/** Adds a message of the caller. Throws 404, and 409 when the caller cannot write in the conversation. */
async function addDirectMessage(
  tx: Transaction,
  call: AnyCall,
  id: number,
  { text, pictures = [] }: NewMessage,
): Promise<DirectConversationDetail> {
  const user = requireAccount(call.user);
  const now = call.context.now();
  await tx.select().from(directConversations).where(eq(directConversations.id, id)).for('update');
  if (!canWrite(await loadDirectConversation(tx, id, user.id))) throw problem(409, 'messages_refused');
  await assignPictures(tx, call, toDirectPictureOwner(id), pictures);
  const message = { conversation_id: id, author_id: user.id, text, pictures: [...pictures], created_at: now };
  await tx.insert(directMessages).values(message);
  await tx.update(directConversations).set({ last_message_at: now }).where(eq(directConversations.id, id));
  await markAsUnread(tx, id, user.id, now);
  return readDirectConversation(call, tx, id, user);
}

/** Creates the conversation of two accounts, unless there is one. Returns its id. */
async function createConversation(tx: Transaction, now: Date, sender: number, recipient: number): Promise<number> {
  const values = { sender_id: sender, recipient_id: recipient, last_message_at: now, created_at: now };
  const [created] = await tx.insert(directConversations).values(values).onConflictDoNothing().returning();
  const id = created?.id ?? (await findDirectConversation(tx, sender, recipient));
  if (id === undefined) throw new Error('The database did not return the conversation.');
  const participants = [sender, recipient].map((user_id) => ({ conversation_id: id, user_id }));
  if (created) await tx.insert(directParticipants).values(participants);
  return id;
}

/** Writes to an account with an artist or a label. Throws 404 for others, and 409 when it accepts no messages. */
const startDirectConversation: Handler<'startDirectConversation'> = async (call) => {
  const { context, params, body, reply } = call;
  const user = requireAccount(call.user);
  const recipient = await findPublicAccount(context.db, params.id);
  if (!recipient || recipient.id === user.id) throw notFound();
  const found = await findDirectConversation(context.db, user.id, recipient.id);
  if (found === undefined) {
    if ((await readOwnMakers(call, recipient)).length === 0) throw notFound();
    if (!recipient.accepts_messages) throw problem(409, 'messages_refused');
    await countAttempt(context.db, { kind: 'direct_start', who: String(user.id) });
  }
  await countAttempt(context.db, { kind: 'direct_message', who: String(user.id) });
  reply.status(201);
  return inTransaction(context.db, async (tx) => {
    const id = found ?? (await createConversation(tx, context.now(), user.id, recipient.id));
    return addDirectMessage(tx, call, id, body);
  });
};

const sendDirectMessage: Handler<'sendDirectMessage'> = async (call) => {
  const { context, params, body, reply } = call;
  await countAttempt(context.db, { kind: 'direct_message', who: String(requireAccount(call.user).id) });
  reply.status(201);
  return inTransaction(context.db, (tx) => addDirectMessage(tx, call, params.id, body));
};

/** Lists the caller's conversations with other accounts, latest message first. */
const listDirectConversations: Handler<'listDirectConversations'> = async (call) => {
  const { context, query } = call;
  const { limit = 24, offset = 0 } = query;
  const { id } = requireAccount(call.user);
  const [rows, [total], account, unread_of_shop] = await Promise.all([
    selectDirectConversations(context.db, id).limit(limit).offset(offset),
    context.db.select({ count: count() }).from(directParticipants).where(eq(directParticipants.user_id, id)),
    findPublicAccount(context.db, id),
    countUnreadOfShop(context.db, id),
  ]);
  const conversations = await Promise.all(rows.map((row) => toDirectConversation(call, row)));
  const makers = account ? await readOwnMakers(call, account) : [];
  const accepts_messages = account && makers.length > 0 ? account.accepts_messages : null;
  return { conversations, count: total?.count ?? 0, offset, limit, accepts_messages, unread_of_shop };
};

const getDirectConversation: Handler<'getDirectConversation'> = (call) =>
  readDirectConversation(call, call.context.db, call.params.id, requireAccount(call.user));

/** Mutes or blocks the other account for the caller. */
const changeDirectConversation: Handler<'changeDirectConversation'> = async (call) => {
  const { context, params, body } = call;
  const user = requireAccount(call.user);
  const { conversation_id, user_id } = directParticipants;
  const [changed] = await context.db
    .update(directParticipants)
    .set({ muted: body.muted, blocked: body.blocked })
    .where(and(eq(conversation_id, params.id), eq(user_id, user.id)))
    .returning();
  if (!changed) throw notFound();
  return readDirectConversation(call, context.db, params.id, user);
};

/** Starts a conversation with the shop about a conversation of the caller, which staff can read from then on. */
const reportDirectConversation: Handler<'reportDirectConversation'> = async (call) => {
  const { context, params, body, reply } = call;
  const user = requireAccount(call.user);
  await countAttempt(context.db, { kind: 'message', who: String(user.id) });
  reply.status(201);
  return inTransaction(context.db, async (tx) => {
    const { id: direct_id } = await loadDirectConversation(tx, params.id, user.id);
    const { name, email, lang } = user;
    const { id } = await beginConversation(tx, call, {
      ...{ name, email, lang, user_id: user.id, topic: 'other', direct_id },
      ...{ subject: toSubject(body.text), said: body.text, waiting_since: context.now() },
    });
    const author = { author_id: user.id, author_name: name };
    await addMessage(tx, call, { ...author, conversation_id: id, by_staff: false, text: body.text });
    return { reference: formatConversationReference(id) };
  });
};

const getDirectPicture: Handler<'getDirectPicture'> = async (call) => {
  const { context, params, user } = call;
  const { id } = await loadDirectConversation(context.db, params.id, requireAccount(user).id);
  return sendPicture(call, toDirectPictureOwner(id));
};

/** Chooses whether other accounts can write to the caller. */
const setMessageSettings: Handler<'setMessageSettings'> = async ({ context, user, body }) => {
  const { accepts_messages } = body;
  await context.db
    .update(users)
    .set({ accepts_messages })
    .where(eq(users.id, requireAccount(user).id));
  return { accepts_messages };
};

export const directMessagesHandlers = {
  startDirectConversation,
  sendDirectMessage,
  listDirectConversations,
  getDirectConversation,
  changeDirectConversation,
  reportDirectConversation,
  getDirectPicture,
  setMessageSettings,
} as const satisfies Partial<Handlers>;
