import type { Bulk, Export } from '#generated/schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useEffect } from 'react';
import { isUnfinished } from '#admin/ui/tray/progress.ts';
import type { BackgroundResource, Watched } from '#admin/ui/tray/watched.ts';

const POLL_MS = 1000;

interface Records {
  exports: Export;
  bulk: Bulk;
}

/** Polls the watched records of a resource until they are finished. `onGone` is called for deleted ones. */
export function useWatchedRecords<Name extends BackgroundResource>(
  resource: Name,
  watched: readonly Watched[],
  onGone: (resource: BackgroundResource, id: number) => void,
): { records: readonly Records[Name][]; isUnreachable: boolean } {
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const ids = watched.filter((job) => job.resource === resource).map(({ id }) => id);
  const {
    data = [],
    isError,
    isPlaceholderData,
    dataUpdatedAt,
  } = useQuery({
    queryKey: ['watched', resource, ids],
    queryFn: async (): Promise<Records[Name][]> => (await dataProvider.getMany(resource, { ids })).data,
    enabled: ids.length > 0,
    placeholderData: (previous) => previous,
    refetchInterval: ({ state }) => (!state.data || state.data.some(isUnfinished) ? POLL_MS : false),
  });
  // refresh their list as well
  useEffect(() => {
    if (dataUpdatedAt > 0) void queries.invalidateQueries({ queryKey: [resource, 'getList'] });
  }, [dataUpdatedAt, queries, resource]);
  const deletedId =
    isPlaceholderData || dataUpdatedAt === 0 ? undefined : ids.find((id) => !data.some((record) => record.id === id));
  useEffect(() => {
    if (deletedId !== undefined) onGone(resource, deletedId);
  }, [deletedId, onGone, resource]);
  return { records: ids.flatMap((id) => data.filter((record) => record.id === id)), isUnreachable: isError };
}
