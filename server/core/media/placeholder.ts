/** Placeholder for missing pictures (§8). */
import { circle, createSvg, rect } from './art/svg.ts';
import { encode, toPng } from './raster.ts';
import type { Format } from './keys.ts';

const WIDTH = 480;
const GROUND = '#e6e2da';
const LINE = '#c9c3b7';

const drawing = createSvg(
  1000,
  1000,
  rect(0, 0, 1000, 1000, { fill: GROUND }),
  ...[330, 268, 206].map((r) => circle(500, 500, r, { fill: 'none', stroke: LINE, strokeWidth: 6 })),
  circle(500, 500, 130, { fill: LINE }),
  circle(500, 500, 16, { fill: GROUND }),
);

const cache = new Map<Format, Promise<Buffer>>();

/** Renders the placeholder in a format. Cached. */
export function getPlaceholder(format: Format): Promise<Buffer> {
  const cached = cache.get(format);
  if (cached) return cached;
  const picture = toPng({ svg: drawing }, WIDTH).then((png) => encode(png, { format }));
  cache.set(format, picture);
  return picture;
}
