import type { ListView, Queue } from '#generated/definitions.ts';
import { resourceIndex, type ResourceName } from '#generated/resource-index.ts';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { type Count, useAllViewCounts } from '#admin/resource/views/use-views.ts';
import { viewPath } from '#admin/resource/views/view-state.ts';

/** A view whose records wait for somebody. */
export interface QueueCount extends Count {
  readonly queue: Queue;
  readonly resource: ResourceName;
  readonly view: string;
  /** What waits, as 'Orders: Late'. */
  readonly label: string;
  /** Address of the list that shows it. */
  readonly to: string;
  /** When it was counted (Unix seconds). */
  readonly at: number;
}

const views = (Object.values(resourceIndex) as readonly { name: ResourceName; views?: readonly ListView[] }[]).flatMap(
  ({ name, views = [] }) => views.map((view) => ({ ...view, resource: name })),
);

/** The queues that the reader may work on, in the order of the description; undefined until they are counted. */
export function useQueues(): readonly QueueCount[] | undefined {
  const t = useTranslate();
  const { counts, at } = useAllViewCounts();
  return useMemo(
    () =>
      counts &&
      views.flatMap(({ name, resource, queue, filter, sort }): QueueCount[] => {
        // what a role may not open is not counted for it
        const counted = counts.find((one) => one.resource === resource && one.view === name);
        if (!queue || !counted) return [];
        const label = t('words.pair', { label: t(`resources.${resource}`), value: t(`views.${resource}.${name}`) });
        return [{ ...counted, queue, resource, view: name, label, at, to: viewPath(resource, { filter, sort }) }];
      }),
    [counts, at, t],
  );
}
