import { getCurrencyDecimals } from '#domain/money.ts';
import type { Language } from '#generated/enums.ts';
import type { VatReportRow } from '#generated/schemas.ts';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Answer, Call } from '#server/core/api/handler.ts';
import { loadWords } from '#server/core/documents/words.ts';
import type { Column } from '#server/core/tabular/column.ts';
import { createTable } from '#server/core/tabular/write-table.ts';
import { computeVatReport } from './vat-report.ts';

const AMOUNTS = ['net', 'vat', 'total', 'net_eur', 'vat_eur'] as const satisfies (keyof VatReportRow)[];
const COLUMNS = [
  ...['scheme', 'country_id', 'vat_rate', 'currency', 'invoices', 'credit_notes', 'net', 'vat', 'total'],
  ...['exchange_rate', 'net_eur', 'vat_eur'],
] as const;

/** Creates the columns of the file in a language. */
async function createColumns(lang: Language): Promise<Column[]> {
  const { t, country } = await loadWords(lang);
  return COLUMNS.map((name): Column => {
    const heading = t(`vat_report.${name}`);
    const getValue = (row: Readonly<Record<string, unknown>>) => {
      const value = row[name];
      return typeof value === 'number' || typeof value === 'string' ? value : null;
    };
    if (name === 'scheme') return { heading, kind: 'text', value: (row) => t(`enums.VatScheme.${String(row[name])}`) };
    if (name === 'country_id') return { heading, kind: 'text', value: (row) => country(String(row[name])) };
    if (name === 'currency') return { heading, kind: 'text', value: getValue };
    if (!AMOUNTS.some((amount) => amount === name)) return { heading, kind: 'number', value: getValue };
    const getCurrency = (row: Readonly<Record<string, unknown>>) =>
      name.endsWith('_eur') ? 'EUR' : String(row.currency);
    return { heading, kind: 'money', value: getValue, decimals: (row) => getCurrencyDecimals(getCurrency(row)) };
  });
}

/** Sends the VAT report as a file in the caller's language. */
export async function adminDownloadVatReport(
  call: Call<'adminDownloadVatReport'>,
): Promise<Answer<'adminDownloadVatReport'>> {
  const { context, query, lang, reply } = call;
  const { rows, from, to } = await computeVatReport(context.reads, query, context.now());
  const columns = await createColumns(lang);
  const folder = await mkdtemp(join(tmpdir(), 'vat-report-'));
  try {
    const path = join(folder, 'file');
    const file = await createTable({ path, format: query.format, title: 'VAT', columns });
    await file.add(rows.map((row) => ({ ...row })));
    await file.end();
    reply.header('content-type', 'application/octet-stream');
    reply.header('content-disposition', `attachment; filename="vat-${from}-${to}.${query.format}"`);
    const bytes: unknown = Readable.toWeb(Readable.from([await readFile(path)]));
    return bytes as Answer<'adminDownloadVatReport'>;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
