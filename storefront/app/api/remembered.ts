import { LRUCache } from 'lru-cache';

/** An answer that all visitors share and that may be a moment old; one that fails is asked for again. */
export function remembered<Key extends boolean | string, Answer extends NonNullable<unknown>>(
  ms: number,
): (key: Key, ask: () => Promise<Answer>) => Promise<Answer> {
  const cache = new LRUCache<Key, Answer, () => Promise<Answer>>({
    max: 10,
    ttl: ms,
    fetchMethod: (_key, _stale, { context: ask }) => ask(),
  });
  return (key, ask) => cache.forceFetch(key, { context: ask });
}
