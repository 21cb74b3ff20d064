import { expect, it } from 'vitest';
import { judgeSide, sideLimits } from './side-minutes.ts';

it('knows the limits of each format', () => {
  expect(sideLimits('12_33')).toEqual({ warn: 1200, refuse: 1500 });
  expect(sideLimits('10_33')).toEqual({ warn: 720, refuse: 870 });
  expect(sideLimits(null)).toEqual(sideLimits('12_33'));
  expect(sideLimits('7_45')).toEqual({ warn: 270, refuse: 330 });
});

it('takes a side of exactly the limit', () => {
  const limits = sideLimits('12_45');
  expect([720, 721, 900, 901].map((seconds) => judgeSide(seconds, limits))).toEqual([
    'fine',
    'long',
    'long',
    'too_long',
  ]);
});
