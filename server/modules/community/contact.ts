import { parseConversationReference, formatConversationReference } from '#domain/community/conversations.ts';
import type { ContactReceipt } from '#generated/schemas.ts';
import { and, eq } from 'drizzle-orm';
import { countAttempt } from '#server/core/authentication/attempts.ts';
import { normaliseEmail } from '#server/core/authentication/emails.ts';
import type { Call } from '#server/core/api/handler.ts';
import { mailConversation } from './letters/conversation-mail.ts';
import { conversations, type ConversationRow } from './conversations.table.ts';
import { toSubject } from './subject.ts';
import { addMessage, beginConversation, changeConversation, lockConversation } from './write-message.ts';
import { orders } from '#server/modules/orders/index.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';

type ContactCall = Call<'contact'>;

/** Stores a message for staff and acknowledges it by mail (§7 POST contact). */
export async function contact(call: ContactCall): Promise<ContactReceipt> {
  const { body, context, ip, reply } = call;
  await countAttempt(context.db, { kind: 'contact', who: ip });
  reply.status(201);
  // spam gets the normal response and is not stored
  if (body.website) return { reference: formatConversationReference(0) };
  const row = await inTransaction(context.db, async (tx) => {
    const before = await findContinuedConversation(tx, call);
    const conversation = before ? await reopenConversation(tx, call, before) : await startConversation(tx, call);
    const { id, user_id } = conversation;
    const author = { author_id: user_id, author_name: body.name.trim() };
    await addMessage(tx, call, { ...author, conversation_id: id, by_staff: false, text: body.text });
    await mailConversation(tx, context, conversation, { template: 'contact_received', quoted: body.text });
    return conversation;
  });
  return { reference: formatConversationReference(row.id) };
}

/** Finds the referenced conversation, provided it has the same e-mail address. */
async function findContinuedConversation(tx: Transaction, { body }: ContactCall): Promise<ConversationRow | undefined> {
  const id = parseConversationReference(body.reference ?? '');
  if (id === undefined) return undefined;
  const isSameConversation = and(eq(conversations.id, id), eq(conversations.email, normaliseEmail(body.email)));
  const [conversation] = await tx.select({ id: conversations.id }).from(conversations).where(isSameConversation);
  return conversation && lockConversation(tx, conversation.id);
}

function reopenConversation(tx: Transaction, call: ContactCall, before: ConversationRow): Promise<ConversationRow> {
  const waiting_since = before.waiting_since ?? call.context.now();
  return changeConversation(tx, call, before, {
    ...{ status: 'open', waiting_since },
    said: `${before.said}\n${call.body.text}`,
  });
}

async function startConversation(tx: Transaction, call: ContactCall): Promise<ConversationRow> {
  const { body, user, lang, context } = call;
  const { name, topic, text, order_number } = body;
  const email = normaliseEmail(body.email);
  const isOwnOrder = and(eq(orders.number, order_number?.trim().toUpperCase() ?? ''), eq(orders.email, email));
  const [order] = await tx.select({ id: orders.id }).from(orders).where(isOwnOrder);
  return beginConversation(tx, call, {
    ...{ name: name.trim(), email, topic, lang, said: text },
    subject: toSubject(text),
    user_id: user?.id ?? null,
    order_id: order?.id ?? null,
    waiting_since: context.now(),
  });
}
