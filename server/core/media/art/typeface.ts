/**
 * Typefaces as outlines. A fresh machine has no fonts that librsvg could rely on, so every text is shaped with
 * fontkit from the open fonts that npm ships, and drawn as paths.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph } from 'fontkit';

const FILES = {
  grotesk: 'archivo/files/archivo-{subset}-500-normal',
  groteskBold: 'archivo/files/archivo-{subset}-800-normal',
  groteskBlack: 'archivo/files/archivo-{subset}-900-normal',
  condensed: 'anton/files/anton-{subset}-400-normal',
  didone: 'dm-serif-display/files/dm-serif-display-{subset}-400-normal',
  didoneItalic: 'dm-serif-display/files/dm-serif-display-{subset}-400-italic',
  garamond: 'cormorant-garamond/files/cormorant-garamond-{subset}-500-normal',
  garamondItalic: 'cormorant-garamond/files/cormorant-garamond-{subset}-500-italic',
  garamondBold: 'cormorant-garamond/files/cormorant-garamond-{subset}-700-normal',
  mono: 'space-mono/files/space-mono-{subset}-400-normal',
  monoBold: 'space-mono/files/space-mono-{subset}-700-normal',
  blackletter: 'pirata-one/files/pirata-one-{subset}-400-normal',
  wide: 'syne/files/syne-{subset}-800-normal',
  wideRegular: 'syne/files/syne-{subset}-500-normal',
  geometric: 'josefin-sans/files/josefin-sans-{subset}-300-normal',
  geometricBold: 'josefin-sans/files/josefin-sans-{subset}-700-normal',
  slab: 'alfa-slab-one/files/alfa-slab-one-{subset}-400-normal',
  groovy: 'shrikhand/files/shrikhand-{subset}-400-normal',
  brush: 'caveat-brush/files/caveat-brush-{subset}-400-normal',
} as const;

export type Face = keyof typeof FILES;
export const FACES = Object.keys(FILES) as Face[];

const require = createRequire(import.meta.url);
const fonts = new Map<string, Font>();

function font(face: Face, subset: 'latin' | 'latin-ext'): Font {
  const file = `@fontsource/${FILES[face].replace('{subset}', subset)}.woff2`;
  const known = fonts.get(file);
  if (known) return known;
  const opened = create(readFileSync(require.resolve(file)));
  if (!('layout' in opened)) throw new Error(`${file} is a collection, not a font`);
  fonts.set(file, opened);
  return opened;
}

/** One glyph placed on a line, in units of the em (1 = the font size). */
export interface PlacedGlyph {
  glyph: Glyph;
  x: number;
  unitsPerEm: number;
}

/** Shapes a text (kerning included); tracking in em is added after every glyph but the last. */
export function shape(text: string, face: Face, tracking = 0): { glyphs: PlacedGlyph[]; width: number } {
  const glyphs: PlacedGlyph[] = [];
  let x = 0;
  for (const run of runs(text.normalize('NFC'), face)) {
    const shaped = run.font.layout(run.text);
    shaped.glyphs.forEach((glyph, i) => {
      glyphs.push({ glyph, x, unitsPerEm: run.font.unitsPerEm });
      x += (shaped.positions[i]?.xAdvance ?? glyph.advanceWidth) / run.font.unitsPerEm + tracking;
    });
  }
  return { glyphs, width: glyphs.length ? x - tracking : 0 };
}

/**
 * Stretches of text by the font that has their letters: é is in latin, ł only in latin-ext; what the face lacks is
 * borrowed from the grotesk, and what no font has (another script) is left out rather than printed as a box.
 */
function runs(text: string, face: Face): { text: string; font: Font }[] {
  const found: { text: string; font: Font }[] = [];
  for (const letter of text) {
    const owner = ownerOf(letter.codePointAt(0) ?? 32, face);
    if (!owner) continue;
    const last = found[found.length - 1];
    if (last?.font === owner) last.text += letter;
    else found.push({ text: letter, font: owner });
  }
  return found;
}

function ownerOf(code: number, face: Face): Font | undefined {
  for (const candidate of [face, 'grotesk'] as const) {
    for (const subset of ['latin', 'latin-ext'] as const) {
      if (font(candidate, subset).hasGlyphForCodePoint(code)) return font(candidate, subset);
    }
  }
  return undefined;
}

/** Heights of the face in em. */
export function metrics(face: Face): { cap: number; x: number; ascent: number; descent: number } {
  const f = font(face, 'latin');
  // Some blackletters declare no useful cap height; the H is measured.
  const cap = f.glyphForCodePoint(72).bbox.maxY;
  const x = f.glyphForCodePoint(120).bbox.maxY;
  const em = f.unitsPerEm;
  return { cap: cap / em, x: x / em, ascent: f.ascent / em, descent: -f.descent / em };
}
