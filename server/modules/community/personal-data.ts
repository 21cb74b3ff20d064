import { sql } from 'drizzle-orm';
import {
  emptied,
  ERASED,
  ofAccount,
  ofAccountOrEmail,
  type PersonalData,
} from '#server/resources/privacy/personal-data.ts';
import { conversationMessages, conversations } from './conversations.table.ts';
import { reviews } from './reviews.table.ts';

export const communityPersonalData: PersonalData = {
  sources: [
    {
      table: conversationMessages,
      kind: 'conversations',
      rows: (subject) =>
        sql`${conversationMessages.conversation_id} in (select id from conversations where ${ofAccountOrEmail(conversations)(subject)})`,
      erase: 'delete',
    },
    {
      table: conversations,
      kind: 'conversations',
      resource: 'conversations',
      rows: ofAccountOrEmail(conversations),
      erase: 'delete',
    },
    {
      table: reviews,
      kind: 'reviews',
      resource: 'reviews',
      rows: ofAccount(reviews.user_id),
      erase: () => ({ author_name: ERASED, ...emptied('user_id', 'refusal_note') }),
    },
  ],
  impersonal: [],
};
