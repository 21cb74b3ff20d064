import type { Language } from '#generated/enums.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { ContestRow, EntryRow } from '../contests.table.ts';
import { notice, paragraph } from '#server/core/mail/blocks.ts';
import { writeLetter } from '#server/core/mail/compose-mail.ts';
import type { Queryable } from '#server/core/database/database.ts';

const getTitle = ({ title_en, title_fr, title_zh }: ContestRow, lang: Language): string =>
  ({ en: title_en, fr: title_fr, zh: title_zh })[lang] || title_en;

/** Notifies the winner of a contest, in the language of the entry. */
export const mailWinner = (tx: Queryable, context: Context, contest: ContestRow, entry: EntryRow): Promise<number> =>
  writeLetter(tx, context, entry, ({ t, lang }) => {
    const values = { contest: getTitle(contest, lang), prize: contest.prize };
    return {
      template: 'contest_won',
      ...{ values, name: entry.name },
      blocks: [
        paragraph(t('contest_won.intro', values)),
        paragraph(t('contest_won.answer')),
        notice(t('contest_won.code', { code: entry.code })),
      ],
    };
  });
