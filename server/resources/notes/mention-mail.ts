import { SHOP_NAME } from '#domain/shop-name.ts';
import type { Language } from '#generated/enums.ts';
import type { Context } from '#server/core/api/handler.ts';
import { html } from '#server/core/mail/html.ts';
import { button, layout, paragraph } from '#server/core/mail/layout.ts';
import { recordUrl } from '#server/core/mail/links.ts';
import { mailWords, writeMail } from '#server/core/mail/mail.ts';
import type { NoteRow } from './notes.ts';
import type { Queryable } from '#server/core/database/database.ts';

interface MentionMail {
  readonly note: NoteRow;
  /** Title of the record. */
  readonly title: string;
  /** Name of the author. */
  readonly author: string;
  readonly colleagues: readonly { email: string; name: string; lang: Language }[];
}

/** Mails the mentioned colleagues, each in their own language. */
export async function mailMentions(tx: Queryable, context: Context, mention: MentionMail): Promise<void> {
  const { note, title: record, author, colleagues } = mention;
  const { publicUrl } = context.config;
  const address = recordUrl({ publicUrl }, note.resource, note.record_id);
  for (const { email, name, lang } of colleagues) {
    const t = await mailWords(lang);
    const values = { author, record };
    const parts = [t('common.greeting', { name }), t('note_mention.intro', values), note.text];
    const footer = t('note_mention.footer', { shop: SHOP_NAME });
    await writeMail(tx, context, {
      recipient: email,
      template: 'note_mention',
      subject: t('note_mention.subject', values),
      text: [...parts, `${t('note_mention.open')}: ${address}`, footer].join('\n\n'),
      html: layout({
        ...{ lang, publicUrl, footer },
        title: t('note_mention.subject', values),
        preview: note.text.slice(0, 120),
        body: html`${parts.map((part) => paragraph(part))}${button(t('note_mention.open'), address)}`,
      }),
    });
  }
}
