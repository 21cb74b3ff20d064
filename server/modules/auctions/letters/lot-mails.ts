import { formatMinor } from '#domain/format-money.ts';
import { formatDate } from '#domain/dates.ts';
import { formatLocale } from '#domain/language.ts';
import { SHOP_NAME } from '#domain/shop-name.ts';
import type { MailTemplate } from '#generated/enums.ts';
import { inArray } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { LotRow } from '../auctions.table.ts';
import { html } from '#server/core/mail/html.ts';
import { layout } from '#server/core/mail/layout.ts';
import { mailWords, writeMail } from '#server/core/mail/mail.ts';
import { pageUrl, type SiteUrl } from '#server/core/mail/links.ts';
import { link, words } from '#server/core/mail/parts.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { toSeconds } from '#server/core/api/wire.ts';

interface LotMail {
  readonly template: Extract<MailTemplate, `lot_${string}`>;
  /** Message of staff. */
  readonly said?: string | null;
  /** Payment link of the winner; null when an address is missing, which the mail asks for. */
  readonly payUrl?: SiteUrl | null;
}

/** Mails bidders about the outcome of a lot, each in their own language. */
export async function mailBidders(
  tx: Queryable,
  context: Context,
  lot: LotRow,
  userIds: readonly number[],
  { template, said, payUrl }: LotMail,
): Promise<void> {
  if (userIds.length === 0) return;
  const { publicUrl } = context.config;
  const bidders = await tx
    .select()
    .from(users)
    .where(inArray(users.id, [...new Set(userIds)]));
  for (const { name, email: recipient, lang } of bidders) {
    const t = await mailWords(lang);
    const locale = formatLocale(lang);
    const values = {
      ...{ lot: lot.title, number: lot.number },
      amount: formatMinor(lot.price ?? lot.start_price, lot.currency, locale),
      until: lot.pay_until ? formatDate(toSeconds(lot.pay_until), locale) : '–',
    };
    const title = t(`${template}.title`, values);
    const next = payUrl === null ? 'lot_common.address' : `${template}.next`;
    const href = payUrl ?? pageUrl({ publicUrl, lang }, 'home');
    const parts = [
      words(t('common.greeting', { name })),
      words(t(`${template}.intro`, values)),
      ...(said ? [words(`“${said}”`)] : []),
      words(t(next, values)),
      link(t(payUrl ? 'lot_common.pay' : 'common.shop'), href),
      words(t('common.questions'), true),
      words(`${t('common.regards')} ${t('common.team', { shop: SHOP_NAME })}`),
    ];
    const footer = t('lot_common.footer', { shop: SHOP_NAME });
    await writeMail(tx, context, {
      ...{ recipient, template },
      subject: t(`${template}.subject`, values),
      text: [title, ...parts.map(({ text }) => text), footer].join('\n\n'),
      html: layout({
        ...{ lang, publicUrl, title, footer },
        preview: t(`${template}.intro`, values),
        body: html`${parts.map((part) => part.html)}`,
      }),
    });
  }
}
