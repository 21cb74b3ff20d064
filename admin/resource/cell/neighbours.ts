import type { Identifier } from 'react-admin';

/** A cell of a list. */
export interface Cell {
  id: Identifier;
  /** Name of its field. */
  name: string;
}

/** The cell to edit after this one: the next in its row, then the first of the row below; -1 goes the other way. */
export function nextCell(
  cell: Cell,
  rows: readonly Identifier[],
  names: readonly string[],
  step: 1 | -1,
): Cell | undefined {
  const place = rows.indexOf(cell.id) * names.length + names.indexOf(cell.name) + step;
  const [id, name] = [rows[Math.floor(place / names.length)], names[place % names.length]];
  return id === undefined || name === undefined ? undefined : { id, name };
}
