import type { ImportDelimiter, ImportEncoding } from '#generated/enums.ts';

/** How a file is written. */
export interface SheetFormat {
  readonly encoding: ImportEncoding;
  readonly delimiter: ImportDelimiter;
}

/** A row of a file: its cells as texts, and its line. */
export interface SheetRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Rows at most; who has more cuts the file. */
export const MOST_ROWS = 1_000_000;
/** Columns at most. */
export const MOST_COLUMNS = 500;
/** Signs of a cell at most; what is longer is cut, and refused where the field is shorter. */
export const MOST_TEXT = 10_000;

/** A file that cannot be read: a translation key of errors, and the line where that was found out. */
export class SheetFault extends Error {
  override readonly name = 'SheetFault';
  readonly code: string;
  readonly line: number | null;

  constructor(code: string, line: number | null = null, cause?: unknown) {
    super(code, { cause });
    this.code = code;
    this.line = line;
  }
}

/** Cells as they are kept: without spaces around, none longer than allowed. Throws for a row with too many. */
export function tidied(cells: readonly string[], line: number): string[] {
  if (cells.length > MOST_COLUMNS) throw new SheetFault('import_too_wide', line);
  return cells.map((cell) => cell.trim().slice(0, MOST_TEXT));
}
