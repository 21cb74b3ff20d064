import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Interval at which the messages are loaded again, in milliseconds. */
const LOAD_INTERVAL_MS = 5000;

/** Loads the messages again while the page is visible. */
export function useLiveMessages(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, LOAD_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
}
