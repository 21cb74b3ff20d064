import { expect, it } from 'vitest';
import { computeRetryTime } from './retries.ts';

it('retries as often as the settings say, after the days of each decline', () => {
  const declinedAt = new Date('2026-12-01T08:00:00Z');
  const getRetryDays = (days: readonly number[]) =>
    [1, 2, 3, 4].map((attempts) => computeRetryTime(attempts, declinedAt, days)?.toISOString().slice(0, 10) ?? null);
  expect(getRetryDays([3, 5, 7])).toEqual(['2026-12-04', '2026-12-06', '2026-12-08', null]);
  expect(getRetryDays([2, 0, 7])).toEqual(['2026-12-03', null, null, null]);
  expect(getRetryDays([0, 5, 7])).toEqual([null, null, null, null]);
});
