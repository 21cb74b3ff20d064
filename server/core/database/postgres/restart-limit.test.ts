import { expect, it } from 'vitest';
import { RestartLimit } from './restart-limit.ts';

it('restarts at once, then with growing delays, and gives up within a minute', () => {
  const limit = new RestartLimit();
  let now = 0;
  const delays: number[] = [];
  for (let delay = limit.next(now); delay !== undefined; delay = limit.next(now)) {
    delays.push(delay);
    now += delay;
  }
  expect(delays).toEqual([0, 0, 0, 100, 200, 400, 800, 1600, 3200, 5000, 5000, 5000, 5000, 5000, 5000]);
  expect(now).toBeLessThan(60_000);
});

it('does not count ends older than a minute', () => {
  const limit = new RestartLimit();
  for (let minute = 0; minute < 100; minute++) expect(limit.next(minute * 20_001)).toBe(0);
});
