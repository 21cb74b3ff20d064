import { expect, it } from 'vitest';
import { isSameSizes, sizesOfLine } from './sizes.ts';

it('knows the sizes a line was sold in', () => {
  expect(sizesOfLine('Tee (M × 1, XL × 2)')).toEqual({ M: 1, XL: 2 });
  expect([null, 'LP', 'LP (180 g)', 'Tee (M)'].map(sizesOfLine)).toEqual([null, null, null, null]);
  expect(isSameSizes({ M: 1, L: 0 }, { M: 1 })).toBe(true);
  expect(isSameSizes({ M: 1, L: 1 }, { M: 1 })).toBe(false);
});
