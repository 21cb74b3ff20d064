/** Paper cut-outs: uneven fields of colour under leaves, pebbles and a sun. */
import type { CoverContext } from '../cover-context.ts';
import { circle, el, group, path, polar, rect, smooth, type Point } from '../svg.ts';
import { setBlock } from '../type.ts';
import { computeContrast, pickReadable } from '../color.ts';
import { drawGrain } from '../texture.ts';
import type { Random } from '../../random.ts';

export function drawCutout({ rnd, palette, title, artist, display }: CoverContext): string {
  const papers = rnd.sample([palette.a, palette.b, palette.c], 3);
  const split = rnd.range(380, 620);
  const level = rnd.range(330, 470);
  const randomOffset = () => rnd.range(-14, 14);
  const fields: [Point[], string][] = [
    [
      [
        [0, 0],
        [split + randomOffset(), 0],
        [split + randomOffset(), level + randomOffset()],
        [0, level + randomOffset()],
      ],
      papers[0]!,
    ],
    [
      [
        [split + randomOffset(), 0],
        [1000, 0],
        [1000, level + 90 + randomOffset()],
        [split + randomOffset(), level + 90 + randomOffset()],
      ],
      papers[1]!,
    ],
    [
      [
        [0, level + randomOffset()],
        [split - 80 + randomOffset(), level + randomOffset()],
        [split - 80, 720 + randomOffset()],
        [0, 720 + randomOffset()],
      ],
      papers[2]!,
    ],
  ];
  const shadow = el(
    'filter',
    { id: 'paper', x: '-10%', y: '-10%', width: '120%', height: '120%' },
    el('feDropShadow', { dx: 3, dy: 6, stdDeviation: 5, 'flood-opacity': 0.28 }),
  );
  const colors = [palette.ink, palette.ground, ...papers];
  const drawCut = (x: number, y: number, draw: (fill: string) => string) => {
    const background =
      fields.find(([[p, , q]]) => p && q && x >= p[0] && x <= q[0] && y >= p[1] && y <= q[1])?.[1] ?? palette.ground;
    const fill = rnd.pick(colors.filter((c) => computeContrast(c, background) > 1.6));
    return group({ filter: 'url(#paper)' }, draw(fill));
  };
  const leaves = [
    [split / 2, level / 2 + 10, 1.15],
    [(split + 1000) / 2, (level + 90) / 2, 1.3],
    [split / 2 - 40, (level + 720) / 2, 1],
    [split + 200, 590, 1.05],
  ].map(([x, y, scale]) => drawCut(x!, y!, (fill) => drawFrond(rnd, x!, y!, scale! * rnd.range(0.85, 1.05), fill)));
  const sun = { x: rnd.range(120, 880), y: rnd.range(90, 240) };
  return [
    shadow,
    rect(0, 0, 1000, 1000, { fill: palette.ground }),
    ...fields.map(([points, fill]) => path(smoothCorners(points), { fill })),
    group(
      { filter: 'url(#paper)' },
      circle(sun.x, sun.y, rnd.range(46, 74), { fill: pickReadable(papers[0]!, palette.ground, palette.ink) }),
    ),
    ...leaves,
    setBlock(title, {
      face: display,
      fill: palette.ink,
      x: 60,
      y: 770,
      width: 880,
      height: 110,
      maxSize: 104,
      leading: 1,
    }).svg,
    setBlock(artist, { face: 'grotesk', fill: palette.ink, x: 60, y: 905, width: 880, height: 36, maxSize: 36 }).svg,
    drawGrain(rnd, 0.14),
  ].join('');
}

const smoothCorners = (points: readonly Point[]) =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${Math.round(x)} ${Math.round(y)}`).join('') + 'Z';

/** Draws a frond with rounded lobes on both sides of a stem, or a pebble with notches. */
function drawFrond(rnd: Random, x: number, y: number, scale: number, fill: string): string {
  const lobes = rnd.int(4, 6);
  const turn = rnd.int(-50, 50);
  const length = 250;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i < lobes; i++) {
    const at = -length / 2 + (i / lobes) * length;
    const reach = (70 + 55 * Math.sin(((i + 0.6) / lobes) * Math.PI)) * rnd.range(0.85, 1.15);
    right.push([15, at], [reach, at - 34], [reach + 8, at + 6], [22, at + 26]);
    left.push([-15, at + 8], [-reach, at - 22], [-reach - 6, at + 16], [-22, at + 34]);
  }
  const points: Point[] = [
    [0, -length / 2 - 70],
    ...right,
    [12, length / 2 + 50],
    [-12, length / 2 + 50],
    ...left.reverse(),
  ];
  if (rnd.chance(0.25)) {
    const pebble = Array.from({ length: 9 }, (_, i) => polar(0, 0, 120 + (i % 2) * rnd.range(-70, 20), i * 40));
    return path(smooth(pebble, true), { fill, transform: formatTransform(x, y, turn, scale) });
  }
  return path(smooth(points, true), { fill, transform: formatTransform(x, y, turn, scale) });
}

const formatTransform = (x: number, y: number, turn: number, scale: number) =>
  `translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn}) scale(${scale.toFixed(2)})`;
