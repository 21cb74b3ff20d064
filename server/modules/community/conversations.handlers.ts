import { clientResource, conversationsResource as definition } from '#generated/resources.ts';
import type { Conversation } from '#generated/schemas.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import { normaliseEmail } from '#server/core/authentication/emails.ts';
import type { AnyCall, Call, Handler, Handlers } from '#server/core/api/handler.ts';
import { invalid, notFound } from '#server/core/problems/problem.ts';
import { customers } from '#server/modules/accounts/index.ts';
import { chatHandlers } from './chat.ts';
import { hasOpenChat } from './chat-mails.ts';
import { contact } from './contact.ts';
import { mailConversation } from './letters/conversation-mail.ts';
import { answerConversation, conversationsResource } from './conversations.resource.ts';
import { conversations, type ConversationRow } from './conversations.table.ts';
import { directConversations } from './direct-messages.table.ts';
import { directMessagesHandlers } from './direct-messages.ts';
import { sendPicture, toDirectPictureOwner, toPictureOwner } from './message-pictures.ts';
import { userConversationHandlers } from './user-conversations.ts';
import {
  addMessage,
  beginConversation,
  changeConversation,
  readLastCustomerMessage,
  lockConversation,
} from './write-message.ts';
import { orders } from '#server/modules/orders/index.ts';
import { checkAction } from '#server/resources/check-action.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';

/** Stores a message of staff with the id of its mail. A customer with an open chat reads it there instead. */
async function mailReply(tx: Transaction, call: AnyCall, conversation: ConversationRow, text: string): Promise<void> {
  const { context, user } = call;
  const isInChat = await hasOpenChat(tx, conversation.id, context.now());
  const quoted = await readLastCustomerMessage(tx, conversation.id);
  const mail_id = isInChat
    ? null
    : await mailConversation(tx, context, conversation, { template: 'conversation_message', text, quoted });
  const author = { author_id: user?.id, author_name: user?.name ?? '' };
  await addMessage(tx, call, { ...author, conversation_id: conversation.id, by_staff: true, text, mail_id });
}

/** Sends a reply by mail and assigns an unassigned conversation to its author. */
async function adminAnswerConversation(call: Call<'adminAnswerConversation'>): Promise<Conversation> {
  const { context, params, body, user } = call;
  const row = await inTransaction(context.db, async (tx) => {
    const before = await lockConversation(tx, params.id);
    const after = await changeConversation(tx, call, before, {
      ...{ status: body.close ? 'closed' : 'answered', waiting_since: null },
      assigned_to: before.assigned_to ?? user?.id ?? null,
    });
    await mailReply(tx, call, after, body.text);
    return after;
  });
  return answerConversation(call, row);
}

const createStatusHandler =
  (values: (call: AnyCall, before: ConversationRow) => Partial<ConversationRow>) =>
  async (call: Call<'adminCloseConversation' | 'adminReopenConversation'>): Promise<Conversation> => {
    const { context, params } = call;
    const row = await inTransaction(context.db, async (tx) => {
      const before = await lockConversation(tx, params.id);
      checkAction(definition, call.operation, before);
      return changeConversation(tx, call, before, values(call, before));
    });
    return answerConversation(call, row);
  };

const adminCloseConversation = createStatusHandler(() => ({ status: 'closed', waiting_since: null }));

const adminReopenConversation = createStatusHandler(({ context }) => ({
  status: 'open',
  waiting_since: context.now(),
}));

type NewConversation = Omit<typeof conversations.$inferInsert, 'status'>;

/** Starts a conversation with a message from staff. */
async function startByStaff(
  call: AnyCall,
  text: string,
  prepare: (tx: Transaction) => Promise<NewConversation>,
): Promise<Conversation> {
  const row = await inTransaction(call.context.db, async (tx) => {
    const values = { ...(await prepare(tx)), status: 'answered', assigned_to: call.user?.id ?? null } as const;
    const conversation = await beginConversation(tx, call, values);
    await mailReply(tx, call, conversation, text);
    return conversation;
  });
  return answerConversation(call, row);
}

/** Throws 422 for an unknown order. */
async function checkOrder(tx: Transaction, id: number): Promise<void> {
  const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id));
  if (!order) throw invalid([{ path: 'order_id', code: 'not_found' }]);
}

async function adminCreateConversation(call: Call<'adminCreateConversation'>): Promise<Conversation> {
  const { text, email: enteredEmail, ...values } = call.body;
  const email = normaliseEmail(enteredEmail);
  const conversation = await startByStaff(call, text, async (tx) => {
    if (values.order_id) await checkOrder(tx, values.order_id);
    const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    return { ...values, email, user_id: account?.id ?? null };
  });
  call.reply.status(201);
  return conversation;
}

/** Writes to an account, in the language of the account. */
function adminWriteToUser(call: Call<'adminWriteToUser'>): Promise<Conversation> {
  const { text, ...values } = call.body;
  return startByStaff(call, text, async (tx) => {
    const [account] = await tx.select().from(users).where(eq(users.id, call.params.id));
    if (!account) throw notFound();
    const { id, name, email, lang } = account;
    return { ...values, name, email, lang, user_id: id };
  });
}

/** Writes to a customer, with an account or without. */
function adminWriteToCustomer(call: Call<'adminWriteToCustomer'>): Promise<Conversation> {
  const { text, ...values } = call.body;
  return startByStaff(call, text, async (tx) => {
    const [customer] = await tx.select().from(customers).where(eq(customers.id, call.params.id));
    if (!customer) throw notFound();
    checkAction(clientResource, call.operation, customer);
    const { name, email, lang, user_id } = customer;
    return { ...values, name, email, lang, user_id };
  });
}

/** Sends a picture of a conversation, or of the one that it reports. */
const adminGetConversationPicture: Handler<'adminGetConversationPicture'> = async (call) => {
  const { context, params } = call;
  const [row] = await context.db.select().from(conversations).where(eq(conversations.id, params.id));
  if (!row) throw notFound();
  const reported = row.direct_id === null ? [] : [toDirectPictureOwner(row.direct_id)];
  return sendPicture(call, toPictureOwner(row.id), ...reported);
};

/** Ends the reported conversation of two accounts. */
const adminCloseReportedConversation: Handler<'adminCloseReportedConversation'> = async (call) => {
  const { context, params } = call;
  const row = await inTransaction(context.db, async (tx) => {
    const before = await lockConversation(tx, params.id);
    checkAction(definition, call.operation, before);
    const isReported = and(eq(directConversations.id, before.direct_id ?? 0), isNull(directConversations.closed_at));
    await tx.update(directConversations).set({ closed_at: context.now() }).where(isReported);
    return before;
  });
  return answerConversation(call, row);
};

export const conversationsHandlers = {
  ...conversationsResource.handlers,
  contact,
  ...chatHandlers,
  ...userConversationHandlers,
  ...directMessagesHandlers,
  adminAnswerConversation,
  adminCloseConversation,
  adminReopenConversation,
  adminCreateConversation,
  adminWriteToUser,
  adminWriteToCustomer,
  adminGetConversationPicture,
  adminCloseReportedConversation,
} satisfies Partial<Handlers>;
