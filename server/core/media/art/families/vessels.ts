/** A still life: bottles, bowls and fruit as overlapping flat shapes on a table. */
import type { CoverContext } from '../cover-context.ts';
import { circle, group, path, rect, smooth, type Point } from '../svg.ts';
import { setBlock } from '../type.ts';
import { darken, mix } from '../color.ts';
import { drawGrain } from '../texture.ts';
import type { Random } from '../../random.ts';

const TABLE = 700;

export function drawVessels({ rnd, palette, title, artist }: CoverContext): string {
  const inks = [palette.a, palette.b, palette.c, mix(palette.a, palette.ink, 0.45), mix(palette.c, palette.b, 0.5)];
  const count = rnd.int(4, 6);
  const objects = Array.from({ length: count }, (_, i) => {
    const x = 180 + (i * 640) / (count - 1) + rnd.range(-30, 30);
    const width = rnd.range(140, 215);
    const height = i % 2 ? rnd.range(230, 350) : rnd.range(420, 620);
    const y = TABLE + 40 + (i % 2) * 46;
    return { x, y, top: y - height, svg: drawVessel(rnd, x, y, width, height, inks[i % inks.length] as string) };
  }).sort((p, q) => p.y - q.y);
  const fruit = Array.from({ length: rnd.int(2, 4) }, (_, i) => {
    const [x, y, r] = [rnd.range(200, 800), TABLE + 62 + i * 12, rnd.range(48, 76)];
    const fill = inks[(i + 1) % inks.length] as string;
    return (
      circle(x, y - r, r, { fill }) +
      path(`M${x - r} ${y - r}A${r} ${r} 0 0 0 ${x} ${y}A${r * 1.5} ${r * 1.5} 0 0 1 ${x - r} ${y - r}Z`, {
        fill: darken(fill, 0.25),
      })
    );
  });
  const backdrop = rnd.pick(['wall', 'window', 'moon'] as const);
  const light = mix(palette.c, palette.ground, 0.35);
  const backdropSvg = {
    wall: '',
    window:
      path('M250 660V320A250 250 0 0 1 750 320V660Z', { fill: light }) +
      circle(rnd.range(420, 580), rnd.range(240, 330), rnd.range(60, 90), { fill: palette.a }),
    moon: circle(rnd.range(300, 700), rnd.range(220, 300), rnd.range(120, 170), { fill: light }),
  }[backdrop];
  // flowers need space above the neck
  const vase = objects.find(({ top }) => top > 260);
  const face = rnd.pick(['didone', 'garamondItalic', 'didoneItalic', 'wideRegular'] as const);
  return [
    rect(0, 0, 1000, 1000, { fill: mix(palette.ground, palette.c, 0.16) }),
    backdropSvg,
    rect(0, TABLE - 40, 1000, 400, { fill: mix(palette.b, palette.ground, 0.45) }),
    vase && rnd.chance(0.6) ? drawBouquet(rnd, vase.x, vase.top, palette.ink, inks) : '',
    group({}, ...objects.map((o) => o.svg), ...fruit),
    rect(0, 824, 1000, 176, { fill: palette.ground }),
    setBlock(title, {
      face,
      fill: palette.ink,
      x: 60,
      y: 850,
      width: 880,
      height: 62,
      maxSize: 72,
      align: 'middle',
      vertical: 'middle',
    }).svg,
    setBlock(artist, {
      face: 'geometricBold',
      fill: palette.ink,
      x: 60,
      y: 938,
      width: 880,
      height: 22,
      maxSize: 28,
      align: 'middle',
      tracking: 0.08,
    }).svg,
    drawGrain(rnd, 0.24),
  ].join('');
}

/** Draws a vessel, one half in shade. */
function drawVessel(rnd: Random, x: number, y: number, width: number, height: number, fill: string): string {
  const neck = rnd.range(0.22, 0.5);
  const shoulder = rnd.range(0.35, 0.62);
  const profile: Point[] = [
    [0.42, 0],
    [0.52, 0.06],
    [0.5 + rnd.range(0, 0.12), 0.25],
    [0.5, shoulder],
    [neck * 0.62, shoulder + 0.2],
    [neck * 0.5, 0.93],
    [neck * 0.66, 1],
  ];
  const side = (sign: number) => profile.map(([w, h]): Point => [x + sign * w * width, y - h * height]);
  const right = side(1);
  const silhouette = smooth([...side(-1), ...right.slice().reverse()], false);
  const shade = `${smooth(right)}L${Math.round(x)} ${Math.round(y - height)}L${Math.round(x)} ${Math.round(y)}Z`;
  const ribs = rnd.chance(0.4)
    ? [0.2, 0.3, 0.4].map((h) => rect(x - width * 0.5, y - height * h, width, 8, { fill: darken(fill, 0.35) })).join('')
    : '';
  return path(`${silhouette}Z`, { fill }) + path(shade, { fill: darken(fill, 0.24) }) + ribs;
}

/** Draws stems from the neck of a vessel, with leaves or a round flower. */
function drawBouquet(rnd: Random, x: number, y: number, stem: string, inks: readonly string[]): string {
  return Array.from({ length: rnd.int(3, 6) }, (_, i) => {
    const [tx, ty] = [x + rnd.range(-150, 150), Math.max(70, y - rnd.range(60, 170))];
    const [cx, cy] = [x + (tx - x) * 0.2, y - (y - ty) * 0.7];
    const bloom =
      i % 2
        ? circle(tx, ty, rnd.range(18, 34), { fill: inks[i % inks.length] })
        : drawLeaves(tx, ty, inks[(i + 2) % inks.length] as string);
    const curve = `M${Math.round(x)} ${Math.round(y + 12)}Q${Math.round(cx)} ${Math.round(cy)} ${Math.round(tx)} ${Math.round(ty)}`;
    return path(curve, { fill: 'none', stroke: stem, strokeWidth: 5 }) + bloom;
  }).join('');
}

const drawLeaves = (x: number, y: number, fill: string) =>
  [-50, 0, 50]
    .map((degrees) =>
      path('M0 0C-22 -28 -14 -62 0 -78C14 -62 22 -28 0 0Z', {
        fill,
        transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${degrees})`,
      }),
    )
    .join('');
