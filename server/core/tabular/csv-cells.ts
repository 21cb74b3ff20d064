import type { Row } from '#server/core/api/wire.ts';
import type { Column } from './column.ts';
import { shopIso } from './shop-time.ts';

/** Delimiter of cells, and the cells that are quoted. */
export interface CsvDialect {
  readonly delimiter: string;
  readonly quoted: RegExp;
}

/** RFC 4180; what another program may take for a delimiter is quoted as well. */
const STANDARD: CsvDialect = { delimiter: ',', quoted: /[",;\t\r\n]|^\s|\s$/ };

/** Texts a spreadsheet would take for a formula, also in the wide letters of East Asia. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A cell of a small table: a text, which gets an apostrophe where it looks like a formula, a number, or a text to be kept as it is. */
export type CsvValue = string | number | { readonly exact: string };

function quotedText(text: string, { quoted }: CsvDialect): string {
  return quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A text as a cell: never a formula, and in quotes where it must be. */
export function csvText(text: string, dialect = STANDARD): string {
  return quotedText(FORMULA.test(text) ? `'${text}` : text, dialect);
}

/** A number without an exponent, which not every reader takes for one. */
function csvNumber(value: number, decimals: number | undefined): string {
  if (decimals !== undefined) return value.toFixed(decimals);
  const text = String(value);
  return text.includes('e') ? value.toFixed(value < 1 && value > -1 ? 20 : 0) : text;
}

/** One cell of a row. */
export function csvCell(column: Column, row: Row): string {
  const value = column.value(row);
  if (value === null) return '';
  if (typeof value === 'string') return csvText(value);
  return column.kind === 'moment' ? shopIso(value) : csvNumber(value, column.decimals?.(row));
}

const line = (cells: readonly string[], { delimiter } = STANDARD): string => `${cells.join(delimiter)}\r\n`;

/** The first line, in UTF-8 with a byte order mark, which spreadsheets require. */
export const csvHead = (columns: readonly Column[]): string =>
  `\uFEFF${line(columns.map(({ heading }) => csvText(heading)))}`;

/** A line for each row. */
export const csvRows = (columns: readonly Column[], rows: readonly Row[]): string =>
  rows.map((row) => line(columns.map((column) => csvCell(column, row)))).join('');

/** Lines of a small table. */
export function csvLines(rows: readonly (readonly CsvValue[])[], dialect = STANDARD): string {
  const cell = (value: CsvValue): string => {
    if (typeof value === 'string') return csvText(value, dialect);
    return typeof value === 'number' ? csvNumber(value, undefined) : quotedText(value.exact, dialect);
  };
  return rows.map((cells) => line(cells.map(cell), dialect)).join('');
}

/** A small table as a file for spreadsheets: UTF-8 with a BOM. */
export const csvTable = (rows: readonly (readonly CsvValue[])[]): string => `\uFEFF${csvLines(rows)}`;
