import { SHOP_NAME } from '#domain/shop-name.ts';
import type { Language } from '#generated/enums.ts';
import type { Context } from '#server/core/api/handler.ts';
import { button, paragraph } from '#server/core/mail/blocks.ts';
import { writeLetter } from '#server/core/mail/compose-mail.ts';
import { recordUrl } from '#server/core/mail/links.ts';
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

/** Notifies colleagues by e-mail, each in their language, that a note mentions them. */
export async function mailMentions(tx: Queryable, context: Context, mention: MentionMail): Promise<void> {
  const { note, title: record, author, colleagues } = mention;
  const values = { author, record };
  for (const colleague of colleagues)
    await writeLetter(tx, context, colleague, ({ t, publicUrl }) => ({
      template: 'note_mention',
      ...{ values, name: colleague.name },
      ...{ title: t('note_mention.subject', values), preview: note.text.slice(0, 120) },
      blocks: [
        paragraph(t('note_mention.intro', values)),
        paragraph(note.text),
        button(t('note_mention.open'), recordUrl({ publicUrl }, note.resource, note.record_id)),
      ],
      closing: 'none',
      footer: t('note_mention.footer', { shop: SHOP_NAME }),
    }));
}
