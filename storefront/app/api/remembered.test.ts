import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { remembered } from './remembered.ts';

it('asks once for each key until the answer is old, and again after a failure', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const remember = remembered<string, number>(1000);
  const ask = vi.fn(async () => ask.mock.calls.length);
  expect([await remember('a', ask), await remember('a', ask), await remember('b', ask)]).toEqual([1, 1, 2]);
  clock.mockReturnValue(2002);
  // the cache reads the clock once a millisecond
  await sleep(5);
  expect(await remember('a', ask)).toBe(3);
  await expect(remember('c', () => Promise.reject(new Error('not now')))).rejects.toThrow('not now');
  expect(await remember('c', ask)).toBe(4);
  clock.mockRestore();
});
