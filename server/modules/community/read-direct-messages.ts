import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DirectMessageFields } from '#generated/fields/DirectMessage.ts';
import type { DirectConversation, DirectConversationDetail, DirectMessage } from '#generated/schemas.ts';
import type { Account, AnyCall } from '#server/core/api/handler.ts';
import { toSeconds, toWire } from '#server/core/api/wire.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { ERASED } from '#server/resources/privacy/personal-data.ts';
import { directConversations, directMessages, directParticipants } from './direct-messages.table.ts';
import { getPublicName, readOwnMakers } from './public-accounts.ts';

/** Maximum number of messages of a conversation that are read. */
const MAX_MESSAGES = 500;

/** The caller's side of a conversation, and the other one. */
const me = alias(directParticipants, 'me');
const other = alias(directParticipants, 'other');

const COLUMNS = {
  id: directConversations.id,
  closed_at: directConversations.closed_at,
  updated_at: directConversations.last_message_at,
  muted: me.muted,
  blocked: me.blocked,
  is_refused: other.blocked,
  // null once the other account is erased
  person: {
    id: users.id,
    name: users.name,
    picture: users.picture,
    role: users.role,
    created_at: users.created_at,
    accepts_messages: users.accepts_messages,
  },
  unread: sql<number>`(select count(*)::int from direct_messages m
    where m.conversation_id = me.conversation_id and m.author_id <> me.user_id and m.id > me.read_message_id)`,
};

/** Selects the conversations of an account, as it sees them. */
export const selectDirectConversations = (db: Queryable, userId: number, id?: number) =>
  db
    .select(COLUMNS)
    .from(me)
    .innerJoin(directConversations, eq(directConversations.id, me.conversation_id))
    .leftJoin(other, and(eq(other.conversation_id, me.conversation_id), ne(other.user_id, me.user_id)))
    .leftJoin(users, eq(users.id, other.user_id))
    .where(and(eq(me.user_id, userId), id === undefined ? undefined : eq(me.conversation_id, id)))
    .orderBy(desc(directConversations.last_message_at), desc(directConversations.id));

export type DirectRow = Awaited<ReturnType<typeof selectDirectConversations>>[number];

type Reader = Pick<AnyCall, 'context' | 'user'>;

/** Whether the account of a row can write in the conversation. */
export const canWrite = ({ closed_at, blocked, is_refused, person }: DirectRow): boolean =>
  closed_at === null && !blocked && is_refused === false && person?.accepts_messages === true;

/** Converts a row to a conversation, with the public name of the other account. */
export async function toDirectConversation(reader: Reader, row: DirectRow): Promise<DirectConversation> {
  const { id, person, unread, muted, blocked, updated_at } = row;
  const makers = person ? await readOwnMakers(reader, person) : [];
  const name = person ? getPublicName(person, makers) : ERASED;
  return {
    ...{ id, unread, muted, blocked, can_write: canWrite(row), updated_at: toSeconds(updated_at) },
    person: { id: person?.id ?? null, name, picture: person?.picture ?? null, has_profile: makers.length > 0 },
  };
}

/** Loads a conversation of an account. Throws 404 for those of others. */
export async function loadDirectConversation(db: Queryable, id: number, userId: number): Promise<DirectRow> {
  const [row] = await selectDirectConversations(db, userId, id);
  if (!row) throw notFound();
  return row;
}

/** Finds the id of the conversation of two accounts. */
export async function findDirectConversation(db: Queryable, one: number, two: number): Promise<number | undefined> {
  const { sender_id, recipient_id, id } = directConversations;
  const isPair = or(and(eq(sender_id, one), eq(recipient_id, two)), and(eq(sender_id, two), eq(recipient_id, one)));
  const [row] = await db.select({ id }).from(directConversations).where(isPair);
  return row?.id;
}

/** Reads the latest messages of a conversation, oldest first. */
export async function readDirectMessages(db: Queryable, conversation: number) {
  const rows = await db
    .select()
    .from(directMessages)
    .where(eq(directMessages.conversation_id, conversation))
    .orderBy(desc(directMessages.id))
    .limit(MAX_MESSAGES);
  return rows.reverse();
}

/** Reads a conversation with its messages and marks them as read, unless staff impersonates the account. Throws 404. */
export async function readDirectConversation(
  reader: Reader,
  db: Queryable,
  id: number,
  user: Account,
): Promise<DirectConversationDetail> {
  const row = await loadDirectConversation(db, id, user.id);
  const rows = await readDirectMessages(db, id);
  const messages = rows.map(
    (message) => toWire(DirectMessageFields, { ...message, own: message.author_id === user.id }) as DirectMessage,
  );
  const conversation = await toDirectConversation(reader, row);
  if (user.impersonated) return { ...conversation, messages };
  const last = messages.at(-1)?.id ?? 0;
  if (row.unread > 0)
    await db
      .update(directParticipants)
      .set({ read_message_id: last, unread_since: null, mailed_at: null })
      .where(and(eq(directParticipants.conversation_id, id), eq(directParticipants.user_id, user.id)));
  return { ...conversation, unread: 0, messages };
}

/** Counts the unread messages of an account in conversations with others that it has not blocked. */
export async function countUnreadDirectMessages(db: Queryable, userId: number): Promise<number> {
  const [row] = await db
    .select({ unread: sql<number>`coalesce(sum(${COLUMNS.unread}), 0)::int` })
    .from(me)
    .where(and(eq(me.user_id, userId), eq(me.blocked, false)));
  return row?.unread ?? 0;
}

/** Records that a message waits for the other account of a conversation. */
export async function markAsUnread(db: Queryable, conversation: number, author: number, now: Date): Promise<void> {
  const { conversation_id, user_id, unread_since } = directParticipants;
  const isOther = and(eq(conversation_id, conversation), ne(user_id, author), isNull(unread_since));
  await db.update(directParticipants).set({ unread_since: now }).where(isOther);
}
