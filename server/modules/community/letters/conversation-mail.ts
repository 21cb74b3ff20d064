import { conversationReference } from '#domain/community/conversations.ts';
import { SHOP_NAME } from '#domain/shop-name.ts';
import type { MailTemplate } from '#generated/enums.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { ConversationRow } from '../conversations.table.ts';
import { html } from '#server/core/mail/html.ts';
import { layout, paragraph } from '#server/core/mail/layout.ts';
import { mailWords, writeMail } from '#server/core/mail/mail.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { readSetting } from '#server/core/settings/settings.ts';

/** What stands between a message and the one it answers. */
interface ConversationMail {
  readonly template: Extract<MailTemplate, 'contact_received' | 'conversation_message'>;
  /** Message of the shop; absent in a receipt. */
  readonly text?: string;
  /** The customer's last message. */
  readonly quoted?: string | undefined;
}

/** When the shop answers, as it is said in every language. */
async function hours(tx: Queryable) {
  const [from, until] = [await readSetting(tx, 'chat_from_hour'), await readSetting(tx, 'chat_until_hour')];
  return { from: `${from}:00`, until: `${until}:00` };
}

/** Mails the customer of a conversation in their language, with the reference in the subject. Returns the id of the mail. */
export async function mailConversation(
  tx: Queryable,
  context: Context,
  conversation: ConversationRow,
  { template, text, quoted }: ConversationMail,
): Promise<number> {
  const { lang, name, email, order_id, id } = conversation;
  const { publicUrl } = context.config;
  const t = await mailWords(lang);
  const reference = conversationReference(id);
  const subject = t(`${template}.subject`, { subject: conversation.subject, reference });
  const said = text?.split(/\n{2,}/) ?? [t('contact_received.intro', { reference, ...(await hours(tx)) })];
  const parts = [t('common.greeting', { name }), ...said];
  const before = quoted === undefined ? [] : [t('conversation_message.you_wrote'), quoted];
  const footer = t('conversation_message.footer', { shop: SHOP_NAME, reference });
  return writeMail(tx, context, {
    ...{ recipient: email, template, subject, ...(order_id && { order_id }) },
    text: [...parts, t('common.regards'), t('common.team', { shop: SHOP_NAME }), ...before, footer].join('\n\n'),
    html: layout({
      ...{ lang, publicUrl, footer },
      title: conversation.subject,
      preview: said[0]?.slice(0, 120) ?? '',
      body: html`${parts.map((part) => paragraph(part))}${paragraph(t('common.regards'))}${paragraph(
        t('common.team', { shop: SHOP_NAME }),
      )}${before.map((part) => paragraph(part, true))}`,
    }),
  });
}
