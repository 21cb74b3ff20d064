import { parseConversationReference, formatConversationReference } from '#domain/community/conversations.ts';
import type { ContactReceipt } from '#generated/schemas.ts';
import { and, eq } from 'drizzle-orm';
import { countAttempt } from '#server/core/authentication/attempts.ts';
import { normaliseEmail } from '#server/core/authentication/emails.ts';
import type { Call } from '#server/core/api/handler.ts';
import { mailConversation } from './letters/conversation-mail.ts';
import { conversations, type ConversationRow } from './conversations.table.ts';
import { addMessage, beginConversation, changeConversation, lockConversation } from './write-message.ts';
import { orders } from '#server/modules/orders/index.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';

/** Length of a subject derived from the message. */
const SUBJECT_LENGTH = 70;

type ContactCall = Call<'contact'>;

/** §7 POST contact: the message waits for staff, and who wrote it gets a mail that it has come. */
export async function contact(call: ContactCall): Promise<ContactReceipt> {
  const { body, context, ip, reply } = call;
  await countAttempt(context.db, { kind: 'contact', who: ip });
  reply.status(201);
  // spam gets the normal response and is not stored
  if (body.website) return { reference: formatConversationReference(0) };
  const row = await inTransaction(context.db, async (tx) => {
    const before = await findContinued(tx, call);
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
async function findContinued(tx: Transaction, { body }: ContactCall): Promise<ConversationRow | undefined> {
  const id = parseConversationReference(body.reference ?? '');
  if (id === undefined) return undefined;
  const isOurs = and(eq(conversations.id, id), eq(conversations.email, normaliseEmail(body.email)));
  const [known] = await tx.select({ id: conversations.id }).from(conversations).where(isOurs);
  return known && lockConversation(tx, known.id);
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
  const isHers = and(eq(orders.number, order_number?.trim().toUpperCase() ?? ''), eq(orders.email, email));
  const [order] = await tx.select({ id: orders.id }).from(orders).where(isHers);
  return beginConversation(tx, call, {
    ...{ name: name.trim(), email, topic, lang, said: text },
    subject: subjectOf(text),
    user_id: user?.id ?? null,
    order_id: order?.id ?? null,
    waiting_since: context.now(),
  });
}

/** The beginning of a message, cut at a word boundary. */
function subjectOf(text: string): string {
  const line = text.trim().split('\n')[0]?.trim() ?? '';
  if (line.length <= SUBJECT_LENGTH) return line;
  const cut = line.slice(0, SUBJECT_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), SUBJECT_LENGTH / 2))} …`;
}
