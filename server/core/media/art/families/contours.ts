/** A topographic map: fine contour lines, coordinates in small type. */
import type { CoverContext } from '../cover-context.ts';
import { circle, line, path, rect, smooth } from '../svg.ts';
import { fitSize, setBlock, setLine } from '../type.ts';
import { mix } from '../color.ts';
import { traceIsolines, createNoiseField } from '../noise.ts';
import { drawGrain } from '../texture.ts';

export function drawContours({ rnd, palette, title, artist, display }: CoverContext): string {
  const noise = createNoiseField(rnd, rnd.range(300, 430), 2);
  const peak = { x: rnd.range(250, 750), y: rnd.range(200, 560) };
  const field = (x: number, y: number) =>
    noise(x, y) * 0.8 + 0.9 * Math.exp(-(((x - peak.x) ** 2 + (y - peak.y) ** 2) / 70000));
  const levels = Array.from({ length: 24 }, (_, i) => -0.75 + i * 0.075);
  const curves = levels.map((level, i) => {
    const d = traceIsolines(field, level, -20, 1020, 20)
      .map((curve) => smooth(curve))
      .join('');
    const isIndexLine = i % 5 === 0;
    return path(d, {
      fill: 'none',
      stroke: isIndexLine ? palette.a : mix(palette.ink, palette.ground, 0.25),
      strokeWidth: isIndexLine ? 3.6 : 1.8,
      strokeLinejoin: 'round',
    });
  });
  const plate = { x: 70, y: 680, width: 560, height: 250 };
  const latitude = `${rnd.int(10, 68)}°${rnd.int(10, 59)}′N  ${rnd.int(1, 60)}°${rnd.int(10, 59)}′E`;
  return [
    rect(0, 0, 1000, 1000, { fill: palette.ground }),
    ...curves,
    circle(peak.x, peak.y, 11, { fill: palette.a }),
    circle(peak.x, peak.y, 26, { fill: 'none', stroke: palette.a, strokeWidth: 2.5 }),
    rect(plate.x, plate.y, plate.width, plate.height, { fill: palette.ground, stroke: palette.ink, strokeWidth: 2.5 }),
    setBlock(title, {
      face: display,
      fill: palette.ink,
      x: plate.x + 28,
      y: plate.y + 28,
      width: plate.width - 56,
      height: 112,
      maxSize: 68,
      leading: 1.04,
    }).svg,
    line(plate.x + 28, plate.y + 168, plate.x + plate.width - 28, plate.y + 168, {
      stroke: palette.ink,
      strokeWidth: 1.5,
    }),
    setLine(artist, plate.x + 28, plate.y + 201, {
      face: 'monoBold',
      size: fitSize(artist, 'monoBold', 504, 27),
      fill: palette.ink,
    }),
    setLine(latitude, plate.x + 28, plate.y + 228, { face: 'mono', size: 17, fill: palette.ink }),
    drawGrain(rnd, 0.1),
  ].join('');
}
