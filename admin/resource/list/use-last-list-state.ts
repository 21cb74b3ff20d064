import type { ResourceDefinition } from '#generated/definitions.ts';
import { useStoredListSearch } from './list-address.ts';
import { useListPreferences } from './preferences.ts';

/** What the list showed when it was left. */
export interface LastListState {
  /** Its address; empty while it was not open. */
  search: string;
  filter: Readonly<Record<string, unknown>>;
  sort: { field: string; order: 'ASC' | 'DESC' };
  page: number;
  perPage: number;
}

/** What the list showed when it was left, and how to note that it is to be come back to at another page. */
export function useLastListState(resource: ResourceDefinition): [place: LastListState, note: (page: number) => void] {
  const [search, store] = useStoredListSearch(resource);
  const { perPage } = useListPreferences(resource).preferences;
  const { defaultSort } = resource;
  const address = new URLSearchParams(search);
  const place: LastListState = {
    search,
    filter: JSON.parse(address.get('filter') ?? '{}'),
    sort: {
      field: address.get('sort') ?? defaultSort.field,
      order: address.has('sort') ? (address.get('order') === 'DESC' ? 'DESC' : 'ASC') : defaultSort.order,
    },
    page: Number(address.get('page') ?? 1),
    perPage: Number(address.get('perPage') ?? perPage),
  };
  const note = (page: number) => {
    if (page === place.page) return;
    address.set('page', String(page));
    store(`?${address}`);
  };
  return [place, note];
}
