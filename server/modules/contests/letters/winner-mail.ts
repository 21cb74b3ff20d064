import type { Language } from '#generated/enums.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { ChallengeRow, EntryRow } from '../challenges.table.ts';
import { letter } from '#server/core/mail/letter.ts';
import { mailWords, writeMail } from '#server/core/mail/mail.ts';
import { words } from '#server/core/mail/parts.ts';
import type { Queryable } from '#server/core/database/database.ts';

const titleIn = ({ title_en, title_fr, title_zh }: ChallengeRow, lang: Language): string =>
  ({ en: title_en, fr: title_fr, zh: title_zh })[lang] || title_en;

/** Mails a winner in the language of the entry. */
export async function mailWinner(
  tx: Queryable,
  context: Context,
  contest: ChallengeRow,
  entry: EntryRow,
): Promise<void> {
  const { lang, name, email, code } = entry;
  const t = await mailWords(lang);
  const values = { contest: titleIn(contest, lang), prize: contest.prize };
  const template = 'challenge_won';
  const parts = [
    words(t('challenge_won.intro', values)),
    words(t('challenge_won.answer')),
    words(t('challenge_won.code', { code }), true),
  ];
  const written = letter({ t, lang, publicUrl: context.config.publicUrl, template, name, values }, parts);
  await writeMail(tx, context, { ...written, recipient: email, template });
}
