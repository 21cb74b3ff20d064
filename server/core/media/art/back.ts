/** The back of a sleeve: tracklist by side, credits, label, barcode. */
import type { Artwork } from './artwork.ts';
import { minutes, sides } from './artwork.ts';
import { barcode } from './barcode.ts';
import { livery } from './cover.ts';
import { firstReadable } from './color.ts';
import { random } from '../random.ts';
import { circle, document, line, rect, SIDE } from './svg.ts';
import { grain } from './texture.ts';
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
const HANDS = [
  'M. Orveda',
  'T. Lindqvall',
  'J. Brassard',
  'A. Keating-Rowe',
  'S. Niimori',
  'C. Vantreight',
  'P. Dellarosa',
  'I. Hanák',
];

/** 1000 × 1000. */
export function backSvg(artwork: Artwork): string {
  const { palette, display } = livery(artwork.seed, artwork.genre);
  const rnd = random(`back:${artwork.seed}`);
  const ground = rnd.chance(0.6) ? palette.ground : firstReadable(palette.ink, 5, palette.c, palette.b, palette.ground);
  const ink = palette.ink;
  const list = sides(artwork.tracks);
  const columns = list.length > 1 ? 2 : 1;
  const rows = Math.ceil(list.length / columns);
  const width = columns === 1 ? 880 : 410;
  const height = 560 / rows;
  const longest = Math.max(1, ...list.map((s) => s.tracks.length));
  const step = Math.min(62, (height - 60) / longest);
  const tracklist = list.map(({ side, tracks }, i) => {
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
        row(`${n + 1}`, track.title, minutes(track.duration), x, y + 48 + (n + 0.74) * step, width, step, ink),
      ),
    ].join('');
  });
  const credits = `Recorded in ${rnd.pick(STUDIOS)} by ${rnd.pick(HANDS)}. Mastered and cut by ${rnd.pick(HANDS)}. Sleeve printed in two passes. ${artwork.catalog_number}. © ${artwork.year} ${artwork.label}. All rights of the producer and of the owner of the recorded work reserved.`;
  return document(
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
    barcode(artwork.barcode, 720, 816, 220, 124),
    grain(rnd, 0.14),
  );
}

function row(
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
  const wide = fitSize(title, 'grotesk', width - 110, size);
  return (
    setLine(index, x, y, { face: 'mono', size: size * 0.8, fill: ink }) +
    setLine(title, x + 42, y, { face: 'grotesk', size: wide, fill: ink }) +
    setLine(time, x + width, y, { face: 'mono', size: size * 0.8, fill: ink, anchor: 'end' })
  );
}
