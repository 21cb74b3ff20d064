import { formatDate } from '#domain/dates.ts';
import { formatLocale } from '#domain/language.ts';
import type { MailTemplate } from '#generated/enums.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { ClientRow } from '#server/modules/accounts/index.ts';
import { letter } from '#server/core/mail/letter.ts';
import { mailWords, writeMail } from '#server/core/mail/mail.ts';
import type { SiteUrl } from '#server/core/mail/links.ts';
import { link, words } from '#server/core/mail/parts.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { toSeconds } from '#server/core/api/wire.ts';

type Recipient = Pick<ClientRow, 'name' | 'email' | 'lang'>;

interface Letter {
  template: Extract<MailTemplate, 'data_erased' | 'account_merged' | 'data_export'>;
  values?: Readonly<Record<string, string | number>>;
  /** URL of the button. */
  url?: SiteUrl;
}

async function write(
  tx: Queryable,
  context: Context,
  to: Recipient,
  { template, values = {}, url }: Letter,
): Promise<void> {
  const { lang, name, email } = to;
  const t = await mailWords(lang);
  const parts = [
    words(t(`${template}.intro`, values)),
    words(t(`${template}.more`, values)),
    ...(url ? [link(t(`${template}.open`), url)] : []),
  ];
  const { publicUrl } = context.config;
  const written = letter({ t, lang, publicUrl, template, name, values }, parts);
  await writeMail(tx, context, { ...written, recipient: email, template });
}

/** Confirms an erasure; the mail is deleted after it is sent. */
export const mailErased = (tx: Queryable, context: Context, client: Recipient): Promise<void> =>
  write(tx, context, client, { template: 'data_erased' });

/** Mails the closed account of a merge the address to sign in with. */
export const mailMerged = (
  tx: Queryable,
  context: Context,
  gone: Recipient,
  kept: Pick<Recipient, 'email'>,
): Promise<void> =>
  write(tx, context, gone, { template: 'account_merged', values: { old: gone.email, email: kept.email } });

/** Mails the link to a personal-data export. */
export function mailClientExport(
  tx: Queryable,
  context: Context,
  client: Recipient,
  { url, until }: { url: SiteUrl; until: Date },
): Promise<void> {
  const date = formatDate(toSeconds(until), formatLocale(client.lang));
  return write(tx, context, client, { template: 'data_export', values: { date }, url });
}
