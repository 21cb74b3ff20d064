import { formatDate } from '#domain/dates.ts';
import { formatMinor } from '#domain/format-money.ts';
import { formatLocale } from '#domain/language.ts';
import { QUOTE_CURRENCY } from '#domain/pressing/quotes.ts';
import type { Context } from '#server/core/api/handler.ts';
import { html } from '#server/core/mail/html.ts';
import { INK } from '#server/core/mail/layout.ts';
import { mailWords, writeMail } from '#server/core/mail/mail.ts';
import { message } from '#server/core/mail/letter.ts';
import { pageUrl, type SiteUrl } from '#server/core/mail/links.ts';
import { link, type Part, words } from '#server/core/mail/parts.ts';
import type { Queryable } from '#server/core/database/database.ts';
import type { QuoteRow } from '../quotes.table.ts';
import { toSeconds } from '#server/core/api/wire.ts';

type Amount = readonly [label: string, amount: string];

/** Amounts below each other; the last is what it all comes to. */
function amountsPart(amounts: readonly Amount[]): Part {
  const rows = amounts.map(([label, amount], place) => {
    const weight = place === amounts.length - 1 ? 'font-weight:700;font-size:17px;' : '';
    const cell = `padding:7px 0;border-top:1px solid ${INK.line};${weight}`;
    return html`<tr>
      <td style="${cell}">${label}</td>
      <td align="right" style="${cell}white-space:nowrap;">${amount}</td>
    </tr>`;
  });
  return {
    text: amounts.map(([label, amount]) => `${label}: ${amount}`).join('\n'),
    html: html`<table
      role="presentation"
      width="100%"
      cellpadding="0"
      cellspacing="0"
      border="0"
      style="margin:18px 0;"
    >
      ${rows}
    </table>`,
  };
}

async function quoteWords({ config }: Context, row: QuoteRow) {
  const { lang, number } = row;
  const t = await mailWords(lang);
  const locale = formatLocale(lang);
  const money = (minor: number) => formatMinor(minor, QUOTE_CURRENCY, locale);
  const addressed = { t, lang, publicUrl: config.publicUrl, number, firstname: row.name };
  return { t, locale, money, addressed };
}

/** Writes to a customer what her pressing comes to and where she answers, in the customer’s language. */
export async function mailQuote(tx: Queryable, context: Context, row: QuoteRow, url: SiteUrl | null): Promise<void> {
  const { t, locale, money, addressed } = await quoteWords(context, row);
  const until = formatDate(toSeconds(row.expires_at), locale);
  const rate = new Intl.NumberFormat(locale).format(row.vat_rate);
  const copies = new Intl.NumberFormat(locale).format(row.quantity);
  const what = row.title ? t('quote.intro', { title: row.title, copies }) : t('quote.intro_untitled', { copies });
  const mail = message(addressed, 'quote', { until }, [
    words(what),
    ...(row.message ? [words(row.message)] : []),
    amountsPart([
      ...row.priced_lines.map((line): Amount => [t(`enums.QuoteLine.${line.line}`), money(line.amount)]),
      ...(row.discount > 0 ? [[t('quote.discount'), `−${money(row.discount)}`] as const] : []),
      [t('quote.net'), money(row.net)],
      ...(row.vat > 0 ? [[t('quote.vat', { rate }), money(row.vat)] as const] : []),
      [t('quote.total', { unit: money(row.unit_price) }), money(row.total)],
    ]),
    ...(url ? [link(t('quote.see'), url)] : []),
    words(t('quote.until', { until }), true),
  ]);
  await writeMail(tx, context, { ...mail, recipient: row.email, template: 'quote' });
}

/** Confirms to a customer what she has accepted and says what comes next. */
export async function mailQuoteAccepted(tx: Queryable, context: Context, row: QuoteRow): Promise<void> {
  const { t, money, addressed } = await quoteWords(context, row);
  const mail = message(addressed, 'quote_accepted', {}, [
    words(t('quote_accepted.intro', { number: row.number, total: money(row.total) })),
    words(t('quote_accepted.next')),
    link(t('common.account'), pageUrl(addressed, 'account')),
  ]);
  await writeMail(tx, context, { ...mail, recipient: row.email, template: 'quote_accepted' });
}
