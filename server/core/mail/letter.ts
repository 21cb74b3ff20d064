import type { Language, MailTemplate } from '#generated/enums.ts';
import type { TFunction } from 'i18next';
import type { Block } from './blocks.ts';

/** Texts, locale and URL of the shop for the reader of a mail. */
export interface Reader {
  readonly t: TFunction;
  readonly lang: Language;
  /** Locale of dates, numbers and amounts. */
  readonly locale: string;
  readonly publicUrl: string;
}

/** Content of a mail between greeting and regards, and its surrounding texts. */
export interface LetterContent {
  /** Key of the mail's texts: `subject`, `title`, `preview`, `footer`. */
  readonly template: MailTemplate;
  /** Values of these texts; `shop` defaults to the shop's name. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Name in the greeting; null for a greeting without name. */
  readonly name: string | null;
  readonly blocks: readonly (Block | false | null | undefined)[];
  /** `questions` adds that the mail can be answered; default `regards`. */
  readonly closing?: 'regards' | 'questions' | 'none';
  /** Follows the regards. */
  readonly postscript?: readonly Block[];
  readonly title?: string;
  readonly preview?: string;
  readonly footer?: string;
}

/** Declares a mail for the language of any reader. */
export type Letter = (reader: Reader) => LetterContent;
