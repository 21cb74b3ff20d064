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

const EVERY_MINUTE = 60_000;
const KEPT = ['views'];
const COUNTS = ['view-counts'];

/** Another API has no views to keep. */
export const useHasViews = (): boolean => canCall('adminListViews', useRole());

/** How to find the views of a list: those of the description, then the kept ones by name. */
export function useAllViews(): (resource: string) => readonly ShownView[] {
  const t = useTranslate();
  const enabled = useHasViews();
  const { data } = useQuery({
    queryKey: KEPT,
    queryFn: ({ signal }) => unwrap(api.GET('/admin/views', { signal })),
    enabled,
    staleTime: EVERY_MINUTE,
  });
  return useCallback(
    (resource) => {
      const index: Readonly<Record<string, { name: string; views?: readonly ListView[] } | undefined>> = resourceIndex;
      const described = (index[resource]?.views ?? []).map(({ name, filter, sort }) => ({
        key: name,
        label: t(`views.${resource}.${name}`),
        filter,
        sort,
      }));
      const kept = (data ?? [])
        .filter((view) => view.resource === resource)
        .map((view) => ({
          key: String(view.id),
          label: view.name,
          filter: view.filter,
          sort: view.sort,
          kept: view,
        }));
      return [...described, ...kept];
    },
    [data, t],
  );
}

/** The views of one list. */
export function useViews(resource: string): readonly ShownView[] {
  const viewsOf = useAllViews();
  return useMemo(() => viewsOf(resource), [viewsOf, resource]);
}

export type Count = Pick<ViewCount, 'count' | 'estimated' | 'first_at'>;

/** How many records the views of all lists show that the reader may open, and when they were counted (Unix seconds); anew every minute. */
export function useAllCounts(): { counts: readonly ViewCount[] | undefined; at: number } {
  const enabled = useHasViews();
  const { data, dataUpdatedAt } = useQuery({
    queryKey: COUNTS,
    queryFn: ({ signal }) => unwrap(api.GET('/admin/views/counts', { signal })),
    enabled,
    refetchInterval: EVERY_MINUTE,
    staleTime: EVERY_MINUTE / 2,
  });
  return { counts: data, at: dataUpdatedAt / 1000 };
}

/** How many records each view of a list shows, by its key. */
export function useViewCounts(resource: string): ReadonlyMap<string, Count> {
  const { counts } = useAllCounts();
  return useMemo(
    () => new Map((counts ?? []).filter((one) => one.resource === resource).map((one) => [one.view, one])),
    [counts, resource],
  );
}

/** Reads the views anew, after one was kept, changed or thrown away. */
export function useRenewViews(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all([KEPT, COUNTS].map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Key of the view that a list was opened at last. */
export const useOpenedView = (resource: string) => useStore<string | undefined>(`lists.${resource}.view`);
