import { describe, expect, it } from 'vitest';
import { colorVinylText, parseColorVinyl, VINYL_COLOR_NAMES, VINYL_COLORS, vinylLook } from './vinyl-colors.ts';

describe('vinyl palette', () => {
  it('has about sixty colours, the four of the specification among them', () => {
    expect(VINYL_COLOR_NAMES.length).toBeGreaterThanOrEqual(55);
    expect(VINYL_COLOR_NAMES.length).toBeLessThanOrEqual(65);
    expect(VINYL_COLOR_NAMES).toEqual(expect.arrayContaining(['black', 'dark_blue', 'transparent_red', 'milky_clear']));
  });

  it('gives every two-tone pressing its second colour', () => {
    for (const name of VINYL_COLOR_NAMES) {
      const look = vinylLook(name);
      expect(look.base).toMatch(/^#[0-9a-f]{6}$/);
      if (['marbled', 'splatter', 'half'].includes(look.kind)) expect(look.accent, name).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('has no two colours that look the same', () => {
    const looks = VINYL_COLOR_NAMES.map((name) => JSON.stringify(VINYL_COLORS[name]));
    expect(new Set(looks).size).toBe(looks.length);
  });

  it.each([
    ['["transparent_red"]', ['transparent_red']],
    ['["black","half_black_white"]', ['black', 'half_black_white']],
    ['"gold"', ['gold']],
    ['dark_blue', ['dark_blue']],
    ['["plaid"]', []],
    ['{"a":1}', []],
    ['', []],
    [null, []],
  ])('reads %j as %j', (text, colors) => {
    expect(parseColorVinyl(text)).toEqual(colors);
  });

  it('reads back what it writes', () => {
    expect(parseColorVinyl(colorVinylText(['mint', 'lava_marbled']))).toEqual(['mint', 'lava_marbled']);
  });
});
