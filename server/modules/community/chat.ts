import { formatConversationReference } from '#domain/community/conversations.ts';
import { isChatOpen } from '#domain/community/chat-hours.ts';
import { toLocalDay } from '#domain/dates.ts';
import type { Chat, StartedChat } from '#generated/schemas.ts';
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { AnyCall, Call, Handler, Handlers } from '#server/core/api/handler.ts';
import { countAttempt } from '#server/core/authentication/attempts.ts';
import { normaliseEmail } from '#server/core/authentication/emails.ts';
import { hashToken } from '#server/core/authentication/sessions.ts';
import { inTransaction, type Queryable } from '#server/core/database/database.ts';
import { type FieldError, invalid, notFound, problem } from '#server/core/problems/problem.ts';
import { readSetting } from '#server/core/settings/settings.ts';
import { legalEntity } from '#server/modules/settings/index.ts';
import { type ChatRow, chats } from './chats.table.ts';
import { markAsRead, readCustomerMessages } from './customer-messages.ts';
import { toSubject } from './subject.ts';
import { addMessage, beginConversation, changeConversation, lockConversation } from './write-message.ts';

/** A chat can be read and continued for this long after the last call. */
const KEPT_MS = 24 * 3600 * 1000;
/** `seen_at` is written at most this often. */
const SEEN_MS = 10_000;

async function readChatHours(db: Queryable) {
  return { from: await readSetting(db, 'chat_from_hour'), until: await readSetting(db, 'chat_until_hour') };
}

/** The hours of the chat and the shop's e-mail address. */
const getChatHours: Handler<'getChatHours'> = async ({ context: { reads, now } }) => {
  const isInForce = lte(legalEntity.valid_from, toLocalDay(now().getTime() / 1000));
  const [seller] = await reads
    .select({ email: legalEntity.email })
    .from(legalEntity)
    .where(isInForce)
    .orderBy(desc(legalEntity.valid_from))
    .limit(1);
  return { ...(await readChatHours(reads)), email: seller?.email ?? null };
};

/** The name and e-mail address of a caller: those of the account, or the given ones. Throws 422 when they are missing. */
function getSender({ user, body }: Call<'startChat'>): { name: string; email: string } {
  if (user) return { name: user.name, email: user.email };
  const name = body.name?.trim();
  const email = body.email?.trim();
  if (name && email) return { name, email: normaliseEmail(email) };
  const errors: FieldError[] = [];
  if (!name) errors.push({ path: 'name', code: 'input_required' });
  if (!email) errors.push({ path: 'email', code: 'input_required' });
  throw invalid(errors);
}

/** Starts a chat. Its conversation has the topic `other`, which staff can change. */
const startChat: Handler<'startChat'> = async (call): Promise<StartedChat> => {
  const { body, context, ip, lang, user, reply } = call;
  await countAttempt(context.db, { kind: 'contact', who: ip });
  if (!isChatOpen(context.now(), await readChatHours(context.reads))) throw problem(409, 'chat_closed');
  const sender = getSender(call);
  const token = randomBytes(32).toString('base64url');
  reply.status(201);
  // spam gets the normal response and is not stored
  if (body.website) return { token, reference: formatConversationReference(0), messages: [] };
  return inTransaction(context.db, async (tx) => {
    const { id } = await beginConversation(tx, call, {
      ...{ ...sender, topic: 'other', lang, said: body.text, subject: toSubject(body.text) },
      user_id: user?.id ?? null,
      waiting_since: context.now(),
    });
    await tx.insert(chats).values({ conversation_id: id, token_hash: hashToken(token), seen_at: context.now() });
    await addVisitorMessage(tx, call, id, sender.name, body.text);
    return { token, reference: formatConversationReference(id), messages: await readCustomerMessages(tx, id) };
  });
};

function addVisitorMessage(
  tx: Parameters<typeof addMessage>[0],
  call: AnyCall,
  conversation_id: number,
  author_name: string,
  text: string,
): Promise<void> {
  const author = { author_id: call.user?.id ?? null, author_name };
  return addMessage(tx, call, { ...author, conversation_id, by_staff: false, text });
}

/** Loads the chat of a token. Throws 404 for unknown and expired ones. */
async function getChatOf(db: Queryable, token: string, now: Date): Promise<ChatRow> {
  const isCurrent = gt(chats.seen_at, new Date(now.getTime() - KEPT_MS));
  const [chat] = await db
    .select()
    .from(chats)
    .where(and(eq(chats.token_hash, hashToken(token)), isCurrent));
  if (!chat) throw notFound();
  return chat;
}

/** Reads the messages for the visitor and marks them as seen. */
async function readChat(db: Queryable, chat: ChatRow, now: Date): Promise<Chat> {
  const { conversation_id, seen_message_id, seen_at } = chat;
  const messages = await readCustomerMessages(db, conversation_id);
  const last = messages.at(-1)?.id ?? 0;
  if (last > seen_message_id || now.getTime() - seen_at.getTime() > SEEN_MS) {
    const seen = { seen_message_id: last, seen_at: now };
    await db.update(chats).set(seen).where(eq(chats.conversation_id, conversation_id));
    if (last > seen_message_id) await markAsRead(db, conversation_id, last, now);
  }
  return { reference: formatConversationReference(conversation_id), messages };
}

const getChat: Handler<'getChat'> = async ({ params, context: { db, now } }) =>
  readChat(db, await getChatOf(db, params.token, now()), now());

/** Adds a message of the visitor, which reopens the conversation. */
const sendChatMessage: Handler<'sendChatMessage'> = async (call) => {
  const { params, body, ip, context, reply } = call;
  await countAttempt(context.db, { kind: 'chat', who: ip });
  reply.status(201);
  return inTransaction(context.db, async (tx) => {
    const chat = await getChatOf(tx, params.token, context.now());
    const before = await lockConversation(tx, chat.conversation_id);
    await changeConversation(tx, call, before, {
      status: 'open',
      waiting_since: before.waiting_since ?? context.now(),
      said: `${before.said}\n${body.text}`,
    });
    await addVisitorMessage(tx, call, before.id, before.name, body.text);
    return readChat(tx, chat, context.now());
  });
};

export const chatHandlers = { getChatHours, startChat, getChat, sendChatMessage } as const satisfies Partial<Handlers>;
