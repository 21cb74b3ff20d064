/** A sky chart: graduated circles, stars of several sizes, one invented constellation. */
import type { CoverContext } from '../cover-context.ts';
import { circle, group, line, path, polar, rect, type Point } from '../svg.ts';
import { fitSize, setLine } from '../type.ts';
import { pickFirstReadable, computeLuminance, mix, pickReadable } from '../color.ts';
import { drawGrain, defineRadialGradient } from '../texture.ts';
import type { Random } from '../../random.ts';

const CENTRE = { x: 500, y: 445 };
const RADIUS = 370;

export function drawConstellation({ rnd, palette, title, artist, display }: CoverContext): string {
  const dark = computeLuminance(palette.ground) < 0.2 ? palette.ground : palette.ink;
  const light = pickReadable(dark, palette.ink, palette.ground, '#f6f0e2');
  const lineColor = mix(light, dark, 0.35);
  const gold = pickFirstReadable(dark, 4.5, palette.a, palette.c, light);
  const rings = [1, 0.985, 0.72, 0.44, 0.16].map((k) =>
    circle(CENTRE.x, CENTRE.y, RADIUS * k, { fill: 'none', stroke: lineColor, strokeWidth: k > 0.97 ? 2.4 : 1 }),
  );
  const ticks = Array.from({ length: 120 }, (_, i) => {
    const inner = RADIUS * (i % 10 ? 1.012 : 1.0) + 4;
    return line(
      ...polar(CENTRE.x, CENTRE.y, inner, i * 3),
      ...polar(CENTRE.x, CENTRE.y, RADIUS + (i % 10 ? 13 : 24), i * 3),
      { stroke: lineColor, strokeWidth: i % 10 ? 1 : 2 },
    );
  });
  const spokes = Array.from({ length: 12 }, (_, i) =>
    line(...polar(CENTRE.x, CENTRE.y, RADIUS * 0.16, i * 30), ...polar(CENTRE.x, CENTRE.y, RADIUS * 0.985, i * 30), {
      stroke: lineColor,
      strokeWidth: 0.7,
    }),
  );
  const dust = Array.from({ length: 260 }, () => {
    const [x, y] = polar(CENTRE.x, CENTRE.y, RADIUS * Math.sqrt(rnd.next()) * 0.97, rnd.range(0, 360));
    return circle(
      x,
      y,
      rnd.weighted([
        [0.9, 6],
        [1.5, 3],
        [2.4, 1],
      ]),
      { fill: light, opacity: rnd.range(0.4, 1) },
    );
  });
  const size = fitSize(title, display, 860, 74, 0.02);
  return [
    defineRadialGradient('sky', [0, mix(dark, palette.b, 0.45)], [1, dark]),
    rect(0, 0, 1000, 1000, { fill: dark }),
    circle(CENTRE.x, CENTRE.y, RADIUS, { fill: 'url(#sky)' }),
    ...spokes,
    ...rings,
    ...ticks,
    group({}, ...dust),
    drawFigure(rnd, light, gold),
    setLine(title, 500, 912, { face: display, size, fill: light, anchor: 'middle', tracking: 0.02 }),
    setLine(artist.toUpperCase(), 500, 958, {
      face: 'geometric',
      size: fitSize(artist.toUpperCase(), 'geometric', 800, 24, 0.32),
      fill: gold,
      anchor: 'middle',
      tracking: 0.32,
    }),
    drawGrain(rnd, 0.16),
  ].join('');
}

/** Draws stars joined by a line with two branches. */
function drawFigure(rnd: Random, light: string, gold: string): string {
  const count = rnd.int(7, 10);
  const turn = rnd.range(0, 360);
  const stars = Array.from({ length: count }, (_, i): Point => {
    const along = (i / (count - 1) - 0.5) * 2;
    const [x, y] = polar(CENTRE.x, CENTRE.y, along * RADIUS * 0.72, turn);
    return [x + rnd.range(-85, 85), y + rnd.range(-85, 85)];
  });
  const branches = rnd
    .sample(stars.slice(2, -1), 2)
    .map((from): [Point, Point] => [from, polar(...from, rnd.range(90, 150), rnd.range(0, 360))]);
  const visibleBranches = branches.filter(([, [x, y]]) => Math.hypot(x - CENTRE.x, y - CENTRE.y) < RADIUS * 0.92);
  const links = stars.slice(1).map((to, i): [Point, Point] => [stars[i]!, to]);
  return (
    [...links, ...visibleBranches].map(([p, q]) => line(...p, ...q, { stroke: gold, strokeWidth: 2.4 })).join('') +
    [...stars, ...visibleBranches.map(([, to]) => to)]
      .map((star, i) => drawStar(...star, i % 4 === 1 ? 21 : rnd.range(9, 14), light))
      .join('')
  );
}

/** Draws a four-pointed star. */
function drawStar(x: number, y: number, r: number, fill: string): string {
  const points = Array.from({ length: 8 }, (_, i) => polar(x, y, i % 2 ? r * 0.22 : r, i * 45 - 90));
  return path(`M${points.map((p) => p.map((v) => v.toFixed(1)).join(' ')).join('L')}Z`, { fill });
}
