import { useRefresh } from 'react-admin';
import { useEffect } from 'react';

/** Polling interval in milliseconds. */
const EVERY = 1000;

/** Polls the page's record while work is in progress. */
export function useAutoRefresh(isUnderWay: boolean): void {
  const refresh = useRefresh();
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(() => refresh(), EVERY);
    return () => clearInterval(timer);
  }, [isUnderWay, refresh]);
}
