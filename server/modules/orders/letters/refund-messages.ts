import { formatMoney } from '#domain/format-money.ts';
import { formatLocale } from '#domain/language.ts';
import type { Message } from '#server/core/mail/mail.ts';
import { pageUrl } from '#server/core/mail/links.ts';
import { link, type Part, words } from '#server/core/mail/parts.ts';
import { linesPart, type OrderMail, orderMessage } from './order-parts.ts';

interface Refunded {
  /** In the order's currency. */
  readonly amount: number;
  /** Refunded copies by line. */
  readonly copies: ReadonlyMap<number, number>;
  /** Last digits of the refunded card. */
  readonly card: string | null;
  readonly comment?: string | null;
}

interface Cancelled {
  readonly amount: number;
  /** Cancelled copies by line; empty for the whole order. */
  readonly copies: ReadonlyMap<number, number>;
  readonly comment?: string | null;
}

/** The lines of the order with these copies only. */
const copiesOf = ({ order }: OrderMail, copies: ReadonlyMap<number, number>) =>
  order.shop_orders
    .flatMap((part) => part.lines)
    .flatMap((line) => {
      const quantity = copies.get(line.id);
      return quantity ? [{ ...line, quantity, total: line.price * quantity }] : [];
    });
const money = ({ order, lang }: OrderMail, amount: number): string =>
  formatMoney(amount, order.currency, formatLocale(lang));
const remark = (comment: string | null | undefined): Part[] => (comment ? [words(`“${comment}”`)] : []);

/** Refund notification: amount, card, copies and comment. */
export function orderRefunded(mail: OrderMail, { amount, copies, card, comment }: Refunded): Message {
  const { t, order } = mail;
  const lines = copiesOf(mail, copies);
  const sum = money(mail, amount);
  return orderMessage(mail, 'order_refunded', { amount: sum }, [
    words(t('order_refunded.intro', { amount: sum, number: order.number })),
    ...remark(comment),
    ...(lines.length > 0 ? [linesPart(mail, lines)] : []),
    words(card ? t('order_refunded.to_card', { card }) : t('order_refunded.to_account')),
    link(t('order_confirmation.see_order'), pageUrl(mail, 'orders')),
  ]);
}

/** Cancellation of an order or a part of it, with the refund. */
export function orderCancelled(mail: OrderMail, { amount, copies, comment }: Cancelled): Message {
  const { t, order } = mail;
  const { number } = order;
  const lines = copiesOf(mail, copies);
  const whole = amount > 0 ? 'order_cancelled.intro_paid' : 'order_cancelled.intro';
  const intro = lines.length > 0 ? 'order_cancelled.intro_part' : whole;
  return orderMessage(mail, 'order_cancelled', { number }, [
    words(t(intro, { number })),
    ...remark(comment),
    ...(lines.length > 0 ? [linesPart(mail, lines)] : []),
    ...(amount > 0 ? [words(t('order_cancelled.refund', { amount: money(mail, amount) }))] : []),
  ]);
}
