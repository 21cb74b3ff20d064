import type { ResourceDefinition } from '#generated/definitions.ts';
import { useGetIdentity, useListContext } from 'react-admin';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type LiveUpdateEvent, subscribeToLiveUpdates } from '../../api/live-updates.ts';
import { useInvalidateViews } from '../views/use-views.ts';

/** Changes within this time are shown together. */
const BATCH_MS = 500;

/** Minimum interval between refetches of the view counts. */
const COUNTS_INTERVAL_MS = 5000;

/** Rows under the pointer or with the focus. */
const ACTIVE_ROW = '.MuiDataGrid-row:hover, .MuiDataGrid-row:focus-within';
const OVERLAY = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Keeps a list up to date without moving rows that are in use: under the pointer, focused, selected, or behind a dialog.
 * Changes in the meantime are deferred; `waiting` is their number, `show` shows them. Own changes are shown at once.
 */
export function useLiveList({ name }: ResourceDefinition, grid: RefObject<HTMLElement | null>) {
  const { refetch, selectedIds } = useListContext();
  const invalidateViews = useInvalidateViews();
  const [waiting, setWaiting] = useState(0);
  const changed = useRef(new Set<number | 'gap'>());

  const show = (): void => {
    changed.current.clear();
    setWaiting(0);
    void refetch();
  };
  const { identity } = useGetIdentity();
  const isOwn = useEffectEvent(
    (change: LiveUpdateEvent) => change !== 'gap' && change.by != null && change.by === identity?.id,
  );
  const isInUse = useEffectEvent(
    () =>
      selectedIds.length > 0 ||
      grid.current?.querySelector(ACTIVE_ROW) != null ||
      document.querySelector(OVERLAY) !== null ||
      document.hidden,
  );
  const showOrDefer = useEffectEvent((isImmediate = false) => {
    if (changed.current.size === 0) return;
    if (!isImmediate && isInUse()) setWaiting(changed.current.size);
    else show();
  });
  const countedAt = useRef(0);
  const refreshCounts = useEffectEvent(() => {
    if (performance.now() - countedAt.current < COUNTS_INTERVAL_MS) return;
    countedAt.current = performance.now();
    void invalidateViews();
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasOwn = false;
    const stop = subscribeToLiveUpdates((change) => {
      if (change !== 'gap' && change.resource !== name) return;
      changed.current.add(change === 'gap' ? 'gap' : change.id);
      hasOwn ||= isOwn(change);
      timer ??= setTimeout(() => {
        timer = undefined;
        refreshCounts();
        showOrDefer(hasOwn);
        hasOwn = false;
      }, BATCH_MS);
    });
    const element = grid.current;
    const recheck = () => showOrDefer();
    element?.addEventListener('pointerleave', recheck);
    document.addEventListener('visibilitychange', recheck);
    return () => {
      stop();
      clearTimeout(timer);
      element?.removeEventListener('pointerleave', recheck);
      document.removeEventListener('visibilitychange', recheck);
    };
  }, [name, grid]);
  return { waiting, show };
}
