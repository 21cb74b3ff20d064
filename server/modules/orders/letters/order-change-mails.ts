import { formatPostalAddress } from '#domain/addresses/format-address.ts';
import { getCountryName } from '#domain/countries.ts';
import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/format-money.ts';
import { fromMinor } from '#domain/money.ts';
import type { OrderAddress, OrderLine } from '#generated/schemas.ts';
import type { Context } from '#server/core/api/handler.ts';
import { type Block, button, notice, paragraph, quote } from '#server/core/mail/blocks.ts';
import type { Letter, Reader } from '#server/core/mail/letter.ts';
import type { CorrectedDocuments } from '../order-documents.ts';
import { createChangePayUrl, type OrderChangeRow, getStatedReason } from '../order-changes/read-changes.ts';
import type { OrderRow } from '../orders.table.ts';
import { createItemsBlock, createOrderButton, createOrderLetter, type OrderMail } from './order-blocks.ts';
import { mailCustomer } from './order-mails.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { toSeconds } from '#server/core/api/wire.ts';

/** Mails the charge of an order change to the customer, with its payment link. */
export async function mailPayChange(
  tx: Queryable,
  context: Context,
  order: OrderRow,
  change: OrderChangeRow,
): Promise<void> {
  const url = createChangePayUrl(change, order, context.config.publicUrl);
  await mailCustomer(tx, context, order, (mail) =>
    createOrderLetter(mail, (reader) => {
      const { t, locale } = reader;
      const until = formatDate(toSeconds(change.expires_at), locale);
      const total = formatAmount(mail, change.amount, reader);
      return {
        template: 'change_offer',
        values: { until },
        blocks: [
          paragraph(t('change_offer.intro', { number: mail.order.number, total })),
          quote(getStatedReason(change)),
          change.address && createAddressParagraph('after', change.address, reader),
          ...createItemBlocks(mail, change, reader, {
            added: t('change_offer.comes'),
            removed: t('change_offer.leaves'),
          }),
          url && button(t('change_offer.pay'), url),
          notice(t('change_offer.until', { until })),
        ],
      };
    }),
  );
}

/** An applied change. */
interface AppliedChange {
  readonly change: OrderChangeRow;
  /** The order before the change. */
  readonly before: OrderRow;
  readonly documents: CorrectedDocuments | undefined;
}

/** Mails the customer about an applied change of items or address. */
export async function mailChange(
  tx: Queryable,
  context: Context,
  order: OrderRow,
  appliedChange: AppliedChange,
): Promise<void> {
  await mailCustomer(tx, context, order, (mail) =>
    appliedChange.change.address
      ? createAddressChangedLetter(mail, order, appliedChange)
      : createItemsChangedLetter(mail, appliedChange.change),
  );
}

/** The old and the new address, so that the customer notices a redirected parcel. */
const createAddressChangedLetter = (
  mail: OrderMail,
  order: OrderRow,
  { change, before, documents }: AppliedChange,
): Letter =>
  createOrderLetter(mail, (reader) => {
    const { t } = reader;
    return {
      template: 'order_address_changed',
      blocks: [
        paragraph(t('order_address_changed.intro', { number: mail.order.number })),
        quote(getStatedReason(change)),
        createAddressParagraph('after', order, reader),
        createAddressParagraph('before', before, reader),
        hasSentAddress(mail) && paragraph(t('order_address_changed.kept')),
        createRefundBlock(mail, change, reader),
        documents && paragraph(t('order_address_changed.documents', getDocumentNumbers(documents))),
        paragraph(t('order_address_changed.wrong')),
        createOrderButton(mail, reader),
      ],
    };
  });

/** Added items, removed items and the customer's refund. */
const createItemsChangedLetter = (mail: OrderMail, change: OrderChangeRow): Letter =>
  createOrderLetter(mail, (reader) => {
    const { t } = reader;
    return {
      template: 'order_changed',
      blocks: [
        paragraph(t('order_changed.intro', { number: mail.order.number })),
        quote(change.reason),
        ...createItemBlocks(mail, change, reader, {
          added: t('order_changed.comes'),
          removed: t('order_changed.leaves'),
        }),
        createRefundBlock(mail, change, reader),
        createOrderButton(mail, reader),
      ],
    };
  });

/** Whether a parcel was sent to an earlier address. */
const hasSentAddress = ({ order }: OrderMail): boolean =>
  order.shop_orders.some(({ shipments }) => shipments.some(({ sent_to }) => sent_to));

/** The customer's refund for a change, if any. */
const createRefundBlock = (mail: OrderMail, { amount }: OrderChangeRow, reader: Reader): Block | false =>
  amount < 0 && paragraph(reader.t('order_changed.refund', { amount: formatAmount(mail, -amount, reader) }));

/** An address in a line, with its country in the reader's language. */
function createAddressParagraph(
  when: 'before' | 'after',
  address: OrderRow | OrderAddress,
  { t, locale }: Reader,
): Block {
  const place = [...formatPostalAddress(address), getCountryName(address.country_id, locale)].join(', ');
  return paragraph(t(`order_address_changed.${when}`, { address: place }));
}

const getDocumentNumbers = ({ credited, credit_note, invoice }: CorrectedDocuments) => ({
  ...{ credited: credited.number, credit_note: credit_note.number, invoice: invoice.number },
});

const formatAmount = ({ order: { currency } }: OrderMail, minor: number, { locale }: Reader): string =>
  formatMoney(fromMinor(minor, currency), currency, locale);

/** Added and removed items, each under its heading. */
function createItemBlocks(
  mail: OrderMail,
  { lines, currency }: OrderChangeRow,
  reader: Reader,
  titles: { added: string; removed: string },
): Block[] {
  const createSection = (title: string, sign: number): Block[] => {
    const copies = lines.filter(({ quantity }) => Math.sign(quantity) === sign);
    const orderLines = copies.map(({ quantity, price, amount, order_line_id, ...line }, index): OrderLine => ({
      ...line,
      ...{ id: order_line_id ?? index, quantity: Math.abs(quantity) },
      ...{ price: fromMinor(price, currency), total: fromMinor(Math.abs(amount), currency) },
    }));
    return copies.length > 0 ? [paragraph(title), createItemsBlock(mail, orderLines, reader)] : [];
  };
  return [...createSection(titles.added, 1), ...createSection(titles.removed, -1)];
}
