import { addressLines } from '#domain/addresses/format-address.ts';
import { countryName } from '#domain/countries.ts';
import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/format-money.ts';
import { formatLocale } from '#domain/language.ts';
import { fromMinor } from '#domain/money.ts';
import type { OrderAddress, OrderLine } from '#generated/schemas.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { CorrectedDocuments } from '../order-documents.ts';
import { mailCustomer } from '#server/core/mail/mail.ts';
import { orderMail } from './order-mails.ts';
import { pageUrl } from '#server/core/mail/links.ts';
import { link, type Part, words } from '#server/core/mail/parts.ts';
import { linesPart, type OrderMail, orderMessage } from './order-parts.ts';
import { changePayUrl, type OrderChangeRow, statedReason } from '../order-changes/read-changes.ts';
import type { OrderRow } from '../orders.table.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { toSeconds } from '#server/core/api/wire.ts';

/** Mails the customer the price and pay link of a change. */
export async function mailPayChange(
  tx: Queryable,
  context: Context,
  order: OrderRow,
  change: OrderChangeRow,
): Promise<void> {
  await writeChangeMail(tx, context, order, 'change_offer', (mail) => {
    const { t, lang } = mail;
    const until = formatDate(toSeconds(change.expires_at), formatLocale(lang));
    const url = changePayUrl(change, order, context.config.publicUrl);
    const parts = [
      words(t('change_offer.intro', { number: mail.order.number, total: formatAmount(mail, change.amount) })),
      ...reasonPart(change),
      ...(change.address
        ? [words(t('order_address_changed.after', { address: formatAddress(mail, change.address) }))]
        : []),
      ...copiesPart(mail, change, { comes: t('change_offer.comes'), leaves: t('change_offer.leaves') }),
      ...(url ? [link(t('change_offer.pay'), url)] : []),
      words(t('change_offer.until', { until }), true),
    ];
    return { facts: { until }, parts };
  });
}

type ChangeMail = 'change_offer' | 'order_changed' | 'order_address_changed';

/** Writes a mail about a change in the order's language; `facts` are used in the subject. */
async function writeChangeMail(
  tx: Queryable,
  context: Context,
  order: OrderRow,
  template: ChangeMail,
  write: (mail: OrderMail) => { facts: Record<string, string>; parts: Part[] },
): Promise<void> {
  const mail = await orderMail(tx, context, order);
  const { facts, parts } = write(mail);
  await mailCustomer(tx, context, order, template, orderMessage(mail, template, facts, parts));
}

/** An applied change. */
interface CarriedOut {
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
  carriedOut: CarriedOut,
): Promise<void> {
  await (carriedOut.change.address
    ? mailAddressChanged(tx, context, order, carriedOut)
    : mailOrderChanged(tx, context, order, carriedOut.change));
}

/** Mails the old and the new address, to detect unwanted changes. */
async function mailAddressChanged(
  tx: Queryable,
  context: Context,
  order: OrderRow,
  { change, before, documents }: CarriedOut,
): Promise<void> {
  await writeChangeMail(tx, context, order, 'order_address_changed', (mail) => {
    const { t } = mail;
    const { number } = mail.order;
    const parts = [
      words(t('order_address_changed.intro', { number })),
      ...reasonPart(change),
      words(t('order_address_changed.after', { address: formatAddress(mail, order) })),
      words(t('order_address_changed.before', { address: formatAddress(mail, before) })),
      ...(hasSentAddress(mail) ? [words(t('order_address_changed.kept'))] : []),
      ...refundPart(mail, change),
      ...(documents ? [words(t('order_address_changed.documents', getDocumentNumbers(documents)))] : []),
      words(t('order_address_changed.wrong')),
      link(t('order_confirmation.see_order'), pageUrl(mail, 'orders')),
    ];
    return { facts: { number }, parts };
  });
}

/** Whether a parcel was sent to an earlier address. */
const hasSentAddress = ({ order }: OrderMail): boolean =>
  order.shop_orders.some(({ shipments }) => shipments.some(({ sent_to }) => sent_to));

/** The refund of a change, if any. */
const refundPart = (mail: OrderMail, { amount }: OrderChangeRow): Part[] =>
  amount < 0 ? [words(mail.t('order_changed.refund', { amount: formatAmount(mail, -amount) }))] : [];

function reasonPart(change: OrderChangeRow): Part[] {
  const reason = statedReason(change);
  return reason === null ? [] : [words(`“${reason}”`)];
}

/** An address in one line, with the country in the customer's language. */
const formatAddress = ({ lang }: OrderMail, address: OrderRow | OrderAddress): string =>
  [...addressLines(address), countryName(address.country_id, formatLocale(lang))].join(', ');

const getDocumentNumbers = ({ credited, credit_note, invoice }: CorrectedDocuments) => ({
  ...{ credited: credited.number, credit_note: credit_note.number, invoice: invoice.number },
});

/** Mails the added and removed items and the refund of a change. */
async function mailOrderChanged(
  tx: Queryable,
  context: Context,
  order: OrderRow,
  change: OrderChangeRow,
): Promise<void> {
  await writeChangeMail(tx, context, order, 'order_changed', (mail) => {
    const { t } = mail;
    const { number } = mail.order;
    const parts = [
      words(t('order_changed.intro', { number })),
      words(`“${change.reason}”`),
      ...copiesPart(mail, change, { comes: t('order_changed.comes'), leaves: t('order_changed.leaves') }),
      ...refundPart(mail, change),
      link(t('order_confirmation.see_order'), pageUrl(mail, 'orders')),
    ];
    return { facts: { number }, parts };
  });
}

function formatAmount({ order: { currency }, lang }: OrderMail, minor: number): string {
  return formatMoney(fromMinor(minor, currency), currency, formatLocale(lang));
}

/** Added and removed items, each with a heading. */
function copiesPart(
  mail: OrderMail,
  { lines, currency }: OrderChangeRow,
  titles: { comes: string; leaves: string },
): Part[] {
  const part = (title: string, sign: number): Part[] => {
    const own = lines.filter(({ quantity }) => Math.sign(quantity) === sign);
    const told = own.map(({ quantity, price, amount, order_line_id, ...line }, place): OrderLine => ({
      ...line,
      ...{ id: order_line_id ?? place, quantity: Math.abs(quantity) },
      ...{ price: fromMinor(price, currency), total: fromMinor(Math.abs(amount), currency) },
    }));
    return own.length > 0 ? [words(title), linesPart(mail, told)] : [];
  };
  return [...part(titles.comes, 1), ...part(titles.leaves, -1)];
}
