/** Front sleeves drawn by code. */
import type { Genre } from '#generated/enums.ts';
import { random, type Random } from '../random.ts';
import { FAMILIES } from './families/all.ts';
import { GENRE_STYLES } from './genre-styles.ts';
import { MOODS, type Palette } from './palettes.ts';
import { document, SIDE } from './svg.ts';

export interface CoverText {
  title: string;
  artist: string;
  genre: Genre;
}

/** Shared by the parts of one release: sleeve, back, labels and garment are printed with the same inks. */
export interface Livery {
  rnd: Random;
  palette: Palette;
  family: keyof typeof FAMILIES;
  display: (typeof GENRE_STYLES)[Genre]['faces'][number];
  serial: string;
}

/** The look of a release; the same seed and genre always give the same one. */
export function livery(seed: string | number, genre: Genre): Livery {
  const rnd = random(`cover:${seed}`);
  const style = GENRE_STYLES[genre];
  return {
    rnd,
    palette: rnd.pick(MOODS[rnd.pick(style.moods)] as readonly Palette[]),
    family: rnd.pick(style.families),
    display: rnd.pick(style.faces),
    serial: `GH ${rnd.int(101, 989)}`,
  };
}

/**
 * The front of a sleeve, 1000 × 1000, title and artist set as outlines.
 *
 * @example coverSvg('1204', { title: 'Salt Roads', artist: 'Ilse Marravant', genre: 4 })
 */
export function coverSvg(seed: string | number, { title, artist, genre }: CoverText): string {
  const { family, ...look } = livery(seed, genre);
  return document(SIDE, SIDE, FAMILIES[family]({ ...look, title, artist }));
}
