/** Jazz of the late fifties: two colours and black, cropped bars, dots or squares, large type. */
import type { CoverContext } from '../cover-context.ts';
import { circle, group, path, rect } from '../svg.ts';
import { setBlock, setLine } from '../type.ts';
import { pickReadable } from '../color.ts';
import { drawGrain } from '../texture.ts';
import type { Random } from '../../random.ts';

export function drawBluenote({ rnd, palette, title, artist, serial }: CoverContext): string {
  const drawRhythm = rnd.pick([drawKeys, drawDots, drawSquares, drawReeds]);
  const ground = palette.ground;
  const ink = pickReadable(ground, palette.ink, '#111111', '#f7f2e7');
  const isLeft = rnd.chance(0.5);
  const face = rnd.pick(['groteskBlack', 'geometricBold'] as const);
  const artistBlock = setBlock(artist.toLowerCase(), {
    face,
    fill: ink,
    x: 56,
    y: 60,
    width: 888,
    height: 220,
    maxSize: 190,
    leading: 0.86,
    tracking: -0.035,
    align: isLeft ? 'start' : 'end',
  });
  const titleTop = artistBlock.y + artistBlock.height + Math.max(44, artistBlock.size * 0.26 + 14);
  const titleBlock = setBlock(title.toLowerCase(), {
    face,
    fill: pickReadable(ground, palette.a, palette.c, ink),
    x: 56,
    y: titleTop,
    width: 560,
    height: 130,
    maxSize: 62,
    leading: 1.02,
    tracking: -0.02,
    align: 'start',
  });
  const top = titleBlock.y + titleBlock.height + 60;
  return [
    rect(0, 0, 1000, 1000, { fill: ground }),
    group({}, drawRhythm(rnd, top, [ink, palette.a, palette.b, palette.c])),
    artistBlock.svg,
    titleBlock.svg,
    setLine(serial, 944, titleBlock.y + 22, { face: 'groteskBold', size: 22, fill: ink, anchor: 'end' }),
    setLine('STEREO', 944, titleBlock.y + 50, { face: 'grotesk', size: 17, fill: ink, anchor: 'end', tracking: 0.22 }),
    drawGrain(rnd, 0.16),
  ].join('');
}

type Rhythm = (rnd: Random, top: number, inks: readonly [string, string, string, string]) => string;

const drawKeys: Rhythm = (rnd, top, [ink, a, b]) => {
  const count = rnd.int(11, 15);
  const width = 1000 / count;
  const accent = rnd.int(2, count - 3);
  return Array.from({ length: count }, (_, i) => {
    const y = top + rnd.range(0, 0.55) * (1000 - top) * (i === accent ? 0 : 1);
    return rect(i * width + width * 0.12, y, width * 0.76, 1000 - y, {
      fill: i === accent ? a : i % 4 === 2 ? b : ink,
    });
  }).join('');
};

const drawDots: Rhythm = (rnd, top, [ink, a, b]) => {
  const columns = rnd.int(6, 8);
  const pitch = 1000 / columns;
  const rows = Math.ceil((1000 - top) / pitch) + 1;
  const special = rnd.int(0, columns * 2);
  return Array.from({ length: rows * columns }, (_, i) => {
    const size = 0.16 + 0.3 * Math.abs(Math.sin(i * 0.61 + special));
    const fill = i === special + columns ? a : i % 7 === 3 ? b : ink;
    return circle(((i % columns) + 0.5) * pitch, top + (Math.floor(i / columns) + 0.5) * pitch, size * pitch, { fill });
  }).join('');
};

const drawSquares: Rhythm = (rnd, top, [ink, a, b, c]) => {
  const side = 1000 - top;
  const size = side * 0.46;
  return Array.from({ length: 5 }, (_, i) => {
    const x = 90 + i * 195;
    const y = top + side * 0.44 + Math.sin(i * 1.7 + rnd.range(0, 0.6)) * side * 0.13;
    return rect(-size / 2, -size / 2, size, size, {
      fill: [ink, a, ink, b, c][i],
      transform: `translate(${x} ${Math.round(y)}) rotate(${rnd.int(-16, 16)})`,
      style: i % 2 ? 'mix-blend-mode:normal' : undefined,
    });
  }).join('');
};

const drawReeds: Rhythm = (rnd, top, [ink, a, b]) => {
  const base = rnd.range(220, 780);
  return Array.from({ length: 26 }, (_, i) => {
    const spread = (i - 12.5) * 54;
    const lift = top + Math.abs(i - 12.5) * 11;
    return path(
      `M${Math.round(base - 7)} 1010L${Math.round(base + spread - 15)} ${Math.round(lift)}h30L${Math.round(base + 7)} 1010Z`,
      {
        fill: i % 9 === 4 ? a : i % 5 === 1 ? b : ink,
      },
    );
  }).join('');
};
