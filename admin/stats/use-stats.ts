import { ordersFilter } from '#domain/sales-orders.ts';
import type { DayRange, Sales, SalesBreakdown } from '#generated/schemas.ts';
import type { SalesDimension } from '#generated/enums/SalesDimension.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../api/client.ts';
import { listPath } from '../resource/paths.ts';
import { callOf, isComplete, readQuery, selectionOf, type StatsQuery, withChange } from './stats-query.ts';

/** What the address asks for, and a way to ask for something else; each change is a step that the back button undoes. */
export function useStatsQuery(): [StatsQuery, (change: Partial<StatsQuery>) => void] {
  const [search, setSearch] = useSearchParams();
  const query = useMemo(() => readQuery(search), [search]);
  const change = useCallback(
    (next: Partial<StatsQuery>) => setSearch((before) => withChange(before, next)),
    [setSearch],
  );
  return [query, change];
}

/** Sales over time; what was shown before stays until the new is there. */
export function useSales(query: StatsQuery) {
  const ask = { ...callOf(query), granularity: query.granularity };
  return useQuery({
    queryKey: ['stats', 'sales', ask],
    queryFn: ({ signal }): Promise<Sales> => unwrap(api.GET('/admin/stats/sales', { params: { query: ask }, signal })),
    placeholderData: keepPreviousData,
    enabled: isComplete(query),
  });
}

/** Sales by a dimension. */
export function useBreakdown(query: StatsQuery, dimension: SalesDimension, limit: number) {
  const ask = { ...callOf(query), dimension, limit };
  return useQuery({
    queryKey: ['stats', 'breakdown', ask],
    queryFn: ({ signal }): Promise<SalesBreakdown> =>
      unwrap(api.GET('/admin/stats/breakdown', { params: { query: ask }, signal })),
    placeholderData: (before) => (before?.dimension === dimension ? before : undefined),
    enabled: isComplete(query),
  });
}

/** The address of the orders that a number counts. */
export function ordersPath(
  query: StatsQuery,
  range: DayRange,
  share?: { dimension: SalesDimension; key: string | null },
): string {
  return listPath({ name: 'orders' }, ordersFilter(range, selectionOf(query), share));
}
