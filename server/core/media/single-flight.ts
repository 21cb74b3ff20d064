/** Deduplication and concurrency limits for expensive work. */

/** Shares the promise of running work by key. */
export function singleFlight<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const flying = new Map<string, Promise<T>>();
  return (key, work) => {
    const known = flying.get(key);
    if (known) return known;
    const started = work().finally(() => flying.delete(key));
    flying.set(key, started);
    return started;
  };
}

/** Limits concurrency to `count`; further work waits in order. Nested use can deadlock. */
export function limiter(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = count;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
