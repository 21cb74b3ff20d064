import { expect, test } from 'vitest';
import { computeContrastRatio, MIN_CONTRAST } from '#domain/contrast.ts';
import { chooseHeaderColors } from './header-colors.ts';

const GRADIENT = 'linear-gradient(180deg, #3a332d, #111111)';

test.each([
  [{}, false, { background: GRADIENT, color: '#ffffff' }],
  [{ header_bg: null, header_color: null }, false, { background: GRADIENT, color: '#ffffff' }],
  [{}, true, { background: '#ffffff', color: '#111111' }],
  [{ header_color: '#e2572b' }, false, { background: GRADIENT, color: '#e2572b' }],
  [{ header_color: '#e2572b' }, true, { background: '#ffffff', color: '#e2572b' }],
  [{ header_bg: '#17233b' }, false, { background: '#17233b', color: '#ffffff' }],
  [{ header_bg: '#17233b' }, true, { background: '#17233b', color: '#ffffff' }],
  [{ header_bg: '#17233b', header_color: '#f4efe4' }, false, { background: '#17233b', color: '#f4efe4' }],
])('the header of %j, on /home %s, has %j', (look, isHome, colors) => {
  expect(chooseHeaderColors(look, isHome)).toEqual(colors);
});

test('text without a colour is readable on a light background', () => {
  const { background, color } = chooseHeaderColors({ header_bg: '#f2b632' }, false);
  expect(computeContrastRatio(color, background)).toBeGreaterThanOrEqual(MIN_CONTRAST);
});
