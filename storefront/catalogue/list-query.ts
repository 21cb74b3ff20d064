import type { Search } from '#domain/routes.ts';
import { genreQuery, parseGenres } from '#domain/catalogue/genres.ts';
import { ProjectCategory, ProjectSort, ProjectType, type Genre } from '#generated/enums.ts';

/** Projects on a page of the shop. */
export const PAGE_SIZE = 24;

/** What a list is filtered and sorted by, as its address says it; every part is optional there. */
export interface ListQuery {
  readonly search: string;
  readonly genres: readonly Genre[];
  /** a category (vinyl, cd …) or a way of selling (preorder …); empty for all */
  readonly type: string;
  readonly sort: ProjectSort;
  /** counted from 1 */
  readonly page: number;
}

/** What can stand in `type`: formats first, then the ways of selling that people look for. */
export const LIST_TYPES = [
  ...ProjectCategory.values.filter((category) => category !== 'project'),
  ...ProjectType.values.filter((type) => type === 'preorder' || type === 'limited_edition'),
] as const;

/** Reads an address's query; what it does not understand is left out. */
export function parseListQuery(params: URLSearchParams): ListQuery {
  const page = Number(params.get('page') ?? 1);
  return {
    search: (params.get('search') ?? '').trim().slice(0, 100),
    genres: parseGenres(params.get('genre')),
    type: LIST_TYPES.find((type) => type === params.get('type')) ?? '',
    sort: ProjectSort.values.find((sort) => sort === params.get('sort')) ?? 'newest',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Whether a list shows some genres or one type only. */
export const isFiltered = ({ genres, type }: ListQuery): boolean => genres.length > 0 || type !== '';

/** The query of an address for a list, as short as can be: '' or '?genre=11|18&page=2'. A change of filter starts at the first page. */
export function listSearch(query: ListQuery, change: Partial<ListQuery> = {}): Search {
  const { search, genres, type, sort, page } = { ...query, page: 1, ...change };
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(genres.length > 0 && { genre: genreQuery(genres) }),
    ...(type && { type }),
    ...(sort !== 'newest' && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  // the pipe needs no escape in a query, and §2.1 writes it so
  return params.size > 0 ? `?${params.toString().replaceAll('%7C', '|')}` : '';
}

/** The genres with one more, or without it. */
export function toggleGenre(genres: readonly Genre[], genre: Genre): Genre[] {
  return genres.includes(genre) ? genres.filter((other) => other !== genre) : [...genres, genre];
}

/** The query of GET /projects for a list. */
export function apiQuery({ search, genres, type, sort, page }: ListQuery) {
  return {
    ...(search && { search }),
    ...(genres.length > 0 && { genre: genreQuery(genres) }),
    ...(type && { type }),
    sort,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  };
}

/** Numbers of pages to link to around the present one; undefined stands for a gap: 1 … 4 5 6 … 20. */
export function pageNumbers(page: number, pages: number): (number | undefined)[] {
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
  return near.flatMap((number, index) => {
    const before = near[index - 1];
    return before !== undefined && number - before > 1 ? [undefined, number] : [number];
  });
}
