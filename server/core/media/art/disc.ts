/** A record from above: colour of the vinyl, grooves with gaps between tracks, reflections, label, hole. */
import type { VinylLook } from '#domain/catalogue/vinyl-colors.ts';
import { VinylColor } from '#generated/enums.ts';
import { random, type Random } from '../random.ts';
import { createNoiseField } from './noise.ts';
import { darken, lighten, computeLuminance, mix } from './color.ts';
import { circle, circlePath, createSvg, el, group, num, path, polar, rect, SIDE, smooth, type Point } from './svg.ts';
import { defineBlur, defineLinearGradient, defineRadialGradient } from './texture.ts';

const MIDDLE = 500;
const RIM = 490;
/** A 12-inch label is 100 mm wide on a 301 mm disc. */
const LABEL_RADIUS = 163;
const HOLE = 12;

export interface DiscParts {
  /** Round label as a data URI; plain two-tone by default. */
  labelArt?: string;
  /** Picture for a picture disc, as a data URI. */
  pictureArt?: string;
  /** Seed of marbling, splatter and track gaps. */
  seed?: string | number;
}

/** Draws a record, 1000 × 1000, on a transparent background. */
export function drawDisc(color: VinylColor, { labelArt, pictureArt, seed = color }: DiscParts = {}): string {
  const rnd = random(`disc:${seed}:${color}`);
  const look = VinylColor.data[color];
  const isDark = computeLuminance(look.base) < 0.12;
  const parts = [
    drawBody(rnd, look, pictureArt),
    drawGrooves(rnd, isDark),
    drawShine(rnd, isDark, look.kind === 'transparent'),
    circle(MIDDLE, MIDDLE, RIM - 1.5, { fill: 'none', stroke: '#fff', strokeWidth: 2, opacity: isDark ? 0.22 : 0.5 }),
    circle(MIDDLE, MIDDLE, RIM - 8, { fill: 'none', stroke: '#000', strokeWidth: 3, opacity: 0.2 }),
    drawCentreLabel(look, labelArt),
  ];
  return createSvg(
    SIDE,
    SIDE,
    el(
      'mask',
      { id: 'hole' },
      rect(0, 0, SIDE, SIDE, { fill: '#fff' }),
      circle(MIDDLE, MIDDLE, HOLE, { fill: '#000' }),
    ),
    el('clipPath', { id: 'disc' }, circle(MIDDLE, MIDDLE, RIM)),
    el('clipPath', { id: 'label' }, circle(MIDDLE, MIDDLE, LABEL_RADIUS)),
    group({ mask: 'url(#hole)' }, ...parts),
  );
}

/** Draws the vinyl without grooves. */
function drawBody(rnd: Random, look: VinylLook, pictureArt?: string): string {
  const { base, accent = darken(base, 0.4), kind } = look;
  const fillDisc = (fill: string, opacity?: number) => circle(MIDDLE, MIDDLE, RIM, { fill, opacity });
  const clipToDisc = (...children: string[]) => group({ 'clip-path': 'url(#disc)' }, ...children);
  const depth =
    defineRadialGradient('depth', [0.6, '#000', 0], [0.97, '#000', 0.16], [1, '#000', 0.34]) + fillDisc('url(#depth)');
  switch (kind) {
    case 'transparent':
      // transparent vinyl is darkest at its edge
      return (
        defineRadialGradient(
          'tint',
          [0.3, base, 0.74],
          [0.9, darken(base, 0.06), 0.82],
          [0.985, darken(base, 0.28), 0.92],
          [1, darken(base, 0.4), 0.95],
        ) + fillDisc('url(#tint)')
      );
    case 'marbled':
      return fillDisc(base) + clipToDisc(...buildVeins(rnd, accent)) + depth;
    case 'splatter':
      return (
        fillDisc(base, computeLuminance(base) > 0.75 ? 0.86 : 1) +
        clipToDisc(path(buildDrops(rnd), { fill: accent })) +
        depth
      );
    case 'half': {
      const edge = Array.from({ length: 15 }, (_, i): Point => [500 + rnd.range(-12, 12), -20 + i * 74]);
      return (
        fillDisc(base) +
        clipToDisc(
          path(`${smooth(edge)}L1020 1020L1020 -20Z`, {
            fill: accent,
            transform: `rotate(${rnd.int(-40, 40)} 500 500)`,
          }),
        ) +
        depth
      );
    }
    case 'picture':
      return (
        fillDisc(base) +
        (pictureArt
          ? clipToDisc(
              el('image', {
                href: pictureArt,
                x: 0,
                y: 0,
                width: SIDE,
                height: SIDE,
                preserveAspectRatio: 'xMidYMid slice',
              }),
            )
          : '') +
        depth
      );
    default:
      return fillDisc(base) + depth;
  }
}

/** Builds marbled veins: bands around the centre, distorted by noise. */
function buildVeins(rnd: Random, accent: string): string[] {
  const [across, down] = [createNoiseField(rnd, 130, 3), createNoiseField(rnd, 130, 3)];
  const pull = ([x, y]: Point): Point => [x + across(x, y) * 95, y + down(x, y) * 95];
  return Array.from({ length: 15 }, () => {
    const r = rnd.range(40, 470);
    const start = rnd.range(0, 360);
    const sweep = rnd.range(60, 210);
    const points = Math.ceil((r * sweep) / 650) + 14;
    const edge = (out: number) =>
      Array.from({ length: points }, (_, i): Point => {
        const t = i / (points - 1);
        const swell = Math.sin(t * Math.PI) * out;
        return pull(polar(MIDDLE, MIDDLE, r + swell + Math.sin(t * 9 + start) * 16, start + sweep * t));
      });
    const outline = [...edge(rnd.range(14, 52)), ...edge(-rnd.range(8, 40)).reverse()];
    return path(smooth(outline, true), { fill: accent, opacity: rnd.range(0.55, 0.95) });
  });
}

