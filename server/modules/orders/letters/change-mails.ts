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

/** Writes to the customer what a change of her order costs, and where she pays for it. */
export async function mailPayChange(
  tx: Queryable,
  context: Context,
  order: OrderRow,
  change: OrderChangeRow,
): Promise<void> {
  await mailOfChange(tx, context, order, 'change_offer', (mail) => {
    const { t, lang } = mail;
    const until = formatDate(toSeconds(change.expires_at), formatLocale(lang));
    const url = changePayUrl(change, order, context.config.publicUrl);
    const parts = [
      words(t('change_offer.intro', { number: mail.order.number, total: moneyOf(mail, change.amount) })),
      ...reasonPart(change),
      ...(change.address ? [words(t('order_address_changed.after', { address: placeOf(mail, change.address) }))] : []),
      ...copiesPart(mail, change, { comes: t('change_offer.comes'), leaves: t('change_offer.leaves') }),
      ...(url ? [link(t('change_offer.pay'), url)] : []),
      words(t('change_offer.until', { until }), true),
    ];
    return { facts: { until }, parts };
  });
}

type ChangeMail = 'change_offer' | 'order_changed' | 'order_address_changed';

/** Writes to the customer of an order, in the order's language; `facts` stand in the subject. */
async function mailOfChange(
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

/** A change that was carried out. */
interface CarriedOut {
  readonly change: OrderChangeRow;
  /** The order as it was before. */
  readonly before: OrderRow;
  readonly documents: CorrectedDocuments | undefined;
}

/** Tells the customer of a change that was carried out: of its items, or where it goes now. */
export async function tellOfChange(
  tx: Queryable,
  context: Context,
  order: OrderRow,
  carriedOut: CarriedOut,
): Promise<void> {
  await (carriedOut.change.address
    ? mailAddressChanged(tx, context, order, carriedOut)
    : mailOrderChanged(tx, context, order, carriedOut.change));
}

/** Where it went before and where it goes now, so that nobody sends a parcel elsewhere behind the customer's back. */
async function mailAddressChanged(
  tx: Queryable,
  context: Context,
  order: OrderRow,
  { change, before, documents }: CarriedOut,
): Promise<void> {
  await mailOfChange(tx, context, order, 'order_address_changed', (mail) => {
    const { t } = mail;
    const { number } = mail.order;
    const parts = [
      words(t('order_address_changed.intro', { number })),
      ...reasonPart(change),
      words(t('order_address_changed.after', { address: placeOf(mail, order) })),
      words(t('order_address_changed.before', { address: placeOf(mail, before) })),
      ...(hasKept(mail) ? [words(t('order_address_changed.kept'))] : []),
      ...refundPart(mail, change),
      ...(documents ? [words(t('order_address_changed.documents', numbersOf(documents)))] : []),
      words(t('order_address_changed.wrong')),
      link(t('order_confirmation.see_order'), pageUrl(mail, 'orders')),
    ];
    return { facts: { number }, parts };
  });
}

/** Whether a parcel went to an address that the order had before. */
const hasKept = ({ order }: OrderMail): boolean =>
  order.shop_orders.some(({ shipments }) => shipments.some(({ sent_to }) => sent_to));

/** What the customer gets back for a change, if anything. */
const refundPart = (mail: OrderMail, { amount }: OrderChangeRow): Part[] =>
  amount < 0 ? [words(mail.t('order_changed.refund', { amount: moneyOf(mail, -amount) }))] : [];

function reasonPart(change: OrderChangeRow): Part[] {
  const reason = statedReason(change);
  return reason === null ? [] : [words(`“${reason}”`)];
}

/** An address in a line, with its country in the customer's language. */
const placeOf = ({ lang }: OrderMail, address: OrderRow | OrderAddress): string =>
  [...addressLines(address), countryName(address.country_id, formatLocale(lang))].join(', ');

const numbersOf = ({ credited, credit_note, invoice }: CorrectedDocuments) => ({
  ...{ credited: credited.number, credit_note: credit_note.number, invoice: invoice.number },
});

/** Tells the customer that her order was changed: what came, what left, and what she gets back. */
async function mailOrderChanged(
  tx: Queryable,
  context: Context,
  order: OrderRow,
  change: OrderChangeRow,
): Promise<void> {
  await mailOfChange(tx, context, order, 'order_changed', (mail) => {
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

function moneyOf({ order: { currency }, lang }: OrderMail, minor: number): string {
  return formatMoney(fromMinor(minor, currency), currency, formatLocale(lang));
}

/** What comes and what leaves, each under its heading. */
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
