import { MAX_IMPORT_ROWS } from '#domain/imports/kinds.ts';
import { TableFault } from './table-fault.ts';

/** A row of a table: cells as texts, and the line in the file. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Limits of a table. */
export interface TableLimits {
  /** Rows below the headings. */
  readonly rows: number;
  readonly columns: number;
  /** Characters of a cell; longer texts are truncated. */
  readonly cell: number;
  /** Total size of the unpacked parts of a spreadsheet, in bytes. */
  readonly unpacked: number;
}

export const TABLE_LIMITS: TableLimits = { rows: MAX_IMPORT_ROWS, columns: 500, cell: 10_000, unpacked: 2_000_000_000 };

/** Trims cells and truncates them to the limit. Throws a TableFault for too many cells. */
export function limitCells(cells: readonly string[], line: number, { columns, cell }: TableLimits): string[] {
  if (cells.length > columns) throw new TableFault('import_too_wide', { line });
  return cells.map((text) => text.trim().slice(0, cell));
}
