import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { VinylColor } from '#generated/enums.ts';
import { discSvg } from './disc.ts';

/** Average colour of a small patch, and how solid it is. */
async function patch(svg: string, x: number, y: number): Promise<[number, number, number, number]> {
  const { data } = await sharp(Buffer.from(svg))
    .extract({ left: x - 8, top: y - 8, width: 16, height: 16 })
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [data[0]!, data[1]!, data[2]!, data[3]!];
}

describe('discs', () => {
  it('are drawn for every colour of the palette, the same every time', () => {
    for (const name of VinylColor.values) {
      const svg = discSvg(name);
      expect(svg).toBe(discSvg(name));
      expect(svg).not.toMatch(/NaN|undefined/);
    }
  });

  it('are black when black, red when red', async () => {
    const [r, g, b] = await patch(discSvg('black'), 500, 120);
    expect(Math.max(r, g, b)).toBeLessThan(80);
    const [red, green] = await patch(discSvg('red'), 500, 120);
    expect(red).toBeGreaterThan(green + 80);
  });

  it('let light through only when the colour is transparent', async () => {
    for (const name of ['red', 'transparent_red'] as const) {
      const [, , , solid] = await patch(discSvg(name), 500, 200);
      if (VinylColor.data[name].kind === 'transparent') expect(solid).toBeLessThan(245);
      else expect(solid).toBe(255);
    }
  });

  it('have a hole in the middle and nothing around them', async () => {
    expect((await patch(discSvg('gold'), 500, 500))[3]).toBeLessThan(40);
    expect((await patch(discSvg('gold'), 20, 20))[3]).toBe(0);
  });
});
