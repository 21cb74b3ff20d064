import { expect, it } from 'vitest';
import { judgeSide, SIDE_LIMITS } from './side-minutes.ts';

it('knows the limits of each format', () => {
  expect(SIDE_LIMITS[12][33]).toEqual({ warn: 1200, refuse: 1500 });
  expect(SIDE_LIMITS[10][33]).toEqual({ warn: 720, refuse: 870 });
  expect(SIDE_LIMITS[7][45]).toEqual({ warn: 270, refuse: 330 });
});

it('takes a side of exactly the limit', () => {
  const limits = SIDE_LIMITS[12][45];
  expect([720, 721, 900, 901].map((seconds) => judgeSide(seconds, limits))).toEqual([
    'fine',
    'long',
    'long',
    'too_long',
  ]);
});
