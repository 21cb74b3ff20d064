import { type FileFacts, createFileCells } from '#domain/fulfilment/partner-file.ts';
import type { PartnerMap } from '#generated/schemas.ts';
import { csvLines, type CsvValue } from '#server/core/tabular/csv-cells.ts';
import { DELIMITERS } from '#server/core/tabular/detect.ts';

/** A number as a file has it. */
const NUMBER = /^-?\d+([.,]\d+)?$/;
/** A phone number: digits with what separates them. */
const PHONE = /^\+\d[\d ().-]*$/;

/**
 * A file as its partner wants it; lines end with CR LF. In a file for spreadsheets a text that looks like a formula gets an
 * apostrophe, phone numbers excepted; one for machines has every character as it is.
 */
export function formatPartnerFile(map: PartnerMap, rows: readonly FileFacts[]): string {
  const { headings = true, spreadsheet = true } = map;
  const delimiter = DELIMITERS[map.separator];
  const isExact = (text: string, place: number): boolean =>
    // partners dial what the column holds, and digits after a plus sign are no formula
    !spreadsheet || NUMBER.test(text) || (map.columns[place]?.field === 'phone' && PHONE.test(text));
  const cells = [...(headings ? [map.columns.map(({ heading }) => heading)] : []), ...createFileCells(map, rows)];
  const values = cells.map((row) =>
    row.map((text, place): CsvValue => (isExact(text, place) ? { exact: text } : text)),
  );
  const quoted = new RegExp(`[${delimiter === '|' ? '\\|' : delimiter}"\\r\\n]|^\\s|\\s$`);
  return csvLines(values, { delimiter, quoted });
}
