import type { Context } from '#server/core/api/handler.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { button, notice, paragraph } from '#server/core/mail/blocks.ts';
import { writeLetter } from '#server/core/mail/compose-mail.ts';
import { pageUrl } from '#server/core/mail/links.ts';
import type { SubscriberRow } from './subscribers.table.ts';

/** Mails the link that confirms a subscription. Greets without a name, because the address may belong to another person. */
export const mailNewsletterConfirmation = (
  tx: Queryable,
  context: Context,
  subscriber: SubscriberRow,
  { token, days }: { readonly token: string; readonly days: number },
): Promise<number> =>
  writeLetter(tx, context, subscriber, ({ t, ...reader }) => ({
    template: 'newsletter_confirm',
    name: null,
    blocks: [
      paragraph(t('newsletter_confirm.intro')),
      button(t('newsletter_confirm.confirm'), pageUrl(reader, 'confirmNewsletter', { token })),
      paragraph(t('newsletter_confirm.until', { count: days })),
      notice(t('newsletter_confirm.not_you')),
    ],
  }));

/** Mails that an address is subscribed, with the link to leave. */
export const mailSubscribed = (tx: Queryable, context: Context, subscriber: SubscriberRow): Promise<number> =>
  writeLetter(tx, context, subscriber, ({ t, ...reader }) => ({
    template: 'newsletter_subscribed',
    name: null,
    blocks: [
      paragraph(t('newsletter_subscribed.intro')),
      button(t('newsletter_subscribed.read'), pageUrl(reader, 'blog')),
    ],
    postscript: [
      notice(t('newsletter_subscribed.leave')),
      notice(pageUrl(reader, 'leaveNewsletter', { token: subscriber.leave_token })),
    ],
  }));
