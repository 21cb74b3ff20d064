/** Isometric blocks: a city, stairs or a bowl. */
import type { CoverContext } from '../cover-context.ts';
import { path, rect } from '../svg.ts';
import { setBlock } from '../type.ts';
import { darken, lighten, mix } from '../color.ts';
import { drawGrain } from '../texture.ts';

const COS = Math.cos(Math.PI / 6);

export function drawIsometric({ rnd, palette, title, artist, display }: CoverContext): string {
  const count = rnd.int(5, 7);
  const unit = 490 / count;
  const shape = rnd.pick(['city', 'stairs', 'bowl'] as const);
  const inks = [palette.a, palette.b, palette.c, mix(palette.a, palette.c, 0.5)];
  const turn = rnd.range(0, 6);
  const height = (i: number, j: number): number => {
    const d = Math.hypot(i - (count - 1) / 2, j - (count - 1) / 2);
    if (shape === 'stairs') return 0.5 + ((i + j * 2) % (count + 2)) * 0.42;
    if (shape === 'bowl') return 0.6 + d * 0.75 + 0.25 * Math.sin(i * 2 + turn);
    return Math.max(0.4, 3.3 - d * 0.85 + rnd.range(-0.9, 1.5));
  };
  const blocks: string[] = [];
  const grid = Array.from({ length: count }, (_, j) =>
    Array.from({ length: count }, (_, i) => height(i, j) * unit * 0.78),
  );
  const ground = (i: number, j: number) => (i + j - count + 1) * unit * 0.5;
  const highest = Math.min(...grid.flatMap((row, j) => row.map((h, i) => ground(i, j) - h))) - unit / 2;
  const originY = 530 - (highest + ground(count - 1, count - 1) + unit / 2) / 2;
  for (let j = 0; j < count; j++) {
    for (let i = 0; i < count; i++) {
      const x = 500 + (i - j) * unit * COS;
      const y = originY + ground(i, j);
      const color = inks[Math.abs(Math.floor((i * 7 + j * 13 + turn * 10) % inks.length))] as string;
      blocks.push(drawBlock(x, y, unit, grid[j]![i]!, color));
    }
  }
  return [
    rect(0, 0, 1000, 1000, { fill: palette.ground }),
    ...blocks,
    setBlock(title, {
      face: display,
      fill: palette.ink,
      x: 60,
      y: 56,
      width: 880,
      height: 90,
      maxSize: 66,
      leading: 1.02,
    }).svg,
    setBlock(artist, { face: 'grotesk', fill: palette.ink, x: 60, y: 912, width: 880, height: 30, maxSize: 32 }).svg,
    drawGrain(rnd, 0.12),
  ].join('');
}

/** Draws a block with the centre of its base at x, y, lit from the top left. */
function drawBlock(x: number, y: number, unit: number, height: number, color: string): string {
  const [w, h] = [unit * COS, unit * 0.5];
  const top = y - height;
  const drawFace = (points: [number, number][], fill: string) =>
    path(`M${points.map((p) => p.map((v) => v.toFixed(1)).join(' ')).join('L')}Z`, {
      fill,
      stroke: fill,
      strokeWidth: 0.6,
    });
  return (
    drawFace(
      [
        [x - w, top],
        [x, top + h],
        [x, y + h],
        [x - w, y],
      ],
      darken(color, 0.16),
    ) +
    drawFace(
      [
        [x, top + h],
        [x + w, top],
        [x + w, y],
        [x, y + h],
      ],
      darken(color, 0.42),
    ) +
    drawFace(
      [
        [x, top - h],
        [x + w, top],
        [x, top + h],
        [x - w, top],
      ],
      lighten(color, 0.16),
    )
  );
}
