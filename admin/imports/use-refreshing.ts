import { useRefresh } from 'react-admin';
import { useEffect } from 'react';

/** How often is looked how far the writing is, in milliseconds. */
const EVERY = 1000;

/** Reads the page's record anew again and again while something is under way. */
export function useRefreshing(isUnderWay: boolean): void {
  const refresh = useRefresh();
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(() => refresh(), EVERY);
    return () => clearInterval(timer);
  }, [isUnderWay, refresh]);
}
