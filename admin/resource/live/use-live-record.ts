import { useRefresh } from 'react-admin';
import { useEffect, useEffectEvent } from 'react';
import { canCall, useRole } from '../../api/use-role.ts';
import { subscribeToLiveUpdates } from '../../api/live-updates.ts';

/** One transaction tells of a record several times. */
const TOGETHER_MS = 300;

/** How often is looked whether the dialog that a change waits for is closed. */
const AGAIN_MS = 1000;

/** Reads the page of a record anew when it was changed; while a dialog asks about it, once that is closed. */
export function useLiveRecord(resource: string, id: number): void {
  const refresh = useRefresh();
  // another API tells of no changes
  const isTold = canCall('adminListenLiveUpdates', useRole());
  const look = useEffectEvent((): boolean => {
    if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return false;
    refresh();
    return true;
  });
  useEffect(() => {
    if (!isTold) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (ms: number): void => {
      timer = setTimeout(() => {
        timer = undefined;
        if (!look()) wait(AGAIN_MS);
      }, ms);
    };
    const stop = subscribeToLiveUpdates((heard) => {
      if (heard !== 'gap' && (heard.resource !== resource || heard.id !== id)) return;
      // what changes all the time is read all the time, not when it has come to rest
      if (timer === undefined) wait(TOGETHER_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [resource, id, isTold]);
}
