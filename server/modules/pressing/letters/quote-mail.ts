import { formatDate } from '#domain/dates.ts';
import { formatMinor } from '#domain/format-money.ts';
import { QUOTE_CURRENCY } from '#domain/pressing/quotes.ts';
import { SHOP_NAME } from '#domain/shop-name.ts';
import type { Context } from '#server/core/api/handler.ts';
import { type Amount, type Block, button, notice, paragraph, totals } from '#server/core/mail/blocks.ts';
import { writeLetter } from '#server/core/mail/compose-mail.ts';
import type { Reader } from '#server/core/mail/letter.ts';
import { pageUrl, type SiteUrl } from '#server/core/mail/links.ts';
import type { Queryable } from '#server/core/database/database.ts';
import type { QuoteRow } from '../quotes.table.ts';
import { toSeconds } from '#server/core/api/wire.ts';

const createMoneyFormat = (locale: string) => (minor: number) => formatMinor(minor, QUOTE_CURRENCY, locale);

/** The lines and totals of a quote. */
function buildTotals(row: QuoteRow, { t, locale }: Reader): Block {
  const money = createMoneyFormat(locale);
  const rate = new Intl.NumberFormat(locale).format(row.vat_rate);
  return totals({
    rows: [
      ...row.priced_lines.map((line): Amount => [t(`enums.QuoteLine.${line.line}`), money(line.amount)]),
      ...(row.discount > 0 ? [[t('quote.discount'), `−${money(row.discount)}`] as const] : []),
      [t('quote.net'), money(row.net)],
      ...(row.vat > 0 ? [[t('quote.vat', { rate }), money(row.vat)] as const] : []),
    ],
    total: [t('quote.total', { unit: money(row.unit_price) }), money(row.total)],
  });
}

/** Mails a quote with its link. */
export async function mailQuote(tx: Queryable, context: Context, row: QuoteRow, url: SiteUrl | null): Promise<void> {
  const { number, name, title, message } = row;
  await writeLetter(tx, context, row, (reader) => {
    const { t, locale } = reader;
    const until = formatDate(toSeconds(row.expires_at), locale);
    const copies = new Intl.NumberFormat(locale).format(row.quantity);
    return {
      template: 'quote',
      ...{ values: { number, until }, name },
      blocks: [
        paragraph(title ? t('quote.intro', { title, copies }) : t('quote.intro_untitled', { copies })),
        !!message && paragraph(message),
        buildTotals(row, reader),
        url && button(t('quote.see'), url),
        notice(t('quote.until', { until })),
      ],
      closing: 'questions',
      footer: t('common.footer', { shop: SHOP_NAME }),
    };
  });
}

/** Mails the confirmation of an accepted quote. */
export async function mailQuoteAccepted(tx: Queryable, context: Context, row: QuoteRow): Promise<void> {
  const { number, name } = row;
  await writeLetter(tx, context, row, ({ t, locale, ...reader }) => ({
    template: 'quote_accepted',
    ...{ values: { number }, name },
    blocks: [
      paragraph(t('quote_accepted.intro', { number, total: createMoneyFormat(locale)(row.total) })),
      paragraph(t('quote_accepted.next')),
      button(t('common.account'), pageUrl(reader, 'account')),
    ],
    closing: 'questions',
    footer: t('common.footer', { shop: SHOP_NAME }),
  }));
}
