import { dayOf } from '#domain/dates.ts';
import { drawQuote } from './quote-sheet.ts';
import { renderSheet } from '#server/core/documents/sheets.ts';
import { loadWords } from '#server/core/documents/words.ts';
import { readSeller, readSellerOn } from '#server/modules/settings/index.ts';
import type { Queryable } from '#server/core/database/database.ts';
import type { QuoteRow } from '../quotes.table.ts';

/** Renders a quote as PDF in its customer's language, byte-identical until changed. */
export async function quotePdf(via: Queryable, row: QuoteRow): Promise<Buffer> {
  const words = await loadWords(row.lang);
  const made = row.sent_at ?? row.priced_at;
  const seller = readSeller(await readSellerOn(via, dayOf(made.getTime() / 1000)));
  const title = `${words.t('quote_sheet.title')} ${row.number}`;
  return renderSheet({ title, paper: 'a4', made, lang: row.lang }, (doc) =>
    drawQuote(doc, { row, seller, made }, words),
  );
}
