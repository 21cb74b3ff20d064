/** Print effects: grain, wear, rough edges, halftones, blur and gradients. */
import { el, group, num, polyline, rect, SIDE, type Point } from './svg.ts';
import { GRAIN_TILE, getGrainTile, WEAR_TILE, getWearTile } from './noise-tile.ts';
import type { Random } from '../random.ts';

/** Draws paper grain over the drawing; `strength` 0 to 1. */
export function drawGrain(rnd: Random, strength: number, width = SIDE, height = SIDE): string {
  return (
    definePattern('grain', getGrainTile(), GRAIN_TILE, rnd) +
    rect(0, 0, width, height, { fill: 'url(#grain)', opacity: strength, style: 'mix-blend-mode:overlay' })
  );
}

/** Draws the children as a worn print, with specks of missing ink. */
export function drawWornPrint(rnd: Random, ...children: string[]): string {
  return (
    definePattern('specks', getWearTile(), WEAR_TILE, rnd) +
    el('mask', { id: 'worn', style: 'mask-type:alpha' }, rect(0, 0, SIDE, SIDE, { fill: 'url(#specks)' })) +
    group({ mask: 'url(#worn)' }, ...children)
  );
}

function definePattern(id: string, href: string, side: number, rnd: Random): string {
  const shift = `translate(${rnd.int(0, side)} ${rnd.int(0, side)})`;
  return el(
    'pattern',
    { id, width: side, height: side, patternUnits: 'userSpaceOnUse', patternTransform: shift },
    el('image', { href, width: side, height: side }),
  );
}

/** Builds a closed outline through the points with an irregular edge; `amount` in units. */
export function buildCutEdge(rnd: Random, points: readonly Point[], amount: number): string {
  const edge: Point[] = [];
  points.forEach(([x, y], i) => {
    const [u, v] = points[(i + 1) % points.length] as Point;
    const steps = Math.max(1, Math.round(Math.hypot(u - x, v - y) / 16));
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      edge.push([x + (u - x) * t + rnd.range(-amount, amount), y + (v - y) * t + rnd.range(-amount, amount)]);
    }
  });
  return polyline(edge, true);
}

/** Builds a rotated halftone; `radius` returns the size of the dot at a point (below 0.4 it is omitted). */
export function buildHalftone(
  pitch: number,
  degrees: number,
  radius: (x: number, y: number) => number,
  box: { x: number; y: number; width: number; height: number } = { x: 0, y: 0, width: SIDE, height: SIDE },
): string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const reach = Math.ceil(Math.hypot(box.width, box.height) / 2 / pitch);
  let d = '';
  for (let j = -reach; j <= reach; j++) {
    for (let i = -reach; i <= reach; i++) {
      const x = cx + (i * cos - j * sin) * pitch;
      const y = cy + (i * sin + j * cos) * pitch;
      if (x < box.x || y < box.y || x > box.x + box.width || y > box.y + box.height) continue;
      const r = radius(x, y);
      if (r < 0.4) continue;
      d += `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0`;
    }
  }
  return d;
}

/** Filters in sRGB: by default pixels are converted to linear light and back, which takes longer than the blur. */
export const SRGB = { 'color-interpolation-filters': 'sRGB' } as const;

/**
 * Defines a blur filter, used as `url(#id)`.
 *
 * @param margin extent beyond the shape in per cent of its size; larger is slower
 */
export const defineBlur = (id: string, deviation: number, margin = 50): string =>
  el(
    'filter',
    { id, ...SRGB, x: `-${margin}%`, y: `-${margin}%`, width: `${100 + 2 * margin}%`, height: `${100 + 2 * margin}%` },
    el('feGaussianBlur', { stdDeviation: deviation }),
  );

export type Stop = readonly [offset: number, color: string, opacity?: number];

const renderStops = (list: readonly Stop[]) =>
  list.map(([offset, color, opacity]) => el('stop', { offset, stopColor: color, stopOpacity: opacity }));

export const defineLinearGradient = (id: string, degrees: number, ...list: Stop[]): string =>
  el('linearGradient', { id, gradientTransform: `rotate(${degrees} .5 .5)` }, ...renderStops(list));

export const defineRadialGradient = (id: string, ...list: Stop[]): string =>
  el('radialGradient', { id }, ...renderStops(list));
