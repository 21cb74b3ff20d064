import { formatDate, formatMonth } from '#domain/dates.ts';
import { formatMinor } from '#domain/format-money.ts';
import { formatLocale } from '#domain/language.ts';
import type { MailTemplate } from '#generated/enums.ts';
import { eq } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { BoxPeriodRow, BoxRow } from '../boxes.table.ts';
import { letter } from '#server/core/mail/letter.ts';
import { mailWords, writeMail } from '#server/core/mail/mail.ts';
import { pageUrl } from '#server/core/mail/links.ts';
import { link, words } from '#server/core/mail/parts.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { toSeconds } from '#server/core/api/wire.ts';

/** Additional data of a mail about a period. */
interface About {
  readonly period?: Pick<BoxPeriodRow, 'month' | 'amount' | 'currency' | 'failure_code' | 'retry_at'>;
  /** Artist and title of the record. */
  readonly record?: string;
  readonly order_id?: number;
}

type BoxMail = Extract<MailTemplate, `box_${string}`>;

/** Mails a subscriber in the language of the account. */
export async function mailBox(
  tx: Queryable,
  context: Context,
  box: BoxRow,
  template: BoxMail,
  { period, record = '', order_id }: About = {},
): Promise<void> {
  const [account] = await tx.select({ lang: users.lang }).from(users).where(eq(users.id, box.user_id));
  const lang = account?.lang ?? 'en';
  const { publicUrl } = context.config;
  const locale = formatLocale(lang);
  const t = await mailWords(lang);
  const monthName = (month: string | null | undefined) => (month ? formatMonth(`${month}-01`, locale) : '');
  const values = {
    ...{ record, month: monthName(period?.month), until: monthName(box.paused_until) },
    amount: period ? formatMinor(period.amount, period.currency, locale) : '',
    day: period?.retry_at ? formatDate(toSeconds(period.retry_at), locale) : '',
    card: box.card_last4 ?? '',
  };
  const said: Record<BoxMail, readonly string[]> = {
    box_charged: ['intro', period?.amount ? 'charged' : 'paid_before'],
    box_failed: ['intro', period?.retry_at ? 'again' : 'last', 'action'],
    box_paused: [box.paused_until ? 'until' : 'open_end', 'free'],
    box_ended: [box.paid_months > 0 ? 'rest' : 'intro', 'thanks'],
  };
  const parts = [
    ...said[template].map((key) => words(t(`${template}.${key}`, values))),
    ...(period?.failure_code && template === 'box_failed'
      ? [words(t(`common:errors.${period.failure_code}`), true)]
      : []),
    link(t('common.account'), pageUrl({ publicUrl, lang }, 'account')),
  ];
  const written = letter({ t, lang, publicUrl, template, name: box.firstname, values }, parts);
  await writeMail(tx, context, {
    ...written,
    ...{ recipient: box.email, template, box_id: box.id },
    ...(order_id !== undefined && { order_id }),
  });
}
