import type { Identifier } from 'react-admin';

/** A cell of a list. */
export interface Cell {
  id: Identifier;
  /** What the grid calls its column. */
  column: string;
}

/** The cell to edit after this one: the next in its row, then the first of the row below; -1 goes the other way. */
export function findNextCell(
  cell: Cell,
  rows: readonly Identifier[],
  columns: readonly string[],
  step: 1 | -1,
): Cell | undefined {
  const place = rows.indexOf(cell.id) * columns.length + columns.indexOf(cell.column) + step;
  const [id, column] = [rows[Math.floor(place / columns.length)], columns[place % columns.length]];
  return id === undefined || column === undefined ? undefined : { id, column };
}
