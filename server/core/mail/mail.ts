import type { Language, MailTemplate } from '#generated/enums.ts';
import { createTranslator } from '#locales/translate.ts';
import type { TFunction } from 'i18next';
import type { Context } from '#server/core/api/handler.ts';
import { mails } from './mails.table.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** A mail ready to be sent: the same words as text and as HTML. */
export interface Message {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Text of a mail that is rendered when it is sent (`renderMails`), outside the transaction that queues it. */
export const EMPTY_MESSAGE: Message = { subject: '', text: '', html: '' };

/** The job that sends what waits in the outbox. */
export const SEND_MAILS = 'send-mails';

const words = new Map<Language, Promise<TFunction>>();

/** The texts of mails in a language, loaded when first needed. */
export function mailWords(language: Language): Promise<TFunction> {
  let known = words.get(language);
  if (!known) {
    known = createTranslator(language, ['mail', 'common']).then(({ t }) => t);
    words.set(language, known);
  }
  return known;
}

/** The record a mail is about, whose timeline shows it. */
export interface RelatedRecord {
  readonly order_id?: number;
  readonly project_id?: number;
  readonly box_id?: number;
}

/** Puts a mail into the outbox, in the transaction of the change it reports, and queues its sending. Returns its id. */
export async function writeMail(
  tx: Queryable,
  { jobs, now }: Context,
  mail: Message & RelatedRecord & { readonly recipient: string; readonly template: MailTemplate },
): Promise<number> {
  const at = now();
  const [row] = await tx
    .insert(mails)
    .values({ ...mail, created_at: at, next_attempt_at: at })
    .returning({ id: mails.id });
  if (!row) throw new Error('The database did not answer the mail.');
  await jobs.send(SEND_MAILS, {}, { tx });
  return row.id;
}
