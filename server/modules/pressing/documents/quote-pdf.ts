import { toLocalDay } from '#domain/dates.ts';
import { drawQuote } from './quote-sheet.ts';
import { renderSheet } from '#server/core/documents/sheets.ts';
import { loadWords } from '#server/core/documents/words.ts';
import { toSellerDetails, readSellerOn } from '#server/modules/settings/index.ts';
import type { Queryable } from '#server/core/database/database.ts';
import type { QuoteRow } from '../quotes.table.ts';

/** Renders a quote as PDF in its customer's language. The same quote gives the same bytes. */
export async function renderQuotePdf(db: Queryable, row: QuoteRow): Promise<Buffer> {
  const words = await loadWords(row.lang);
  const issuedAt = row.sent_at ?? row.priced_at;
  const seller = toSellerDetails(await readSellerOn(db, toLocalDay(issuedAt.getTime() / 1000)));
  const title = `${words.t('quote_sheet.title')} ${row.number}`;
  return renderSheet({ title, paper: 'a4', made: issuedAt, lang: row.lang }, (doc) =>
    drawQuote(doc, { row, seller, issuedAt }, words),
  );
}
