import { useStore } from 'react-admin';
import { useCallback } from 'react';

/** The kinds of work that the server does in the background, by their resources. */
export type BackgroundResource = 'exports' | 'bulk';

export interface Watched {
  resource: BackgroundResource;
  id: number;
}

/** The work whose progress is shown, the newest first; kept in the browser until it is hidden. */
export function useWatched() {
  const [watched, store] = useStore<readonly Watched[]>('watched', []);
  const without = useCallback(
    (resource: BackgroundResource, id: number) => watched.filter((one) => one.resource !== resource || one.id !== id),
    [watched],
  );
  const watch = useCallback(
    (resource: BackgroundResource, id: number) => store([{ resource, id }, ...without(resource, id)]),
    [without, store],
  );
  const hide = useCallback(
    (resource: BackgroundResource, id: number) => store(without(resource, id)),
    [without, store],
  );
  return { watched, watch, hide };
}
