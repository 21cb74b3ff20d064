import { MAX_IMPORT_ROWS } from '#domain/imports/kinds.ts';
import { TableFault } from './table-fault.ts';

/** A row of a table: its cells as texts, and its line in the file. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Limits of a table. */
export interface TableLimits {
  /** Rows below the headings. */
  readonly rows: number;
  readonly columns: number;
  /** Characters of a cell; the rest is cut off. */
  readonly cell: number;
  /** Bytes that the parts of a spreadsheet have together when they are unpacked. */
  readonly unpacked: number;
}

export const TABLE_LIMITS: TableLimits = { rows: MAX_IMPORT_ROWS, columns: 500, cell: 10_000, unpacked: 2_000_000_000 };

/** The cells of a row as they are passed on: trimmed, and cut to the limit. Throws for a row with too many. */
export function limitedCells(cells: readonly string[], line: number, { columns, cell }: TableLimits): string[] {
  if (cells.length > columns) throw new TableFault('import_too_wide', { line });
  return cells.map((text) => text.trim().slice(0, cell));
}