/** Builds splatter: drops with a tail that points outwards. */
function buildDrops(rnd: Random): string {
  return Array.from({ length: 240 }, () => {
    const r = LABEL_RADIUS * 0.6 + (RIM - LABEL_RADIUS * 0.6) * Math.sqrt(rnd.next());
    const degrees = rnd.range(0, 360);
    const size = Math.abs(rnd.gauss()) ** 1.6 * 6 + 1.6;
    const tail = size * rnd.range(2, 9);
    const [x, y] = polar(MIDDLE, MIDDLE, r, degrees);
    const [tx, ty] = polar(MIDDLE, MIDDLE, r + tail, degrees + rnd.range(-0.6, 0.6));
    const [lx, ly] = polar(x, y, size, degrees + 90);
    const [rx, ry] = polar(x, y, size, degrees - 90);
    const [mx, my] = polar(x, y, tail * 0.4, degrees);
    return `${circlePath(x, y, size)}M${num(lx)} ${num(ly)}Q${num(mx)} ${num(my)} ${num(tx)} ${num(ty)}Q${num(mx)} ${num(my)} ${num(rx)} ${num(ry)}Z`;
  }).join('');
}

function drawGrooves(rnd: Random, isDark: boolean): string {
  const rings: string[] = [];
  for (let r = LABEL_RADIUS + 44; r < RIM - 12; r += 3.1) {
    rings.push(
      circle(MIDDLE, MIDDLE, r, {
        stroke: rnd.chance(0.5) ? '#000' : '#fff',
        opacity: rnd.range(0.04, isDark ? 0.15 : 0.13),
      }),
    );
  }
  const gaps = Array.from({ length: rnd.int(3, 5) }, (_, i) =>
    circle(MIDDLE, MIDDLE, LABEL_RADIUS + 44 + (i + rnd.range(0.55, 1)) * 58, {
      stroke: isDark ? '#fff' : '#000',
      strokeWidth: 4.5,
      opacity: isDark ? 0.16 : 0.12,
    }),
  );
  const runOut = circle(MIDDLE, MIDDLE, LABEL_RADIUS + 22, { stroke: '#000', strokeWidth: 44, opacity: 0.07 });
  return group({ fill: 'none', strokeWidth: 1.3 }, runOut, ...rings, ...gaps);
}

/** Draws the reflections of grooves: opposite fans of many thin wedges, because SVG has no conic gradient. */
function drawShine(rnd: Random, isDark: boolean, isClear: boolean): string {
  const turn = rnd.range(-8, 8);
  const strength = isDark ? 0.3 : isClear ? 0.2 : 0.26;
  const drawFan = (centre: number, spread: number, power: number) =>
    Array.from({ length: 40 }, (_, i) => {
      const t = (i + 0.5) / 40 - 0.5;
      const light = power * Math.exp(-((t * 3.4) ** 2));
      const from = centre + (i / 40 - 0.5) * spread;
      const wedge = [polar(MIDDLE, MIDDLE, RIM - 4, from), polar(MIDDLE, MIDDLE, RIM - 4, from + spread / 40)];
      return path(`M500 500L${wedge.map((p) => p.map((v) => v.toFixed(1)).join(' ')).join('L')}Z`, {
        fill: '#fff',
        opacity: light,
      });
    });
  // the blur hides the seams between wedges
  return (
    defineBlur('shine', 3, 2) +
    group(
      { filter: 'url(#shine)', 'clip-path': 'url(#disc)' },
      ...drawFan(-52 + turn, 62, strength),
      ...drawFan(128 + turn, 62, strength),
      ...drawFan(20 + turn, 34, strength * 0.35),
      ...drawFan(200 + turn, 34, strength * 0.35),
    )
  );
}

function drawCentreLabel(look: VinylLook, art?: string): string {
  const paperColor = computeLuminance(look.base) > 0.6 ? '#23262b' : '#efe9dc';
  const size = LABEL_RADIUS * 2;
  const surface = art
    ? group(
        { 'clip-path': 'url(#label)' },
        el('image', { href: art, x: MIDDLE - LABEL_RADIUS, y: MIDDLE - LABEL_RADIUS, width: size, height: size }),
      )
    : circle(MIDDLE, MIDDLE, LABEL_RADIUS, { fill: paperColor }) +
      circle(MIDDLE, MIDDLE, LABEL_RADIUS * 0.42, { fill: mix(paperColor, lighten(look.base, 0.1), 0.5) });
  return [
    surface,
    defineLinearGradient('paper', 50, [0, '#fff', 0.16], [0.5, '#fff', 0], [1, '#000', 0.14]),
    circle(MIDDLE, MIDDLE, LABEL_RADIUS, { fill: 'url(#paper)', stroke: '#000', strokeOpacity: 0.3, strokeWidth: 1.5 }),
    circle(MIDDLE, MIDDLE, LABEL_RADIUS * 0.93, { fill: 'none', stroke: '#000', strokeOpacity: 0.12, strokeWidth: 2 }),
    circle(MIDDLE, MIDDLE, HOLE + 5, { fill: 'none', stroke: '#000', strokeOpacity: 0.25, strokeWidth: 4 }),
  ].join('');
}
