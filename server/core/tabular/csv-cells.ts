import type { Row } from '#server/core/api/wire.ts';
import type { Column } from './column.ts';
import { formatShopIso } from './shop-time.ts';

/** Delimiter of cells, and the pattern of cells to quote. */
export interface CsvDialect {
  readonly delimiter: string;
  readonly quoted: RegExp;
}

/** RFC 4180; also quotes characters that other programs use as delimiters. */
const STANDARD: CsvDialect = { delimiter: ',', quoted: /[",;\t\r\n]|^\s|\s$/ };

/** Texts that spreadsheets interpret as formulas, fullwidth characters included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * A cell of a small table: a text (formulas are escaped with an apostrophe), a number, or an `exact` text (not
 * escaped).
 */
export type CsvValue = string | number | { readonly exact: string };

function quoteText(text: string, { quoted }: CsvDialect): string {
  return quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Formats a text as a cell, escaping formulas and quoting if needed. */
export function formatCsvText(text: string, dialect = STANDARD): string {
  return quoteText(FORMULA.test(text) ? `'${text}` : text, dialect);
}

/** Formats a number without exponent, which some programs do not read. */
function formatNumber(value: number, decimals: number | undefined): string {
  if (decimals !== undefined) return value.toFixed(decimals);
  const text = String(value);
  return text.includes('e') ? value.toFixed(value < 1 && value > -1 ? 20 : 0) : text;
}

/** Formats a cell of a row. */
export function formatCsvCell(column: Column, row: Row): string {
  const value = column.value(row);
  if (value === null) return '';
  if (typeof value === 'string') return formatCsvText(value);
  return column.kind === 'moment' ? formatShopIso(value) : formatNumber(value, column.decimals?.(row));
}

const joinCells = (cells: readonly string[], { delimiter } = STANDARD): string => `${cells.join(delimiter)}\r\n`;

/** Formats the heading line with a byte order mark, which spreadsheets need for UTF-8. */
export const formatCsvHead = (columns: readonly Column[]): string =>
  `\uFEFF${joinCells(columns.map(({ heading }) => formatCsvText(heading)))}`;

/** Formats one line per row. */
export const formatCsvRows = (columns: readonly Column[], rows: readonly Row[]): string =>
  rows.map((row) => joinCells(columns.map((column) => formatCsvCell(column, row)))).join('');

/** Formats the lines of a small table. */
export function formatCsvLines(rows: readonly (readonly CsvValue[])[], dialect = STANDARD): string {
  const formatCell = (value: CsvValue): string => {
    if (typeof value === 'string') return formatCsvText(value, dialect);
    return typeof value === 'number' ? formatNumber(value, undefined) : quoteText(value.exact, dialect);
  };
  return rows.map((cells) => joinCells(cells.map(formatCell), dialect)).join('');
}

/** Formats a small table for spreadsheets: UTF-8 with a BOM. */
export const formatCsvTable = (rows: readonly (readonly CsvValue[])[]): string => `\uFEFF${formatCsvLines(rows)}`;
