import type { Language } from '#generated/enums.ts';
import type { PublicContest } from '#generated/schemas.ts';

/** Title and text of a contest in a language, English where staff has not translated them. */
export function getContestTexts(contest: PublicContest, language: Language): { title: string; text: string } {
  return {
    title: contest[`title_${language}`] || contest.title_en,
    text: contest[`text_${language}`] || contest.text_en || '',
  };
}
