import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { PublicLot } from '#generated/schemas.ts';

/** Interval at which the lots are loaded again, in milliseconds. */
const LOAD_INTERVAL_MS = 5000;

/**
 * The server's time in milliseconds, every second. Based on the time of the last load, so that a wrong clock of the
 * visitor does not matter.
 */
function useServerTime(loadedAt: number): number {
  const [now, setNow] = useState(loadedAt);
  useEffect(() => {
    const start = performance.now();
    const tick = () => setNow(loadedAt + performance.now() - start);
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [loadedAt]);
  return now;
}

/** Loads the lots again while the page is visible, and when the next lot ends. Returns the server's time. */
export function useLiveLots(lots: readonly PublicLot[], loadedAt: number): number {
  const now = useServerTime(loadedAt);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, LOAD_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  const hasEnded = lots.some(({ status, ends_at }) => status === 'open' && ends_at * 1000 <= now);
  useEffect(() => {
    if (hasEnded) void revalidate();
  }, [hasEnded, revalidate]);
  return now;
}

/** Whether a late bid has extended the lot since the page was opened. */
export function useExtended({ status, ends_at }: PublicLot): boolean {
  const [firstEnd] = useState(ends_at);
  return status === 'open' && ends_at > firstEnd;
}
