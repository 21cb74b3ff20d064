// Drawing on PDF pages: text in any script, rules, barcodes. Lengths are points (1/72 inch), y grows downwards.
import type PDFDocument from 'pdfkit';
import { type Barcode, getBars } from './barcode.ts';
import { splitIntoRuns, type Weight } from './fonts.ts';

export type Doc = InstanceType<typeof PDFDocument>;

export const INK = { text: '#161412', quiet: '#5c5751', line: '#cfc9c0', faint: '#f3f0ea' } as const;

export interface TextStyle {
  size?: number;
  weight?: Weight;
  color?: string;
  /** Width for wrapping and alignment. */
  width?: number;
  align?: 'left' | 'right' | 'center';
  /** Maximum number of lines; longer texts end in an ellipsis. */
  lines?: number;
  /** Letter spacing. */
  spacing?: number;
}

const LINE_HEIGHT = 1.36;
/** Scripts that may break between any two characters. */
const BREAKABLE = /[\u3000-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/u;

/** Tabular figures for right-aligned texts, which are amounts. */
const getFontFeatures = ({ align }: TextStyle): { features?: ['tnum'] } =>
  align === 'right' ? { features: ['tnum'] } : {};

/** Returns the width of a text in one line. */
export function measureWidth(doc: Doc, text: string, style: TextStyle = {}): number {
  const { size = 9, weight = 'regular', spacing = 0 } = style;
  return splitIntoRuns(text, weight).reduce(
    (width, run) =>
      width +
      setFace(doc, run.face, size).widthOfString(run.text, getFontFeatures(style)) +
      spacing * [...run.text].length,
    0,
  );
}

function setFace(doc: Doc, face: { name: string; bytes(): Buffer }, size: number): Doc {
  return doc.font(registerFace(doc, face), size);
}

const registeredFonts = new WeakMap<Doc, Set<string>>();

function registerFace(doc: Doc, { name, bytes }: { name: string; bytes(): Buffer }): string {
  let names = registeredFonts.get(doc);
  if (!names) registeredFonts.set(doc, (names = new Set()));
  if (!names.has(name)) {
    names.add(name);
    doc.registerFont(name, bytes());
  }
  return name;
}

/** Wraps a text between words, in East Asian scripts between characters; breaks words that are too long. */
function wrapText(doc: Doc, text: string, style: TextStyle): string[] {
  const { width } = style;
  if (width === undefined) return text.split('\n');
  const lines = text.split('\n').flatMap((paragraph) => {
    const finishedLines: string[] = [];
    let line = '';
    for (const word of splitWords(paragraph)) {
      for (const part of measureWidth(doc, word, style) > width ? [...word] : [word]) {
        if (line !== '' && measureWidth(doc, line + part.trimEnd(), style) > width) {
          finishedLines.push(line.trimEnd());
          line = part.trimStart();
        } else line += part;
      }
    }
    return [...finishedLines, line.trimEnd()];
  });
  if (!style.lines || lines.length <= style.lines) return lines;
  return [...lines.slice(0, style.lines - 1), `${lines[style.lines - 1] ?? ''}…`];
}

/** Splits a text into words with trailing space; each East Asian character is a word. */
function splitWords(text: string): string[] {
  const words: string[] = [];
  for (const letter of text) {
    const last = words.at(-1);
    if (last === undefined || last.endsWith(' ') || BREAKABLE.test(letter) || BREAKABLE.test(last.slice(-1)))
      words.push(letter);
    else words[words.length - 1] = last + letter;
  }
  return words;
}

/** Draws a text with its top at y. Returns the y below it. */
export function drawText(doc: Doc, text: string, x: number, y: number, style: TextStyle = {}): number {
  const { size = 9, weight = 'regular', color = INK.text, align = 'left', width = 0, spacing = 0 } = style;
  const height = size * LINE_HEIGHT;
  const lines = wrapText(doc, text, style);
  lines.forEach((line, index) => {
    const space = align === 'left' ? 0 : width - measureWidth(doc, line, style);
    let left = x + (align === 'center' ? space / 2 : space);
    const baseline = y + index * height + size * 1.02;
    for (const run of splitIntoRuns(line, weight)) {
      const options = {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: spacing,
        ...getFontFeatures(style),
      } as const;
      setFace(doc, run.face, size).fillColor(color).text(run.text, left, baseline, options);
      left += doc.widthOfString(run.text, getFontFeatures(style)) + spacing * [...run.text].length;
    }
  });
  return y + lines.length * height;
}

/** Returns the height of a wrapped text. */
export function measureHeight(doc: Doc, text: string, style: TextStyle = {}): number {
  return wrapText(doc, text, style).length * (style.size ?? 9) * LINE_HEIGHT;
}

/** Draws a horizontal line. */
export function drawRule(
  doc: Doc,
  x: number,
  y: number,
  width: number,
  { weight = 0.6, color = INK.line as string } = {},
): void {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(weight)
    .strokeColor(color)
    .stroke();
}

/** Draws a barcode as vector bars. */
export function drawBarcode(doc: Doc, code: Barcode, x: number, y: number, width: number, height: number): void {
  const { bars, modules } = getBars(code);
  const unit = width / modules;
  for (const bar of bars) doc.rect(x + bar.at * unit, y, bar.width * unit, height);
  doc.fillColor(INK.text).fill();
}
