import { createWriteStream } from 'node:fs';
import type { Column } from './column.ts';
import { writing } from './export-file.ts';
import type { ExportFile } from './export-file.ts';
import { shopIso } from './shop-time.ts';
import type { Row } from '#server/core/api/wire.ts';

/** Texts a spreadsheet would take for a formula, also in the wide letters of East Asia. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/** A text as a cell: never a formula (it gets an apostrophe then), and in quotation marks where it must be (RFC 4180). */
export function csvText(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
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

const line = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

/** The first line: UTF-8, and says so by its first bytes, as spreadsheets want it. */
export const csvHead = (columns: readonly Column[]): string =>
  `\uFEFF${line(columns.map(({ heading }) => csvText(heading)))}`;

/** A line for each row. */
export const csvRows = (columns: readonly Column[], rows: readonly Row[]): string =>
  rows.map((row) => line(columns.map((column) => csvCell(column, row)))).join('');

/** Begins a CSV file. */
export async function csvFile(path: string, columns: readonly Column[]): Promise<ExportFile> {
  const file = writing(createWriteStream(path, { flush: true }));
  await file.write(csvHead(columns));
  return {
    add: (rows) => file.write(csvRows(columns, rows)),
    end: file.end,
    giveUp: file.giveUp,
  };
}
