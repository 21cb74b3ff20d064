import { expect, it } from 'vitest';
import { hasSameSizes, parseLineSizes } from './sizes.ts';

it('parses and compares the sizes of a line', () => {
  expect(parseLineSizes('Tee (M × 1, XL × 2)')).toEqual({ M: 1, XL: 2 });
  expect([null, 'LP', 'LP (180 g)', 'Tee (M)'].map(parseLineSizes)).toEqual([null, null, null, null]);
  expect(hasSameSizes({ M: 1, L: 0 }, { M: 1 })).toBe(true);
  expect(hasSameSizes({ M: 1, L: 1 }, { M: 1 })).toBe(false);
});
