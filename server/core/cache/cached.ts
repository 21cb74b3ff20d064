import { LRUCache } from 'lru-cache';

/** Answers from memory while they are younger than `seconds`; concurrent calls for a key share one load. */
export interface Cached<T> {
  get(key: string, load: () => PromiseLike<T>): Promise<T>;
}

/**
 * A cache for answers that may be a moment old (counts, rates). It is kept per `owner` (the database a process talks to), so
 * that two of them in one process never mix, and evicts the least recently used beyond `max` keys. A load that fails is not
 * kept.
 */
export function cachedFor<T extends NonNullable<unknown>>(seconds: number, max = 500): (owner: object) => Cached<T> {
  const byOwner = new WeakMap<object, Cached<T>>();
  return (owner) => {
    let cached = byOwner.get(owner);
    if (!cached) byOwner.set(owner, (cached = cacheOf(seconds, max)));
    return cached;
  };
}

function cacheOf<T extends NonNullable<unknown>>(seconds: number, max: number): Cached<T> {
  const cache = new LRUCache<string, T, () => PromiseLike<T>>({
    max,
    ttl: seconds * 1000,
    fetchMethod: async (_key, _stale, { context: load }) => load(),
    // a load that is evicted still answers those who wait for it
    ignoreFetchAbort: true,
  });
  return { get: (key, load) => cache.forceFetch(key, { context: load }) };
}
