import { expect, it } from 'vitest';
import { localToSeconds, secondsToLocal } from './zoned-time.ts';

it.each([
  [1767222030, 'Europe/Paris', '2026-01-01T00:00:30'],
  [1782856800, 'Europe/Paris', '2026-07-01T00:00'],
  [1782856800, 'UTC', '2026-06-30T22:00'],
  [1782856800, 'Asia/Tokyo', '2026-07-01T07:00'],
  [0, 'America/New_York', '1969-12-31T19:00'],
])('%i in %s is %s in both directions', (seconds, zone, local) => {
  expect(secondsToLocal(seconds, zone)).toBe(local);
  expect(localToSeconds(local, zone)).toBe(seconds);
});

it('handles daylight saving changes', () => {
  for (let seconds = 1774720000; seconds < 1774850000; seconds += 1800) {
    expect(localToSeconds(secondsToLocal(seconds))).toBe(seconds);
  }
  expect(secondsToLocal(localToSeconds('2026-03-29T02:30'))).toMatch(/^2026-03-29T0[13]:30$/);
});

it('returns NaN for invalid text', () => {
  expect(localToSeconds('tomorrow')).toBeNaN();
});
