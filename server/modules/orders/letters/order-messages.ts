import { formatMoney } from '#domain/format-money.ts';
import { fromMinor, sum, toMinor } from '#domain/money.ts';
import type { OrderLine, Shipment } from '#generated/schemas.ts';
import { button, carrierButton, notice, paragraph } from '#server/core/mail/blocks.ts';
import type { Letter } from '#server/core/mail/letter.ts';
import { pageUrl } from '#server/core/mail/links.ts';
import {
  createAddressBlock,
  createBoxParagraphs,
  createItemsBlock,
  createOrderButton,
  createOrderLetter,
  type OrderMail,
  createTotalsBlock,
} from './order-blocks.ts';

/** "Thank you for your order": items, totals and address. */
export const createConfirmationLetter = (mail: OrderMail): Letter =>
  createOrderLetter(mail, (reader) => {
    const { order } = mail;
    const { t, locale } = reader;
    const lines = order.shop_orders.flatMap((part) => part.lines);
    const values = { number: order.number, total: formatMoney(order.total, order.currency, locale) };
    const isPaid = order.status !== 'pending';
    return {
      template: 'order_confirmation',
      blocks: [
        paragraph(t(isPaid ? 'order_confirmation.intro' : 'order_confirmation.intro_unpaid', values)),
        mail.expected.size > 0 && paragraph(t('order_confirmation.preorder')),
        lines.length > 0 && createItemsBlock(mail, lines, reader),
        ...createBoxParagraphs(mail, reader),
        createTotalsBlock(mail, reader),
        createAddressBlock(mail, reader),
        paragraph(t('order_confirmation.next')),
        createOrderButton(mail, reader),
        notice(t('order_confirmation.withdrawal')),
      ],
    };
  });

/**
 * "Your payment was not completed": the items, which are for sale again, and the way back to the cart. The cart has expired when the
 * payment is delayed; that letter leads to the shop.
 */
export const createPaymentFailedLetter = (mail: OrderMail, isDelayed = false): Letter =>
  createOrderLetter(mail, (reader) => {
    const { t } = reader;
    const lines = mail.order.shop_orders.flatMap((part) => part.lines);
    return {
      template: 'payment_failed',
      blocks: [
        paragraph(
          t(isDelayed ? 'payment_failed.intro_delayed' : 'payment_failed.intro', { number: mail.order.number }),
        ),
        createItemsBlock(mail, lines, reader),
        paragraph(t(isDelayed ? 'payment_failed.again_delayed' : 'payment_failed.again')),
        isDelayed
          ? button(t('payment_failed.to_shop'), pageUrl(reader, 'list'))
          : button(t('payment_failed.to_cart'), pageUrl(reader, 'cart')),
      ],
    };
  });

/** Price of some copies of a line. */
function computeCopiesPrice({ price }: OrderLine, copies: number, { currency }: OrderMail['order']): number {
  return fromMinor(copies * toMinor(price, currency), currency);
}

/** "Your parcel is on its way": carrier, tracking number and link, and content. */
export const createShippedLetter = (mail: OrderMail, parcel: Shipment): Letter =>
  createOrderLetter(mail, (reader) => {
    const { order } = mail;
    const { t } = reader;
    const carrier = t(`enums.Carrier.${parcel.tracking_transporter ?? 'other'}`);
    const lines = order.shop_orders
      .flatMap((part) => part.lines)
      .flatMap((line) => {
        const parcelLine = parcel.lines.find(({ order_line_id }) => order_line_id === line.id);
        // the amount is that of the copies in the parcel
        return parcelLine
          ? [{ ...line, quantity: parcelLine.quantity, total: computeCopiesPrice(line, parcelLine.quantity, order) }]
          : [];
      });
    const copies = sum(lines.map(({ quantity }) => quantity));
    const { tracking_number: number, tracking_link } = parcel;
    return {
      template: 'order_sent',
      values: { carrier },
      blocks: [
        paragraph(t('order_sent.intro', { carrier })),
        !!number && paragraph(t('order_sent.tracking_number', { number })),
        !!tracking_link && carrierButton(t('order_sent.track'), tracking_link),
        paragraph(`${t('order_sent.in_parcel')} (${copies})`),
        createItemsBlock(mail, lines, reader),
        createAddressBlock(mail, reader, parcel.sent_to),
      ],
    };
  });
