import type { ResourceDefinition } from '#generated/definitions.ts';
import { type Identifier, type RaRecord, useGetList } from 'react-admin';
import { useEffect } from 'react';
import { setReturnRow } from '../list/list-address.ts';
import { type LastListState, useLastListState } from '../list/use-last-list-state.ts';
import { ROW } from '../row-meta.ts';

/** A record beside this one, with the page of the list it is on. */
interface Neighbour {
  id: Identifier;
  page: number;
}

/** One page of the list as it was left: from memory where it still is, else asked for. */
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
 * Where a record stands in the list it came from, and the records beside it, those of the pages beside its own as well.
 * Without a list, or for a record that is not on the page it was left at, there is no place.
 */
export function useRecordPager(resource: ResourceDefinition, id: Identifier) {
  const [list, note] = useLastListState(resource);
  const { page, perPage, search } = list;
  const { ids, total, isEstimated } = usePage(resource, list, page, search !== '');
  const index = ids.findIndex((one) => String(one) === String(id));
  const isFound = index >= 0;
  const isFirst = isFound && index === 0 && page > 1;
  const isLast = isFound && index === ids.length - 1 && page * perPage < total;
  const before = usePage(resource, list, page - 1, isFirst).ids.at(-1);
  const [after] = usePage(resource, list, page + 1, isLast).ids;

  const { name } = resource;
  useEffect(() => {
    if (isFound) setReturnRow(name, id, search);
  }, [isFound, name, id, search]);

  const beside = (one: Identifier | undefined, on: number): Neighbour | undefined =>
    one === undefined ? undefined : { id: one, page: on };
  return {
    position: isFound ? (page - 1) * perPage + index + 1 : undefined,
    total,
    isEstimated,
    previous: isFirst ? beside(before, page - 1) : beside(ids[index - 1], page),
    next: isLast ? beside(after, page + 1) : beside(ids[index + 1], page),
    /** Goes on to a neighbour: the list is come back to at its page. */
    open: (to: Neighbour) => note(to.page),
  };
}
