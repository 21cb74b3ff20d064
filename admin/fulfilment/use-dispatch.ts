import { unwrap } from '#generated/client/unwrap.ts';
import type { BulkAnswer, DispatchGroup, DispatchOrder } from '#generated/schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useCallback } from 'react';
import { api } from '#admin/api/client.ts';

/** Most shop orders of one batch. */
export const MOST = 1000;

/** Shop orders that wait for a partner, to one destination or to all. */
type Waiting = Pick<DispatchGroup, 'partner'> & Partial<Pick<DispatchGroup, 'country_id'>>;

/** The shop orders of a group, the longest paid first. */
export const fetchOrders = ({ partner, country_id }: Waiting) =>
  unwrap(
    api.GET('/admin/dispatch/orders', {
      params: { query: { partner: partner ?? 'none', ...(country_id && { country_id }), limit: MOST } },
    }),
  );

/** Their numbers. */
export const fetchIds = async (group: Waiting): Promise<number[]> =>
  (await fetchOrders(group)).map(({ shop_order_id }) => shop_order_id);

/** What came of assigning shop orders, and these. */
export interface Assigned extends Pick<BulkAnswer, 'done' | 'refused'> {
  readonly members: readonly Pick<DispatchOrder, 'shop_order_id' | 'order_id'>[];
}

/** Says how many orders were assigned, each once however many of its parts were, and reads the board anew. */
export function useAfterwards(): (assigned?: Assigned) => void {
  const t = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  return useCallback(
    (assigned) => {
      if (assigned) {
        const { done, refused, members } = assigned;
        const orders = new Set(members.filter((one) => done.includes(one.shop_order_id)).map((one) => one.order_id));
        const reasons = [...new Set(refused.map(({ code, params }) => t(`errors.${code}`, params)))];
        const text = [
          t('dispatch.assigned', { count: orders.size }),
          ...(refused.length > 0 ? [t('action.skipped', { count: refused.length }), ...reasons] : []),
        ].join(' · ');
        notify(text, { type: refused.length > 0 ? 'warning' : 'success' });
      }
      void queries.invalidateQueries({ queryKey: ['dispatch'] });
    },
    [queries, notify, t],
  );
}
