/** Smooth random fields and their isolines. */
import type { Random } from '../random.ts';
import type { Point } from './svg.ts';

export type Field = (x: number, y: number) => number;

/** Creates a field of value noise on a grid of `cell` units with `octaves` layers; values from about -1 to 1. */
export function createNoiseField(rnd: Random, cell: number, octaves = 2): Field {
  const table = Float64Array.from({ length: 256 }, () => rnd.range(-1, 1));
  const order = Uint8Array.from({ length: 256 }, () => rnd.int(0, 255));
  const getCorner = (x: number, y: number, layer: number) => table[order[(order[(x + layer * 57) & 255]! + y) & 255]!]!;
  const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  const computeLayer = (x: number, y: number, layer: number) => {
    const [ix, iy] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [fade(x - ix), fade(y - iy)];
    const top = getCorner(ix, iy, layer) * (1 - u) + getCorner(ix + 1, iy, layer) * u;
    const bottom = getCorner(ix, iy + 1, layer) * (1 - u) + getCorner(ix + 1, iy + 1, layer) * u;
    return top * (1 - v) + bottom * v;
  };
  return (x, y) => {
    let [sum, weight, total] = [0, 1, 0];
    for (let layer = 0; layer < octaves; layer++) {
      const scale = 2 ** layer / cell;
      sum += computeLayer(x * scale, y * scale, layer) * weight;
      total += weight;
      weight /= 2;
    }
    return sum / total;
  };
}

/**
 * Traces the curves where the field equals `level` in a square from `from` to `to`, by marching squares of `step`
 * units.
 */
export function traceIsolines(field: Field, level: number, from: number, to: number, step: number): Point[][] {
  const count = Math.round((to - from) / step);
  const value = Array.from({ length: count + 1 }, (_, j) =>
    Array.from({ length: count + 1 }, (_, i) => field(from + i * step, from + j * step) - level),
  );
  const neighbours = new Map<string, Point[]>();
  const key = ([x, y]: Point) => `${x.toFixed(3)},${y.toFixed(3)}`;
  const join = (p: Point, q: Point) => {
    for (const [a, b] of [
      [p, q],
      [q, p],
    ] as const)
      neighbours.set(key(a), [...(neighbours.get(key(a)) ?? []), b]);
  };
  for (let j = 0; j < count; j++) {
    for (let i = 0; i < count; i++) {
      const crossings = findCrossings(value, i, j).map(([x, y]): Point => [from + x * step, from + y * step]);
      for (let k = 0; k + 1 < crossings.length; k += 2) join(crossings[k]!, crossings[k + 1]!);
    }
  }
  return joinChains(neighbours, key);
}

/** Returns the points, in grid units, where the level crosses the sides of a cell, in pairs. */
function findCrossings(value: number[][], i: number, j: number): Point[] {
  const corners: Point[] = [
    [i, j],
    [i + 1, j],
    [i + 1, j + 1],
    [i, j + 1],
  ];
  const heights = corners.map(([x, y]) => value[y]![x]!);
  const crossings: Point[] = [];
  for (let side = 0; side < 4; side++) {
    const [h, g] = [heights[side]!, heights[(side + 1) % 4]!];
    if (h > 0 === g > 0) continue;
    const [[x, y], [u, v]] = [corners[side]!, corners[(side + 1) % 4]!];
    const t = h / (h - g);
    // two cells share an edge in opposite directions: rounding makes their points equal
    crossings.push([roundCoordinate(x + (u - x) * t), roundCoordinate(y + (v - y) * t)]);
  }
  return crossings;
}

const roundCoordinate = (value: number) => Math.round(value * 1e5) / 1e5;

function joinChains(neighbours: Map<string, Point[]>, key: (p: Point) => string): Point[][] {
  const curves: Point[][] = [];
  const takeNext = (from: string): Point | undefined => {
    const to = neighbours.get(from)?.pop();
    if (!to) return undefined;
    const back = neighbours.get(key(to));
    back?.splice(
      back.findIndex((p) => key(p) === from),
      1,
    );
    return to;
  };
  const traceCurve = (start: string) => {
    const [x, y] = start.split(',').map(Number);
    const curve: Point[] = [[x!, y!]];
    for (let point: Point | undefined = takeNext(start); point; point = takeNext(key(point))) curve.push(point);
    if (curve.length > 1) curves.push(curve);
  };
  // open curves first, from their ends; the others are closed
  for (const [start, ends] of neighbours) if (ends.length === 1) traceCurve(start);
  for (const [start, ends] of neighbours) while (ends.length) traceCurve(start);
  return curves;
}
