import { sql } from 'drizzle-orm';
import {
  nullColumns,
  ERASED,
  byAccount,
  byAccountOrEmail,
  type PersonalData,
} from '#server/resources/privacy/personal-data.ts';
import { chats } from './chats.table.ts';
import { conversationMessages, conversations } from './conversations.table.ts';
import { directConversations, directMessages, directParticipants } from './direct-messages.table.ts';
import { projectLikes, wishes } from './likes.table.ts';
import { reviews } from './reviews.table.ts';

export const communityPersonalData: PersonalData = {
  sources: [
    { table: directMessages, kind: 'conversations', rows: byAccount(directMessages.author_id), erase: 'delete' },
    { table: directParticipants, kind: 'conversations', rows: byAccount(directParticipants.user_id), erase: 'delete' },
    {
      // the messages of the other account remain
      table: directConversations,
      kind: 'conversations',
      rows: ({ user_id }) =>
        sql`${user_id}::integer in (${directConversations.sender_id}, ${directConversations.recipient_id})`,
      erase: () => ({ closed_at: sql`now()` }),
      excluded: ['sender_id', 'recipient_id'],
    },
    {
      table: conversationMessages,
      kind: 'conversations',
      rows: (subject) =>
        sql`${conversationMessages.conversation_id} in (select id from conversations where ${byAccountOrEmail(conversations)(subject)})`,
      erase: 'delete',
    },
    {
      table: conversations,
      kind: 'conversations',
      resource: 'conversations',
      rows: byAccountOrEmail(conversations),
      erase: 'delete',
    },
    { table: projectLikes, kind: 'likes', rows: byAccount(projectLikes.user_id), erase: 'delete' },
    { table: wishes, kind: 'likes', rows: byAccount(wishes.user_id), erase: 'delete' },
    {
      table: reviews,
      kind: 'reviews',
      resource: 'reviews',
      rows: byAccount(reviews.user_id),
      erase: () => ({ author_name: ERASED, ...nullColumns('user_id', 'refusal_note') }),
    },
  ],
  // deleted with the conversation
  impersonal: [chats],
};
