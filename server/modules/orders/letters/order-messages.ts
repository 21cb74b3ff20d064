import { formatMoney } from '#domain/format-money.ts';
import { formatLocale } from '#domain/language.ts';
import { fromMinor, sum, toMinor } from '#domain/money.ts';
import type { OrderLine, Shipment } from '#generated/schemas.ts';
import type { Message } from '#server/core/mail/mail.ts';
import { pageUrl } from '#server/core/mail/links.ts';
import { carrierLink, link, words } from '#server/core/mail/parts.ts';
import { addressPart, linesPart, orderMessage, sumsPart, type OrderMail } from './order-parts.ts';

/** Order confirmation: items, sums, address. */
export function orderConfirmation(mail: OrderMail): Message {
  const { t, order, lang } = mail;
  const lines = order.shop_orders.flatMap((part) => part.lines);
  const total = formatMoney(order.total, order.currency, formatLocale(lang));
  const isPaid = order.status !== 'pending';
  return orderMessage(mail, 'order_confirmation', {}, [
    words(t(isPaid ? 'order_confirmation.intro' : 'order_confirmation.intro_unpaid', { number: order.number, total })),
    ...(mail.expected.size > 0 ? [words(t('order_confirmation.preorder'))] : []),
    linesPart(mail, lines),
    sumsPart(mail),
    addressPart(mail),
    words(t('order_confirmation.next')),
    link(t('order_confirmation.see_order'), pageUrl(mail, 'orders')),
    words(t('order_confirmation.withdrawal'), true),
  ]);
}

/** Price of some copies of a line. */
function priceOf({ price }: OrderLine, copies: number, { currency }: OrderMail['order']): number {
  return fromMinor(copies * toMinor(price, currency), currency);
}

/** Shipping notification: carrier, tracking number and link, contents. */
export function orderSent(mail: OrderMail, parcel: Shipment): Message {
  const { t, order } = mail;
  const carrier = t(`enums.Carrier.${parcel.tracking_transporter ?? 'other'}`);
  const lines = order.shop_orders
    .flatMap((part) => part.lines)
    .flatMap((line) => {
      const packed = parcel.lines.find(({ order_line_id }) => order_line_id === line.id);
      // the total of the copies in the parcel
      return packed ? [{ ...line, quantity: packed.quantity, total: priceOf(line, packed.quantity, order) }] : [];
    });
  const copies = sum(lines.map(({ quantity }) => quantity));
  return orderMessage(mail, 'order_sent', { carrier }, [
    words(t('order_sent.intro', { carrier })),
    ...(parcel.tracking_number ? [words(t('order_sent.tracking_number', { number: parcel.tracking_number }))] : []),
    ...(parcel.tracking_link ? [carrierLink(t('order_sent.track'), parcel.tracking_link)] : []),
    words(`${t('order_sent.in_parcel')} (${copies})`),
    linesPart(mail, lines),
    addressPart(mail, parcel.sent_to),
  ]);
}
