import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/format-money.ts';
import { formatLocale } from '#domain/language.ts';
import { fromMinor } from '#domain/money.ts';
import type { Customer, OrderLine } from '#generated/schemas.ts';
import type { Context } from '#server/core/api/handler.ts';
import { mailWords, writeMail } from '#server/core/mail/mail.ts';
import type { SiteUrl } from '#server/core/mail/links.ts';
import { link, words } from '#server/core/mail/parts.ts';
import { addressPart, linesPart, type MailedOrder, type OrderMail, orderMessage, sumsPart } from './order-parts.ts';
import type { ManualOrderRow } from '../manual-orders/draft-line.ts';
import type { PricedDraft } from '../manual-orders/price-draft.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { toSeconds } from '#server/core/api/wire.ts';

/** Mails an offer with its pay link in the customer's language. */
export async function mailOffer(
  tx: Queryable,
  context: Context,
  row: ManualOrderRow,
  { customer, priced }: { customer: Customer; priced: PricedDraft },
  url: SiteUrl | null,
): Promise<void> {
  const { lang, currency } = row;
  const t = await mailWords(lang);
  const money = (minor: number) => fromMinor(minor, currency);
  const order: MailedOrder = {
    number: row.number,
    currency,
    ...{ items: money(row.items), discount: money(row.discount), shipping: money(row.shipping) },
    ...{ vat: money(row.vat), vat_rate: row.vat_rate, total: money(row.total) },
    customer: { ...customer, pickup: row.pickup },
  };
  const mail: OrderMail<MailedOrder> = { order, lang, publicUrl: context.config.publicUrl, t, expected: new Map() };
  const until = formatDate(toSeconds(row.expires_at), formatLocale(lang));
  const total = formatMoney(order.total, currency, formatLocale(lang));
  const offer = orderMessage(mail, 'offer', { until }, [
    words(t('offer.intro', { number: row.number, total })),
    ...(row.message ? [words(row.message)] : []),
    linesPart(mail, offerLines(priced, money)),
    sumsPart(mail),
    addressPart(mail),
    ...(url ? [link(t('offer.pay'), url)] : []),
    words(t('offer.until', { until }), true),
  ]);
  await writeMail(tx, context, { ...offer, recipient: customer.email, template: 'offer' });
}

function offerLines({ byPlace }: PricedDraft, money: (minor: number) => number): OrderLine[] {
  return [...byPlace.entries()]
    .sort(([one], [other]) => one - other)
    .map(([place, { line, price, items }]) => ({
      id: place,
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
