/** Merchandise and accessories. */
import { darken, lighten } from '../color.ts';
import type { MerchObject } from '../artwork.ts';
import { circle, createSvg, el, group, path, polar, rect, SIDE } from '../svg.ts';
import { random } from '../../random.ts';
import { defineBlur, drawGrain, defineLinearGradient } from '../texture.ts';
import { setBlock } from '../type.ts';
import type { Face } from '../typeface.ts';
import { drawImage, defineShadow } from './parts.ts';

export interface MerchParts {
  /** Square art, as a data URI. */
  print: string;
  /** Round art for pins, patches and slipmats. */
  badge: string;
  cloth: string;
  accent: string;
  /** Paper and ink of posters. */
  ground: string;
  ink: string;
  display: Face;
  title: string;
  artist: string;
}

/** Draws an object, 1000 × 1000, on a transparent background. */
export function drawMerch(object: MerchObject, parts: MerchParts): string {
  return createSvg(
    SIDE,
    SIDE,
    defineShadow('drop', 3, 12, 14, 0.34),
    defineBlur('soft', 14, 10),
    defineLinearGradient('cloth', 70, [0, lighten(parts.cloth, 0.12)], [1, darken(parts.cloth, 0.12)]),
    DRAW[object](parts),
  );
}

const drawRoundImage = (id: string, x: number, y: number, r: number, print: string) =>
  el('clipPath', { id }, circle(x, y, r)) +
  drawImage(print, { x: x - r, y: y - r, width: 2 * r, height: 2 * r }, { 'clip-path': `url(#${id})` });

const DRAW: Record<MerchObject, (parts: MerchParts) => string> = {
  tote: ({ print, cloth }) =>
    [
      path('M340 330C330 120 400 50 500 50C600 50 670 120 660 330', {
        fill: 'none',
        stroke: darken(cloth, 0.18),
        strokeWidth: 34,
      }),
      path('M190 310H810L838 930C720 950 280 950 162 930Z', { fill: 'url(#cloth)', filter: 'url(#drop)' }),
      path('M340 390C334 210 400 140 500 140C600 140 666 210 660 390', {
        fill: 'none',
        stroke: cloth,
        strokeWidth: 34,
      }),
      group(
        { filter: 'url(#soft)', opacity: 0.35 },
        path('M250 420C280 600 250 780 270 920M760 420C720 600 760 780 740 920', {
          fill: 'none',
          stroke: darken(cloth, 0.4),
          strokeWidth: 22,
        }),
      ),
      drawImage(print, { x: 300, y: 440, width: 400, height: 400 }, { opacity: 0.95 }),
      path('M192 348H808', { fill: 'none', stroke: darken(cloth, 0.25), strokeWidth: 3, strokeDasharray: '8 6' }),
    ].join(''),
  mug: ({ print, cloth }) =>
    [
      path('M690 360C860 330 880 660 690 650', {
        fill: 'none',
        stroke: darken(cloth, 0.08),
        strokeWidth: 52,
        filter: 'url(#drop)',
      }),
      path('M210 250H710V770C710 830 640 850 460 850C280 850 210 830 210 770Z', {
        fill: 'url(#cloth)',
        filter: 'url(#drop)',
      }),
      el('ellipse', { cx: 460, cy: 250, rx: 250, ry: 46, fill: lighten(cloth, 0.3) }),
      el('ellipse', { cx: 460, cy: 254, rx: 226, ry: 36, fill: '#3a241a' }),
      drawImage(print, { x: 290, y: 360, width: 340, height: 340 }),
      defineLinearGradient('curve', 0, [0, '#000', 0.32], [0.25, '#fff', 0.12], [0.6, '#000', 0], [1, '#000', 0.34]),
      path('M210 250H710V770C710 830 640 850 460 850C280 850 210 830 210 770Z', { fill: 'url(#curve)' }),
    ].join(''),
  poster: ({ print, ground, ink, display, title, artist }) =>
    [
      rect(170, 40, 660, 920, { fill: ground, filter: 'url(#drop)' }),
      drawImage(print, { x: 170, y: 40, width: 660, height: 660 }),
      setBlock(title, {
        face: display,
        fill: ink,
        x: 210,
        y: 736,
        width: 580,
        height: 120,
        maxSize: 96,
        leading: 1,
        vertical: 'middle',
      }).svg,
      setBlock(artist, { face: 'grotesk', fill: ink, x: 210, y: 892, width: 580, height: 28, maxSize: 34 }).svg,
      path('M170 345L830 335M170 650L830 662', { stroke: '#000', strokeOpacity: 0.06, strokeWidth: 5 }),
      defineLinearGradient('sheen', 30, [0, '#fff', 0.2], [0.5, '#fff', 0], [1, '#000', 0.08]),
      rect(170, 40, 660, 920, { fill: 'url(#sheen)' }),
    ].join(''),
  slipmat: ({ badge }) =>
    [
      circle(500, 500, 450, { fill: '#1a1a1a', filter: 'url(#drop)' }),
      drawRoundImage('mat', 500, 500, 444, badge),
      el('clipPath', { id: 'felt' }, circle(500, 500, 444)),
      group({ 'clip-path': 'url(#felt)' }, drawGrain(random('felt'), 0.7)),
      circle(500, 500, 11, { fill: '#0c0c0c' }),
    ].join(''),
  cap: ({ badge, cloth }) =>
    [
      path('M500 690C300 660 120 700 90 760C200 850 800 850 910 760C880 700 700 660 500 690Z', {
        fill: darken(cloth, 0.22),
        filter: 'url(#drop)',
      }),
      path('M170 700C150 430 290 240 500 240C710 240 850 430 830 700C720 640 280 640 170 700Z', {
        fill: 'url(#cloth)',
        filter: 'url(#drop)',
      }),
      path('M500 240V640M350 290C300 400 290 560 296 654M650 290C700 400 710 560 704 654', {
        fill: 'none',
        stroke: darken(cloth, 0.3),
        strokeWidth: 3,
        strokeDasharray: '8 6',
      }),
      circle(500, 240, 18, { fill: darken(cloth, 0.2) }),
      drawRoundImage('badge', 500, 478, 104, badge),
      circle(500, 478, 108, { fill: 'none', stroke: darken(cloth, 0.4), strokeWidth: 9, strokeDasharray: '5 3' }),
    ].join(''),
  pin: ({ badge, cloth, accent }) =>
    [
      [330, 360, 230],
      [690, 330, 170],
      [600, 700, 215],
    ]
      .map(([x, y, r], i) =>
        [
          circle(x!, y!, r!, { fill: [cloth, accent, cloth][i], filter: 'url(#drop)' }),
          drawRoundImage(`pin${i}`, x!, y!, r! - 6, badge),
          drawShine(x!, y!, r!, i),
        ].join(''),
      )
      .join(''),
  brush: ({ cloth }) =>
    [
      rect(120, 420, 760, 150, { rx: 40, fill: 'url(#cloth)', filter: 'url(#drop)' }),
      rect(150, 446, 700, 26, { rx: 13, fill: '#fff', opacity: 0.22 }),
      ...Array.from({ length: 118 }, (_, i) =>
        rect(156 + i * 5.9, 566, 3, 92 + (i % 5) * 3, { fill: i % 2 ? '#1b1b1d' : '#343437' }),
      ),
      rect(148, 548, 704, 30, { rx: 8, fill: darken(cloth, 0.35) }),
    ].join(''),
  'inner-sleeves': ({ accent }) =>
    [4, 3, 2, 1, 0]
      .map((i) =>
        group(
          { transform: `translate(${i * 34 - 40} ${-i * 22 + 40}) rotate(${i * 1.4} 480 520)` },
          path('M170 190H810V830H170ZM490 398a112 112 0 1 0 0.1 0Z', {
            fill: i % 2 ? '#e6e1d6' : '#f6f3ec',
            'fill-rule': 'evenodd',
            filter: 'url(#drop)',
          }),
          circle(490, 510, 112, { fill: 'none', stroke: accent, strokeWidth: i === 0 ? 6 : 0 }),
        ),
      )
      .join(''),
  crate: ({ print, accent }) =>
    [
      ...Array.from({ length: 16 }, (_, i) =>
        rect(214 + i * 36, 250 + ((i * 37) % 46), 26, 420, {
          fill: ['#e9e2d2', accent, '#2a2a2d', '#b9452f', '#3b6a74', '#d6a23a'][i % 6],
        }),
      ),
      drawImage(
        print,
        { x: 240, y: 210, width: 400, height: 400 },
        { filter: 'url(#drop)', transform: 'rotate(-4 440 410)' },
      ),
      ...[0, 1, 2].map((i) =>
        rect(130, 470 + i * 132, 740, 110, {
          rx: 6,
          fill: '#c89a63',
          stroke: '#8f6536',
          strokeWidth: 4,
          filter: 'url(#drop)',
        }),
      ),
      ...[0, 1, 2].map((i) =>
        path(
          `M150 ${500 + i * 132}C350 ${490 + i * 132} 600 ${520 + i * 132} 850 ${502 + i * 132}M150 ${540 + i * 132}C350 ${560 + i * 132} 620 ${535 + i * 132} 850 ${552 + i * 132}`,
          { fill: 'none', stroke: '#a87a45', strokeWidth: 3 },
        ),
      ),
      rect(400, 500, 200, 52, { rx: 26, fill: '#5a3c1d' }),
    ].join(''),
  adapter: ({ cloth, accent }) =>
    [
      [330, 380, 210, cloth],
      [650, 620, 230, accent],
    ]
      .map(([x, y, r, fill]) => drawAdapter(x as number, y as number, r as number, fill as string))
      .join(''),
};

