import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cachedFor } from './cached.ts';

let now = 1000;
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => void vi.restoreAllMocks());

/** Moves the clock on; the cache reads it once a millisecond. */
async function pass(milliseconds: number): Promise<void> {
  now += milliseconds;
  await sleep(5);
}

it('asks once while the answer is young, then again', async () => {
  const cache = cachedFor<number>(10)({});
  const ask = vi.fn(async () => 1);
  await Promise.all([cache.get('a', ask), cache.get('a', ask)]);
  await pass(9_999);
  await cache.get('a', ask);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(2);
  await cache.get('a', ask);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('runs a query of the builder once, though each await would run it', async () => {
  const run = vi.fn();
  const query: PromiseLike<number> = {
    then: (resolve) => {
      run();
      return Promise.resolve(7).then(resolve);
    },
  };
  const cache = cachedFor<number>(10)({});
  expect([await cache.get('a', () => query), await cache.get('a', () => query)]).toEqual([7, 7]);
  expect(run).toHaveBeenCalledTimes(1);
});

it('keeps owners and keys apart, and does not remember failures', async () => {
  const caches = cachedFor<string>(10);
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
  const cache = cachedFor<number>(10, 2)({});
  const ask = vi.fn(async () => 1);
  for (const key of ['a', 'b', 'c', 'a']) await cache.get(key, ask);
  expect(ask).toHaveBeenCalledTimes(4);
  await cache.get('a', ask);
  expect(ask).toHaveBeenCalledTimes(4);
});

it('answers those who wait for a load that is evicted', async () => {
  const cache = cachedFor<string>(10, 1)({});
  const slow = cache.get('a', () => sleep(20, 'slow'));
  expect(await cache.get('b', async () => 'b')).toBe('b');
  expect(await slow).toBe('slow');
});
