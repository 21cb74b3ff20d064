import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { createSharedCache } from './shared-cache.ts';

it('loads each key once until it expires, and again after a failure', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const loadCached = createSharedCache<string, number>(1000);
  const load = vi.fn(async () => load.mock.calls.length);
  expect([await loadCached('a', load), await loadCached('a', load), await loadCached('b', load)]).toEqual([1, 1, 2]);
  clock.mockReturnValue(2002);
  // the cache reads the clock once a millisecond
  await sleep(5);
  expect(await loadCached('a', load)).toBe(3);
  await expect(loadCached('c', () => Promise.reject(new Error('not now')))).rejects.toThrow('not now');
  expect(await loadCached('c', load)).toBe(4);
  clock.mockRestore();
});
