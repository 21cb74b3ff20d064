import { formatMinor } from '#domain/format-money.ts';
import { formatDate } from '#domain/dates.ts';
import { SHOP_NAME } from '#domain/shop-name.ts';
import type { MailTemplate } from '#generated/enums.ts';
import { inArray } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { LotRow } from '../auctions.table.ts';
import { button, paragraph, quote } from '#server/core/mail/blocks.ts';
import { writeLetter, writeOptionalLetter } from '#server/core/mail/compose-mail.ts';
import type { Letter } from '#server/core/mail/letter.ts';
import { pageUrl, type SiteUrl } from '#server/core/mail/links.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { toSeconds } from '#server/core/api/wire.ts';

interface LotMail {
  readonly template: Extract<MailTemplate, `lot_${string}`>;
  /** Message of staff. */
  readonly message?: string | null;
  /** Payment link of the winner; null without a known address, which the mail then requests. */
  readonly payUrl?: SiteUrl | null;
}

/** Notifies bidders of the result of a lot, each in the language of the account. */
export async function mailBidders(
  tx: Queryable,
  context: Context,
  lot: LotRow,
  userIds: readonly number[],
  mail: LotMail,
): Promise<void> {
  if (userIds.length === 0) return;
  const bidders = await tx
    .select()
    .from(users)
    .where(inArray(users.id, [...new Set(userIds)]));
  const isOptional = mail.template === 'lot_outbid' || mail.template === 'lot_lost';
  for (const bidder of bidders) {
    const letter = createLotLetter(lot, bidder.name, mail);
    if (isOptional) await writeOptionalLetter(tx, context, bidder, 'auctions', letter);
    else await writeLetter(tx, context, bidder, letter);
  }
}

const createLotLetter =
  (lot: LotRow, name: string, { template, message, payUrl }: LotMail): Letter =>
  ({ t, locale, ...reader }) => {
    const values = {
      ...{ lot: lot.title, number: lot.number },
      amount: formatMinor(lot.price ?? lot.start_price, lot.currency, locale),
      until: lot.pay_until ? formatDate(toSeconds(lot.pay_until), locale) : '–',
    };
    const intro = t(`${template}.intro`, values);
    return {
      ...{ template, values, name, preview: intro },
      blocks: [
        paragraph(intro),
        quote(message),
        paragraph(t(payUrl === null ? 'lot_common.address' : `${template}.next`, values)),
        payUrl ? button(t('lot_common.pay'), payUrl) : button(t('common.shop'), pageUrl(reader, 'home')),
      ],
      closing: 'questions',
      footer: t('lot_common.footer', { shop: SHOP_NAME }),
    };
  };
