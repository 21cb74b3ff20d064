import { expect, it } from 'vitest';
import { addWorkingDays } from './calendar.ts';

it.each([
  ['2026-11-23', 0, '2026-11-23'],
  ['2026-11-23', 2, '2026-11-25'],
  // over a weekend
  ['2026-11-26', 2, '2026-11-30'],
  ['2026-11-27', 1, '2026-11-30'],
  // ordered on a Saturday
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-11-23', 10, '2026-12-07'],
])('%s and %d working days is %s', (from, days, until) => {
  expect(addWorkingDays(from, days)).toBe(until);
});
