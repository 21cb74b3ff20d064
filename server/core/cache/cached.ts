import { LRUCache } from 'lru-cache';
import { getDataVersions } from './data-versions.ts';

/** A cache that loads missing values; concurrent calls for a key share one load. */
export interface LoadingCache<T> {
  get(key: string, load: () => PromiseLike<T>): Promise<T>;
}

/**
 * Creates a cache of values that may be `seconds` old (counts, rates), one per `owner` (a database). Evicts the least
 * recently used value beyond `max` keys. Failed loads are not cached.
 */
export function createCacheByOwner<T extends NonNullable<unknown>>(
  seconds: number,
  max = 500,
): (owner: object) => LoadingCache<T> {
  const cachesByOwner = new WeakMap<object, LoadingCache<T>>();
  return (owner) => {
    let cached = cachesByOwner.get(owner);
    if (!cached) cachesByOwner.set(owner, (cached = createCache(seconds, max)));
    return cached;
  };
}

/**
 * Like `createCacheByOwner`, for public data: a value is loaded again as soon as the process learns of a change
 * (`DataVersions`).
 */
export function createPublicCacheByOwner<T extends NonNullable<unknown>>(
  seconds: number,
  max?: number,
): (owner: object) => LoadingCache<T> {
  const caches = createCacheByOwner<T>(seconds, max);
  return (owner) => {
    const cache = caches(owner);
    return { get: (key, load) => cache.get(`${getDataVersions(owner)?.all ?? 0}:${key}`, load) };
  };
}

function createCache<T extends NonNullable<unknown>>(seconds: number, max: number): LoadingCache<T> {
  const cache = new LRUCache<string, T, () => PromiseLike<T>>({
    max,
    ttl: seconds * 1000,
    fetchMethod: async (_key, _stale, { context: load }) => load(),
    // an evicted load still resolves for its callers
    ignoreFetchAbort: true,
  });
  return { get: (key, load) => cache.forceFetch(key, { context: load }) };
}
