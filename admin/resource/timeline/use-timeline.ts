import type { ResourceDefinition } from '#generated/definitions.ts';
import type { TimelineKind } from '#generated/enums/TimelineKind.ts';
import type { Timeline } from '#generated/schemas.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { useQuery } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import { call } from '#admin/api/client.ts';

/** What is asked of a timeline. */
interface Asked {
  /** Only these kinds; all when there are none. */
  kinds: readonly TimelineKind[];
  limit: number;
}

/** The newest of what happened to a record. Asked for as one piece, so that nothing is missing when more happens meanwhile. */
export function useTimeline({ name, path }: ResourceDefinition, id: Identifier, { kinds, limit }: Asked) {
  const query = { limit, ...(kinds.length > 0 && { kinds: kinds.join(',') }) };
  return useQuery({
    queryKey: ['timeline', name, Number(id), query],
    queryFn: () =>
      unwrap(call('get', `${path}/{id}/timeline`, { params: { path: { id }, query } })) as Promise<Timeline>,
    placeholderData: (before) => before,
  });
}
