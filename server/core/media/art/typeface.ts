/**
 * Typefaces as outlines. Texts are shaped by fontkit with fonts from npm and drawn as paths, because librsvg depends on
 * installed fonts.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph } from 'fontkit';

const FILES = {
  grotesk: '/archivo/files/archivo-{subset}-500-normal',
  groteskBold: '/archivo/files/archivo-{subset}-800-normal',
  groteskBlack: '/archivo/files/archivo-{subset}-900-normal',
  condensed: '/anton/files/anton-{subset}-400-normal',
  didone: '/dm-serif-display/files/dm-serif-display-{subset}-400-normal',
  didoneItalic: '/dm-serif-display/files/dm-serif-display-{subset}-400-italic',
  garamond: '/cormorant-garamond/files/cormorant-garamond-{subset}-500-normal',
  garamondItalic: '/cormorant-garamond/files/cormorant-garamond-{subset}-500-italic',
  garamondBold: '/cormorant-garamond/files/cormorant-garamond-{subset}-700-normal',
  mono: '/space-mono/files/space-mono-{subset}-400-normal',
  monoBold: '/space-mono/files/space-mono-{subset}-700-normal',
  blackletter: '/pirata-one/files/pirata-one-{subset}-400-normal',
  wide: '/syne/files/syne-{subset}-800-normal',
  wideRegular: '/syne/files/syne-{subset}-500-normal',
  geometric: '/josefin-sans/files/josefin-sans-{subset}-300-normal',
  geometricBold: '/josefin-sans/files/josefin-sans-{subset}-700-normal',
  slab: '/alfa-slab-one/files/alfa-slab-one-{subset}-400-normal',
  groovy: '/shrikhand/files/shrikhand-{subset}-400-normal',
  brush: '/caveat-brush/files/caveat-brush-{subset}-400-normal',
  /** The shop's own faces, in the default weights of their variable fonts. */
  shopDisplay: '-variable/bricolage-grotesque/files/bricolage-grotesque-{subset}-wght-normal',
  shopText: '-variable/inter/files/inter-{subset}-wght-normal',
} as const;

export type Face = keyof typeof FILES;
export const FACES = Object.keys(FILES) as Face[];

const require = createRequire(import.meta.url);
const fonts = new Map<string, Font>();

function loadFont(face: Face, subset: 'latin' | 'latin-ext'): Font {
  const file = `@fontsource${FILES[face].replace('{subset}', subset)}.woff2`;
  const cached = fonts.get(file);
  if (cached) return cached;
  const loaded = create(readFileSync(require.resolve(file)));
  if (!('layout' in loaded)) throw new Error(`${file} is a collection, not a font`);
  fonts.set(file, loaded);
  return loaded;
}

/** A glyph on a line; `x` in em (1 = the font size). */
export interface PlacedGlyph {
  glyph: Glyph;
  x: number;
  unitsPerEm: number;
}

/** Shapes a text with kerning; tracking in em is added after every glyph except the last. */
export function shapeText(text: string, face: Face, tracking = 0): { glyphs: PlacedGlyph[]; width: number } {
  const glyphs: PlacedGlyph[] = [];
  let x = 0;
  for (const run of splitRuns(text.normalize('NFC'), face)) {
    const layout = run.font.layout(run.text);
    layout.glyphs.forEach((glyph, i) => {
      glyphs.push({ glyph, x, unitsPerEm: run.font.unitsPerEm });
      x += (layout.positions[i]?.xAdvance ?? glyph.advanceWidth) / run.font.unitsPerEm + tracking;
    });
  }
  return { glyphs, width: glyphs.length ? x - tracking : 0 };
}

/**
 * Splits a text by the font that has its letters (é is in latin, ł only in latin-ext). Letters missing in the face are
 * set in the grotesk; those without glyph in any font (other scripts) are omitted.
 */
function splitRuns(text: string, face: Face): { text: string; font: Font }[] {
  const runs: { text: string; font: Font }[] = [];
  for (const letter of text) {
    const font = findFont(letter.codePointAt(0) ?? 32, face);
    if (!font) continue;
    const last = runs[runs.length - 1];
    if (last?.font === font) last.text += letter;
    else runs.push({ text: letter, font: font });
  }
  return runs;
}

function findFont(code: number, face: Face): Font | undefined {
  for (const candidate of [face, 'grotesk'] as const) {
    for (const subset of ['latin', 'latin-ext'] as const) {
      if (loadFont(candidate, subset).hasGlyphForCodePoint(code)) return loadFont(candidate, subset);
    }
  }
  return undefined;
}

/** Returns the heights of the face in em. */
export function getMetrics(face: Face): { cap: number; x: number; ascent: number; descent: number } {
  const f = loadFont(face, 'latin');
  // measured, because some blackletters declare no useful cap height
  const cap = f.glyphForCodePoint(72).bbox.maxY;
  const x = f.glyphForCodePoint(120).bbox.maxY;
  const em = f.unitsPerEm;
  return { cap: cap / em, x: x / em, ascent: f.ascent / em, descent: -f.descent / em };
}
