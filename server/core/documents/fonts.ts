/**
 * Fonts of documents: Inter for Latin, Greek and Cyrillic, Noto Sans for Chinese, Japanese and Korean. Documents embed the
 * glyphs they use.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

const SUBSETS = [
  'inter/files/inter-latin',
  'inter/files/inter-latin-ext',
  'inter/files/inter-cyrillic',
  'inter/files/inter-cyrillic-ext',
  'inter/files/inter-greek',
  'inter/files/inter-vietnamese',
  'noto-sans-sc/files/noto-sans-sc-chinese-simplified',
  'noto-sans-kr/files/noto-sans-kr-korean',
] as const;

const WEIGHTS = { regular: 400, bold: 600 } as const;
export type Weight = keyof typeof WEIGHTS;

const require = createRequire(import.meta.url);

/** A font file, read on first use. */
interface Face {
  name: string;
  bytes(): Buffer;
  has(letter: string): boolean;
}

function createFace(subset: string, weight: Weight): Face {
  let bytes: Buffer | undefined;
  let font: Font | undefined;
  const path = `@fontsource/${subset}-${WEIGHTS[weight]}-normal.woff`;
  const read = () => (bytes ??= unpackWoff(readFileSync(require.resolve(path))));
  return {
    name: `${subset}-${weight}`,
    bytes: read,
    has: (letter) => {
      // a single font, not a collection
      font ??= create(read()) as Font;
      return font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
    },
  };
}

const faces = {
  regular: SUBSETS.map((subset) => createFace(subset, 'regular')),
  bold: SUBSETS.map((subset) => createFace(subset, 'bold')),
} satisfies Record<Weight, Face[]>;

const faceCache = { regular: new Map<string, Face>(), bold: new Map<string, Face>() };
const MAX_CACHED = 20_000;

function findFace(letter: string, weight: Weight): Face | undefined {
  const face = faceCache[weight].get(letter) ?? faces[weight].find((one) => one.has(letter));
  if (face && faceCache[weight].size < MAX_CACHED) faceCache[weight].set(letter, face);
  return face;
}

/** A part of a text in one font. */
export interface Run {
  face: Face;
  text: string;
}

/** Splits a text by font. A character without a glyph becomes a question mark. */
export function splitIntoRuns(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  // narrow spaces are missing in some fonts
  for (const letter of text.normalize('NFC').replace(/[\u202f\u2009]/g, '\u00a0')) {
    const matchingFace = findFace(letter, weight);
    const face = matchingFace ?? faces[weight][0];
    if (!face) continue;
    const last = runs.at(-1);
    // spaces stay in the current font
    const isSameRun = last && (last.face === face || (/\s/.test(letter) && last.face.has(letter)));
    if (isSameRun) last.text += matchingFace ? letter : '?';
    else runs.push({ face, text: matchingFace ? letter : '?' });
  }
  return runs;
}
