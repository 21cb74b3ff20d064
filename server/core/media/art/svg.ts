/** Builders of SVG elements. Drawings are squares of 1000 units (`SIDE`) unless noted. */

export const SIDE = 1000;

export type Attributes = Record<string, string | number | undefined>;
export type Point = readonly [x: number, y: number];

/** Formats a number with at most one decimal, which keeps files small and byte-stable. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Builds an element. Rounds numbers, omits `undefined` attributes, converts camelCase names to kebab-case. */
export function el(name: string, attributes: Attributes, ...children: string[]): string {
  const text = Object.entries(SHAPES.has(name) ? splitOpacity(attributes) : attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      const formatted =
        typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : escapeText(value as string);
      return ` ${CAMEL_CASE_ATTRIBUTES.has(key) ? key : key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}="${formatted}"`;
    })
    .join('');
  return children.length ? `<${name}${text}>${children.join('')}</${name}>` : `<${name}${text}/>`;
}

const SHAPES = new Set(['rect', 'circle', 'ellipse', 'line', 'path']);

/** Replaces `opacity` of a shape by that of fill and stroke: librsvg renders `opacity` on a separate layer. */
function splitOpacity({ opacity, ...attributes }: Attributes): Attributes {
  return opacity === undefined ? attributes : { fillOpacity: opacity, strokeOpacity: opacity, ...attributes };
}

/** SVG attributes with camelCase names. */
const CAMEL_CASE_ATTRIBUTES = new Set([
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

/** Builds straight segments through the points. */
export const polyline = (points: readonly Point[], closed = false): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${num(x)} ${num(y)}`).join('') + (closed ? 'Z' : '');

/** Builds a smooth curve through the points (Catmull-Rom as cubic Béziers). */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const getPoint = (i: number): Point =>
    points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] as Point;
  const [x0, y0] = getPoint(0);
  let d = `M${num(x0)} ${num(y0)}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [getPoint(i - 1), getPoint(i), getPoint(i + 1), getPoint(i + 2)];
    const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    d += `C${num(c1[0])} ${num(c1[1])} ${num(c2[0])} ${num(c2[1])} ${num(p2[0])} ${num(p2[1])}`;
  }
  return d + (closed ? 'Z' : '');
}

/** Builds a circle as path data, for compound shapes. */
export const circlePath = (cx: number, cy: number, r: number): string =>
  `M${num(cx - r)} ${num(cy)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`;

/** Returns the point at an angle in degrees and a distance from a centre; 0° points right, 90° down. */
export const polar = (cx: number, cy: number, radius: number, degrees: number): Point => [
  cx + radius * Math.cos((degrees * Math.PI) / 180),
  cy + radius * Math.sin((degrees * Math.PI) / 180),
];

/** Builds an SVG document. */
export const createSvg = (width: number, height: number, ...children: string[]): string =>
  el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    children.join(''),
  );
