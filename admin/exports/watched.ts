import { useStore } from 'react-admin';
import { useCallback } from 'react';

/** The exports whose progress is shown, the newest first; kept in the browser until they are hidden. */
export function useWatchedExports() {
  const [ids, store] = useStore<readonly number[]>('watched-exports', []);
  const watch = useCallback((id: number) => store([id, ...ids.filter((one) => one !== id)]), [ids, store]);
  const hide = useCallback((id: number) => store(ids.filter((one) => one !== id)), [ids, store]);
  return { ids, watch, hide };
}
