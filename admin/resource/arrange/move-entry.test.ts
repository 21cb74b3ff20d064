import { expect, test } from 'vitest';
import { moveEntry } from './move-entry.ts';

const ENTRIES = ['a', 'b', 'c', 'd'];

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 2, 'acbd'],
])('moves the entry at %i to %i', (from, to, after) => {
  expect(moveEntry(ENTRIES, from, to).join('')).toBe(after);
});

test.each([
  [0, -1],
  [3, 4],
  [7, 0],
  [2, 2],
])('returns the same array for a move from %i to %i', (from, to) => {
  expect(moveEntry(ENTRIES, from, to)).toBe(ENTRIES);
});
