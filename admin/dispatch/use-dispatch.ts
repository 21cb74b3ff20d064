import { unwrap } from '#generated/client/unwrap.ts';
import type { DispatchGroup } from '#generated/schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useCallback } from 'react';
import { api } from '../api/client.ts';

/** Most shop orders of one batch. */
export const MOST = 1000;

/** The shop orders of a group, the longest paid first. */
export const fetchOrders = ({ partner, country_id }: Pick<DispatchGroup, 'partner' | 'country_id'>) =>
  unwrap(
    api.GET('/admin/dispatch/orders', { params: { query: { partner: partner ?? 'none', country_id, limit: MOST } } }),
  );

/** Their numbers. */
export const fetchIds = async (group: Parameters<typeof fetchOrders>[0]): Promise<number[]> =>
  (await fetchOrders(group)).map(({ shop_order_id }) => shop_order_id);

/** Says how many were assigned, and reads the board anew. */
export function useAfterwards(): (assigned?: { done: number; refused: number }) => void {
  const t = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  return useCallback(
    (assigned) => {
      if (assigned?.refused) notify(t('dispatch.refused', { count: assigned.refused }), { type: 'warning' });
      else if (assigned) notify(t('dispatch.assigned', { count: assigned.done }), { type: 'success' });
      void queries.invalidateQueries({ queryKey: ['dispatch'] });
    },
    [queries, notify, t],
  );
}
