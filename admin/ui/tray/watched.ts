import { useStore } from 'react-admin';
import { useCallback } from 'react';

/** Resources of background jobs. */
export type BackgroundResource = 'exports' | 'bulk';

export interface Watched {
  resource: BackgroundResource;
  id: number;
}

/** The jobs in the tray, the newest first; stored in the browser until they are hidden. */
export function useWatched() {
  const [watched, store] = useStore<readonly Watched[]>('watched', []);
  const listWithout = useCallback(
    (resource: BackgroundResource, id: number) => watched.filter((job) => job.resource !== resource || job.id !== id),
    [watched],
  );
  const watch = useCallback(
    (resource: BackgroundResource, id: number) => store([{ resource, id }, ...listWithout(resource, id)]),
    [listWithout, store],
  );
  const hide = useCallback(
    (resource: BackgroundResource, id: number) => store(listWithout(resource, id)),
    [listWithout, store],
  );
  return { watched, watch, hide };
}
