import type { ListView } from '#generated/definitions.ts';
import type { ViewCount } from '#generated/schemas.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { resourceIndex } from '#generated/resource-index.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useStore, useTranslate } from 'react-admin';
import { useCallback, useMemo } from 'react';
import { api } from '../../api/client.ts';
import { canCall, useRole } from '../../api/use-role.ts';
import type { ShownView } from './view-state.ts';

const MINUTE_MS = 60_000;
const VIEWS_KEY = ['views'];
const COUNTS_KEY = ['view-counts'];

/** Whether views can be saved: an API without them has no such operation. */
export const useHasViews = (): boolean => canCall('adminListViews', useRole());

/** Returns a function that lists a resource's views: those of the description, then the saved ones by name. */
export function useAllViews(): (resource: string) => readonly ShownView[] {
  const t = useTranslate();
  const enabled = useHasViews();
  const { data } = useQuery({
    queryKey: VIEWS_KEY,
    queryFn: ({ signal }) => unwrap(api.GET('/admin/views', { signal })),
    enabled,
    staleTime: MINUTE_MS,
  });
  return useCallback(
    (resource) => {
      const index: Readonly<Record<string, { name: string; views?: readonly ListView[] } | undefined>> = resourceIndex;
      const describedViews = (index[resource]?.views ?? []).map(({ name, filter, sort }) => ({
        key: name,
        label: t(`views.${resource}.${name}`),
        filter,
        sort,
      }));
      const savedViews = (data ?? [])
        .filter((view) => view.resource === resource)
        .map((view): ShownView => ({
          key: String(view.id),
          label: view.name,
          filter: view.filter,
          sort: view.sort,
          saved: view,
        }));
      return [...describedViews, ...savedViews];
    },
    [data, t],
  );
}

export function useViews(resource: string): readonly ShownView[] {
  const listViews = useAllViews();
  return useMemo(() => listViews(resource), [listViews, resource]);
}

export type Count = Pick<ViewCount, 'count' | 'estimated' | 'first_at'>;

/** Polls the record counts of all lists' views every minute; `at` is the time of the last count (Unix seconds). */
export function useAllViewCounts(): { counts: readonly ViewCount[] | undefined; at: number } {
  const enabled = useHasViews();
  const { data, dataUpdatedAt } = useQuery({
    queryKey: COUNTS_KEY,
    queryFn: ({ signal }) => unwrap(api.GET('/admin/views/counts', { signal })),
    enabled,
    refetchInterval: MINUTE_MS,
    staleTime: MINUTE_MS / 2,
  });
  return { counts: data, at: dataUpdatedAt / 1000 };
}

/** Returns the record counts of a list's views, by view key. */
export function useViewCounts(resource: string): ReadonlyMap<string, Count> {
  const { counts } = useAllViewCounts();
  return useMemo(
    () => new Map((counts ?? []).filter((count) => count.resource === resource).map((count) => [count.view, count])),
    [counts, resource],
  );
}

/** Returns a function that refetches the views and their counts. */
export function useInvalidateViews(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all([VIEWS_KEY, COUNTS_KEY].map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Stored key of the view that was opened last in a list. */
export const useLastOpenedView = (resource: string) => useStore<string | undefined>(`lists.${resource}.view`);

/** Returns a function to call when a view is opened; later changes of the list are changes of that view. */
export function useOpenView(resource: string): (view: Pick<ShownView, 'key'>) => void {
  const [, setOpened] = useLastOpenedView(resource);
  return ({ key }) => setOpened(key);
}
