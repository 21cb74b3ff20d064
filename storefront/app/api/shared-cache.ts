import { LRUCache } from 'lru-cache';

/** Creates a cache shared by all visitors. Entries expire after `ms`; failed loads are not cached. */
export function createSharedCache<Key extends boolean | string, Answer extends NonNullable<unknown>>(
  ms: number,
): (key: Key, load: () => Promise<Answer>) => Promise<Answer> {
  const cache = new LRUCache<Key, Answer, () => Promise<Answer>>({
    max: 10,
    ttl: ms,
    fetchMethod: (_key, _stale, { context: load }) => load(),
  });
  return (key, load) => cache.forceFetch(key, { context: load });
}
