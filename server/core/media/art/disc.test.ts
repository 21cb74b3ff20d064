import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { VinylColor } from '#generated/enums.ts';
import { drawDisc } from './disc.ts';

/** Reads the average colour and alpha of a small patch. */
async function readPatch(svg: string, x: number, y: number): Promise<[number, number, number, number]> {
  const { data } = await sharp(Buffer.from(svg))
    .extract({ left: x - 8, top: y - 8, width: 16, height: 16 })
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [data[0]!, data[1]!, data[2]!, data[3]!];
}

describe('discs', () => {
  it('are equal for the same colour', () => {
    for (const name of VinylColor.values) {
      const svg = drawDisc(name);
      expect(svg).toBe(drawDisc(name));
      expect(svg).not.toMatch(/NaN|undefined/);
    }
  });

  it('have the named colour', async () => {
    const [r, g, b] = await readPatch(drawDisc('black'), 500, 120);
    expect(Math.max(r, g, b)).toBeLessThan(80);
    const [red, green] = await readPatch(drawDisc('red'), 500, 120);
    expect(red).toBeGreaterThan(green + 80);
  });

  it('are transparent only in transparent colours', async () => {
    for (const name of ['red', 'transparent_red'] as const) {
      const [, , , alpha] = await readPatch(drawDisc(name), 500, 200);
      if (VinylColor.data[name].kind === 'transparent') expect(alpha).toBeLessThan(245);
      else expect(alpha).toBe(255);
    }
  });

  it('have a hole in the middle and a transparent background', async () => {
    expect((await readPatch(drawDisc('gold'), 500, 500))[3]).toBeLessThan(40);
    expect((await readPatch(drawDisc('gold'), 20, 20))[3]).toBe(0);
  });
});
