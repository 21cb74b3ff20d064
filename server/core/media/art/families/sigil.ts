/** Metal: a mirrored sign of thorns and blades in bone on near-black, blackletter below. */
import type { CoverContext } from '../cover-context.ts';
import { circle, group, path, polar, rect, type Point } from '../svg.ts';
import { fitSize, setLine } from '../type.ts';
import { darken, pickFirstReadable, computeLuminance, mix } from '../color.ts';
import { drawGrain, defineRadialGradient } from '../texture.ts';
import type { Random } from '../../random.ts';

const CENTRE: Point = [500, 400];

export function drawSigil({ rnd, palette, title, artist }: CoverContext): string {
  const night = computeLuminance(palette.ground) < 0.12 ? darken(palette.ground, 0.35) : darken(palette.ink, 0.3);
  const bone = pickFirstReadable(night, 9, palette.ink, palette.ground, '#e9e2d2');
  const ember = pickFirstReadable(night, 2.2, palette.a, palette.b, '#a32020');
  const half = [...buildBlades(rnd), ...buildThorns(rnd)].join('');
  const hasRing = rnd.chance(0.6);
  const points = rnd.pick([5, 6, 7, 8]);
  const star = Array.from({ length: points }, (_, i) =>
    polar(...CENTRE, 270, (i * 360 * (points % 2 ? 2 : 1)) / points - 90),
  );
  const sign = [
    hasRing
      ? circle(...CENTRE, 285, { fill: 'none', stroke: bone, strokeWidth: 7 }) +
        circle(...CENTRE, 262, { fill: 'none', stroke: bone, strokeWidth: 2 })
      : '',
    points % 2 && hasRing
      ? path(`M${star.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`, {
          fill: 'none',
          stroke: bone,
          strokeWidth: 3,
        })
      : '',
    group({ fill: bone }, path(half), path(half, { transform: 'translate(1000 0) scale(-1 1)' })),
    drawEye(rnd, night, bone, ember),
  ];
  const size = fitSize(artist, 'blackletter', 800, 128);
  const titleText = title.toUpperCase();
  return [
    defineRadialGradient('pit', [0, mix(night, ember, 0.34)], [1, night]),
    rect(0, 0, 1000, 1000, { fill: night }),
    rect(0, -100, 1000, 1000, { fill: 'url(#pit)' }),
    ...sign,
    setLine(artist, 500, 862, { face: 'blackletter', size, fill: bone, anchor: 'middle' }),
    setLine(titleText, 500, 936, {
      face: 'garamondBold',
      size: fitSize(titleText, 'garamondBold', 820, 30, 0.3),
      fill: pickFirstReadable(night, 4.5, ember, bone),
      anchor: 'middle',
      tracking: 0.3,
    }),
    drawGrain(rnd, 0.4),
  ].join('');
}

const formatPoint = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Builds a tapering curved blade from a root to a tip. */
function buildBlade(root: Point, bend: Point, tip: Point, width: number): string {
  const d = Math.hypot(tip[0] - root[0], tip[1] - root[1]) || 1;
  const [nx, ny] = [((root[1] - tip[1]) / d) * width, ((tip[0] - root[0]) / d) * width];
  return `M${formatPoint([root[0] + nx, root[1] + ny])}Q${formatPoint([bend[0] + nx * 0.7, bend[1] + ny * 0.7])} ${formatPoint(tip)}Q${formatPoint([bend[0] - nx * 0.7, bend[1] - ny * 0.7])} ${formatPoint([root[0] - nx, root[1] - ny])}Z`;
}

/** Builds the large blades of the left half and the spine in the middle. */
function buildBlades(rnd: Random): string[] {
  const count = rnd.int(5, 8);
  const spine = `M500 ${60 + rnd.int(0, 30)}L512 400L500 ${730 + rnd.int(-20, 20)}L488 400Z`;
  return [
    spine,
    ...Array.from({ length: count }, (_, i) => {
      const degrees = 105 + (i * 150) / (count - 1) + rnd.range(-8, 8);
      const length = rnd.range(230, 390) * (0.75 + 0.25 * Math.abs(Math.cos((degrees * Math.PI) / 180)));
      const root = polar(...CENTRE, rnd.range(20, 70), degrees);
      const tip = polar(...CENTRE, length, degrees + rnd.range(-14, 14));
      const bend = polar(...CENTRE, length * 0.55, degrees + rnd.pick([-1, 1]) * rnd.range(14, 34));
      return buildBlade(root, bend, tip, rnd.range(9, 20));
    }),
  ];
}

/** Builds hooks along an arc. */
function buildThorns(rnd: Random): string[] {
  const radius = rnd.range(180, 240);
  const count = rnd.int(6, 10);
  return Array.from({ length: count }, (_, i) => {
    const degrees = 110 + (i * 140) / (count - 1);
    const from = polar(...CENTRE, radius, degrees - 9);
    const to = polar(...CENTRE, radius + rnd.range(40, 80), degrees + 12);
    return buildBlade(from, polar(...CENTRE, radius + 6, degrees + 5), to, 8);
  });
}

function drawEye(rnd: Random, night: string, bone: string, ember: string): string {
  const [x, y] = CENTRE;
  if (rnd.chance(0.5))
    return circle(x, y, 52, { fill: night, stroke: bone, strokeWidth: 9 }) + circle(x, y, 22, { fill: ember });
  const lens = `M${x - 90} ${y}Q${x} ${y - 84} ${x + 90} ${y}Q${x} ${y + 84} ${x - 90} ${y}Z`;
  return (
    path(lens, { fill: night, stroke: bone, strokeWidth: 8 }) +
    path(`M${x} ${y - 38}Q${x + 17} ${y} ${x} ${y + 38}Q${x - 17} ${y} ${x} ${y - 38}Z`, { fill: ember })
  );
}
