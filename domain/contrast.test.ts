import { describe, expect, it } from 'vitest';
import {
  computeContrastRatio,
  isHexColor,
  computeLuminance,
  MIN_CONTRAST,
  makeReadable,
  chooseScheme,
} from './contrast.ts';

it('is 21 for black and white in either order, 1 for equal colours', () => {
  expect(computeContrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(computeContrastRatio('#ffffff', '#000000')).toBeCloseTo(21);
  expect(computeContrastRatio('#e2572b', '#E2572B')).toBe(1);
});

it.each([
  // by tools of the WCAG
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4.0],
  ['#0000ff', '#ffffff', 8.59],
])('of %s on %s is %d', (text, ground, ratio) => expect(computeContrastRatio(text, ground)).toBeCloseTo(ratio, 2));

it('has a luminance between black and white', () => {
  expect([computeLuminance('#000000'), computeLuminance('#ffffff')]).toEqual([0, 1]);
  expect(computeLuminance('#00ff00')).toBeGreaterThan(computeLuminance('#ff0000'));
});

it.each([
  ['#ffffff', 'light'],
  ['#faf7f0', 'light'],
  ['#d9562c', 'light'],
  ['#767676', 'light'],
  ['#747474', 'dark'],
  ['#17233b', 'dark'],
  ['#111111', 'dark'],
])('text on %s uses the %s scheme', (color, scheme) => expect(chooseScheme(color)).toBe(scheme));

describe('a readable colour', () => {
  it('is unchanged when it is readable', () => {
    expect(makeReadable('#17233b', '#f4efe4')).toBe('#17233b');
  });

  it.each([
    ['#ffffff', '#e2572b'],
    ['#f2e94e', '#ffffff'],
    ['#808080', '#7f7f7f'],
    ['#333333', '#111111'],
  ])('for %s on %s has little more than the minimum contrast', (text, ground) => {
    const better = makeReadable(text, ground);
    expect(computeContrastRatio(better, ground)).toBeGreaterThanOrEqual(MIN_CONTRAST);
    expect(computeContrastRatio(better, ground)).toBeLessThan(MIN_CONTRAST + 0.6);
  });

  it('is darkened or lightened in the closer direction', () => {
    expect(computeLuminance(makeReadable('#f2e94e', '#ffffff'))).toBeLessThan(computeLuminance('#f2e94e'));
    expect(computeLuminance(makeReadable('#333333', '#111111'))).toBeGreaterThan(computeLuminance('#333333'));
  });
});

it('recognises full colours', () => {
  expect(['#1a2B3c', '#fff', '#12345g', '', null, 7].map(isHexColor)).toEqual([true, ...Array(5).fill(false)]);
});
