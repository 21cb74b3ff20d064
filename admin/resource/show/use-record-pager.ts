import type { ResourceDefinition } from '#generated/definitions.ts';
import { type Identifier, type RaRecord, useGetList } from 'react-admin';
import { useEffect } from 'react';
import { setReturnRow } from '../list/list-address.ts';
import { type LastListState, useLastListState } from '../list/use-last-list-state.ts';
import { ROW } from '../row-meta.ts';

/** The previous or next record, with its page of the list. */
interface Neighbour {
  id: Identifier;
  page: number;
}

/** Loads one page of the last list, from the cache where possible. */
function usePage(
  { name }: ResourceDefinition,
  { filter, sort, perPage }: LastListState,
  page: number,
  enabled: boolean,
) {
  const {
    data = [],
    total = 0,
    meta,
  } = useGetList<RaRecord, Error>(
    name,
    { filter, sort, pagination: { page, perPage }, meta: ROW },
    { enabled, staleTime: Infinity, retry: false },
  );
  return { ids: data.map(({ id }) => id), total, isEstimated: meta?.estimated === true };
}

/**
 * Returns the position of a record in the last list, and the previous and next records, also across pages. `position` is
 * undefined without a list, or when the record is not on its last page.
 */
export function useRecordPager(resource: ResourceDefinition, id: Identifier) {
  const [list, setPage] = useLastListState(resource);
  const { page, perPage, search } = list;
  const { ids, total, isEstimated } = usePage(resource, list, page, search !== '');
  const index = ids.findIndex((listedId) => String(listedId) === String(id));
  const isFound = index >= 0;
  const isFirst = isFound && index === 0 && page > 1;
  const isLast = isFound && index === ids.length - 1 && page * perPage < total;
  const idBefore = usePage(resource, list, page - 1, isFirst).ids.at(-1);
  const [idAfter] = usePage(resource, list, page + 1, isLast).ids;

  const { name } = resource;
  useEffect(() => {
    if (isFound) setReturnRow(name, id, search);
  }, [isFound, name, id, search]);

  const toNeighbour = (neighbourId: Identifier | undefined, neighbourPage: number): Neighbour | undefined =>
    neighbourId === undefined ? undefined : { id: neighbourId, page: neighbourPage };
  return {
    position: isFound ? (page - 1) * perPage + index + 1 : undefined,
    total,
    isEstimated,
    previous: isFirst ? toNeighbour(idBefore, page - 1) : toNeighbour(ids[index - 1], page),
    next: isLast ? toNeighbour(idAfter, page + 1) : toNeighbour(ids[index + 1], page),
    /** Sets the page that the list returns to when a neighbour is opened. */
    open: (to: Neighbour) => setPage(to.page),
  };
}
