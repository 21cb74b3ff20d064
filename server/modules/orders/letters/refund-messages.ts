import { formatMoney } from '#domain/format-money.ts';
import { paragraph, quote } from '#server/core/mail/blocks.ts';
import type { Letter } from '#server/core/mail/letter.ts';
import { createItemsBlock, createOrderButton, createOrderLetter, type OrderMail } from './order-blocks.ts';

interface RefundContent {
  /** In the order's currency. */
  readonly amount: number;
  /** Refunded copies by line. */
  readonly copies: ReadonlyMap<number, number>;
  /** Last digits of the refunded card. */
  readonly card: string | null;
  readonly comment?: string | null;
}

interface CancellationContent {
  readonly amount: number;
  /** Cancelled copies by line; empty for the whole order. */
  readonly copies: ReadonlyMap<number, number>;
  /** Boxes that end with the order. */
  readonly boxes: readonly { readonly gift: object | null }[];
  readonly comment?: string | null;
}

/** The lines of the order with these copies only. */
const filterCopies = ({ order }: OrderMail, copies: ReadonlyMap<number, number>) =>
  order.shop_orders
    .flatMap((part) => part.lines)
    .flatMap((line) => {
      const quantity = copies.get(line.id);
      return quantity ? [{ ...line, quantity, total: line.price * quantity }] : [];
    });

/** "We have refunded you": amount, card, copies and comment. */
export const createRefundedLetter = (mail: OrderMail, { amount: sum, copies, card, comment }: RefundContent): Letter =>
  createOrderLetter(mail, (reader) => {
    const { t, locale } = reader;
    const lines = filterCopies(mail, copies);
    const amount = formatMoney(sum, mail.order.currency, locale);
    return {
      template: 'order_refunded',
      values: { amount },
      blocks: [
        paragraph(t('order_refunded.intro', { amount, number: mail.order.number })),
        quote(comment),
        lines.length > 0 && createItemsBlock(mail, lines, reader),
        paragraph(card ? t('order_refunded.to_card', { card }) : t('order_refunded.to_account')),
        createOrderButton(mail, reader),
      ],
    };
  });

/** "Your order is cancelled", or a part of it: cancelled copies and the refund. */
export const createCancelledLetter = (
  mail: OrderMail,
  { amount, copies, boxes, comment }: CancellationContent,
): Letter =>
  createOrderLetter(mail, (reader) => {
    const { t, locale } = reader;
    const { number, currency } = mail.order;
    const lines = filterCopies(mail, copies);
    const introKey = amount > 0 ? 'order_cancelled.intro_paid' : 'order_cancelled.intro';
    return {
      template: 'order_cancelled',
      blocks: [
        paragraph(t(lines.length > 0 ? 'order_cancelled.intro_part' : introKey, { number })),
        quote(comment),
        lines.length > 0 && createItemsBlock(mail, lines, reader),
        boxes.some(({ gift }) => !gift) && paragraph(t('order_cancelled.box')),
        boxes.some(({ gift }) => gift) && paragraph(t('order_cancelled.gift')),
        amount > 0 && paragraph(t('order_cancelled.refund', { amount: formatMoney(amount, currency, locale) })),
      ],
    };
  });
