/** Paper cut-outs: uneven fields of colour with cut leaves, pebbles and a sun laid over them. */
import type { CoverContext } from '../cover-context.ts';
import { circle, el, group, path, polar, rect, smooth, type Point } from '../svg.ts';
import { setBlock } from '../type.ts';
import { contrast, readable } from '../color.ts';
import { grain } from '../texture.ts';
import type { Random } from '../../random.ts';

export function cutout({ rnd, palette, title, artist, display }: CoverContext): string {
  const papers = rnd.sample([palette.a, palette.b, palette.c], 3);
  const split = rnd.range(380, 620);
  const level = rnd.range(330, 470);
  const wobble = () => rnd.range(-14, 14);
  const fields: [Point[], string][] = [
    [
      [
        [0, 0],
        [split + wobble(), 0],
        [split + wobble(), level + wobble()],
        [0, level + wobble()],
      ],
      papers[0]!,
    ],
    [
      [
        [split + wobble(), 0],
        [1000, 0],
        [1000, level + 90 + wobble()],
        [split + wobble(), level + 90 + wobble()],
      ],
      papers[1]!,
    ],
    [
      [
        [0, level + wobble()],
        [split - 80 + wobble(), level + wobble()],
        [split - 80, 720 + wobble()],
        [0, 720 + wobble()],
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
  const cut = (x: number, y: number, drawn: (fill: string) => string) => {
    const under =
      fields.find(([[p, , q]]) => p && q && x >= p[0] && x <= q[0] && y >= p[1] && y <= q[1])?.[1] ?? palette.ground;
    const fill = rnd.pick(colors.filter((c) => contrast(c, under) > 1.6));
    return group({ filter: 'url(#paper)' }, drawn(fill));
  };
  const leaves = [
    [split / 2, level / 2 + 10, 1.15],
    [(split + 1000) / 2, (level + 90) / 2, 1.3],
    [split / 2 - 40, (level + 720) / 2, 1],
    [split + 200, 590, 1.05],
  ].map(([x, y, scale]) => cut(x!, y!, (fill) => frond(rnd, x!, y!, scale! * rnd.range(0.85, 1.05), fill)));
  const sun = { x: rnd.range(120, 880), y: rnd.range(90, 240) };
  return [
    shadow,
    rect(0, 0, 1000, 1000, { fill: palette.ground }),
    ...fields.map(([points, fill]) => path(smoothCorners(points), { fill })),
    group(
      { filter: 'url(#paper)' },
      circle(sun.x, sun.y, rnd.range(46, 74), { fill: readable(papers[0]!, palette.ground, palette.ink) }),
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
    grain(rnd, 0.14),
  ].join('');
}

const smoothCorners = (points: readonly Point[]) =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${Math.round(x)} ${Math.round(y)}`).join('') + 'Z';

/** A frond with rounded lobes on both sides of a stem, or a pebble with bites, cut in one piece. */
function frond(rnd: Random, x: number, y: number, scale: number, fill: string): string {
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
    return path(smooth(pebble, true), { fill, transform: place(x, y, turn, scale) });
  }
  return path(smooth(points, true), { fill, transform: place(x, y, turn, scale) });
}

const place = (x: number, y: number, turn: number, scale: number) =>
  `translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn}) scale(${scale.toFixed(2)})`;
