import { Genre } from '#generated/enums.ts';

/** Parses a query value such as "11|18" (§2.1): known ids without repetitions, in order. */
export function parseGenres(value: string | null | undefined): Genre[] {
  const ids = (value ?? '').split('|').map((part) => (/^\d+$/.test(part.trim()) ? Number(part) : undefined));
  return Genre.values.filter((id) => ids.includes(id)).sort((a, b) => ids.indexOf(a) - ids.indexOf(b));
}

/** Formats genre ids as a query value: [11, 18] → "11|18". */
export function formatGenreQuery(ids: readonly Genre[]): string {
  return ids.join('|');
}

/** An entry of the genre menu: several genres under one name, or a category. */
export interface GenreRow {
  readonly name: string;
  readonly name_fr: string;
  readonly name_zh: string;
  readonly genres: readonly Genre[];
  /** Set for entries that link to a category instead of a filter. */
  readonly category_id?: number;
}

/** Initial genre menu (§2.1), in order; the entry without genres is the whole shop. */
export const GENRE_SEED: readonly GenreRow[] = [
  { name: 'Pop', name_fr: 'Pop', name_zh: '流行', genres: [8] },
  { name: 'Rock / Metal', name_fr: 'Rock / Metal', name_zh: '摇滚 / 金属', genres: [11, 18] },
  { name: 'Hip Hop / R&B', name_fr: 'Hip-hop / R&B', name_zh: '嘻哈 / 节奏布鲁斯', genres: [6, 9] },
  { name: 'Folk / Country', name_fr: 'Folk / Country', name_zh: '民谣 / 乡村', genres: [4, 2] },
  { name: 'Soundtracks', name_fr: 'Bandes originales', name_zh: '原声带', genres: [20] },
  { name: 'World / Reggae', name_fr: 'Musiques du monde / Reggae', name_zh: '世界音乐 / 雷鬼', genres: [12, 14] },
  { name: 'Electronic', name_fr: 'Électro', name_zh: '电子', genres: [1] },
  { name: 'Soul / Blues', name_fr: 'Soul / Blues', name_zh: '灵魂乐 / 布鲁斯', genres: [10, 3] },
  { name: 'Jazz', name_fr: 'Jazz', name_zh: '爵士', genres: [7], category_id: 260 },
  { name: 'All genres', name_fr: 'Tous les genres', name_zh: '全部曲风', genres: [] },
];
