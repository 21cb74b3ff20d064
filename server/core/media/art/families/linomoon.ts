/** Linocut: a moon over hills, carved in gouge strokes from a dark block and one colour. */
import type { CoverContext } from '../cover-context.ts';
import { circle, el, group, num, path, polar, rect, smooth, type Point } from '../svg.ts';
import { setBlock } from '../type.ts';
import { pickFirstReadable, computeLuminance } from '../color.ts';
import { buildCutEdge, drawGrain } from '../texture.ts';
import type { Random } from '../../random.ts';

export function drawLinomoon({ rnd, palette, title, artist, display }: CoverContext): string {
  const light = computeLuminance(palette.ground) > computeLuminance(palette.ink) ? palette.ground : palette.ink;
  const dark = light === palette.ground ? palette.ink : palette.ground;
  const colour = pickFirstReadable(dark, 2.6, palette.a, palette.c, palette.b, light);
  const moon = { x: rnd.range(300, 700), y: rnd.range(230, 310), r: rnd.range(110, 160) };
  const sky = drawRays(rnd, moon, light);
  const crescent = rnd.chance(0.35)
    ? circle(moon.x + moon.r * 0.42, moon.y - moon.r * 0.16, moon.r * 0.86, { fill: dark })
    : drawCraters(rnd, moon, dark);
  const land = rnd.pick(['hills', 'pines', 'sea'] as const);
  const hills =
    land === 'sea'
      ? [drawSea(rnd, dark, light, colour)]
      : [0, 1, 2].map(
          (i) =>
            drawHill(rnd, 430 + i * 105, i, dark, i === 1 ? colour : light) +
            (land === 'pines' ? drawPines(rnd, 470 + i * 105, 150 + i * 40, dark, light) : ''),
        );
  const edge: Point[] = [
    [54, 54],
    [946, 54],
    [946, 780],
    [54, 780],
  ];
  const block = buildCutEdge(rnd, edge, 3.2);
  const moonEdge = Array.from({ length: 48 }, (_, i): Point => polar(moon.x, moon.y, moon.r, i * 7.5));
  return [
    rect(0, 0, 1000, 1000, { fill: light }),
    path(block, { fill: dark }),
    el('clipPath', { id: 'block' }, path(block)),
    group(
      { 'clip-path': 'url(#block)' },
      sky,
      circle(moon.x, moon.y, moon.r + 16, { fill: dark }),
      path(buildCutEdge(rnd, moonEdge, 2), { fill: colour }),
      crescent,
      ...hills,
    ),
    setBlock(title, { face: display, fill: dark, x: 52, y: 812, width: 896, height: 86, maxSize: 88, leading: 1 }).svg,
    setBlock(artist, { face: 'slab', fill: dark, x: 52, y: 922, width: 896, height: 24, maxSize: 32, tracking: 0.04 })
      .svg,
    drawGrain(rnd, 0.22),
  ].join('');
}

type Moon = { x: number; y: number; r: number };

/** Draws gouge strokes around the moon: short, pointed, thinner with distance. */
function drawRays(rnd: Random, moon: Moon, fill: string): string {
  const strokes: string[] = [];
  for (let ring = 0; ring < 13; ring++) {
    const r = moon.r + 34 + ring * 46;
    const count = Math.floor(r / 5.5);
    for (let i = 0; i < count; i++) {
      const degrees = (i * 360) / count + rnd.range(-1.5, 1.5) + ring * 2;
      const length = rnd.range(20, 36);
      strokes.push(
        buildGouge(
          polar(moon.x, moon.y, r, degrees),
          polar(moon.x, moon.y, r + length, degrees),
          Math.max(1.6, 5 - ring * 0.3),
        ),
      );
    }
  }
  return path(strokes.join(''), { fill });
}

/** Builds a thin lens from one point to another. */
function buildGouge([x1, y1]: Point, [x2, y2]: Point, width: number): string {
  const d = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [((y1 - y2) / d) * width, ((x2 - x1) / d) * width];
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const f = (v: number) => v.toFixed(1);
  return `M${f(x1)} ${f(y1)}Q${f(mx + nx)} ${f(my + ny)} ${f(x2)} ${f(y2)}Q${f(mx - nx)} ${f(my - ny)} ${f(x1)} ${f(y1)}Z`;
}

