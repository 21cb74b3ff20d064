// Blocks of mails about an order or an offer.
import { formatPostalAddress } from '#domain/addresses/format-address.ts';
import { getCountryName, isEuCountry } from '#domain/countries.ts';
import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/format-money.ts';
import { SHOP_NAME } from '#domain/shop-name.ts';
import type { Language } from '#generated/enums.ts';
import type { OrderLine, UserOrder } from '#generated/schemas.ts';
import {
  addressBlock,
  type Amount,
  type Block,
  button,
  itemTable,
  paragraph,
  totals,
} from '#server/core/mail/blocks.ts';
import type { Letter, LetterContent, Reader } from '#server/core/mail/letter.ts';
import { coverUrl, pageUrl } from '#server/core/mail/links.ts';

/** Fields of an order or offer shown in mails. */
export type MailedOrder = Pick<
  UserOrder,
  'number' | 'currency' | 'items' | 'discount' | 'shipping' | 'vat' | 'vat_rate' | 'total' | 'customer'
>;

/** Data of a mail about an order. */
export interface OrderMail<Order extends MailedOrder = UserOrder> {
  readonly order: Order;
  readonly lang: Language;
  /** Estimated release day ('YYYY-MM-DD') of pre-ordered projects, by project id. */
  readonly expected: ReadonlyMap<number, string>;
  /** Id of an order of an account, which has a page; undefined for guests. */
  readonly accountOrderId?: number | undefined;
}

/** The button to the order: its page, or for guests the list that asks them to sign in. */
export function createOrderButton({ accountOrderId: id }: OrderMail<MailedOrder>, reader: Reader): Block {
  const url = id === undefined ? pageUrl(reader, 'orders') : pageUrl(reader, 'order', { id });
  return button(reader.t('order_confirmation.see_order'), url);
}

/** A letter about an order, with greeting, order number and a note that the customer can reply. */
export const createOrderLetter =
  (
    { order: { number, customer } }: OrderMail<MailedOrder>,
    content: (reader: Reader) => Pick<LetterContent, 'template' | 'values' | 'blocks'>,
  ): Letter =>
  (reader) => {
    const { values, ...letter } = content(reader);
    return {
      ...letter,
      values: { number, ...values },
      name: customer.firstname,
      closing: 'questions',
      footer: reader.t('common.footer', { shop: SHOP_NAME }),
    };
  };

/** Lines with their covers. */
export function createItemsBlock(
  { order: { currency }, expected }: OrderMail<MailedOrder>,
  lines: readonly OrderLine[],
  { locale, publicUrl }: Reader,
): Block {
  return itemTable(
    lines.map((line) => {
      const day = expected.get(line.project_id);
      const details = [line.artist_name, line.item_name, day && formatDate(day, locale)];
      return {
        name: line.name,
        details: details.filter(Boolean).join(' · '),
        picture: coverUrl({ publicUrl }, line),
        price: `${line.quantity} × ${formatMoney(line.price, currency, locale)}`,
        total: formatMoney(line.total, currency, locale),
      };
    }),
  );
}

/** A line for each box bought with an order: name, periodicity, recipient of a gift and amount. */
export function createBoxParagraphs({ order }: OrderMail, { t, locale }: Reader): Block[] {
  return (order.boxes ?? []).map(({ name, periodicity, gift_to, total }) => {
    const details = [name, t(`common:enums.BoxPeriodicity.${periodicity}`), gift_to];
    return paragraph(`${details.filter(Boolean).join(' · ')} · ${formatMoney(total, order.currency, locale)}`);
  });
}

/** Items, discount, shipping, total and VAT. */
export function createTotalsBlock({ order }: OrderMail<MailedOrder>, { t, locale }: Reader): Block {
  const money = (amount: number | undefined) => formatMoney(amount, order.currency, locale);
  const rate = new Intl.NumberFormat(locale).format(order.vat_rate ?? 0);
  const rows: Amount[] = [
    [t('order_confirmation.items'), money(order.items)],
    ...(order.discount ? [[t('order_confirmation.discount'), `−${money(order.discount)}`] as const] : []),
    [t('order_confirmation.shipping'), money(order.shipping)],
  ];
  return totals({
    rows,
    total: [t('order_confirmation.total'), money(order.total)],
    note: order.vat
      ? t('order_confirmation.vat', { rate, vat: money(order.vat) })
      : t(`order_confirmation.${isEuCountry(order.customer.country_id) ? 'reverse_charge' : 'no_vat'}`),
  });
}

/** The delivery address or pick-up point; `sentTo` are the lines of a parcel's address, if it differs. */
export function createAddressBlock(
  { order: { customer } }: OrderMail<MailedOrder>,
  { t, locale }: Reader,
  sentTo?: readonly string[] | null,
): Block {
  const { pickup, country_id } = customer;
  return pickup
    ? addressBlock(t('order_confirmation.pickup'), formatPostalAddress({ ...pickup, country_id }))
    : addressBlock(t('order_confirmation.address'), [
        ...(sentTo ?? formatPostalAddress(customer)),
        getCountryName(country_id, locale),
      ]);
}
