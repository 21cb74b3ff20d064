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
