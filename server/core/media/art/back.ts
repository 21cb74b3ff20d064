/** Back of a sleeve: tracklist by side, credits, label, barcode. */
import type { Artwork } from './artwork.ts';
import { formatMinutes, groupBySide } from './artwork.ts';
import { drawBarcode } from './barcode.ts';
import { createLivery } from './cover.ts';
import { pickFirstReadable } from './color.ts';
import { random } from '../random.ts';
import { circle, createSvg, line, rect, SIDE } from './svg.ts';
import { drawGrain } from './texture.ts';
import { fitSize, setBlock, setLine } from './type.ts';

const STUDIOS = [
  'the old fire station',
  'a farmhouse with thick walls',
  'Studio Pavane',
  'the ballroom upstairs',
  'Tin Roof Sound',
  'Hangar 9',
  'the school gymnasium',
  'Atelier Nord',
  'a houseboat',
  'Room Two, Saltmarsh Studios',
];
const ENGINEERS = [
  'M. Orveda',
  'T. Lindqvall',
  'J. Brassard',
  'A. Keating-Rowe',
  'S. Niimori',
  'C. Vantreight',
  'P. Dellarosa',
  'I. Hanák',
];

/** Draws the back of a sleeve, 1000 × 1000. */
export function drawBack(artwork: Artwork): string {
  const { palette, display } = createLivery(artwork.seed, artwork.genre);
  const rnd = random(`back:${artwork.seed}`);
  const ground = rnd.chance(0.6)
    ? palette.ground
    : pickFirstReadable(palette.ink, 5, palette.c, palette.b, palette.ground);
  const ink = palette.ink;
  const groups = groupBySide(artwork.tracks);
  const columns = groups.length > 1 ? 2 : 1;
  const rows = Math.ceil(groups.length / columns);
  const width = columns === 1 ? 880 : 410;
  const height = 560 / rows;
  const maxTracks = Math.max(1, ...groups.map((s) => s.tracks.length));
  const step = Math.min(62, (height - 60) / maxTracks);
  const tracklist = groups.map(({ side, tracks }, i) => {
    const x = 60 + (i % columns) * 470;
    const y = 190 + Math.floor(i / columns) * height;
    return [
      setLine(artwork.category === 'cd' ? 'Tracks' : `Side ${side}`, x, y + 26, {
        face: 'groteskBold',
        size: 24,
        fill: ink,
      }),
      line(x, y + 42, x + width, y + 42, { stroke: ink, strokeWidth: 2.5 }),
      ...tracks.map((track, n) =>
        drawTrack(
          `${n + 1}`,
          track.title,
          formatMinutes(track.duration),
          x,
          y + 48 + (n + 0.74) * step,
          width,
          step,
          ink,
        ),
      ),
    ].join('');
  });
  const credits = `Recorded in ${rnd.pick(STUDIOS)} by ${rnd.pick(ENGINEERS)}. Mastered and cut by ${rnd.pick(ENGINEERS)}. Sleeve printed in two passes. ${artwork.catalog_number}. © ${artwork.year} ${artwork.label}. All rights of the producer and of the owner of the recorded work reserved.`;
  return createSvg(
    SIDE,
    SIDE,
    rect(0, 0, SIDE, SIDE, { fill: ground }),
    setLine(artwork.title, 60, 118, { face: display, size: fitSize(artwork.title, display, 620, 66), fill: ink }),
    setBlock(artwork.artist, {
      face: 'grotesk',
      fill: ink,
      x: 700,
      y: 66,
      width: 240,
      height: 60,
      maxSize: 28,
      align: 'end',
      leading: 1.15,
      vertical: 'bottom',
    }).svg,
    ...tracklist,
    setBlock(credits, {
      face: 'grotesk',
      fill: ink,
      x: 60,
      y: 826,
      width: 520,
      height: 108,
      maxSize: 18,
      leading: 1.34,
    }).svg,
    circle(646, 878, 40, { fill: palette.a }),
    circle(646, 878, 12, { fill: ground }),
    drawBarcode(artwork.barcode, 720, 816, 220, 124),
    drawGrain(rnd, 0.14),
  );
}

function drawTrack(
  index: string,
  title: string,
  time: string,
  x: number,
  y: number,
  width: number,
  step: number,
  ink: string,
): string {
  const size = Math.min(31, step * 0.6);
  const titleSize = fitSize(title, 'grotesk', width - 110, size);
  return (
    setLine(index, x, y, { face: 'mono', size: size * 0.8, fill: ink }) +
    setLine(title, x + 42, y, { face: 'grotesk', size: titleSize, fill: ink }) +
    setLine(time, x + width, y, { face: 'mono', size: size * 0.8, fill: ink, anchor: 'end' })
  );
}
