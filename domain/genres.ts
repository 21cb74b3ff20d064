import { Genre } from '#generated/enums.ts';

/** The genre ids of a query value such as "11|18" (§2.1): known ones, once each, in the order written. */
export function parseGenres(value: string | null | undefined): Genre[] {
  const ids = (value ?? '').split('|').map((part) => (/^\d+$/.test(part.trim()) ? Number(part) : undefined));
  return Genre.values.filter((id) => ids.includes(id)).sort((a, b) => ids.indexOf(a) - ids.indexOf(b));
}

/** Genre ids as a query value: [11, 18] → "11|18". */
export function genreQuery(ids: readonly Genre[]): string {
  return ids.join('|');
}

/** An entry of the genre menu: several genres under one name, or a shelf of its own. */
export interface GenreMenuEntry {
  /** translation key `genre_menu.<key>` */
  readonly key: string;
  readonly genres: readonly Genre[];
  /** set where the entry leads to a fixed category instead of a filter */
  readonly category?: 'jazz';
}

/** §2.1 genre filters, in the order of the menu; the entry without genres is the whole shop. */
export const GENRE_MENU = [
  { key: 'pop', genres: [8] },
  { key: 'rock_metal', genres: [11, 18] },
  { key: 'hip_hop_rnb', genres: [6, 9] },
  { key: 'folk_country', genres: [4, 2] },
  { key: 'soundtracks', genres: [20] },
  { key: 'world_reggae', genres: [12, 14] },
  { key: 'electronic', genres: [1] },
  { key: 'soul_blues', genres: [10, 3] },
  { key: 'jazz', genres: [7], category: 'jazz' },
  { key: 'all', genres: [] },
] as const satisfies readonly GenreMenuEntry[];
