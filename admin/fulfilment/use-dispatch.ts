import { unwrap } from '#generated/client/unwrap.ts';
import type { BulkAnswer, DispatchGroup, DispatchOrder } from '#generated/schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useCallback } from 'react';
import { api } from '#admin/api/client.ts';

/** Maximum number of shop orders in a batch. */
export const MAX_BATCH_ORDERS = 1000;

/** Open shop orders of a partner, for one destination or all. */
type OrderGroup = Pick<DispatchGroup, 'partner'> & Partial<Pick<DispatchGroup, 'country_id'>>;

/** Fetches the shop orders of a group, oldest payment first. */
export const fetchOrders = ({ partner, country_id }: OrderGroup) =>
  unwrap(
    api.GET('/admin/dispatch/orders', {
      params: { query: { partner: partner ?? 'none', ...(country_id && { country_id }), limit: MAX_BATCH_ORDERS } },
    }),
  );

export const getIds = (orders: readonly Pick<DispatchOrder, 'shop_order_id'>[]): number[] =>
  orders.map(({ shop_order_id }) => shop_order_id);

/** The result of assigning shop orders, and the orders. */
export interface AssignmentResult extends Pick<BulkAnswer, 'done' | 'refused'> {
  readonly members: readonly Pick<DispatchOrder, 'shop_order_id' | 'order_id'>[];
}

/** Notifies how many orders were assigned, counting orders rather than parts, and reloads the board. */
export function useReportAssignment(): (assigned?: AssignmentResult) => void {
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
