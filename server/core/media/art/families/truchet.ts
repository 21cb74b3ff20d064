/** Truchet tiles: arcs that join to ribbons. */
import type { CoverContext } from '../cover-context.ts';
import { circle, group, path, rect } from '../svg.ts';
import { setBlock } from '../type.ts';
import { pickFirstReadable } from '../color.ts';
import { drawGrain } from '../texture.ts';

export function drawTruchet({ rnd, palette, title, artist, display }: CoverContext): string {
  const columns = rnd.pick([4, 5, 6, 8]);
  const unit = 1000 / columns;
  const rows = Math.floor(770 / unit);
  const top = 1000 - rows * unit;
  const bands = rnd.pick([1, 3, 3]);
  const strokeWidth = unit * (bands === 1 ? 0.36 : 0.11);
  const back = pickFirstReadable(palette.ground, 1.25, palette.b, palette.c, palette.a);
  const inks = [palette.a, palette.ink, palette.c, palette.ground].filter((c) => c !== back);
  const drawArcs = (x: number, y: number, flip: boolean, ink: string) => {
    const buildArc = (r: number) =>
      `M0 ${r}A${r} ${r} 0 0 0 ${r} 0M${unit} ${unit - r}A${r} ${r} 0 0 0 ${unit - r} ${unit}`;
    const radii = bands === 1 ? [unit / 2] : [unit * 0.28, unit * 0.5, unit * 0.72];
    return group(
      {
        transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})${flip ? ` translate(${unit} 0) scale(-1 1)` : ''}`,
        fill: 'none',
        stroke: ink,
        strokeWidth,
      },
      ...radii.map((r) => path(buildArc(r))),
    );
  };
  const tiles: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * unit, top + row * unit];
      if (rnd.chance(0.09))
        tiles.push(
          rect(x, y, unit, unit, { fill: palette.a }),
          circle(x + unit / 2, y + unit / 2, unit * 0.3, { fill: back }),
        );
      else tiles.push(drawArcs(x, y, rnd.chance(0.5), inks[bands === 1 ? 1 : 0] ?? palette.ink));
    }
  }
  return [
    rect(0, 0, 1000, 1000, { fill: palette.ground }),
    rect(0, top, 1000, 1000 - top, { fill: back }),
    ...tiles,
    rect(0, 0, 1000, top, { fill: palette.ground }),
    setBlock(title, {
      face: display,
      fill: palette.ink,
      x: 56,
      y: 56,
      width: 888,
      height: top - 150,
      maxSize: 96,
      leading: 1,
    }).svg,
    setBlock(artist, { face: 'grotesk', fill: palette.ink, x: 56, y: top - 62, width: 700, height: 26, maxSize: 34 })
      .svg,
    drawGrain(rnd, 0.14),
  ].join('');
}
