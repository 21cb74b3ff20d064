import { unwrap } from '#generated/client/unwrap.ts';
import type { BulkAnswer, DispatchGroup } from '#generated/schemas.ts';
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
export function useAfterwards(): (assigned?: Pick<BulkAnswer, 'done' | 'refused'>) => void {
  const t = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  return useCallback(
    (assigned) => {
      if (assigned) {
        const { done, refused } = assigned;
        const reasons = [...new Set(refused.map(({ code, params }) => t(`errors.${code}`, params)))];
        const text = [
          t('dispatch.assigned', { count: done.length }),
          ...(refused.length > 0 ? [t('action.skipped', { count: refused.length }), ...reasons] : []),
        ].join(' · ');
        notify(text, { type: refused.length > 0 ? 'warning' : 'success' });
      }
      void queries.invalidateQueries({ queryKey: ['dispatch'] });
    },
    [queries, notify, t],
  );
}
