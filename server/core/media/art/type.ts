/** Text as outlines: single lines, and blocks with computed size and line breaks. */
import { num, path, type Attributes } from './svg.ts';
import { getMetrics, shapeText, type Face } from './typeface.ts';

export interface LineStyle {
  face: Face;
  size: number;
  fill: string;
  /** Extra space between letters, in em. */
  tracking?: number;
  anchor?: 'start' | 'middle' | 'end';
  attributes?: Attributes;
}

/** Measures a line in drawing units. */
export const measureWidth = (text: string, face: Face, size: number, tracking = 0): number =>
  shapeText(text, face, tracking).width * size;

/** Builds the path data of a line with its baseline from x, y. */
export function outlineText(text: string, face: Face, size: number, x: number, y: number, tracking = 0): string {
  return shapeText(text, face, tracking)
    .glyphs.map(({ glyph, x: offset, unitsPerEm }) => {
      const scale = size / unitsPerEm;
      const left = x + offset * size;
      return glyph.path.commands
        .map(({ command, args }) => {
          const letter = PATH_COMMANDS[command] ?? 'Z';
          return letter + args.map((v, i) => num(i % 2 ? y - v * scale : left + v * scale)).join(' ');
        })
        .join('');
    })
    .join('');
}

const PATH_COMMANDS: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/** Draws a line of text at its baseline. */
export function setLine(text: string, x: number, y: number, style: LineStyle): string {
  const tracking = style.tracking ?? 0;
  const width = measureWidth(text, style.face, style.size, tracking);
  const start = style.anchor === 'middle' ? x - width / 2 : style.anchor === 'end' ? x - width : x;
  return path(outlineText(text, style.face, style.size, start, y, tracking), { fill: style.fill, ...style.attributes });
}

/** Returns the largest size, at most `max`, at which a line fits `width`. */
export const fitSize = (text: string, face: Face, width: number, max: number, tracking = 0): number =>
  Math.min(max, width / (measureWidth(text, face, 1, tracking) || 1));

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
  /** Bounding box of the text. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws text in a box, with the line breaks that allow the largest size. */
export function setBlock(text: string, style: BlockStyle): Block {
  const { face, width, height, tracking = 0, leading = 1, align = 'start', vertical = 'top' } = style;
  const { cap } = getMetrics(face);
  const layout = listLineBreaks(text)
    .map((lines) => {
      const widest = Math.max(...lines.map((l) => measureWidth(l, face, 1, tracking)), 0.001);
      const blockHeight = cap + (lines.length - 1) * leading;
      return {
        lines,
        widest,
        blockHeight,
        size: Math.min(width / widest, height / blockHeight, style.maxSize ?? Infinity),
      };
    })
    .reduce((best, candidate) => (candidate.size > best.size * 1.001 ? candidate : best));
  const { lines, size } = layout;
  const usedHeight = layout.blockHeight * size;
  const top = style.y + (vertical === 'top' ? 0 : (height - usedHeight) * (vertical === 'middle' ? 0.5 : 1));
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
  const usedWidth = layout.widest * size;
  return {
    svg,
    size,
    lines,
    y: top,
    height: usedHeight,
    width: usedWidth,
    x: x - (align === 'start' ? 0 : align === 'middle' ? usedWidth / 2 : usedWidth),
  };
}

/** Lists balanced line breaks for one to six lines, one per number of lines. */
function listLineBreaks(text: string): string[][] {
  const words = text.split(' ').filter(Boolean);
  const candidates: string[][] = [];
  for (let count = 1; count <= Math.min(6, words.length); count++) {
    let limit = Math.ceil(words.join(' ').length / count);
    let lines = wrapWords(words, limit);
    while (lines.length > count) lines = wrapWords(words, ++limit);
    if (!candidates.some((candidate) => candidate.length === lines.length)) candidates.push(lines);
  }
  return candidates.length ? candidates : [['']];
}

/** Wraps words greedily at a number of letters; a longer word has its own line. */
export function wrapWords(words: readonly string[], limit: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= limit) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Converts to capitals without accents, which would collide with the line above in large type. */
export const toCapitals = (text: string): string => text.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '');
