import type { Identifier } from 'react-admin';
import { flushSync } from 'react-dom';
import type { OpenList } from '#admin/ui/open-list.ts';

/** Returns the focused cell, or the last one; undefined when its row is not on the page. */
export function getFocusedRow({ grid, list }: OpenList): { id: Identifier; field: string } | undefined {
  const cell = grid.current?.state.focus.cell;
  return cell && list.data?.some(({ id }) => id === cell.id) ? cell : undefined;
}

/**
 * Moves the focus to the next or previous row in the same column; to the first row when none has it. The element has the
 * focus at once: the grid takes the row of the element that gets the next key for the focused one.
 */
export function moveRow(open: OpenList, step: 1 | -1): void {
  const { grid, list, resource } = open;
  const api = grid.current;
  const ids = (list.data ?? []).map(({ id }) => id);
  const focused = getFocusedRow(open);
  const rowIndex = focused ? ids.indexOf(focused.id) + step : 0;
  const id = ids[rowIndex];
  if (!api || id === undefined) return;
  const columns = api.getVisibleColumns().map(({ field }) => field);
  const isTitle = (column: string) => column === resource.title || column === `%${resource.title}`;
  const field = focused?.field ?? columns.find(isTitle) ?? columns[0];
  if (field === undefined) return;
  api.scrollToIndexes({ rowIndex: rowIndex, colIndex: columns.indexOf(field) });
  flushSync(() => api.setCellFocus(id, field));
}

/** Toggles the selection of the focused row. */
export function toggleSelection(open: OpenList): void {
  const id = getFocusedRow(open)?.id;
  if (id !== undefined) open.list.onToggleItem(id);
}
