import { expect, test } from 'vitest';
import { isCountedPlay, formatPlayTime, parsePlayTime, getAdjacentTrack } from './player.ts';

test.each([
  [0, '0:00'],
  [59.9, '0:59'],
  [185, '3:05'],
  [3599, '59:59'],
  [3600, '60:00'],
  [3601, '1:00:01'],
  [7322, '2:02:02'],
  [NaN, '0:00'],
  [-4, '0:00'],
  [undefined, '0:00'],
])('%s seconds read %s', (seconds, text) => {
  expect(formatPlayTime(seconds)).toBe(text);
});

test.each([
  ['3:45', 225],
  ['1:02:05', 3725],
  ['214', 214],
  ['0:5', 5],
  ['3:75', undefined],
  ['3m', undefined],
  ['', undefined],
  ['1:2:3:4', undefined],
])('%j is read as %s seconds', (text, seconds) => {
  expect(parsePlayTime(text)).toBe(seconds);
});

test('a play counts from 5 seconds on', () => {
  expect([4.99, 5, 6].map(isCountedPlay)).toEqual([false, true, true]);
});

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [0, 1, 1, 0],
  [0, 1, 0, 0],
] as const)('from %d by %d of %d comes %d', (index, step, count, next) => {
  expect(getAdjacentTrack(index, step, count)).toBe(next);
});
