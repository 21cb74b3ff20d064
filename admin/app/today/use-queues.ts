import type { ListView, Queue } from '#generated/definitions.ts';
import { resourceIndex, type ResourceName } from '#generated/resource-index.ts';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { type Count, useAllViewCounts } from '#admin/resource/views/use-views.ts';
import { buildViewPath } from '#admin/resource/views/view-state.ts';

/** A queue with its count. */
export interface QueueCount extends Count {
  readonly queue: Queue;
  readonly resource: ResourceName;
  readonly view: string;
  /** As 'Orders: Late'. */
  readonly label: string;
  /** Address of the list. */
  readonly to: string;
  /** Time of the count (Unix seconds). */
  readonly at: number;
}

const views = (Object.values(resourceIndex) as readonly { name: ResourceName; views?: readonly ListView[] }[]).flatMap(
  ({ name, views = [] }) => views.map((view) => ({ ...view, resource: name })),
);

/** Returns the queues of the role in the order of the description; undefined until they are counted. */
export function useQueues(): readonly QueueCount[] | undefined {
  const t = useTranslate();
  const { counts, at } = useAllViewCounts();
  return useMemo(
    () =>
      counts &&
      views.flatMap(({ name, resource, queue, filter, sort }): QueueCount[] => {
        // lists that the role may not open are not counted
        const viewCount = counts.find((count) => count.resource === resource && count.view === name);
        if (!queue || !viewCount) return [];
        const label = t('words.pair', { label: t(`resources.${resource}`), value: t(`views.${resource}.${name}`) });
        const to = buildViewPath(resource, { filter, sort });
        return [{ ...viewCount, queue, resource, view: name, label, at, to }];
      }),
    [counts, at, t],
  );
}
