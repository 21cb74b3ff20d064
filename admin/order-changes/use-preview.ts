import { unwrap } from '#generated/client/unwrap.ts';
import type { Order, OrderChangePreview, OrderChangeWishInput } from '#generated/schemas.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../api/client.ts';

/** So long after the last key the preview is asked for, in milliseconds. */
const PAUSE = 250;

interface Previewed {
  /** What it comes to; that of the wish before while the newest is asked for. */
  readonly data: OrderChangePreview | undefined;
  readonly error: unknown;
  /** Whether `data` or `error` is about what is wanted now. */
  readonly isCurrent: boolean;
}

/** What a change comes to, by the server, as it is put together. */
export function usePreview({ id, version }: Order, wish: OrderChangeWishInput | undefined): Previewed {
  const said = wish && JSON.stringify(wish);
  const [asked, setAsked] = useState(said);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(said), PAUSE);
    return () => clearTimeout(timer);
  }, [said]);
  const { data, error, isPlaceholderData, isFetching } = useQuery({
    queryKey: ['order-change', id, version, asked],
    queryFn: ({ signal }) =>
      unwrap(
        api.POST('/admin/orders/{id}/items/preview', {
          params: { path: { id: id ?? 0 } },
          body: JSON.parse(asked ?? '{}') as OrderChangeWishInput,
          signal,
        }),
      ),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const isNothing = asked === undefined || said === undefined;
  return {
    data: isNothing ? undefined : data,
    error: isNothing ? null : error,
    isCurrent: said === asked && !isPlaceholderData && !isFetching,
  };
}
