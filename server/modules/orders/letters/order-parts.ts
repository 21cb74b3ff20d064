// Parts of mails about orders, as HTML and text.
import { addressLines } from '#domain/addresses/format-address.ts';
import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/format-money.ts';
import { formatLocale } from '#domain/language.ts';
import { countryName } from '#domain/countries.ts';
import type { Language, MailTemplate } from '#generated/enums.ts';
import type { OrderLine, UserOrder } from '#generated/schemas.ts';
import type { TFunction } from 'i18next';
import { html } from '#server/core/mail/html.ts';
import { INK } from '#server/core/mail/layout.ts';
import { message } from '#server/core/mail/letter.ts';
import type { Message } from '#server/core/mail/mail.ts';
import type { Part } from '#server/core/mail/parts.ts';

/** The order data in mails, available for offers too. */
export type MailedOrder = Pick<
  UserOrder,
  'number' | 'currency' | 'items' | 'discount' | 'shipping' | 'vat' | 'vat_rate' | 'total' | 'customer'
>;

/** Data of a mail about an order. */
export interface OrderMail<Order extends MailedOrder = UserOrder> {
  readonly order: Order;
  readonly lang: Language;
  readonly publicUrl: string;
  readonly t: TFunction;
  /** the estimated day of pre-ordered projects, ISO, by project */
  readonly expected: ReadonlyMap<number, string>;
}

/** Builds a mail about an order or offer. */
export function orderMessage(
  { order: { number, customer }, ...reader }: OrderMail<MailedOrder>,
  template: MailTemplate,
  values: Record<string, string>,
  parts: readonly Part[],
): Message {
  return message({ ...reader, number, firstname: customer.firstname }, template, values, parts);
}

function money({ order, lang }: OrderMail<MailedOrder>, amount: number | undefined): string {
  return formatMoney(amount, order.currency, formatLocale(lang));
}

/** Lines with their covers. */
export function linesPart(mail: OrderMail<MailedOrder>, lines: readonly OrderLine[]): Part {
  const rows = lines.map((line) => {
    const day = mail.expected.get(line.project_id);
    const details = [line.artist_name, line.item_name, day && formatDate(day, formatLocale(mail.lang))]
      .filter(Boolean)
      .join(' · ');
    return { line, details, total: money(mail, line.total) };
  });
  return {
    text: rows.map(({ line, details, total }) => `${line.quantity} × ${line.name} (${details})  ${total}`).join('\n'),
    html: html`<table
      role="presentation"
      width="100%"
      cellpadding="0"
      cellspacing="0"
      border="0"
      style="margin:18px 0;"
    >
      ${rows.map(
        ({ line, details, total }) =>
          html`<tr>
            <td width="76" style="padding:10px 0;border-top:1px solid ${INK.line};">
              <img
                src="${mail.publicUrl}/storage/projects/${line.picture ?? String(line.project_id)}/mini.jpg"
                width="64"
                height="64"
                alt=""
                style="display:block;border-radius:6px;"
              />
            </td>
            <td style="padding:10px 8px;border-top:1px solid ${INK.line};">
              <strong>${line.name}</strong><br /><span style="color:${INK.quiet};font-size:13px;">${details}</span>
            </td>
            <td align="right" style="padding:10px 0;border-top:1px solid ${INK.line};white-space:nowrap;">
              ${line.quantity} × ${money(mail, line.price)}<br /><strong>${total}</strong>
            </td>
          </tr>`,
      )}
    </table>`,
  };
}

/** The sums. */
export function sumsPart(mail: OrderMail<MailedOrder>): Part {
  const { order, t } = mail;
  const rate = new Intl.NumberFormat(formatLocale(mail.lang)).format(order.vat_rate ?? 0);
  const vat = order.vat
    ? t('order_confirmation.vat', { rate, vat: money(mail, order.vat) })
    : t('order_confirmation.no_vat');
  const rows = [
    [t('order_confirmation.items'), money(mail, order.items)],
    ...(order.discount ? [[t('order_confirmation.discount'), `−${money(mail, order.discount)}`]] : []),
    [t('order_confirmation.shipping'), money(mail, order.shipping)],
  ];
  const total = money(mail, order.total);
  return {
    text: [
      ...rows.map(([label, amount]) => `${label}: ${amount}`),
      `${t('order_confirmation.total')}: ${total}`,
      vat,
    ].join('\n'),
    html: html`<table
      role="presentation"
      width="100%"
      cellpadding="0"
      cellspacing="0"
      border="0"
      style="margin:0 0 22px;border-top:2px solid ${INK.text};"
    >
      ${rows.map(
        ([label, amount]) =>
          html`<tr>
            <td style="padding:6px 0 0;">${label}</td>
            <td align="right" style="padding:6px 0 0;">${amount}</td>
          </tr>`,
      )}
      <tr>
        <td style="padding:10px 0 0;font-size:18px;font-weight:700;">${t('order_confirmation.total')}</td>
        <td align="right" style="padding:10px 0 0;font-size:18px;font-weight:700;">${total}</td>
      </tr>
      <tr>
        <td colspan="2" align="right" style="color:${INK.quiet};font-size:13px;">${vat}</td>
      </tr>
    </table>`,
  };
}

/** The delivery address or pick-up point. */
export function addressPart(mail: OrderMail<MailedOrder>, sentTo?: readonly string[] | null): Part {
  const { customer } = mail.order;
  const { pickup } = customer;
  const lines = pickup
    ? addressLines({ ...pickup, country_id: customer.country_id })
    : [...(sentTo ?? addressLines(customer)), countryName(customer.country_id, formatLocale(mail.lang))];
  const label = mail.t(pickup ? 'order_confirmation.pickup' : 'order_confirmation.address');
  return {
    text: [`${label}:`, ...lines].join('\n'),
    html: html`<p style="margin:0 0 18px;">
      <span style="color:${INK.quiet};font-size:13px;">${label}</span>${lines.map((line) => html`<br />${line}`)}
    </p>`,
  };
}
