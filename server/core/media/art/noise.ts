/** Smooth random fields, and the curves on which a field has one height. */
import type { Random } from '../random.ts';
import type { Point } from './svg.ts';

export type Field = (x: number, y: number) => number;

/** A smooth field of bumps: value noise on a grid of `cell` units, `octaves` layers; about -1 to 1. */
export function noiseField(rnd: Random, cell: number, octaves = 2): Field {
  const table = Float64Array.from({ length: 256 }, () => rnd.range(-1, 1));
  const order = Uint8Array.from({ length: 256 }, () => rnd.int(0, 255));
  const corner = (x: number, y: number, layer: number) => table[order[(order[(x + layer * 57) & 255]! + y) & 255]!]!;
  const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  const layerAt = (x: number, y: number, layer: number) => {
    const [ix, iy] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [fade(x - ix), fade(y - iy)];
    const top = corner(ix, iy, layer) * (1 - u) + corner(ix + 1, iy, layer) * u;
    const bottom = corner(ix, iy + 1, layer) * (1 - u) + corner(ix + 1, iy + 1, layer) * u;
    return top * (1 - v) + bottom * v;
  };
  return (x, y) => {
    let [sum, weight, total] = [0, 1, 0];
    for (let layer = 0; layer < octaves; layer++) {
      const scale = 2 ** layer / cell;
      sum += layerAt(x * scale, y * scale, layer) * weight;
      total += weight;
      weight /= 2;
    }
    return sum / total;
  };
}

/** Curves where the field equals `level`, over a square from `from` to `to`, by marching squares of `step` units. */
export function isolines(field: Field, level: number, from: number, to: number, step: number): Point[][] {
  const count = Math.round((to - from) / step);
  const value = Array.from({ length: count + 1 }, (_, j) =>
    Array.from({ length: count + 1 }, (_, i) => field(from + i * step, from + j * step) - level),
  );
  const next = new Map<string, Point[]>();
  const key = ([x, y]: Point) => `${x.toFixed(3)},${y.toFixed(3)}`;
  const join = (p: Point, q: Point) => {
    for (const [a, b] of [
      [p, q],
      [q, p],
    ] as const)
      next.set(key(a), [...(next.get(key(a)) ?? []), b]);
  };
  for (let j = 0; j < count; j++) {
    for (let i = 0; i < count; i++) {
      const crossings = cell(value, i, j).map(([x, y]): Point => [from + x * step, from + y * step]);
      for (let k = 0; k + 1 < crossings.length; k += 2) join(crossings[k]!, crossings[k + 1]!);
    }
  }
  return chains(next, key);
}

/** Points, in grid units, where the level crosses the four sides of one cell, two by two. */
function cell(value: number[][], i: number, j: number): Point[] {
  const corners: Point[] = [
    [i, j],
    [i + 1, j],
    [i + 1, j + 1],
    [i, j + 1],
  ];
  const heights = corners.map(([x, y]) => value[y]![x]!);
  const found: Point[] = [];
  for (let side = 0; side < 4; side++) {
    const [h, g] = [heights[side]!, heights[(side + 1) % 4]!];
    if (h > 0 === g > 0) continue;
    const [[x, y], [u, v]] = [corners[side]!, corners[(side + 1) % 4]!];
    const t = h / (h - g);
    // The same edge is met from two cells in opposite directions: rounding makes both give one point.
    found.push([round(x + (u - x) * t), round(y + (v - y) * t)]);
  }
  return found;
}

const round = (value: number) => Math.round(value * 1e5) / 1e5;

function chains(next: Map<string, Point[]>, key: (p: Point) => string): Point[][] {
  const curves: Point[][] = [];
  const take = (from: string): Point | undefined => {
    const to = next.get(from)?.pop();
    if (!to) return undefined;
    const back = next.get(key(to));
    back?.splice(
      back.findIndex((p) => key(p) === from),
      1,
    );
    return to;
  };
  const walk = (start: string) => {
    const [x, y] = start.split(',').map(Number);
    const curve: Point[] = [[x!, y!]];
    for (let at: Point | undefined = take(start); at; at = take(key(at))) curve.push(at);
    if (curve.length > 1) curves.push(curve);
  };
  // Open curves first, from their ends; the rest are closed rings.
  for (const [start, ends] of next) if (ends.length === 1) walk(start);
  for (const [start, ends] of next) while (ends.length) walk(start);
  return curves;
}
