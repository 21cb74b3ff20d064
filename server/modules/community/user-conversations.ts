import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { formatConversationReference } from '#domain/community/conversations.ts';
import { UserConversationFields } from '#generated/fields/UserConversation.ts';
import type { UserConversation, UserConversationDetail } from '#generated/schemas.ts';
import type { Account, Extensions, Handler, Handlers } from '#server/core/api/handler.ts';
import { toWire } from '#server/core/api/wire.ts';
import { countAttempt } from '#server/core/authentication/attempts.ts';
import { inTransaction, type Queryable } from '#server/core/database/database.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { orders } from '#server/modules/orders/index.ts';
import { conversationMessages, conversations } from './conversations.table.ts';
import { markAsRead, readCustomerMessages } from './customer-messages.ts';
import { assignPictures, sendPicture, toPictureOwner } from './message-pictures.ts';
import { countUnreadDirectMessages } from './read-direct-messages.ts';
import { addMessage, changeConversation, lockConversation } from './write-message.ts';

const { conversation_id, by_staff, read_at } = conversationMessages;

/** Time of the last message. */
const updated_at = sql<Date>`coalesce((select m.created_at from conversation_messages m
  where m.conversation_id = ${conversations.id} order by m.id desc limit 1), ${conversations.created_at})`.mapWith(
  conversations.created_at,
);

const COLUMNS = {
  id: conversations.id,
  topic: conversations.topic,
  subject: conversations.subject,
  status: conversations.status,
  // orders of other accounts have no page for the caller
  order_id: orders.id,
  unread: sql<number>`(select count(*)::int from conversation_messages m
    where m.conversation_id = ${conversations.id} and m.by_staff and m.read_at is null)`,
  created_at: conversations.created_at,
  updated_at,
};

/** Counts the messages of the shop and of other accounts that an account has not read. */
export const countUnreadMessages: Extensions['countUnreadMessages'] = async (db, userId) =>
  (await countUnreadOfShop(db, userId)) + (await countUnreadDirectMessages(db, userId));

/** Counts the messages of the shop that an account has not read. */
export async function countUnreadOfShop(db: Queryable, userId: number): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(conversationMessages)
    .innerJoin(conversations, eq(conversations.id, conversation_id))
    .where(and(eq(conversations.user_id, userId), eq(by_staff, true), isNull(read_at)));
  return row?.unread ?? 0;
}

const selectConversations = (db: Queryable) =>
  db
    .select(COLUMNS)
    .from(conversations)
    .leftJoin(orders, and(eq(orders.id, conversations.order_id), eq(orders.user_id, conversations.user_id)));

const toConversation = (row: { readonly id: number }): UserConversation =>
  toWire(UserConversationFields, { ...row, reference: formatConversationReference(row.id) }) as UserConversation;

/** Lists the caller's conversations, latest message first. */
const listUserConversations: Handler<'listUserConversations'> = async ({ context: { db }, query, user }) => {
  const { limit = 24, offset = 0 } = query;
  const { id } = requireAccount(user);
  const isOwn = eq(conversations.user_id, id);
  const [rows, [total], unread_of_people] = await Promise.all([
    selectConversations(db).where(isOwn).orderBy(desc(updated_at), desc(conversations.id)).limit(limit).offset(offset),
    db.select({ count: count() }).from(conversations).where(isOwn),
    countUnreadDirectMessages(db, id),
  ]);
  return { conversations: rows.map(toConversation), count: total?.count ?? 0, offset, limit, unread_of_people };
};

/**
 * Reads a conversation of an account and marks its messages as read, unless staff impersonates the account. Throws 404
 * for those of others.
 */
async function readConversation(db: Queryable, id: number, user: Account, now: Date): Promise<UserConversationDetail> {
  const [row] = await selectConversations(db).where(and(eq(conversations.id, id), eq(conversations.user_id, user.id)));
  if (!row) throw notFound();
  const messages = await readCustomerMessages(db, id);
  if (user.impersonated) return { ...toConversation(row), messages };
  if (row.unread > 0) await markAsRead(db, id, messages.at(-1)?.id ?? 0, now);
  return { ...toConversation(row), unread: 0, messages };
}

const getUserConversation: Handler<'getUserConversation'> = ({ context: { db, now }, params, user }) =>
  readConversation(db, params.id, requireAccount(user), now());

/** Adds a message of the caller, which reopens the conversation. */
const sendUserMessage: Handler<'sendUserMessage'> = async (call) => {
  const { context, params, body, reply } = call;
  const user = requireAccount(call.user);
  await countAttempt(context.db, { kind: 'message', who: String(user.id) });
  reply.status(201);
  return inTransaction(context.db, async (tx) => {
    const before = await lockConversation(tx, params.id);
    if (before.user_id !== user.id) throw notFound();
    await changeConversation(tx, call, before, {
      status: 'open',
      waiting_since: before.waiting_since ?? context.now(),
      said: `${before.said}\n${body.text}`,
    });
    const { text, pictures = [] } = body;
    await assignPictures(tx, call, toPictureOwner(before.id), pictures);
    const author = { author_id: user.id, author_name: user.name };
    await addMessage(tx, call, { ...author, conversation_id: before.id, by_staff: false, text, pictures });
    return readConversation(tx, before.id, user, context.now());
  });
};

const getConversationPicture: Handler<'getConversationPicture'> = async (call) => {
  const { context, params, user } = call;
  const isOwn = and(eq(conversations.id, params.id), eq(conversations.user_id, requireAccount(user).id));
  const [row] = await context.db.select({ id: conversations.id }).from(conversations).where(isOwn);
  if (!row) throw notFound();
  return sendPicture(call, toPictureOwner(row.id));
};

export const userConversationHandlers = {
  listUserConversations,
  getUserConversation,
  sendUserMessage,
  getConversationPicture,
} as const satisfies Partial<Handlers>;
