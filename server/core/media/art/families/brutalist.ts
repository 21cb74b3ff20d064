/** Brutalist type: the title fills the cover, broken over several lines. */
import type { CoverContext } from '../cover-context.ts';
import { path, rect, group } from '../svg.ts';
import { toCapitals, measureWidth, outlineText, setLine } from '../type.ts';
import { getMetrics } from '../typeface.ts';
import { drawGrain } from '../texture.ts';
import { pickReadable } from '../color.ts';

export function drawBrutalist({ rnd, palette, title, artist, serial }: CoverContext): string {
  const face = rnd.pick(['condensed', 'condensed', 'wide', 'groteskBlack'] as const);
  const isInverted = rnd.chance(0.4);
  const ground = isInverted ? palette.a : palette.ground;
  const ink = pickReadable(ground, palette.ink, palette.ground, '#111111');
  const lines = splitRows(toCapitals(title));
  const space = { top: 92, bottom: 908 };
  const gap = 22;
  const { cap } = getMetrics(face);
  const weights = lines.map((text) => Math.min(1.9, Math.max(0.8, 5.5 / text.length)));
  const unit = (space.bottom - space.top - gap * (lines.length - 1)) / weights.reduce((a, b) => a + b, 0);
  let y = space.top;
  const accent = rnd.int(0, lines.length - 1);
  const letters = lines.map((text, i) => {
    const height = (weights[i] ?? 1) * unit;
    y += height + (i ? gap : 0);
    const size = height / cap;
    const stretch = 900 / (measureWidth(text, face, size) || 1);
    const fill = i === accent && lines.length > 1 ? pickReadable(ground, palette.c, palette.b, palette.a) : ink;
    return path(outlineText(text, face, size, 0, 0), {
      fill,
      transform: `translate(50 ${y.toFixed(1)}) scale(${stretch.toFixed(4)} 1)`,
    });
  });
  const bar = rnd.chance(0.5) ? rect(0, 0, 1000, 1000, { fill: 'none', stroke: ink, strokeWidth: 28 }) : '';
  const smallStyle = { face: 'monoBold', size: Math.min(24, 620 / artist.length), fill: ink } as const;
  return [
    rect(0, 0, 1000, 1000, { fill: ground }),
    bar,
    group({}, ...letters),
    setLine(artist.toUpperCase(), 50, 62, smallStyle),
    setLine(serial, 950, 62, { ...smallStyle, size: 22, anchor: 'end' }),
    setLine('33 RPM', 50, 958, { ...smallStyle, size: 22 }),
    setLine('SIDE A / SIDE B', 950, 958, { ...smallStyle, size: 22, anchor: 'end' }),
    drawGrain(rnd, 0.18),
  ].join('');
}

/** Splits a title into rows of one word; short words share a row, a single long word is halved. */
function splitRows(title: string): string[] {
  const rows: string[] = [];
  for (const word of title.split(' ')) {
    const last = rows[rows.length - 1];
    if (last !== undefined && last.length + word.length < 7) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  const [singleWord] = rows;
  if (rows.length === 1 && singleWord && singleWord.length > 5) {
    const half = Math.ceil(singleWord.length / 2);
    return [singleWord.slice(0, half), singleWord.slice(half)];
  }
  return rows.length > 5 ? [...rows.slice(0, 4), rows.slice(4).join(' ')] : rows;
}
