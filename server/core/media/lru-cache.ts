/** Creates an LRU cache. */
export function createLruCache<T>(limit: number): { get(key: string): T | undefined; set(key: string, value: T): T } {
  const kept = new Map<string, T>();
  return {
    get(key) {
      const value = kept.get(key);
      if (value !== undefined) {
        kept.delete(key);
        kept.set(key, value);
      }
      return value;
    },
    set(key, value) {
      kept.set(key, value);
      const oldest = kept.keys().next().value;
      if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
      return value;
    },
  };
}
