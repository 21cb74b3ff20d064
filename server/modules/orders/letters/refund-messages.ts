import { formatMoney } from '#domain/format-money.ts';
import { formatLocale } from '#domain/language.ts';
import type { Message } from '#server/core/mail/mail.ts';
import { pageUrl } from '#server/core/mail/links.ts';
import { link, type Part, words } from '#server/core/mail/parts.ts';
import { linesPart, type OrderMail, orderMessage } from './order-parts.ts';

interface Refunded {
  /** In the order's currency. */
  readonly amount: number;
  /** Copies it is for, by line. */
  readonly copies: ReadonlyMap<number, number>;
  /** Last digits of the card it goes back to. */
  readonly card: string | null;
  readonly comment?: string | null;
}

interface Cancelled {
  readonly amount: number;
  /** Copies that will not be sent, by line; none when that is the whole order. */
  readonly copies: ReadonlyMap<number, number>;
  readonly comment?: string | null;
}

/** Lines of the order as if they were of these copies only. */
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

/** "We have given you money back": how much, to which card, for which copies, and why. */
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

/** "Your order is cancelled", or a part of it: what will not be sent, and what is given back. */
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
