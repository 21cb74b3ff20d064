import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/format-money.ts';
import { button, notice, paragraph } from '#server/core/mail/blocks.ts';
import type { Letter } from '#server/core/mail/letter.ts';
import type { SiteUrl } from '#server/core/mail/links.ts';
import type { DeclineCode } from '#server/modules/payments/index.ts';
import {
  createAddressBlock,
  createItemsBlock,
  createOrderButton,
  createOrderLetter,
  createTotalsBlock,
  type OrderMail,
} from './order-blocks.ts';

/** Why a pledge has ended without a charge. */
export type PledgeEnd = 'withdrawn' | 'not_funded' | 'declined';

interface PlacedContent {
  /** End of the campaign in Unix seconds; null without one. */
  readonly ends_at: number | null;
  /** Last digits of the card. */
  readonly card: string;
  /** The page of the pledge. */
  readonly url: SiteUrl;
}

const readLines = ({ order }: OrderMail) => order.shop_orders.flatMap((part) => part.lines);

/** "Thank you for your pledge": when the card is charged, items, totals and the page to withdraw it. */
export const createPledgePlacedLetter = (mail: OrderMail, { ends_at, card, url }: PlacedContent): Letter =>
  createOrderLetter(mail, (reader) => {
    const { t, locale } = reader;
    const { number, total, currency } = mail.order;
    const values = { number, card, total: formatMoney(total, currency, locale), day: formatDate(ends_at, locale) };
    return {
      template: 'pledge_placed',
      blocks: [
        paragraph(t('pledge_placed.intro', values)),
        paragraph(t(ends_at === null ? 'pledge_placed.charged_open' : 'pledge_placed.charged', values)),
        createItemsBlock(mail, readLines(mail), reader),
        createTotalsBlock(mail, reader),
        createAddressBlock(mail, reader),
        paragraph(t('pledge_placed.withdraw')),
        mail.accountOrderId === undefined
          ? button(t('pledge_placed.see_pledge'), url)
          : createOrderButton(mail, reader),
      ],
    };
  });

interface DeclinedContent {
  readonly card: string;
  readonly code: DeclineCode | null;
  /** Next charge in Unix seconds. */
  readonly retry_at: number | null;
  /** The page to pay by another card. */
  readonly url: SiteUrl;
}

/** "Your card was declined": the reason, the next charge, and the way to pay by another card. */
export const createPledgeDeclinedLetter = (mail: OrderMail, { card, code, retry_at, url }: DeclinedContent): Letter =>
  createOrderLetter(mail, (reader) => {
    const { t, locale } = reader;
    const { number, total, currency } = mail.order;
    const values = { number, card, amount: formatMoney(total, currency, locale), day: formatDate(retry_at, locale) };
    return {
      template: 'pledge_declined',
      blocks: [
        paragraph(t('pledge_declined.intro', values)),
        code !== null && notice(t(`common:errors.${code}`)),
        paragraph(t('pledge_declined.again', values)),
        createItemsBlock(mail, readLines(mail), reader),
        button(t('pledge_declined.pay'), url),
      ],
    };
  });

/** "Your pledge has ended": why, and that nothing was charged. */
export const createPledgeEndedLetter = (
  mail: OrderMail,
  { reason, card }: { readonly reason: PledgeEnd; readonly card: string },
): Letter =>
  createOrderLetter(mail, (reader) => {
    const { t } = reader;
    return {
      template: 'pledge_ended',
      blocks: [
        paragraph(t(`pledge_ended.${reason}`, { number: mail.order.number, card })),
        createItemsBlock(mail, readLines(mail), reader),
        paragraph(t('pledge_ended.not_charged')),
      ],
    };
  });
