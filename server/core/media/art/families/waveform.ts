/** Mirrored sound levels as one band, a ring, or stacked tracks. */
import type { CoverContext } from '../cover-context.ts';
import { circle, group, line, path, polar, rect } from '../svg.ts';
import { setBlock } from '../type.ts';
import { mix } from '../color.ts';
import { drawGrain } from '../texture.ts';
import type { Random } from '../../random.ts';

export function drawWaveform(context: CoverContext): string {
  const { rnd, palette, title, artist, display } = context;
  const art = rnd.pick([drawBand, drawRing, drawTracks])(rnd, context);
  return [
    rect(0, 0, 1000, 1000, { fill: palette.ground }),
    art,
    setBlock(title, {
      face: display,
      fill: palette.ink,
      x: 60,
      y: 800,
      width: 880,
      height: 86,
      maxSize: 80,
      leading: 1.02,
      vertical: 'bottom',
    }).svg,
    setBlock(artist, { face: 'mono', fill: palette.ink, x: 60, y: 912, width: 880, height: 26, maxSize: 34 }).svg,
    drawGrain(rnd, 0.12),
  ].join('');
}

type Draw = (rnd: Random, context: CoverContext) => string;

/** Creates levels from 0 to 1 that rise and fall like a phrase of music. */
function createLevels(rnd: Random, count: number): number[] {
  const phase = [rnd.range(0, 6), rnd.range(0, 6), rnd.range(0, 6)] as const;
  return Array.from({ length: count }, (_, i) => {
    const t = (i / count) * Math.PI * 2;
    const swell = 0.5 + 0.5 * Math.sin(t * 1 + phase[0]);
    const beat = 0.5 + 0.5 * Math.sin(t * 7 + phase[1]) * Math.sin(t * 3 + phase[2]);
    return Math.max(0.05, Math.min(1, swell * 0.45 + beat * 0.4 + rnd.range(-0.12, 0.22)));
  });
}

const drawBand: Draw = (rnd, { palette }) => {
  const count = rnd.pick([41, 53, 67]);
  const width = 880 / count;
  return createLevels(rnd, count)
    .map((level, i) => {
      const h = level * 315;
      const t = i / count;
      const fill = t < 0.5 ? mix(palette.ink, palette.a, t * 2) : mix(palette.a, palette.c, t * 2 - 1);
      return rect(60 + i * width + width * 0.16, 415 - h, width * 0.68, h * 2, { fill, rx: width * 0.34 });
    })
    .join('');
};

const drawRing: Draw = (rnd, { palette }) => {
  const count = 120;
  const bars = createLevels(rnd, count).map((level, i) => {
    const degrees = (i * 360) / count - 90;
    return line(...polar(500, 415, 150, degrees), ...polar(500, 415, 165 + level * 185, degrees), {
      stroke: i % 3 ? palette.a : palette.c,
      strokeWidth: 5.5,
      strokeLinecap: 'round',
    });
  });
  return (
    group({}, ...bars) + circle(500, 415, 118, { fill: palette.b }) + circle(500, 415, 16, { fill: palette.ground })
  );
};

const drawTracks: Draw = (rnd, { palette }) => {
  const rows = rnd.int(5, 7);
  const height = 690 / rows;
  const inks = [palette.a, palette.b, palette.c, palette.ink];
  return Array.from({ length: rows }, (_, row) => {
    const y = 75 + row * height + height / 2;
    const from = 60 + rnd.int(0, 4) * 70;
    const to = 940 - rnd.int(0, 3) * 70;
    const edge = createLevels(rnd, 44).map((level, i): [number, number] => [
      from + ((to - from) * i) / 43,
      level * height * 0.42,
    ]);
    const upperEdge = edge.map(([x, h]) => `${x.toFixed(1)} ${(y - h).toFixed(1)}`).join('L');
    const lowerEdge = edge
      .reverse()
      .map(([x, h]) => `${x.toFixed(1)} ${(y + h).toFixed(1)}`)
      .join('L');
    return path(`M${upperEdge}L${lowerEdge}Z`, {
      fill: inks[row % inks.length],
      strokeLinejoin: 'round',
      stroke: inks[row % inks.length],
      strokeWidth: 3,
    });
  }).join('');
};
