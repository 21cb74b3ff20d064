/** A herbarium sheet: stems, leaves and seed heads in a fine line, title below. */
import type { CoverContext } from '../cover-context.ts';
import { circle, group, line, path, polar, rect, smooth, type Point } from '../svg.ts';
import { fitSize, setBlock, setLine } from '../type.ts';
import { drawGrain } from '../texture.ts';
import { mix } from '../color.ts';
import type { Random } from '../../random.ts';

export function drawBotanical({ rnd, palette, title, artist, serial }: CoverContext): string {
  const stroke = palette.ink;
  const tint = mix(palette.a, palette.ground, 0.2);
  const stems = rnd.int(4, 6);
  const plants = Array.from({ length: stems }, (_, i) => {
    const lean = (i - (stems - 1) / 2) * rnd.range(13, 17) + rnd.range(-5, 5);
    const height = 640 - Math.abs(i - (stems - 1) / 2) * 62 + rnd.range(-40, 20);
    return drawPlant(rnd, 500 + (i - (stems - 1) / 2) * 10, 772, lean, height, {
      stroke,
      ground: palette.ground,
      fills: [tint, palette.c, palette.b],
    });
  });
  const size = fitSize(title, 'garamondItalic', 760, 84);
  return [
    rect(0, 0, 1000, 1000, { fill: palette.ground }),
    rect(36, 36, 928, 928, { fill: 'none', stroke, strokeWidth: 2.5 }),
    rect(48, 48, 904, 904, { fill: 'none', stroke, strokeWidth: 1 }),
    group({ strokeLinecap: 'round', strokeLinejoin: 'round' }, ...plants),
    line(440, 792, 560, 792, { stroke, strokeWidth: 1.5 }),
    setLine(title, 500, 868, { face: 'garamondItalic', size, fill: stroke, anchor: 'middle' }),
    setBlock(artist.toUpperCase(), {
      face: 'garamondBold',
      fill: stroke,
      x: 140,
      y: 896,
      width: 720,
      height: 22,
      maxSize: 28,
      tracking: 0.2,
      align: 'middle',
    }).svg,
    setLine(`Pl. ${serial.replace(/\D+/, '')}`, 922, 92, {
      face: 'garamondItalic',
      size: 26,
      fill: stroke,
      anchor: 'end',
    }),
    drawGrain(rnd, 0.13),
  ].join('');
}

interface Inks {
  stroke: string;
  ground: string;
  fills: string[];
}

function drawPlant(rnd: Random, x: number, y: number, lean: number, height: number, inks: Inks): string {
  const { stroke, ground, fills } = inks;
  const bend = rnd.range(-60, 60);
  const spine = Array.from({ length: 12 }, (_, i): Point => {
    const t = i / 11;
    const [px, py] = polar(x, y, height * t, -90 + lean);
    return [px + Math.sin(t * Math.PI) * bend * 0.4, py];
  });
  const parts = [path(smooth(spine), { fill: 'none', stroke, strokeWidth: 2.6 })];
  const kind = rnd.int(0, 3);
  const fill = rnd.pick(fills);
  for (let i = 2; i < 11; i++) {
    const [px, py] = spine[i] as Point;
    const size = (1 - i / 15) * rnd.range(95, 140);
    for (const side of kind === 2 ? [i % 2 ? 1 : -1] : [-1, 1]) {
      const degrees = -90 + lean + side * rnd.range(36, 58);
      parts.push(
        kind === 3
          ? drawBerry(px, py, degrees, size * 0.75, stroke, fill)
          : drawLeaf(px, py, degrees, size, kind === 1 ? 0.16 : 0.3, stroke, i % 3 ? ground : fill),
      );
    }
  }
  const [tx, ty] = spine[11] as Point;
  parts.push(
    rnd.chance(0.6)
      ? drawFlower(rnd, tx, ty, rnd.range(46, 80), stroke, fill)
      : drawLeaf(tx, ty, -90 + lean, 80, 0.3, stroke, fill),
  );
  return parts.join('');
}

function drawLeaf(
  x: number,
  y: number,
  degrees: number,
  length: number,
  width: number,
  stroke: string,
  fill: string,
): string {
  const tip = polar(x, y, length, degrees);
  const left = polar(x, y, length * 0.5, degrees - width * 90);
  const right = polar(x, y, length * 0.5, degrees + width * 90);
  const [a, b, c] = [tip, left, right].map(([p, q]) => `${Math.round(p)} ${Math.round(q)}`);
  return (
    path(`M${Math.round(x)} ${Math.round(y)}Q${b} ${a}Q${c} ${Math.round(x)} ${Math.round(y)}Z`, {
      fill,
      stroke,
      strokeWidth: 2,
    }) + line(x, y, ...polar(x, y, length * 0.82, degrees), { stroke, strokeWidth: 1 })
  );
}

function drawBerry(x: number, y: number, degrees: number, length: number, stroke: string, fill: string): string {
  const [tx, ty] = polar(x, y, length, degrees);
  return line(x, y, tx, ty, { stroke, strokeWidth: 1.6 }) + circle(tx, ty, 11, { fill, stroke, strokeWidth: 1.8 });
}

function drawFlower(rnd: Random, x: number, y: number, r: number, stroke: string, fill: string): string {
  const petals = rnd.int(7, 13);
  const turn = rnd.range(0, 40);
  return (
    Array.from({ length: petals }, (_, i) =>
      drawLeaf(x, y, turn + (i * 360) / petals, r * 1.5, 0.22, stroke, fill),
    ).join('') + circle(x, y, r * 0.32, { fill: stroke })
  );
}
