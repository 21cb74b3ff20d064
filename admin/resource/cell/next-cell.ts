import type { Identifier } from 'react-admin';

/** A cell of a list. */
export interface Cell {
  id: Identifier;
  /** Column key of the grid. */
  column: string;
}

/** Returns the next cell in reading order, or the previous one for -1; undefined at the end of the page. */
export function findNextCell(
  cell: Cell,
  rows: readonly Identifier[],
  columns: readonly string[],
  step: 1 | -1,
): Cell | undefined {
  const index = rows.indexOf(cell.id) * columns.length + columns.indexOf(cell.column) + step;
  const [id, column] = [rows[Math.floor(index / columns.length)], columns[index % columns.length]];
  return id === undefined || column === undefined ? undefined : { id, column };
}
