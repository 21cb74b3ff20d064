import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import type { Country, Partner } from '#generated/enums.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useCallback } from 'react';
import { api } from '../api/client.ts';
import { errorText } from '../api/refusal.ts';

/** What waits to be handed over; asked for anew every minute while somebody looks. */
export function useBoard() {
  return useQuery({
    queryKey: ['dispatch-board'],
    queryFn: () => unwrap(api.GET('/admin/dispatch', {})),
    refetchInterval: 60_000,
  });
}

/** Most shop orders of one batch. */
export const MOST = 1000;

export interface Group {
  partner: Partner | null;
  country_id: Country;
}

/** The shop orders of a group, the longest paid first. */
export const fetchOrders = ({ partner, country_id }: Group) =>
  unwrap(
    api.GET('/admin/dispatch/orders', { params: { query: { partner: partner ?? 'none', country_id, limit: MOST } } }),
  );

export function useGroupOrders(group: Group) {
  return useQuery({ queryKey: ['dispatch-orders', group], queryFn: () => fetchOrders(group) });
}

/** Reads the board anew. */
export function useRefreshBoard(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    void queries.invalidateQueries({ queryKey: ['dispatch-board'] });
    void queries.invalidateQueries({ queryKey: ['dispatch-orders'] });
  }, [queries]);
}

/** Says what the API had against a call; any other error is thrown on. */
export function useTold(): <Result>(work: () => Promise<Result>) => Promise<Result | undefined> {
  const t = useTranslate();
  const notify = useNotify();
  return useCallback(
    async (work) => {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        notify(errorText(error, t), { type: 'error' });
        return undefined;
      }
    },
    [notify, t],
  );
}

/** Lets the browser fetch a file by the address the API gives for it. */
export function fetchFile(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  // its name comes with it
  link.download = '';
  link.click();
}
