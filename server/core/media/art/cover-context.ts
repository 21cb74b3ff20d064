/** Input of every cover family. */
import type { Random } from '../random.ts';
import type { Palette } from './palettes.ts';
import type { Face } from './typeface.ts';

export interface CoverContext {
  rnd: Random;
  palette: Palette;
  title: string;
  artist: string;
  /** Display face that suits the genre. */
  display: Face;
  /** Number of the release, in small print on some sleeves: "GH 214". */
  serial: string;
}

/** Draws the content of a 1000 × 1000 sleeve, title and artist included. */
export type Family = (context: CoverContext) => string;
