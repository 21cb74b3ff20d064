/** Two small guards for expensive work: the same work runs once at a time, and only so much of it at once. */

/** While work for a key is under way, whoever asks again gets the same promise. */
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

/** At most `count` pieces of work run together; the others wait in order. Never nest: the inner one could wait for ever. */
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
