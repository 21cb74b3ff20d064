import { describe, expect, it } from 'vitest';
import { VinylColor } from '#generated/enums.ts';
import { formatColorVinyl, parseColorVinyl } from './vinyl-colors.ts';

describe('vinyl palette', () => {
  it('has about sixty colours, the four of the specification among them', () => {
    expect(VinylColor.values.length).toBeGreaterThanOrEqual(55);
    expect(VinylColor.values.length).toBeLessThanOrEqual(65);
    expect(VinylColor.values).toEqual(expect.arrayContaining(['black', 'dark_blue', 'transparent_red', 'milky_clear']));
  });

  it('gives every two-tone pressing its second colour', () => {
    for (const name of VinylColor.values) {
      const look = VinylColor.data[name];
      expect(look.base).toMatch(/^#[0-9a-f]{6}$/);
      if (['marbled', 'splatter', 'half'].includes(look.kind)) expect(look.accent, name).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('has no two colours that look the same', () => {
    const looks = VinylColor.values.map((name) => JSON.stringify(VinylColor.data[name]));
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
    expect(parseColorVinyl(formatColorVinyl(['mint', 'lava_marbled']))).toEqual(['mint', 'lava_marbled']);
  });
});
