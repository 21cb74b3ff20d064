import { type FileFacts, createFileCells } from '#domain/fulfilment/partner-file.ts';
import type { PartnerMap } from '#generated/schemas.ts';
import { formatCsvLines, type CsvValue } from '#server/core/tabular/csv-cells.ts';
import { DELIMITERS } from '#server/core/tabular/detect.ts';

/** A number with decimal point or comma. */
const NUMBER = /^-?\d+([.,]\d+)?$/;
/** An international phone number with its separators. */
const PHONE = /^\+\d[\d ().-]*$/;

/**
 * Formats a file by its column map; lines end with CR LF. In a file for spreadsheets, a text that looks like a formula
 * is prefixed with an apostrophe, except phone numbers; texts of other files are unchanged.
 */
export function formatPartnerFile(map: PartnerMap, rows: readonly FileFacts[]): string {
  const { headings = true, spreadsheet = true } = map;
  const delimiter = DELIMITERS[map.separator];
  const isExact = (text: string, index: number): boolean =>
    // an apostrophe would break dialling, and digits after a plus sign are no formula
    !spreadsheet || NUMBER.test(text) || (map.columns[index]?.field === 'phone' && PHONE.test(text));
  const cells = [...(headings ? [map.columns.map(({ heading }) => heading)] : []), ...createFileCells(map, rows)];
  const values = cells.map((row) =>
    row.map((text, index): CsvValue => (isExact(text, index) ? { exact: text } : text)),
  );
  const quoted = new RegExp(`[${delimiter === '|' ? '\\|' : delimiter}"\\r\\n]|^\\s|\\s$`);
  return formatCsvLines(values, { delimiter, quoted });
}
