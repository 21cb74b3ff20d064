import { formatConversationReference } from '#domain/community/conversations.ts';
import { SHOP_NAME } from '#domain/shop-name.ts';
import type { MailTemplate } from '#generated/enums.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { ConversationRow } from '../conversations.table.ts';
import { notice, paragraph } from '#server/core/mail/blocks.ts';
import { writeLetter } from '#server/core/mail/compose-mail.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { readSetting } from '#server/core/settings/settings.ts';

interface ConversationMail {
  readonly template: Extract<MailTemplate, 'contact_received' | 'conversation_message'>;
  /** Message of the shop; absent in a receipt. */
  readonly text?: string;
  /** The customer's last message. */
  readonly quoted?: string | undefined;
}

/** Reads the hours in which the shop answers. */
async function readHours(tx: Queryable) {
  const [from, until] = [await readSetting(tx, 'chat_from_hour'), await readSetting(tx, 'chat_until_hour')];
  return { from: `${from}:00`, until: `${until}:00` };
}

/** Mails the customer of a conversation; the subject names the reference. Returns the mail's id. */
export async function mailConversation(
  tx: Queryable,
  context: Context,
  conversation: ConversationRow,
  { template, text, quoted }: ConversationMail,
): Promise<number> {
  const { name, subject, order_id, id } = conversation;
  const reference = formatConversationReference(id);
  const times = await readHours(tx);
  return writeLetter(
    tx,
    context,
    conversation,
    ({ t }) => {
      const paragraphs = text?.split(/\n{2,}/) ?? [t('contact_received.intro', { reference, ...times })];
      return {
        ...{ template, name, values: { subject, reference }, title: subject },
        preview: paragraphs[0]?.slice(0, 120) ?? '',
        blocks: paragraphs.map(paragraph),
        postscript: quoted === undefined ? [] : [notice(t('conversation_message.you_wrote')), notice(quoted)],
        footer: t('conversation_message.footer', { shop: SHOP_NAME, reference }),
      };
    },
    order_id ? { order_id } : {},
  );
}
