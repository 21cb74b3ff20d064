import { describe, expect, it } from 'vitest';
import { contrastRatio, isHexColor, luminance, MIN_CONTRAST, makeReadable, chooseScheme } from './contrast.ts';

it('is 21 for black on white, 1 for a colour on itself, whichever way round', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrastRatio('#e2572b', '#E2572B')).toBe(1);
});

it.each([
  // as the WCAG's own tools tell
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4.0],
  ['#0000ff', '#ffffff', 8.59],
])('of %s on %s is %d', (text, ground, ratio) => expect(contrastRatio(text, ground)).toBeCloseTo(ratio, 2));

it('has a luminance between black and white', () => {
  expect([luminance('#000000'), luminance('#ffffff')]).toEqual([0, 1]);
  expect(luminance('#00ff00')).toBeGreaterThan(luminance('#ff0000'));
});

it.each([
  ['#ffffff', 'light'],
  ['#faf7f0', 'light'],
  ['#d9562c', 'light'],
  ['#767676', 'light'],
  ['#747474', 'dark'],
  ['#17233b', 'dark'],
  ['#111111', 'dark'],
])('text on %s is that of the %s scheme', (color, scheme) => expect(chooseScheme(color)).toBe(scheme));

describe('a readable colour', () => {
  it('is the colour itself where that is readable', () => {
    expect(makeReadable('#17233b', '#f4efe4')).toBe('#17233b');
  });

  it.each([
    ['#ffffff', '#e2572b'],
    ['#f2e94e', '#ffffff'],
    ['#808080', '#7f7f7f'],
    ['#333333', '#111111'],
  ])('for %s on %s is only just readable', (text, ground) => {
    const better = makeReadable(text, ground);
    expect(contrastRatio(better, ground)).toBeGreaterThanOrEqual(MIN_CONTRAST);
    expect(contrastRatio(better, ground)).toBeLessThan(MIN_CONTRAST + 0.6);
  });

  it('stays of its hue and goes the shorter way', () => {
    expect(luminance(makeReadable('#f2e94e', '#ffffff'))).toBeLessThan(luminance('#f2e94e'));
    expect(luminance(makeReadable('#333333', '#111111'))).toBeGreaterThan(luminance('#333333'));
  });
});

it('knows whole colours', () => {
  expect(['#1a2B3c', '#fff', '#12345g', '', null, 7].map(isHexColor)).toEqual([true, ...Array(5).fill(false)]);
});
