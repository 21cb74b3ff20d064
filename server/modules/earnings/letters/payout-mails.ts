import { formatDate } from '#domain/dates.ts';
import { formatMinor } from '#domain/format-money.ts';
import { SHOP_NAME } from '#domain/shop-name.ts';
import type { MailTemplate } from '#generated/enums.ts';
import { eq } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { ArtistPayoutRow, PayoutAccountRow } from '../artist-payouts.table.ts';
import { shops } from '#server/modules/shops/index.ts';
import { button, paragraph, quote } from '#server/core/mail/blocks.ts';
import { writeLetter } from '#server/core/mail/compose-mail.ts';
import { pageUrl } from '#server/core/mail/links.ts';
import type { Queryable } from '#server/core/database/database.ts';

type Template = Extract<MailTemplate, `payout_${string}`>;

interface ShopMail {
  readonly shop_id: number;
  readonly template: Template;
  readonly values: (locale: string) => Record<string, string>;
  /** Message of staff. */
  readonly message?: string | null;
}

/** Mails the account that manages a shop, if any. */
async function mailShop(tx: Queryable, context: Context, mail: ShopMail): Promise<void> {
  const [manager] = await tx
    .select({ shop: shops.name, name: users.name, email: users.email, lang: users.lang })
    .from(shops)
    .innerJoin(users, eq(users.id, shops.user_id))
    .where(eq(shops.id, mail.shop_id));
  if (!manager) return;
  const { template, message } = mail;
  const { shop, name } = manager;
  await writeLetter(tx, context, manager, ({ t, locale, ...reader }) => {
    const values = { ...mail.values(locale), shop };
    const intro = t(`${template}.intro`, values);
    return {
      ...{ template, values, name, preview: intro },
      blocks: [
        paragraph(intro),
        quote(message),
        paragraph(t(`${template}.next`, values)),
        button(t('common.account'), pageUrl(reader, 'account')),
      ],
      closing: 'questions',
      footer: t('payout_common.footer', { shop, house: SHOP_NAME }),
    };
  });
}

/** Mails a shop about its payout. */
export function mailPayout(
  tx: Queryable,
  context: Context,
  template: Exclude<Template, 'payout_account'>,
  row: ArtistPayoutRow,
): Promise<void> {
  const { shop_id, number, amount, currency, iban_masked, paid_on, bank_reference, reason } = row;
  const values = (locale: string) => ({
    ...{ number, amount: formatMinor(amount, currency, locale), iban: iban_masked ?? '–' },
    ...{ date: paid_on ? formatDate(paid_on, locale) : '–', reference: bank_reference ?? number },
  });
  return mailShop(tx, context, { shop_id, template, values, message: reason });
}

/** Mails a shop about a changed payout account, to detect unwanted changes. */
export function mailAccount(tx: Queryable, context: Context, { shop_id, ...row }: PayoutAccountRow): Promise<void> {
  const values = () => ({ iban: row.iban_masked, holder: row.holder });
  return mailShop(tx, context, { shop_id, template: 'payout_account', values });
}
