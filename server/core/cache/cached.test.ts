import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCacheByOwner } from './cached.ts';

let now = 1000;
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => void vi.restoreAllMocks());

/** Advances the clock, which the cache reads once a millisecond. */
async function advanceClock(milliseconds: number): Promise<void> {
  now += milliseconds;
  await sleep(5);
}

it('loads once until the value expires', async () => {
  const cache = createCacheByOwner<number>(10)({});
  const load = vi.fn(async () => 1);
  await Promise.all([cache.get('a', load), cache.get('a', load)]);
  await advanceClock(9_999);
  await cache.get('a', load);
  expect(load).toHaveBeenCalledTimes(1);
  await advanceClock(2);
  await cache.get('a', load);
  expect(load).toHaveBeenCalledTimes(2);
});

it('awaits a lazy thenable once', async () => {
  const run = vi.fn();
  const query: PromiseLike<number> = {
    then: (resolve) => {
      run();
      return Promise.resolve(7).then(resolve);
    },
  };
  const cache = createCacheByOwner<number>(10)({});
  expect([await cache.get('a', () => query), await cache.get('a', () => query)]).toEqual([7, 7]);
  expect(run).toHaveBeenCalledTimes(1);
});

it('separates owners and keys and does not cache failures', async () => {
  const caches = createCacheByOwner<string>(10);
  const [one, two] = [caches({}), caches({})];
  expect([
    await one.get('a', async () => 'one'),
    await two.get('a', async () => 'two'),
    await one.get('b', async () => 'b'),
  ]).toEqual(['one', 'two', 'b']);
  await expect(one.get('c', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await one.get('c', async () => 'up')).toBe('up');
});

it('evicts the least recently used beyond its size', async () => {
  const cache = createCacheByOwner<number>(10, 2)({});
  const load = vi.fn(async () => 1);
  for (const key of ['a', 'b', 'c', 'a']) await cache.get(key, load);
  expect(load).toHaveBeenCalledTimes(4);
  await cache.get('a', load);
  expect(load).toHaveBeenCalledTimes(4);
});

it('resolves a load that was evicted', async () => {
  const cache = createCacheByOwner<string>(10, 1)({});
  const slow = cache.get('a', () => sleep(20, 'slow'));
  expect(await cache.get('b', async () => 'b')).toBe('b');
  expect(await slow).toBe('slow');
});
