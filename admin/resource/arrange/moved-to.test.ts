import { expect, test } from 'vitest';
import { movedTo } from './moved-to.ts';

const ENTRIES = ['a', 'b', 'c', 'd'];

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 2, 'acbd'],
])('what stood at %i stands at %i', (from, to, after) => {
  expect(movedTo(ENTRIES, from, to).join('')).toBe(after);
});

test.each([
  [0, -1],
  [3, 4],
  [7, 0],
  [2, 2],
])('from %i to %i nothing moves', (from, to) => {
  expect(movedTo(ENTRIES, from, to)).toBe(ENTRIES);
});
