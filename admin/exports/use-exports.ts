import type { Export } from '#generated/schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useEffect } from 'react';
import { isUnfinished } from './progress.ts';

/** How often is asked how far they are, in milliseconds. */
const EVERY = 1000;

/** The exports of these numbers, asked for anew while something becomes of them. `onGone` is told of those deleted. */
export function useExports(
  ids: readonly number[],
  onGone: (id: number) => void,
): { exports: readonly Export[]; isUnreachable: boolean } {
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const {
    data = [],
    isError,
    isPlaceholderData,
    dataUpdatedAt,
  } = useQuery({
    queryKey: ['watched-exports', ids],
    queryFn: async (): Promise<Export[]> => (await dataProvider.getMany('exports', { ids: [...ids] })).data,
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => (!state.data || state.data.some(isUnfinished) ? EVERY : false),
  });
  // the list of exports, where it is open, shows the same
  useEffect(() => {
    if (dataUpdatedAt > 0) void queries.invalidateQueries({ queryKey: ['exports', 'getList'] });
  }, [dataUpdatedAt, queries]);
  const gone =
    isPlaceholderData || dataUpdatedAt === 0 ? undefined : ids.find((id) => !data.some((one) => one.id === id));
  useEffect(() => {
    if (gone !== undefined) onGone(gone);
  }, [gone, onGone]);
  return { exports: ids.flatMap((id) => data.filter((one) => one.id === id)), isUnreachable: isError };
}
