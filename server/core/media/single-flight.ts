/** Shares the promise of running work by key. */
export function createSingleFlight<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, work) => {
    const shared = running.get(key);
    if (shared) return shared;
    const promise = work().finally(() => running.delete(key));
    running.set(key, promise);
    return promise;
  };
}
