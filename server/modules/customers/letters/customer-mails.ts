import { formatDate } from '#domain/dates.ts';
import { getFormatLocale } from '#domain/language.ts';
import type { MailTemplate } from '#generated/enums.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { CustomerRow } from '#server/modules/accounts/index.ts';
import { button, paragraph } from '#server/core/mail/blocks.ts';
import { writeLetter } from '#server/core/mail/compose-mail.ts';
import type { SiteUrl } from '#server/core/mail/links.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { toSeconds } from '#server/core/api/wire.ts';

type Recipient = Pick<CustomerRow, 'name' | 'email' | 'lang'>;

interface CustomerMail {
  readonly template: Extract<MailTemplate, 'data_erased' | 'account_merged' | 'data_export'>;
  readonly values?: Readonly<Record<string, string>>;
  /** Target of the button. */
  readonly url?: SiteUrl;
}

const writeCustomerLetter = (
  tx: Queryable,
  context: Context,
  recipient: Recipient,
  { template, values = {}, url }: CustomerMail,
): Promise<number> =>
  writeLetter(tx, context, recipient, ({ t }) => ({
    ...{ template, values, name: recipient.name },
    blocks: [
      paragraph(t(`${template}.intro`, values)),
      paragraph(t(`${template}.more`, values)),
      url && button(t(`${template}.open`), url),
    ],
  }));

/** Confirms an erasure. The mail is deleted once it is sent. */
export const mailErased = (tx: Queryable, context: Context, customer: Recipient): Promise<number> =>
  writeCustomerLetter(tx, context, customer, { template: 'data_erased' });

/** Notifies the closed address (`source`) of a merge and the remaining one (`target`). */
export const mailMerged = (
  tx: Queryable,
  context: Context,
  source: Recipient,
  target: Pick<Recipient, 'email'>,
): Promise<number> =>
  writeCustomerLetter(tx, context, source, {
    template: 'account_merged',
    values: { old: source.email, email: target.email },
  });

/** Mails the link to a personal-data export. */
export function mailCustomerExport(
  tx: Queryable,
  context: Context,
  customer: Recipient,
  { url, until }: { url: SiteUrl; until: Date },
): Promise<number> {
  const date = formatDate(toSeconds(until), getFormatLocale(customer.lang));
  return writeCustomerLetter(tx, context, customer, { template: 'data_export', values: { date }, url });
}
