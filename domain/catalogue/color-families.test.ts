import { expect, it } from 'vitest';
import { ColorFamily, VinylColor } from '#generated/enums.ts';
import { COLOR_FAMILIES, listColorsOf, parseColorFamilies } from './color-families.ts';
import { COLOR_BY_FAMILY } from './family-colors.ts';

it('has a palette colour of its own for each family', () => {
  const familyByColor = new Map<VinylColor, ColorFamily>(COLOR_FAMILIES);
  for (const family of ColorFamily.values) expect(familyByColor.get(COLOR_BY_FAMILY[family])).toBe(family);
});

it('lists the colours of families', () => {
  expect(listColorsOf(['gold', 'clear'])).toEqual(['gold', 'bronze', 'copper', 'clear', 'milky_clear']);
  expect(listColorsOf(ColorFamily.values).toSorted()).toEqual(VinylColor.values.toSorted());
});

it('parses known families', () => {
  expect(parseColorFamilies('red|plaid|black|red')).toEqual(['black', 'red']);
  expect(parseColorFamilies(null)).toEqual([]);
});
