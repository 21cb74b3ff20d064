import { DiscFormat } from '#generated/enums.ts';
import { expect, it } from 'vitest';
import { SIDE_LIMIT_SEED } from './side-limit-seed.ts';
import { checkSideLength, findSideLimits } from './side-minutes.ts';

it('the initial rows have limits for each format', () => {
  expect(SIDE_LIMIT_SEED.map(({ format }) => format)).toEqual([...DiscFormat.values]);
  expect(findSideLimits(SIDE_LIMIT_SEED, '12_33')).toMatchObject({ warn: 1200, refuse: 1500 });
  expect(findSideLimits(SIDE_LIMIT_SEED, '10_33')).toMatchObject({ warn: 720, refuse: 870 });
  expect(findSideLimits(SIDE_LIMIT_SEED, '7_45')).toMatchObject({ warn: 270, refuse: 330 });
});

it('the default format applies without one, and there are no limits without a table', () => {
  expect(findSideLimits(SIDE_LIMIT_SEED, null)).toEqual(findSideLimits(SIDE_LIMIT_SEED, '12_33'));
  expect(findSideLimits(undefined, '12_33')).toBeUndefined();
});

it('limits are inclusive', () => {
  const limits = { warn: 720, refuse: 900 };
  expect([720, 721, 900, 901].map((seconds) => checkSideLength(seconds, limits))).toEqual([
    'fine',
    'long',
    'long',
    'too_long',
  ]);
});

it('any side is fine without limits', () => {
  expect(checkSideLength(36_000, undefined)).toBe('fine');
});
