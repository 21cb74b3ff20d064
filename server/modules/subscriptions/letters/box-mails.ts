import { formatDate, formatMonth } from '#domain/dates.ts';
import { formatMinor } from '#domain/format-money.ts';
import type { MailTemplate } from '#generated/enums.ts';
import { eq } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { BoxPeriodRow, BoxRow } from '../boxes.table.ts';
import { button, notice, paragraph } from '#server/core/mail/blocks.ts';
import { writeLetter } from '#server/core/mail/compose-mail.ts';
import type { Letter } from '#server/core/mail/letter.ts';
import { pageUrl } from '#server/core/mail/links.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { toSeconds } from '#server/core/api/wire.ts';

/** Additional data of a mail about a period. */
interface BoxMailData {
  readonly period?: Pick<BoxPeriodRow, 'month' | 'amount' | 'currency' | 'failure_code' | 'retry_at'>;
  /** Artist and title of the record. */
  readonly record?: string;
  readonly order_id?: number;
}

type BoxMail = Exclude<Extract<MailTemplate, `box_${string}`>, 'box_gift'>;

/** Mails the subscriber of a box, in the language of the account. */
export async function mailBox(
  tx: Queryable,
  context: Context,
  box: BoxRow,
  template: BoxMail,
  { order_id, ...data }: BoxMailData = {},
): Promise<void> {
  const [account] = await tx.select({ lang: users.lang }).from(users).where(eq(users.id, box.user_id));
  const recipient = { email: box.email, lang: account?.lang ?? 'en' };
  const records = { box_id: box.id, ...(order_id !== undefined && { order_id }) };
  await writeLetter(tx, context, recipient, buildBoxLetter(box, template, data), records);
}

const buildBoxLetter =
  (box: BoxRow, template: BoxMail, { period, record = '' }: BoxMailData): Letter =>
  ({ t, locale, ...reader }) => {
    const formatMonthName = (month: string | null | undefined) => (month ? formatMonth(`${month}-01`, locale) : '');
    const values = {
      ...{ record, month: formatMonthName(period?.month), until: formatMonthName(box.paused_until) },
      amount: period ? formatMinor(period.amount, period.currency, locale) : '',
      day: period?.retry_at ? formatDate(toSeconds(period.retry_at), locale) : '',
      card: box.card_last4 ?? '',
    };
    const texts: Record<BoxMail, readonly string[]> = {
      box_charged: ['intro', period?.amount ? 'charged' : 'paid_before'],
      box_failed: ['intro', period?.retry_at ? 'again' : 'last', 'action'],
      box_paused: [box.paused_until ? 'until' : 'open_end', 'free'],
      box_ended: [box.paid_months > 0 ? 'rest' : 'intro', 'thanks'],
    };
    return {
      ...{ template, values, name: box.firstname },
      blocks: [
        ...texts[template].map((key) => paragraph(t(`${template}.${key}`, values))),
        template === 'box_failed' && !!period?.failure_code && notice(t(`common:errors.${period.failure_code}`)),
        button(t('common.box'), pageUrl(reader, 'box')),
      ],
    };
  };
