import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/format-money.ts';
import { fromMinor } from '#domain/money.ts';
import type { CustomerDetails, OrderLine } from '#generated/schemas.ts';
import type { Context } from '#server/core/api/handler.ts';
import { button, notice, paragraph } from '#server/core/mail/blocks.ts';
import { writeLetter } from '#server/core/mail/compose-mail.ts';
import type { SiteUrl } from '#server/core/mail/links.ts';
import {
  type MailedOrder,
  createAddressBlock,
  createItemsBlock,
  createOrderLetter,
  type OrderMail,
  createTotalsBlock,
} from './order-blocks.ts';
import type { ManualOrderRow } from '../manual-orders/draft-line.ts';
import type { PricedDraft } from '../manual-orders/price-draft.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { toSeconds } from '#server/core/api/wire.ts';

/** Mails an offer to the customer, with its payment link. */
export async function mailOffer(
  tx: Queryable,
  context: Context,
  row: ManualOrderRow,
  { customer, priced }: { customer: CustomerDetails; priced: PricedDraft },
  url: SiteUrl | null,
): Promise<void> {
  const { lang, currency, number, message } = row;
  const money = (minor: number) => fromMinor(minor, currency);
  const order: MailedOrder = {
    ...{ number, currency },
    ...{ items: money(row.items), discount: money(row.discount), shipping: money(row.shipping) },
    ...{ vat: money(row.vat), vat_rate: row.vat_rate, total: money(row.total) },
    customer: { ...customer, pickup: row.pickup },
  };
  const mail: OrderMail<MailedOrder> = { order, lang, expected: new Map() };
  const letter = createOrderLetter(mail, (reader) => {
    const { t, locale } = reader;
    const until = formatDate(toSeconds(row.expires_at), locale);
    const total = formatMoney(order.total, currency, locale);
    return {
      template: 'offer',
      values: { until },
      blocks: [
        paragraph(t('offer.intro', { number, total })),
        !!message && paragraph(message),
        createItemsBlock(mail, toOfferLines(priced, money), reader),
        createTotalsBlock(mail, reader),
        createAddressBlock(mail, reader),
        url && button(t('offer.pay'), url),
        notice(t('offer.until', { until })),
      ],
    };
  });
  await writeLetter(tx, context, { email: customer.email, lang }, letter);
}

function toOfferLines({ linesByPosition }: PricedDraft, money: (minor: number) => number): OrderLine[] {
  return [...linesByPosition.entries()]
    .sort(([one], [other]) => one - other)
    .map(([position, { line, price, items }]) => ({
      id: position,
      project_id: line.row.project_id,
      item_id: line.item_id,
      name: line.row.name,
      artist_name: line.row.artist_name,
      item_name: line.row.item_name,
      picture: line.row.picture,
      quantity: line.quantity,
      price: money(price),
      total: money(items),
    }));
}
