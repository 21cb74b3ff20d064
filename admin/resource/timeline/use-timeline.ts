import type { ResourceDefinition } from '#generated/definitions.ts';
import type { TimelineKind } from '#generated/enums/TimelineKind.ts';
import type { Timeline } from '#generated/schemas.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { useQuery } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import { call } from '#admin/api/client.ts';

interface TimelineQuery {
  /** Kinds to include; all when empty. */
  kinds: readonly TimelineKind[];
  limit: number;
}

/** Loads the newest entries of a record in one request, so that entries added in the meantime leave no gap. */
export function useTimeline({ name, path }: ResourceDefinition, id: Identifier, { kinds, limit }: TimelineQuery) {
  const query = { limit, ...(kinds.length > 0 && { kinds: kinds.join(',') }) };
  return useQuery({
    queryKey: ['timeline', name, Number(id), query],
    queryFn: () =>
      unwrap(call('get', `${path}/{id}/timeline`, { params: { path: { id }, query } })) as Promise<Timeline>,
    placeholderData: (previous) => previous,
  });
}
