import type { users } from '#server/core/authentication/accounts.table.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { button, paragraph } from '#server/core/mail/blocks.ts';
import { writeOptionalLetter } from '#server/core/mail/compose-mail.ts';
import { pageUrl } from '#server/core/mail/links.ts';

type Recipient = Pick<typeof users.$inferSelect, 'email' | 'lang' | 'refused_letters' | 'firstname' | 'name'>;

interface UnreadMessages {
  readonly conversation: number;
  /** Public name of the author. */
  readonly author: string;
}

/** Tells an account that it has unread messages of another one. The text is in the conversation only. */
export async function mailUnreadMessages(
  tx: Queryable,
  context: Context,
  recipient: Recipient,
  { conversation, author }: UnreadMessages,
): Promise<void> {
  const values = { author };
  await writeOptionalLetter(tx, context, recipient, 'messages', ({ t, ...reader }) => ({
    ...{ template: 'unread_message', values, name: recipient.firstname ?? recipient.name },
    blocks: [
      paragraph(t('unread_message.intro', values)),
      button(t('unread_message.see'), pageUrl(reader, 'directConversation', { id: conversation })),
    ],
  }));
}
