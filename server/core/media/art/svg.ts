/** Small builders for SVG text. All art is drawn on a square of 1000 units (`SIDE`) unless a function says otherwise. */

export const SIDE = 1000;

export type Attributes = Record<string, string | number | undefined>;
export type Point = readonly [x: number, y: number];

/** A number with at most one decimal: enough for a 1000-unit drawing, and keeps files small and byte-stable. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** One element; numbers are rounded, `undefined` attributes left out, camelCase names become kebab-case. */
export function el(name: string, attributes: Attributes, ...children: string[]): string {
  const text = Object.entries(SHAPES.has(name) ? thin(attributes) : attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      const written = typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : escape(value as string);
      return ` ${KEEP_CASE.has(key) ? key : key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}="${written}"`;
    })
    .join('');
  return children.length ? `<${name}${text}>${children.join('')}</${name}>` : `<${name}${text}/>`;
}

const SHAPES = new Set(['rect', 'circle', 'ellipse', 'line', 'path']);

/** `opacity` on a shape makes librsvg draw it on a layer of its own; opacity of fill and stroke costs nothing. */
function thin({ opacity, ...attributes }: Attributes): Attributes {
  return opacity === undefined ? attributes : { fillOpacity: opacity, strokeOpacity: opacity, ...attributes };
}

/** SVG attributes whose own names are camelCase. */
const KEEP_CASE = new Set([
  'viewBox',
  'gradientUnits',
  'gradientTransform',
  'patternUnits',
  'patternTransform',
  'clipPathUnits',
  'maskUnits',
  'stdDeviation',
  'baseFrequency',
  'numOctaves',
  'stitchTiles',
  'filterUnits',
  'preserveAspectRatio',
  'tableValues',
  'xChannelSelector',
  'yChannelSelector',
]);

export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes = {}) =>
  el('rect', { x, y, width, height, ...attributes });

export const circle = (cx: number, cy: number, r: number, attributes: Attributes = {}) =>
  el('circle', { cx, cy, r, ...attributes });

export const path = (d: string, attributes: Attributes = {}) => el('path', { d, ...attributes });

export const line = (x1: number, y1: number, x2: number, y2: number, attributes: Attributes = {}) =>
  el('line', { x1, y1, x2, y2, ...attributes });

export const group = (attributes: Attributes, ...children: string[]) => el('g', attributes, children.join(''));

/** Straight segments through the points. */
export const polyline = (points: readonly Point[], closed = false): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${num(x)} ${num(y)}`).join('') + (closed ? 'Z' : '');

/** A smooth curve through the points (Catmull-Rom turned into cubic Béziers). */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (i: number): Point => points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] as Point;
  const [x0, y0] = at(0);
  let d = `M${num(x0)} ${num(y0)}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    d += `C${num(c1[0])} ${num(c1[1])} ${num(c2[0])} ${num(c2[1])} ${num(p2[0])} ${num(p2[1])}`;
  }
  return d + (closed ? 'Z' : '');
}

/** A circle as path data, for compound shapes. */
export const circlePath = (cx: number, cy: number, r: number): string =>
  `M${num(cx - r)} ${num(cy)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`;

/** Angle in degrees and distance from a centre to a point; 0° points right, 90° down. */
export const polar = (cx: number, cy: number, radius: number, degrees: number): Point => [
  cx + radius * Math.cos((degrees * Math.PI) / 180),
  cy + radius * Math.sin((degrees * Math.PI) / 180),
];

/** A whole document. */
export const document = (width: number, height: number, ...children: string[]): string =>
  el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    children.join(''),
  );
