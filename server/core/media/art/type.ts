/** Setting text as outlines: single lines, and blocks that find their own size and line breaks. */
import { num, path, type Attributes } from './svg.ts';
import { metrics, shape, type Face } from './typeface.ts';

export interface LineStyle {
  face: Face;
  size: number;
  fill: string;
  /** Extra space between letters, in em. */
  tracking?: number;
  anchor?: 'start' | 'middle' | 'end';
  attributes?: Attributes;
}

/** Width of a line in drawing units. */
export const measure = (text: string, face: Face, size: number, tracking = 0): number =>
  shape(text, face, tracking).width * size;

/** Path data of a line whose baseline starts at x, y. */
export function outline(text: string, face: Face, size: number, x: number, y: number, tracking = 0): string {
  return shape(text, face, tracking)
    .glyphs.map(({ glyph, x: offset, unitsPerEm }) => {
      const scale = size / unitsPerEm;
      const left = x + offset * size;
      return glyph.path.commands
        .map(({ command, args }) => {
          const letter = LETTER[command] ?? 'Z';
          return letter + args.map((v, i) => num(i % 2 ? y - v * scale : left + v * scale)).join(' ');
        })
        .join('');
    })
    .join('');
}

const LETTER: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/** One line of text at its baseline. */
export function setLine(text: string, x: number, y: number, style: LineStyle): string {
  const tracking = style.tracking ?? 0;
  const width = measure(text, style.face, style.size, tracking);
  const start = style.anchor === 'middle' ? x - width / 2 : style.anchor === 'end' ? x - width : x;
  return path(outline(text, style.face, style.size, start, y, tracking), { fill: style.fill, ...style.attributes });
}

/** The largest size at which one line is at most `width` wide and at most `max` high. */
export const fitSize = (text: string, face: Face, width: number, max: number, tracking = 0): number =>
  Math.min(max, width / (measure(text, face, 1, tracking) || 1));

export interface BlockStyle {
  face: Face;
  fill: string;
  x: number;
  y: number;
  width: number;
  height: number;
  maxSize?: number;
  align?: 'start' | 'middle' | 'end';
  /** Vertical alignment of the lines in the box. */
  vertical?: 'top' | 'middle' | 'bottom';
  /** Line distance in em. */
  leading?: number;
  tracking?: number;
  attributes?: Attributes;
}

export interface Block {
  svg: string;
  size: number;
  lines: string[];
  /** The box that is really covered by letters. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Text in a box, broken into the lines that let it be largest. */
export function setBlock(text: string, style: BlockStyle): Block {
  const { face, width, height, tracking = 0, leading = 1, align = 'start', vertical = 'top' } = style;
  const { cap } = metrics(face);
  const set = breakings(text)
    .map((lines) => {
      const widest = Math.max(...lines.map((l) => measure(l, face, 1, tracking)), 0.001);
      const tall = cap + (lines.length - 1) * leading;
      return { lines, widest, tall, size: Math.min(width / widest, height / tall, style.maxSize ?? Infinity) };
    })
    .reduce((best, candidate) => (candidate.size > best.size * 1.001 ? candidate : best));
  const { lines, size } = set;
  const covered = set.tall * size;
  const top = style.y + (vertical === 'top' ? 0 : (height - covered) * (vertical === 'middle' ? 0.5 : 1));
  const x = style.x + (align === 'start' ? 0 : align === 'middle' ? width / 2 : width);
  const svg = lines
    .map((text, i) =>
      setLine(text, x, top + (cap + i * leading) * size, {
        face,
        size,
        tracking,
        anchor: align,
        fill: style.fill,
        attributes: style.attributes,
      }),
    )
    .join('');
  const wide = set.widest * size;
  return {
    svg,
    size,
    lines,
    y: top,
    height: covered,
    width: wide,
    x: x - (align === 'start' ? 0 : align === 'middle' ? wide / 2 : wide),
  };
}

/** Every balanced way to break the words into one to six lines (the best one for each number of lines). */
function breakings(text: string): string[][] {
  const words = text.split(' ').filter(Boolean);
  const found: string[][] = [];
  for (let count = 1; count <= Math.min(6, words.length); count++) {
    let limit = Math.ceil(words.join(' ').length / count);
    let lines = wrap(words, limit);
    while (lines.length > count) lines = wrap(words, ++limit);
    if (!found.some((known) => known.length === lines.length)) found.push(lines);
  }
  return found.length ? found : [['']];
}

/** Greedy wrap at a number of letters; a word longer than the limit stands alone. */
export function wrap(words: readonly string[], limit: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= limit) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Capitals without accents, as poster printers set them: very large, an accent would collide with the line above. */
export const capitals = (text: string): string => text.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '');
