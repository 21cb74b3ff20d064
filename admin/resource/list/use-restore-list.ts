import type { GridApiCommon } from '@mui/x-data-grid';
import { type RaRecord, useListContext } from 'react-admin';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { snapshots } from './list-address.ts';

/** Brings a list back as it was left at this address: scrolled there, with the rows chosen and the focus in the row opened. */
export function useRestoreList(name: string, grid: RefObject<GridApiCommon | null>): void {
  const { data, selectedIds, onSelect } = useListContext<RaRecord>();
  const { search } = useLocation();
  const left = useRef(snapshots.get(name));

  useEffect(() => {
    const place = left.current;
    if (!data || !place) return;
    left.current = undefined;
    if (place.search !== search) return;
    onSelect([...place.selected]);
    grid.current?.scroll(place.scroll);
    const { cell } = place;
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
