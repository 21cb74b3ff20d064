import { useEffect, useState } from 'react';
import { ROUTES } from '#domain/routes.ts';

/** The number of unread messages, loaded each time the component is mounted; 0 until then and after a failure. */
export function useNewMessages(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    const load = async () => {
      const response = await fetch(ROUTES.newMessages, { signal: stop.signal });
      if (response.ok) setCount(((await response.json()) as { count: number }).count);
    };
    load().catch(() => undefined);
    return () => stop.abort();
  }, []);
  return count;
}
