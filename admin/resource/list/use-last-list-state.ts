import type { ResourceDefinition } from '#generated/definitions.ts';
import { useStoredListSearch } from './list-address.ts';
import { useListPreferences } from './preferences.ts';

/** Query of a list when it was left. */
export interface LastListState {
  /** Query string of its address; empty when it was not open. */
  search: string;
  filter: Readonly<Record<string, unknown>>;
  sort: { field: string; order: 'ASC' | 'DESC' };
  page: number;
  perPage: number;
}

/** Returns the last query of a list, and a function that changes its page. */
export function useLastListState(
  resource: ResourceDefinition,
): [state: LastListState, setPage: (page: number) => void] {
  const [search, store] = useStoredListSearch(resource);
  const { perPage } = useListPreferences(resource).preferences;
  const { defaultSort } = resource;
  const address = new URLSearchParams(search);
  const state: LastListState = {
    search,
    filter: JSON.parse(address.get('filter') ?? '{}'),
    sort: {
      field: address.get('sort') ?? defaultSort.field,
      order: address.has('sort') ? (address.get('order') === 'DESC' ? 'DESC' : 'ASC') : defaultSort.order,
    },
    page: Number(address.get('page') ?? 1),
    perPage: Number(address.get('perPage') ?? perPage),
  };
  const setPage = (page: number) => {
    if (page === state.page) return;
    address.set('page', String(page));
    store(`?${address}`);
  };
  return [state, setPage];
}
