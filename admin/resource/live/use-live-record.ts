import { useRefresh } from 'react-admin';
import { useEffect, useEffectEvent } from 'react';
import { canCall, useRole } from '../../api/use-role.ts';
import { subscribeToLiveUpdates } from '../../api/live-updates.ts';

/** Events of one transaction within this time cause one refresh. */
const BATCH_MS = 300;

/** Interval of checks whether an open dialog was closed. */
const RETRY_MS = 1000;

/** Refreshes a record's page when the record changes, after an open dialog is closed. */
export function useLiveRecord(resource: string, id: number): void {
  const refresh = useRefresh();
  // other APIs have no change events
  const hasEvents = canCall('adminListenLiveUpdates', useRole());
  const tryRefresh = useEffectEvent((): boolean => {
    if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return false;
    refresh();
    return true;
  });
  useEffect(() => {
    if (!hasEvents) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = (ms: number): void => {
      timer = setTimeout(() => {
        timer = undefined;
        if (!tryRefresh()) schedule(RETRY_MS);
      }, ms);
    };
    const stop = subscribeToLiveUpdates((change) => {
      if (change !== 'gap' && (change.resource !== resource || change.id !== id)) return;
      // throttled, not debounced: a record that changes continuously is still refreshed
      if (timer === undefined) schedule(BATCH_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [resource, id, hasEvents]);
}