const drawShine = (x: number, y: number, r: number, i: number) =>
  `<radialGradient id="gloss${i}" cx="0.34" cy="0.26" r="0.8"><stop offset="0" stop-color="#fff" stop-opacity="0.5"/><stop offset="0.4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.32"/></radialGradient>` +
  circle(x, y, r, { fill: `url(#gloss${i})` });

/** Draws a three-armed adapter for singles with a wide hole. */
function drawAdapter(x: number, y: number, r: number, fill: string): string {
  const drawArm = (at: number) => {
    const [a, b, c, d] = [
      polar(x, y, r * 0.28, at - 70),
      polar(x, y, r - 8, at - 24),
      polar(x, y, r - 8, at + 24),
      polar(x, y, r * 0.28, at + 70),
    ].map((p) => p.map((v) => v.toFixed(1)).join(' '));
    const [m, n] = [polar(x, y, r * 0.42, at - 18), polar(x, y, r * 0.42, at + 18)].map((p) =>
      p.map((v) => v.toFixed(1)).join(' '),
    );
    return path(`M${a}Q${m} ${b}L${c}Q${n} ${d}Z`, { fill });
  };
  return group(
    { filter: 'url(#drop)' },
    circle(x, y, r - 14, { fill: 'none', stroke: fill, strokeWidth: 28 }),
    ...[30, 150, 270].map(drawArm),
    circle(x, y, r * 0.34, { fill }),
    circle(x, y, r * 0.1, { fill: '#1a1a1a' }),
    circle(x, y, r - 14, { fill: 'none', stroke: '#fff', strokeOpacity: 0.25, strokeWidth: 6 }),
  );
}
