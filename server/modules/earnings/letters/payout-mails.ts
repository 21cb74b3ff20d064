import { formatDate } from '#domain/dates.ts';
import { formatMinor } from '#domain/format-money.ts';
import { formatLocale } from '#domain/language.ts';
import { SHOP_NAME } from '#domain/shop-name.ts';
import type { MailTemplate } from '#generated/enums.ts';
import { eq } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { ArtistPayoutRow, PayoutAccountRow } from '../artist-payouts.table.ts';
import { shops } from '#server/modules/shops/index.ts';
import { html } from '#server/core/mail/html.ts';
import { layout } from '#server/core/mail/layout.ts';
import { mailWords, writeMail } from '#server/core/mail/mail.ts';
import { pageUrl } from '#server/core/mail/links.ts';
import { link, words } from '#server/core/mail/parts.ts';
import type { Queryable } from '#server/core/database/database.ts';

type Template = Extract<MailTemplate, `payout_${string}`>;

/** Writes to whoever manages a shop; nobody where nobody does. `said` are words that staff wrote. */
async function mailShop(
  tx: Queryable,
  context: Context,
  { shop_id, template, values, said }: { shop_id: number; template: Template; values: Values; said?: string | null },
): Promise<void> {
  const [found] = await tx
    .select({ shop: shops.name, name: users.name, email: users.email, lang: users.lang })
    .from(shops)
    .innerJoin(users, eq(users.id, shops.user_id))
    .where(eq(shops.id, shop_id));
  if (!found) return;
  const { shop, name, email: recipient, lang } = found;
  const { publicUrl } = context.config;
  const t = await mailWords(lang);
  const told = { ...values(formatLocale(lang)), shop };
  const title = t(`${template}.title`, told);
  const parts = [
    words(t('common.greeting', { name })),
    words(t(`${template}.intro`, told)),
    ...(said ? [words(`“${said}”`)] : []),
    words(t(`${template}.next`, told)),
    link(t('common.account'), pageUrl({ publicUrl, lang }, 'account')),
    words(t('common.questions'), true),
    words(`${t('common.regards')} ${t('common.team', { shop: SHOP_NAME })}`),
  ];
  const footer = t('payout_common.footer', { shop, house: SHOP_NAME });
  await writeMail(tx, context, {
    ...{ recipient, template },
    subject: t(`${template}.subject`, told),
    text: [title, ...parts.map(({ text }) => text), footer].join('\n\n'),
    html: layout({
      ...{ lang, publicUrl, title, footer },
      preview: t(`${template}.intro`, told),
      body: html`${parts.map((part) => part.html)}`,
    }),
  });
}

type Values = (locale: string) => Record<string, string>;

/** Tells a shop what came of its payout, in the language of whoever manages it. */
export function mailPayout(
  tx: Queryable,
  context: Context,
  template: Exclude<Template, 'payout_account'>,
  row: ArtistPayoutRow,
): Promise<void> {
  const { shop_id, number, amount, currency, iban_masked, paid_on, bank_reference, reason } = row;
  const values: Values = (locale) => ({
    ...{ number, amount: formatMinor(amount, currency, locale), iban: iban_masked ?? '–' },
    ...{ date: paid_on ? formatDate(paid_on, locale) : '–', reference: bank_reference ?? number },
  });
  return mailShop(tx, context, { shop_id, template, values, said: reason });
}

/** Tells a shop that its payouts go to another account from now on: whoever did not do that shall write to us. */
export function mailAccount(tx: Queryable, context: Context, { shop_id, ...row }: PayoutAccountRow): Promise<void> {
  const values: Values = () => ({ iban: row.iban_masked, holder: row.holder });
  return mailShop(tx, context, { shop_id, template: 'payout_account', values });
}
