import type { Identifier } from 'react-admin';
import type { OpenList } from '#admin/ui/open-list.ts';

/** The row that has the focus, or had it last. */
export function getFocusedRow({ grid, list }: OpenList): { id: Identifier; field: string } | undefined {
  const cell = grid.current?.state.focus.cell;
  return cell && list.data?.some(({ id }) => id === cell.id) ? cell : undefined;
}

/** Moves the focus one row down or up, in the same column; to the first row while none has it. */
export function moveRow(open: OpenList, step: 1 | -1): void {
  const { grid, list, resource } = open;
  const api = grid.current;
  const ids = (list.data ?? []).map(({ id }) => id);
  const focused = getFocusedRow(open);
  const place = focused ? ids.indexOf(focused.id) + step : 0;
  const id = ids[place];
  if (!api || id === undefined) return;
  const columns = api.getVisibleColumns().map(({ field }) => field);
  const isTitle = (column: string) => column === resource.title || column === `%${resource.title}`;
  const field = focused?.field ?? columns.find(isTitle) ?? columns[0];
  if (field === undefined) return;
  api.scrollToIndexes({ rowIndex: place, colIndex: columns.indexOf(field) });
  api.setCellFocus(id, field);
}

/** Chooses the row with the focus, or lets go of it. */
export function toggleSelection(open: OpenList): void {
  const id = getFocusedRow(open)?.id;
  if (id !== undefined) open.list.onToggleItem(id);
}
