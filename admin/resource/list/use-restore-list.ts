import type { GridApiCommon } from '@mui/x-data-grid';
import { type RaRecord, useListContext } from 'react-admin';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { snapshots } from './list-address.ts';

/** Restores scroll position, selection and focus of a list that is shown again at the same address. */
export function useRestoreList(name: string, grid: RefObject<GridApiCommon | null>): void {
  const { data, selectedIds, onSelect } = useListContext<RaRecord>();
  const { search } = useLocation();
  const pending = useRef(snapshots.get(name));

  useEffect(() => {
    const snapshot = pending.current;
    if (!data || !snapshot) return;
    pending.current = undefined;
    if (snapshot.search !== search) return;
    onSelect([...snapshot.selected]);
    grid.current?.scroll(snapshot.scroll);
    const { cell } = snapshot;
    if (cell && data.some(({ id }) => id === cell.id)) grid.current?.setCellFocus(cell.id, cell.field);
  }, [search, data, onSelect, grid]);

  useLayoutEffect(() => {
    const api = grid.current;
    return () => {
      if (api)
        snapshots.set(name, {
          search,
          scroll: api.getScrollPosition(),
          cell: api.state.focus.cell,
          selected: selectedIds,
        });
    };
  }, [name, grid, search, selectedIds]);
}
