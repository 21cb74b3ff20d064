/** Generated front covers. */
import type { Genre } from '#generated/enums.ts';
import { random, type Random } from '../random.ts';
import { FAMILIES } from './families/all.ts';
import { GENRE_STYLES } from './genre-styles.ts';
import { MOODS, type Palette } from './palettes.ts';
import { createSvg, SIDE } from './svg.ts';

export interface CoverText {
  title: string;
  artist: string;
  genre: Genre;
}

/** Design shared by the parts of a release: sleeve, back, labels and garment have the same colours. */
export interface Livery {
  rnd: Random;
  palette: Palette;
  family: keyof typeof FAMILIES;
  display: (typeof GENRE_STYLES)[Genre]['faces'][number];
  serial: string;
}

/** Creates the design of a release, equal for the same seed and genre. */
export function createLivery(seed: string | number, genre: Genre): Livery {
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
 * Draws the front of a sleeve, 1000 × 1000, with title and artist as outlines.
 *
 * @example drawCover('1204', { title: 'Salt Roads', artist: 'Ilse Marravant', genre: 4 })
 */
export function drawCover(seed: string | number, { title, artist, genre }: CoverText): string {
  const { family, ...look } = createLivery(seed, genre);
  return createSvg(SIDE, SIDE, FAMILIES[family]({ ...look, title, artist }));
}
