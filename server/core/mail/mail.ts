import type { Language, MailTemplate } from '#generated/enums.ts';
import { createTranslator } from '#locales/translate.ts';
import type { TFunction } from 'i18next';
import type { Context } from '#server/core/api/handler.ts';
import { mails } from './mails.table.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** A rendered mail: the same content as text and HTML. */
export interface Message {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Text of a mail that is rendered when it is sent (`renderMails`), outside the transaction that queues it. */
export const EMPTY_MESSAGE: Message = { subject: '', text: '', html: '' };

/** Name of the job that sends the mails of the outbox. */
export const SEND_MAILS = 'send-mails';

const translators = new Map<Language, Promise<TFunction>>();

/** Loads the texts of mails in a language. Cached. */
export function loadMailTexts(language: Language): Promise<TFunction> {
  let translator = translators.get(language);
  if (!translator) {
    translator = createTranslator(language, ['mail', 'common']).then(({ t }) => t);
    translators.set(language, translator);
  }
  return translator;
}

/** The record of a mail, whose timeline lists it. */
export interface RelatedRecord {
  readonly order_id?: number;
  readonly project_id?: number;
  readonly box_id?: number;
}

/** Adds a mail to the outbox in the transaction of the reported change and queues its sending. Returns its id. */
export async function writeMail(
  tx: Queryable,
  { jobs, now }: Context,
  mail: Message & RelatedRecord & { readonly recipient: string; readonly template: MailTemplate },
): Promise<number> {
  const createdAt = now();
  const [row] = await tx
    .insert(mails)
    .values({ ...mail, created_at: createdAt, next_attempt_at: createdAt })
    .returning({ id: mails.id });
  if (!row) throw new Error('The database did not answer the mail.');
  await jobs.send(SEND_MAILS, {}, { tx });
  return row.id;
}
