/** Soft light: a glowing disc, bands of haze and a horizon, almost without lines. */
import type { CoverContext } from '../cover-context.ts';
import { circle, el, group, rect } from '../svg.ts';
import { setBlock } from '../type.ts';
import { darken, lighten, computeLuminance, mix, pickReadable } from '../color.ts';
import { defineBlur, drawGrain, defineLinearGradient, defineRadialGradient } from '../texture.ts';

export function drawSuns({ rnd, palette, title, artist }: CoverContext): string {
  const isNight = computeLuminance(palette.ground) < 0.2;
  const low = isNight ? palette.ground : mix(palette.ground, palette.a, 0.22);
  const high = isNight ? mix(palette.ground, palette.b, 0.75) : lighten(palette.ground, 0.4);
  const kind = rnd.pick(['orb', 'eclipse', 'setting', 'pair'] as const);
  const x = rnd.pick([500, 500, 380, 620]);
  const y = kind === 'setting' ? 560 : rnd.range(400, 470);
  const r = rnd.range(215, 285);
  const glow = circle(x, y, r * 1.55, { fill: palette.a, filter: 'url(#soft)', opacity: isNight ? 0.55 : 0.35 });
  const disc = circle(x, y, r, {
    fill:
      kind === 'eclipse' ? (isNight ? darken(palette.ground, 0.4) : mix(palette.ink, palette.a, 0.18)) : 'url(#disc)',
  });
  const haze = Array.from({ length: 4 }, (_, i) =>
    el('ellipse', {
      cx: rnd.range(120, 880),
      cy: rnd.range(150, 900),
      rx: rnd.range(240, 420),
      ry: rnd.range(60, 170),
      fill: [palette.b, palette.c, palette.a, high][i],
      filter: 'url(#soft)',
      opacity: 0.5,
    }),
  );
  const ink = isNight ? pickReadable(low, palette.ink, '#ffffff') : palette.ink;
  const face = rnd.pick(['wide', 'wideRegular', 'geometric'] as const);
  return [
    defineBlur('soft', 70),
    defineBlur('slight', 3, 4),
    defineLinearGradient('sky', 90, [0, high], [0.62, mix(high, low, 0.5)], [1, low]),
    defineLinearGradient(
      'disc',
      rnd.int(60, 120),
      [0, lighten(palette.c, 0.25)],
      [0.5, palette.a],
      [1, mix(palette.a, palette.b, 0.75)],
    ),
    defineRadialGradient('rim', [0.86, palette.c, 0], [0.97, palette.c, 0.9], [1, palette.c, 0]),
    rect(0, 0, 1000, 1000, { fill: 'url(#sky)' }),
    ...haze,
    glow,
    group({ filter: 'url(#slight)' }, disc),
    kind === 'eclipse' ? circle(x, y, r * 1.06, { fill: 'url(#rim)' }) : '',
    kind === 'pair' ? circle(x + r * 0.75, y - r * 0.75, r * 0.34, { fill: palette.c, filter: 'url(#slight)' }) : '',
    kind === 'setting' ? drawSea(low, palette.a, x, y, r) : '',
    setBlock(title.toLowerCase(), {
      face,
      fill: ink,
      x: 80,
      y: 800,
      width: 840,
      height: 70,
      maxSize: 58,
      align: 'middle',
      vertical: 'bottom',
      tracking: 0.04,
    }).svg,
    setBlock(artist.toLowerCase(), {
      face: 'wideRegular',
      fill: ink,
      x: 80,
      y: 900,
      width: 840,
      height: 24,
      maxSize: 30,
      align: 'middle',
      tracking: 0.12,
    }).svg,
    drawGrain(rnd, 0.28),
  ].join('');
}

/** Draws water over the lower half of the disc, with its reflection as thinning bars. */
function drawSea(low: string, light: string, x: number, y: number, r: number): string {
  const bars = Array.from({ length: 9 }, (_, i) =>
    rect(x - r * (0.95 - i * 0.08), y + 12 + i * i * 2.6 + i * 8, r * 2 * (0.95 - i * 0.08), 9 - i * 0.6, {
      fill: light,
      opacity: 0.8 - i * 0.07,
      rx: 4,
    }),
  );
  return rect(0, y, 1000, 1000 - y, { fill: low }) + group({ filter: 'url(#slight)' }, ...bars);
}