function drawCraters(rnd: Random, moon: Moon, dark: string): string {
  return Array.from({ length: 7 }, () => {
    const [x, y] = polar(moon.x, moon.y, moon.r * rnd.range(0.1, 0.72), rnd.range(0, 360));
    const size = rnd.range(14, 40);
    return path(buildGouge([x - size, y], [x + size, y + rnd.range(-6, 6)], rnd.range(4, 9)), { fill: dark });
  }).join('');
}

/** Draws a dark hill with rows of strokes along its ridge. */
function drawHill(rnd: Random, base: number, index: number, dark: string, light: string): string {
  const shift = rnd.range(0, 6);
  const height = rnd.range(50, 100);
  const back = (x: number) =>
    base + height * Math.sin(x / 170 + shift) * 0.7 + height * 0.4 * Math.sin(x / 71 + shift * 2);
  const top = Array.from({ length: 26 }, (_, i): Point => [i * 40, back(i * 40)]);
  const marks: string[] = [];
  for (let row = 0; row < 9; row++) {
    for (let x = -20 + (row % 2) * 16; x < 1020; x += 30 + rnd.range(0, 8)) {
      const y = back(x) + 20 + row * (22 + index * 4) + rnd.range(-3, 3);
      const slope = (back(x + 10) - back(x - 10)) / 20;
      const length = rnd.range(14, 26);
      marks.push(buildGouge([x, y], [x + length, y + slope * length], Math.max(1.4, 6.5 - row * 0.55)));
    }
  }
  return (
    path(`${smooth(top)}L1000 1000L0 1000Z`, { fill: dark, stroke: light, strokeWidth: 6 }) +
    path(marks.join(''), { fill: light })
  );
}

/** Draws a row of fir trees, one stroke per branch. */
function drawPines(rnd: Random, base: number, height: number, dark: string, light: string): string {
  const trees: string[] = [];
  for (let x = rnd.range(60, 160); x < 960; x += rnd.range(80, 190)) {
    const treeHeight = height * rnd.range(0.6, 1.1);
    const foot = base + rnd.range(-10, 50);
    const half = treeHeight * 0.26;
    const cuts = Array.from({ length: 7 }, (_, i) => {
      const y = foot - treeHeight * (0.9 - i * 0.13);
      const reach = half * (0.16 + i * 0.125);
      return (
        buildGouge([x - 3, y - reach * 0.7], [x - reach, y], 3.4) +
        buildGouge([x + 3, y - reach * 0.7], [x + reach, y], 3.4)
      );
    });
    trees.push(
      path(`M${num(x)} ${num(foot - treeHeight)}L${num(x + half)} ${num(foot)}H${num(x - half)}Z`, {
        fill: dark,
        stroke: light,
        strokeWidth: 3,
      }),
      path(cuts.join(''), { fill: light }),
    );
  }
  return trees.join('');
}

/** Draws waves: rows of strokes, longer and bolder towards the bottom, the moon's reflection in colour. */
function drawSea(rnd: Random, dark: string, light: string, colour: string): string {
  const cuts: string[] = [];
  const road: string[] = [];
  for (let row = 0; row < 15; row++) {
    const y = 478 + row * (14 + row * 0.6);
    const length = 26 + row * 5;
    for (let x = -40 + rnd.range(0, 40); x < 1020; x += length * 1.35) {
      const isNear = Math.abs(x + length / 2 - 500) < 60 + row * 9;
      (isNear ? road : cuts).push(
        buildGouge([x, y + rnd.range(-3, 3)], [x + length, y + rnd.range(-3, 3)], 3 + row * 0.55),
      );
    }
  }
  return (
    rect(0, 456, 1000, 600, { fill: dark }) +
    rect(0, 452, 1000, 5, { fill: light }) +
    path(cuts.join(''), { fill: light }) +
    path(road.join(''), { fill: colour })
  );
}
