import type { ResourceDefinition } from '#generated/definitions.ts';
import { useGetIdentity, useListContext } from 'react-admin';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type LiveUpdateEvent, subscribeToLiveUpdates } from '../../api/live-updates.ts';
import { useInvalidateViews } from '../views/use-views.ts';

/** Many changes come together; they are shown together. */
const TOGETHER_MS = 500;

/** The counts of views are read again that often at most. */
const COUNTED_MS = 5000;

/** Rows somebody is at: under the pointer, holding the focus, chosen, or asked about in a dialog. */
const AT_A_ROW = '.MuiDataGrid-row:hover, .MuiDataGrid-row:focus-within';
const ASKED = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Keeps a list as it is on the server without a row ever moving away from who is at it: changes are shown at once while
 * nobody is, else they wait. `waiting` is how many do, `show` shows them. What the reader did is never waited with.
 */
export function useLiveList({ name }: ResourceDefinition, grid: RefObject<HTMLElement | null>) {
  const { refetch, selectedIds } = useListContext();
  const renewViews = useInvalidateViews();
  const [waiting, setWaiting] = useState(0);
  const changed = useRef(new Set<number | 'gap'>());

  const show = (): void => {
    changed.current.clear();
    setWaiting(0);
    void refetch();
  };
  const { identity } = useGetIdentity();
  const isOwn = useEffectEvent(
    (heard: LiveUpdateEvent) => heard !== 'gap' && heard.by != null && heard.by === identity?.id,
  );
  const isSomebodyThere = useEffectEvent(
    () =>
      selectedIds.length > 0 ||
      grid.current?.querySelector(AT_A_ROW) != null ||
      document.querySelector(ASKED) !== null ||
      document.hidden,
  );
  const look = useEffectEvent((isAtOnce = false) => {
    if (changed.current.size === 0) return;
    if (!isAtOnce && isSomebodyThere()) setWaiting(changed.current.size);
    else show();
  });
  const renewedAt = useRef(0);
  const renew = useEffectEvent(() => {
    if (performance.now() - renewedAt.current < COUNTED_MS) return;
    renewedAt.current = performance.now();
    void renewViews();
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasOwn = false;
    const stop = subscribeToLiveUpdates((heard) => {
      if (heard !== 'gap' && heard.resource !== name) return;
      changed.current.add(heard === 'gap' ? 'gap' : heard.id);
      hasOwn ||= isOwn(heard);
      timer ??= setTimeout(() => {
        timer = undefined;
        renew();
        look(hasOwn);
        hasOwn = false;
      }, TOGETHER_MS);
    });
    const element = grid.current;
    const again = () => look();
    element?.addEventListener('pointerleave', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      stop();
      clearTimeout(timer);
      element?.removeEventListener('pointerleave', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [name, grid]);
  return { waiting, show };
}
