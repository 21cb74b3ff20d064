/** Risograph: two or three transparent inks with halftones, slightly out of register, on warm paper. */
import type { CoverContext } from '../cover-context.ts';
import { circle, group, num, path, rect } from '../svg.ts';
import { setBlock } from '../type.ts';
import { darken, computeLuminance, mix } from '../color.ts';
import { drawGrain, buildHalftone } from '../texture.ts';

export function drawRiso({ rnd, palette, title, artist, display }: CoverContext): string {
  const paper = '#f5efe2';
  const inks = [palette.a, palette.b, palette.ground, palette.ink]
    .filter((color) => computeLuminance(color) < 0.62)
    .slice(0, 3);
  const dark = darken(
    inks.reduce((d, c) => (computeLuminance(c) < computeLuminance(d) ? c : d)),
    0.25,
  );
  const [first = palette.a, second = palette.ink] = rnd.sample(inks, 2);
  const sun = { x: rnd.range(360, 640), y: rnd.range(300, 430), r: rnd.range(190, 270) };
  const drawing = rnd.pick([buildLandscape, buildOrbits, buildColumns])(rnd.range(0, 1), sun);
  const printInk = (ink: string, dx: number, dy: number, d: string) =>
    path(d, { fill: ink, transform: `translate(${num(dx)} ${num(dy)})`, style: 'mix-blend-mode:multiply' });
  const shade = rnd.range(10, 80);
  return [
    rect(0, 0, 1000, 1000, { fill: paper }),
    group(
      { transform: 'translate(0 -10)' },
      circle(sun.x, sun.y, sun.r, { fill: mix(first, paper, 0.08) }),
      printInk(second, rnd.range(-7, 7), rnd.range(-7, 7), drawing),
      printInk(
        first,
        5,
        -6,
        buildHalftone(15, shade, (x, y) => 9.4 * Math.max(0, Math.min(1, (y - 330) / 460 + Math.sin(x / 190) * 0.12)), {
          x: 60,
          y: 60,
          width: 880,
          height: 700,
        }),
      ),
      printInk(
        dark,
        -4,
        5,
        buildHalftone(13, shade + 30, (x, y) => {
          const inSun = Math.hypot(x - sun.x, y - sun.y) < sun.r;
          return inSun ? 6.5 * Math.max(0, (x - sun.x + sun.r * 0.2) / sun.r) : 0;
        }),
      ),
    ),
    rect(0, 770, 1000, 230, { fill: paper }),
    rect(0, 0, 60, 1000, { fill: paper }),
    rect(940, 0, 60, 1000, { fill: paper }),
    rect(0, 0, 1000, 50, { fill: paper }),
    setBlock(title, {
      face: display,
      fill: dark,
      x: 60,
      y: 806,
      width: 620,
      height: 130,
      maxSize: 96,
      leading: 1,
      vertical: 'bottom',
    }).svg,
    setBlock(artist, {
      face: 'grotesk',
      fill: dark,
      x: 700,
      y: 806,
      width: 240,
      height: 130,
      maxSize: 30,
      leading: 1.15,
      align: 'end',
      vertical: 'bottom',
    }).svg,
    drawGrain(rnd, 0.22),
  ].join('');
}

type Sun = { x: number; y: number; r: number };

function buildLandscape(phase: number): string {
  const buildHill = (base: number, height: number, shift: number) => {
    const top = Array.from({ length: 21 }, (_, i) => {
      const x = 60 + i * 44;
      return `${num(x)} ${num(base - height * Math.abs(Math.sin(i / 4.2 + shift)))}`;
    });
    return `M60 780L${top.join('L')}L940 780Z`;
  };
  return buildHill(700, 210, phase * 6) + buildHill(760, 120, phase * 6 + 2);
}

function buildOrbits(phase: number, sun: Sun): string {
  return [0, 1, 2, 3]
    .map((i) => {
      const r = sun.r * (1.25 + i * 0.34);
      const w = 24 - i * 3;
      const y = sun.y + 20 * phase;
      return buildRing(sun.x, y, r, r - w);
    })
    .join('');
}

const buildRing = (x: number, y: number, outer: number, inner: number) =>
  `M${num(x - outer)} ${num(y)}a${num(outer)} ${num(outer)} 0 1 0 ${num(2 * outer)} 0a${num(outer)} ${num(outer)} 0 1 0 ${num(-2 * outer)} 0Z` +
  `M${num(x - inner)} ${num(y)}a${num(inner)} ${num(inner)} 0 1 1 ${num(2 * inner)} 0a${num(inner)} ${num(inner)} 0 1 1 ${num(-2 * inner)} 0Z`;

function buildColumns(phase: number): string {
  return Array.from({ length: 8 }, (_, i) => {
    const height = 160 + 380 * Math.abs(Math.sin(i * 1.3 + phase * 9));
    const x = 100 + i * 102;
    return `M${x} 780V${num(780 - height)}a36 36 0 0 1 72 0V780Z`;
  }).join('');
}
