/** Logos of labels and shops. */
import { random, type Random } from '../random.ts';
import { pickFirstReadable } from './color.ts';
import { PALETTES } from './palettes.ts';
import { circle, createSvg, group, num, path, polar, rect, SIDE } from './svg.ts';
import { fitSize, measureWidth, setBlock, setLine } from './type.ts';
import { getMetrics, type Face } from './typeface.ts';

const MARKS = 10;

/** Draws the logo of a label, 1000 × 1000: a sign above its name. */
export function drawMark(seed: string, name: string): string {
  const rnd = random(`mark:${seed}`);
  const palette = rnd.pick(PALETTES);
  const ink = pickFirstReadable(palette.ground, 3, rnd.pick([palette.a, palette.ink]), palette.ink);
  const face = rnd.pick(['groteskBlack', 'geometricBold', 'didone', 'wide', 'condensed', 'slab'] as const);
  return createSvg(
    SIDE,
    SIDE,
    rect(0, 0, SIDE, SIDE, { fill: palette.ground }),
    group({ transform: 'translate(500 400) scale(1.15)' }, drawSign(rnd, ink, palette.ground)),
    setBlock(name, {
      face,
      fill: palette.ink,
      x: 120,
      y: 700,
      width: 760,
      height: 150,
      maxSize: 92,
      align: 'middle',
      vertical: 'middle',
      leading: 1.05,
    }).svg,
  );
}

/** Draws the logo of a shop in one colour on a transparent background, 160 high, as wide as its text. */
export function drawLogo(seed: string, name: string, color: string, face: Face): string {
  const rnd = random(`logo:${seed}`);
  const size = fitSize(name, face, 900, 88, 0.01);
  const width = Math.ceil(measureWidth(name, face, size, 0.01)) + 190;
  return createSvg(
    width,
    160,
    group({ transform: 'translate(80 80) scale(0.3)' }, drawSign(rnd, color, 'none')),
    setLine(name, 175, 80 + (getMetrics(face).cap * size) / 2, { face, size, fill: color, tracking: 0.01 }),
  );
}

/** Draws a sign of about 480 units around 0, 0, with gaps in `ground` ("none" leaves them open). */
function drawSign(rnd: Random, ink: string, ground: string): string {
  const gap = ground === 'none' ? undefined : ground;
  const drawRing = (r: number, width: number) => circle(0, 0, r, { fill: 'none', stroke: ink, strokeWidth: width });
  switch (rnd.int(0, MARKS - 1)) {
    case 0:
      return drawRing(215, 44) + drawRing(120, 34) + circle(0, 0, 44, { fill: ink });
    case 1:
      return [0, 1, 2, 3, 4]
        .map((i) =>
          rect(-230 + i * 96, -[120, 210, 150, 230, 90][i]!, 62, 2 * [120, 210, 150, 230, 90][i]!, {
            rx: 31,
            fill: ink,
          }),
        )
        .join('');
    case 2:
      return path('M-230 0A230 230 0 0 1 230 0ZM-150 60H150V100H-150ZM-90 140H90V180H-90Z', { fill: ink });
    case 3:
      return (
        path('M0 -235A235 235 0 1 0 235 0A170 170 0 0 1 0 -235Z', { fill: ink }) + circle(120, -120, 46, { fill: ink })
      );
    case 4:
      return (
        Array.from({ length: 16 }, (_, i) =>
          path(
            `M${polar(0, 0, 100, i * 22.5 - 6)
              .map(num)
              .join(' ')}L${polar(0, 0, 235, i * 22.5)
              .map(num)
              .join(' ')}L${polar(0, 0, 100, i * 22.5 + 6)
              .map(num)
              .join(' ')}Z`,
            { fill: ink },
          ),
        ).join('') + circle(0, 0, 82, { fill: ink })
      );
    case 5:
      return (
        path('M-220 200V-40A220 220 0 0 1 220 -40V200H130V-40A130 130 0 0 0 -130 -40V200Z', { fill: ink }) +
        circle(0, 40, 62, { fill: ink })
      );
    case 6:
      return path('M-20 -230A230 230 0 0 0 -20 230ZM20 -150A150 150 0 0 1 20 150Z', { fill: ink });
    case 7:
      return [0, 1, 2]
        .map((i) =>
          path(
            `M-240 ${-110 + i * 110}C-140 ${-210 + i * 110} -60 ${-10 + i * 110} 40 ${-110 + i * 110}S200 ${-190 + i * 110} 240 ${-110 + i * 110}`,
            { fill: 'none', stroke: ink, strokeWidth: 48, strokeLinecap: 'round' },
          ),
        )
        .join('');
    case 8:
      return (
        path('M-230 210L0 -230L230 210Z', { fill: ink }) +
        path('M-92 210L0 30L92 210Z', { fill: gap ?? '#000', opacity: gap ? 1 : 0.25 })
      );
    default:
      return (
        path(
          `M0 -240L${[1, 2, 3, 4, 5, 6, 7]
            .map((i) =>
              polar(0, 0, i % 2 ? 105 : 240, -90 + i * 45)
                .map(num)
                .join(' '),
            )
            .join('L')}Z`,
          { fill: ink },
        ) + (gap ? circle(0, 0, 44, { fill: gap }) : '')
      );
  }
}
