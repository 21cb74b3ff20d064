import { useRefresh } from 'react-admin';
import { useEffect, useEffectEvent } from 'react';
import { hearChanges } from '../../api/changes.ts';

/** One transaction tells of a record several times. */
const TOGETHER_MS = 300;

/** Reads the page of a record anew when somebody else changes it, as long as `isOn`; not while a dialog asks about it. */
export function useLiveRecord(resource: string, id: number | undefined, isOn: boolean): void {
  const refresh = useRefresh();
  const look = useEffectEvent(() => {
    if (document.querySelector('[role=dialog]') === null) refresh();
  });
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = hearChanges((heard) => {
      if (heard !== 'gap' && (heard.resource !== resource || heard.id !== id)) return;
      // what changes all the time is read all the time, not when it has come to rest
      timer ??= setTimeout(() => {
        timer = undefined;
        look();
      }, TOGETHER_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [resource, id, isOn]);
}
