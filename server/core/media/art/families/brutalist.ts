/** Brutalist type: the title is the picture, set so large that it has to break. */
import type { CoverContext } from '../cover-context.ts';
import { path, rect, group } from '../svg.ts';
import { capitals, measure, outline, setLine } from '../type.ts';
import { metrics } from '../typeface.ts';
import { grain } from '../texture.ts';
import { readable } from '../color.ts';

export function brutalist({ rnd, palette, title, artist, serial }: CoverContext): string {
  const face = rnd.pick(['condensed', 'condensed', 'wide', 'groteskBlack'] as const);
  const invert = rnd.chance(0.4);
  const ground = invert ? palette.a : palette.ground;
  const ink = readable(ground, palette.ink, palette.ground, '#111111');
  const lines = rows(capitals(title));
  const space = { top: 92, bottom: 908 };
  const gap = 22;
  const { cap } = metrics(face);
  const weights = lines.map((text) => Math.min(1.9, Math.max(0.8, 5.5 / text.length)));
  const unit = (space.bottom - space.top - gap * (lines.length - 1)) / weights.reduce((a, b) => a + b, 0);
  let y = space.top;
  const accent = rnd.int(0, lines.length - 1);
  const set = lines.map((text, i) => {
    const height = (weights[i] ?? 1) * unit;
    y += height + (i ? gap : 0);
    const size = height / cap;
    const stretch = 900 / (measure(text, face, size) || 1);
    const fill = i === accent && lines.length > 1 ? readable(ground, palette.c, palette.b, palette.a) : ink;
    return path(outline(text, face, size, 0, 0), {
      fill,
      transform: `translate(50 ${y.toFixed(1)}) scale(${stretch.toFixed(4)} 1)`,
    });
  });
  const bar = rnd.chance(0.5) ? rect(0, 0, 1000, 1000, { fill: 'none', stroke: ink, strokeWidth: 28 }) : '';
  const small = { face: 'monoBold', size: Math.min(24, 620 / artist.length), fill: ink } as const;
  return [
    rect(0, 0, 1000, 1000, { fill: ground }),
    bar,
    group({}, ...set),
    setLine(artist.toUpperCase(), 50, 62, small),
    setLine(serial, 950, 62, { ...small, size: 22, anchor: 'end' }),
    setLine('33 RPM', 50, 958, { ...small, size: 22 }),
    setLine('SIDE A / SIDE B', 950, 958, { ...small, size: 22, anchor: 'end' }),
    grain(rnd, 0.18),
  ].join('');
}

/** One word a row; short words share a row, a lone long word is cut into halves. */
function rows(title: string): string[] {
  const found: string[] = [];
  for (const word of title.split(' ')) {
    const last = found[found.length - 1];
    if (last !== undefined && last.length + word.length < 7) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  const [only] = found;
  if (found.length === 1 && only && only.length > 5) {
    const half = Math.ceil(only.length / 2);
    return [only.slice(0, half), only.slice(half)];
  }
  return found.length > 5 ? [...found.slice(0, 4), found.slice(4).join(' ')] : found;
}
